/** Posts by their place, by their order, during studies and by their length: answered from facts alone. */
import { describe, expect, it } from 'vitest'
import { isPlan } from '../../../src/rag/answer/common/planner.ts'
import { planPostsApart } from '../../../src/rag/answer/common/career/posts-apart.ts'
import { planPostsIn } from '../../../src/rag/answer/common/career/posts-in-place.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const facts = buildFacts(
  parseDocument(`# Ylva Thorne

Surveyor, Bergen.

## Experience

**Wexcombe Tunnels** — Lead Surveyor (Aug 2020 – present)

Bergen, Norway.

- Leads five.

**Orrin Bridges** — Surveyor (Oct 2015 – Jul 2020)

Malmö, Sweden. Bridges for trains.

- Measured piers.

**Hollin Quarry** — Assistant Surveyor (Jul 2008 – Aug 2010)

Wexmouth, on site.

- Measured holes.

## Education

**University of Leeds** — MSc Geodesy, part-time (2018 – 2021)

**University of Cork** — BSc Geology (2004 – 2007)
`),
)
const now = 2026 * 12 + 10
const ask = (asked: string): string => {
  const plan = planPostsIn(facts, now, asked) ?? planPostsApart(facts, now, asked)
  return isPlan(plan) ? `${plan.lead ?? ''} ${plan.parts.map(({ text }) => text).join('; ')}` : 'none'
}
const [LEAD, SURVEYOR, ASSISTANT] = ['Wexcombe Tunnels', 'Orrin Bridges', 'Hollin Quarry']

describe('posts asked for', () => {
  it.each([
    ['which jobs were in sweden', [SURVEYOR], [LEAD, ASSISTANT]],
    ['which jobs were not in norway', [SURVEYOR], [LEAD]],
    ['which of her jobs were not in bergen', [SURVEYOR], [LEAD]],
    ['how many posts were outside norway', ['One', SURVEYOR], [LEAD]],
    ['which jobs were in wexmouth', [ASSISTANT], [LEAD, SURVEYOR]],
    ['what was her second job', [SURVEYOR], [LEAD, ASSISTANT]],
    ['who was her third employer', [LEAD], [SURVEYOR]],
    ['third job', [LEAD], [SURVEYOR]],
    ['what was her penultimate job', [SURVEYOR], [LEAD]],
    ["what was her job during her master's degree", [SURVEYOR, LEAD], [ASSISTANT]],
    ['where did she work during her msc', [SURVEYOR, LEAD], [ASSISTANT]],
    ['has she worked longer at wexcombe tunnels or at hollin quarry', ['Longer at', LEAD, ASSISTANT], []],
    ['where was she longer, orrin bridges or hollin quarry', ['Longer at Orrin', SURVEYOR], [LEAD]],
  ])('%s', (asked, said, unsaid) => {
    const answer = ask(asked)
    for (const one of said) expect(answer).toContain(one)
    for (const one of unsaid) expect(answer).not.toContain(one)
  })

  it.each([
    'which jobs were in france',
    'which jobs were in 2012',
    'which jobs were in sales',
    'what was her fifth job',
    'where did she study during her msc',
    'what was her job during her phd',
    'has she worked longer at acme or at bolt',
  ])('leaves to others: %s', (asked) => {
    expect(ask(asked)).toBe('none')
  })
})
