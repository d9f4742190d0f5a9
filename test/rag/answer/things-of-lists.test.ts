/** What a heading, a line above or the rest of a list says of a thing, and what must not be said of it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Jo Pym

Physicist in Hull | jo@pym.example | +44 1482 555 0100

## Employment

### Researcher, Norring Institute

2015 – present

- Published "Cold light" in Optics Letters with Ann Poole.
- Oversees the number of the samples per day: 40.

## Publications

### Journal articles

- "Cold light", Optics Letters, 2020, with Ann Poole
- "Warm light", Optics Letters, 2018

### Conference papers

- "Fast light", Photonics Days, 2019

### Under review

- "Slow light", Annals of Optics

## Talks

- "Cold light", Photonics Days, Ghent, 2021

## Awards

### Nominated

- Lamp Prize, 2022
- Beam Medal, 2019

### Received

- Prism Award, 2018

## Certificates

- Laser safety, 2021 – May 2025
- First aid, expires June 2028
- Radiation protection officer, 2020

## References

**Ann Poole**, Head of Optics, Norring Institute, ann@norring.example

**Lee Dunn**, Professor, Hull
`

describe('things of lists', () => {
  const ask = askingOf(CV)
  const askNurse = askingOf(
    '# Ida Holm\n\nNurse, Leith.\n\n## Memberships\n\n- Nursing council\n\n## Formal matters\n\n- Register: nursing, registration number 44K1234\n',
  )

  it('are said with the heading that tells what became of them', async () => {
    expect(await ask('Did she win the Lamp Prize?')).toContain('Nominated')
    expect(await ask('Which awards has she won?')).toMatch(/Prism(?!.*(?:Lamp|Beam))/)
    expect(await ask('How many awards has she received?')).toMatch(/Prism(?!.*(?:Lamp|Beam))/)
    expect(await ask('Which awards was she nominated for?')).toMatch(/Lamp.*Beam/)
    expect(await ask("Was 'Slow light' published?")).toContain('Under review')
  })

  it('run out by their own dates', async () => {
    expect(await ask('Which certificate expires first?')).toContain('First aid')
    expect(await ask('When does her laser safety certificate expire?')).toContain('May 2025')
    expect(await ask('When does the radiation protection certificate expire?')).toContain('The CV does not')
  })

  it('lend no number, address or co-author to another', async () => {
    expect(await ask("What is Ann Poole's e-mail address?")).toBe('Ann Poole: ann@norring.example.')
    expect(await ask("What is Lee Dunn's phone number?")).toContain('The CV does not')
    expect(await ask("Who are the co-authors of 'Warm light'?")).toContain('The CV does not')
    expect(await ask("Who are the co-authors of 'Cold light'?")).toContain('Ann Poole')
    expect(await ask('What is the number of her laser certificate?')).toContain('The CV does not')
  })

  it('are told a number that stands beside no item of a list', async () => {
    const answer = await askNurse('Under what registration number is she on the nursing register?')
    expect(answer).toContain('44K1234')
  })

  it('appeared where the list says', async () => {
    expect(await ask('Has she published in Science?')).toContain('The CV does not')
    expect(await ask('Has she spoken at Photonics Days?')).toContain('Photonics Days')
  })
})
