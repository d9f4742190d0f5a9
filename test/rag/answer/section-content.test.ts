/** Sections below headings of one's own making are told by what stands in them. */
import { describe, expect, it } from 'vitest'
import { kindsOfLines, sectionFeatures } from '../../../src/rag/answer/document/section-content.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../src/rag/answer/facts/build-groups.ts'
import { planOverview } from '../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { expectLinear } from '../../support/linear.ts'

const cvWith = (heading: string, body: string): string => `# Ada Marsh

ada@marsh.example

## Profile

I like building things that last.

## Experience

### Staff Engineer, Halden Robotics

2020 – present, Leeds

- Built the fleet scheduler for 300 machines.

## ${heading}

${body}
`

const TALKS = `- "Two taps", Northern Officers' Forum, Bergen, 2022
- "Cold frames", Open Health Summit, Leeds, 2024
- "What the night shift knows", panel at Care Days, York, 2019`
const PRIZES = `2025 — Harrow Medal for the quietest machine
2021 — Halden Prize, second place
2018 — Engineer of the Year, Guild of Makers`
const REFEREES = `- Jo Pym, head of engineering, Halden Robotics, jo@halden.example
- Dr Ann Poole, formerly my manager at Quarrel Games, +44 113 496 0001`
const HOBBIES = `Fell running, bell ringing at St Oswin's, and a hopeless allotment.`
const TONGUES = `- English: native
- Dutch: B1, evening classes
- Welsh: a little`

const kindOf = (heading: string, body: string): string | null | undefined =>
  buildFacts(parseDocument(cvWith(heading, body))).mainKinds.at(-1)

function told(heading: string, body: string, question: string): string {
  const facts = buildFacts(parseDocument(cvWith(heading, body)))
  const plan = planOverview(facts, buildGroups(facts), question, 2026 * 12 + 10)
  return typeof plan === 'object' && plan !== null && 'parts' in plan
    ? plan.parts.map(({ text }) => text).join('; ')
    : String(plan)
}

describe('a heading that names no kind', () => {
  it.each([
    ['In front of people', TALKS, 'talks'],
    ['Nice things that happened', PRIZES, 'awards'],
    ['Call these', REFEREES, 'references'],
    ['The rest', HOBBIES, 'interests'],
    ['At the table', TONGUES, 'languages'],
  ])('%s', (heading, body, kind) => {
    expect(kindOf(heading, body)).toBe(kind)
  })

  it('leaves to a heading what it names', () => {
    expect(kindOf('Projects', TALKS)).toBe('projects')
    expect(kindOf('Skills', TONGUES)).toBe('skills')
  })

  it('has lists told whole', () => {
    expect(told('Nice things that happened', PRIZES, 'Which awards has she won?')).toMatch(
      /Harrow Medal.*Halden Prize.*Engineer of the Year/,
    )
    expect(told('In front of people', TALKS, 'Which talks has she given?')).toMatch(
      /Two taps.*Cold frames.*night shift/,
    )
    expect(told('Call these', REFEREES, 'Who are her references?')).toMatch(/Jo Pym.*Ann Poole/)
    expect(told('The rest', HOBBIES, 'What are her hobbies?')).toMatch(/Fell running/)
  })

  it('makes no prizes of what only has some among other things', () => {
    const mixed =
      '- Rebuilt the boiler in 2019.\n- Won the Harrow Medal for it in 2020.\n- Trained four fitters.\n- Wrote the rota.'
    expect(told('Also', mixed, 'Which awards has she won?')).not.toMatch(/boiler|fitters|rota/)
  })
})

describe('talks below words for having spoken', () => {
  it.each(['Where I have talked', 'Rooms I have spoken in'])('%s', (heading) => {
    expect(kindOf(heading, TALKS)).toBe('talks')
    expect(kindOf('Spoken', TONGUES)).toBe('languages')
  })
})

it.each(['(', 'a-', '1 (', ',', 'Ab, ', '"', '[A](', 'x·'])(
  'reads %s again and again in a time that grows as the line does',
  (one) => expectLinear((size) => sectionFeatures([one.repeat(size)], 0), 4000),
)

it('gives chances that are one together', () => {
  const sum = [...kindsOfLines(['English: native', 'Dutch: B1'], 0.9).values()].reduce((a, b) => a + b, 0)
  expect(sum).toBeCloseTo(1)
  expect(kindsOfLines([], 0).size).toBe(0)
})
