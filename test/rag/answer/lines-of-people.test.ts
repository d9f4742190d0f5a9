/** Lines that each name a person are said once each; a year with a post and a study in it is told with both. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Runa Eskelin

Stage designer, Turku

## Work

### Set designer, Kolm Opera, Tallinn, 2006 – 2016

- Drew 31 sets

## Training

- MA Scenography, Brenholm School of Art, 2009 – 2011

## Referees

Marit Oksanen, dramaturg, Aurajoki Academy
Dr Ivo Kask, formerly head of sets at Kolm Opera
`)

describe('lines of people', () => {
  it('are said once each', async () => {
    const answer = await ask('Who are her referees?')
    expect(answer.match(/Marit Oksanen/g)).toHaveLength(1)
    expect(answer).not.toContain('Academy: Dr')
    expect(answer).toContain('Dr Ivo Kask')
  })
})

describe('a year with a post and a study in it', () => {
  it('is told with both, unless work alone is asked for', async () => {
    const both = await ask('What did she do in 2010?')
    expect(both).toContain('Kolm Opera')
    expect(both).toContain('MA Scenography')
    expect(await ask('Where did she work in 2010?')).not.toContain('Scenography')
    expect(await ask('What did she do in 2014?')).not.toContain('Scenography')
  })
})
