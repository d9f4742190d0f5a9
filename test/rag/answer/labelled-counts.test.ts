/** Counts of what stands behind a label, services, own places and the team of today, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandmark

Researcher and innkeeper

## Who's writing

I study rents. I am at home in two trades.

## Appointments

Since 2021 Principal Researcher, Institute for Urban Rents, Delft. Team: six, across data and fieldwork.

2014–2021 Research Fellow, from 2018 Senior Research Fellow, Centre for Tenancy Studies, Hull.
I led a team of eleven.

## Things I wrote

A book, *The Deposit*, came out with Quillfeather Press in 2019.

## Speaking and reviewing

Reviewer for Journal of Tenancy since 2018. Invited talks: "Rent caps", Oslo, 2022; "Empty flats", Ghent, 2023; "The missing middle", Delft, 2025.

## CVEs

Scores are base scores.

- **CVE-2031-10001** – Ledgerbox parser, heap overflow. 8.8
- **CVE-2029-10002** – Rentwright gateway, bypass. 9.8. Found with Odo Kerr.
- **CVE-2028-10003** – Tenancy Desk, hard-coded key. 9.1

One more waits for the vendor.

## What I can do for you

- Rent surveys, from questionnaire to report
- Expert witness in tenancy tribunals

I don't do valuations.

## My own places

### Soup & Ladle (Delft, open since 2017)

Run by my brother.

### The Tin Plate (Hull, 2012 – 2014, closed)

The wrong street.
`

describe('what is asked of the parts of a CV', () => {
  const ask = askingOf(CV)

  it('counts what stands behind a label', async () => {
    expect(await ask('number of invited talks')).toMatch(/^Three: /)
    expect(await ask('How many invited talks has she given?')).toMatch(/^Three: /)
  })

  it('counts a list whose heading is the word for it', async () =>
    expect(await ask('How many published CVEs does she list?')).toMatch(/^Three: /))

  it('tells which services there are', async () => {
    const told = await ask('Which services do you offer?')
    expect(told).toMatch(/Rent surveys.*Expert witness/)
    expect(told).not.toContain('valuations')
  })

  it('tells which places are one’s own', async () =>
    expect(await ask('Which restaurants does she own?')).toMatch(/Soup & Ladle.*Tin Plate/))

  it('tells the team of the post of today', async () => {
    const told = await ask('How many people are in her present team?')
    expect(told).toContain('six')
    expect(told).not.toContain('eleven')
  })

  it('reads a rank as a post', async () =>
    expect(await ask('What rank did she hold in 2019?')).toMatch(/Senior Research Fellow[^.]*\.$/))

  it('takes who is writing for no writings', async () =>
    expect(await ask('Has she ever published a book?')).toBe(
      'A book, The Deposit, came out with Quillfeather Press in 2019.',
    ))
})
