/** Employers that head sections of the CV itself, with what they are below their names, and posts in bold below that. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Bogna Wirth

Harbour lawyer, Szczecin

## Contact

bogna@wirth.example

## Kotwica Legal, Szczecin

*Law firm of 19; a group for ships and cargo.*

**Partner, head of the cargo group** — since March 2022

- Leads four associates.

**Counsel** — June 2018 to February 2022

- Won the case of the frozen herring.

## Odra Quays Authority, Szczecin

*Runs the quays between the bridges.*

**In-house lawyer, leases** — May 2013 to May 2018

- Renewed 61 leases.

**Legal trainee** — September 2011 to April 2013

## Education

- Master of Laws, University of Pomerania, 2006–2011
`)

describe('employers as sections', () => {
  it('are those of the posts below them', async () => {
    expect(await ask('Who employed her in 2012?')).toContain('Odra Quays Authority')
    expect(await ask('Where was she working in 2015?')).toContain('Odra Quays Authority')
    expect(await ask('Which posts has she held at Kotwica Legal?')).toMatch(/Partner[^]*Counsel/)
    expect(await ask('How long was she at the Odra Quays Authority altogether?')).toMatch(
      /6 years and 9 months|6 years and 8 months/,
    )
  })
})
