/** Lists of a time that is open at one end, and times told by how long ago they are; with the real model. */
import { describe, expect, it } from 'vitest'
import { inCalendar } from '../../../src/rag/answer/question/in-calendar.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ylva Thorne

Surveyor, Leeds.

## Experience

**Wexcombe Tunnels** — Lead Surveyor (Aug 2020 – present)

- Leads five.

**Orrin Bridges** — Surveyor (Oct 2015 – Jul 2020)

- Measured piers.

## Certificates

- Rope access, issued June 2022, valid until June 2025.
- Blasting, issued March 2023, no expiry.

## Talks

| Year | Title | City |
| --- | --- | --- |
| 2025 | "Level ground" | Cork |
| 2023 | "Under the hill" | Bergen |
| 2020 | "Salt and clay" | Oslo |
| 2018 | "What sinks" | Ghent |
`
const ask = askingOf(CV)

describe('a list before, after or up to a year', () => {
  it.each([
    ['How many talks before 2023?', 'Two:', ['Salt and clay', 'What sinks'], ['Under the hill']],
    ['Which talks after 2020?', '', ['Level ground', 'Under the hill'], ['Salt and clay']],
    ['Which talks before 2020?', '', ['What sinks'], ['Salt and clay']],
    ['How many talks until 2020?', 'Two:', ['Salt and clay', 'What sinks'], ['Under the hill']],
    ['Which talks since 2023?', '', ['Level ground', 'Under the hill'], ['Salt and clay']],
    ['Talks from 2020 on', '', ['Level ground', 'Under the hill', 'Salt and clay'], ['What sinks']],
    ['Which certificates did she get after 2022?', '', ['Blasting'], ['Rope access']],
  ])('%s', async (question, lead, said, unsaid) => {
    const answer = await ask(question)
    expect(answer.startsWith(lead)).toBe(true)
    for (const one of said) expect(answer).toContain(one)
    for (const one of unsaid) expect(answer).not.toContain(one)
  })

  it('declines where nothing of the list is of that time', async () => {
    expect(await ask('Which talks after 2025?')).toContain('does not')
  })
})

describe('how long ago', () => {
  const facts = buildFacts(parseDocument(CV))
  const now = 2026 * 12 + 10

  it.each([
    ['Where was she working five years ago?', 'Where was she working in November 2021?'],
    ['Six months ago, where was she?', 'In May 2026, where was she?'],
    ['What was her job a year ago?', 'What was her job in November 2025?'],
    ['How many talks in the last three years?', 'How many talks since November 2023?'],
    ['Did she move more than ten years ago?', 'Did she move more than ten years ago?'],
    ['How long ago was that?', 'How long ago was that?'],
    ['How did sales grow in the last two years?', 'How did sales grow in the last two years?'],
  ])('%s', (asked, said) => {
    expect(inCalendar(facts, asked, now)).toBe(said)
  })

  it('leaves alone what the CV says in these words', () => {
    const own = buildFacts(parseDocument(`${CV}\n## Courses in the last three years\n\n- Drones, 2024\n`))
    const asked = 'Which courses in the last three years?'
    expect(inCalendar(own, asked, now)).toBe(asked)
  })
})
