import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { GROUP_FEATURES, GROUP_INDEX } from '../../../src/rag/answer/ranking/group-feature-names.ts'
import { headingTable } from '../../../src/rag/answer/ranking/group-features.ts'
import { shapesOf } from '../../../src/rag/answer/ranking/group-shapes.ts'
import { buildGroups } from '../../../src/rag/answer/facts/build-groups.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { rankCandidates, readUnits, readWords } from '../../../src/rag/answer/ranking/reader.ts'
import { matchesOf } from '../../../src/rag/answer/ranking/similarity.ts'
import { noMatch } from '../../support/matches.ts'
import type { Term } from '../../../src/rag/answer/ranking/terms.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { plainMatching } from '../../../src/rag/late/projection.ts'

const facts = buildFacts(
  parseDocument(
    `# Ann Lee\n\n## Prizes\n\n${Array.from({ length: 9 }, (_, i) => `- Harbour prize number ${i}, for a bridge\n`).join('')}\n## Courses\n\n- Welding\n- Rigging\n\n## Trips\n\n| City | Year |\n|---|---|\n| Turku | 2011 |\n| Oulu | 2012 |\n`,
  ),
)
const groups = buildGroups(facts)

/** How well a term is met by one of some stems. */
const met = ({ matches }: Term, stems: ReadonlySet<string>): number =>
  Math.max(0, ...[...matches].map(([stem, value]) => (stems.has(stem) ? value : 0)))

/** How much of the question's weight a set of stems covers. */
const coverage = (terms: readonly Term[], stems: ReadonlySet<string>): number =>
  terms.reduce((sum, term) => sum + met(term, stems) * term.weight, 0) /
  terms.reduce((sum, { weight }) => sum + weight, 0)

/** A question as it is read when the model finds nothing alike. */
function ranked(query: string) {
  const draft = readWords(facts, analyse(query), new Map([['the', 0.1]]))
  const reading = readUnits(
    draft,
    { starts: [0], ends: [1], matching: plainMatching(1) },
    matchesOf([noMatch(1)], 1, new Array<number>(facts.units.length).fill(0)),
  )
  return { reading, ranking: rankCandidates(facts, groups, reading) }
}

const QUERIES = [
  'Which harbour prizes did she win?',
  'How many prizes are there?',
  'In which cities was she?',
]

describe('where terms are met', () => {
  it.each(QUERIES)('is in the units and headings that have their stems: %s', (query) => {
    const { terms, table } = ranked(query).reading
    const shapes = shapesOf(facts, groups)
    const headings = headingTable(terms, shapes)
    terms.forEach((term, t) => {
      facts.units.forEach((unit, u) => {
        expect(table.own[t * table.width + u]).toBe(met(term, unit.stems))
        expect(table.context[t * table.width + u]).toBe(met(term, unit.context))
      })
      groups.forEach((group, g) => expect(headings[g * terms.length + t]).toBe(met(term, group.headingStems)))
    })
  })
})

describe('the ranking', () => {
  it.each(QUERIES)('begins with the same candidates, whether all are asked for or the first: %s', (query) => {
    const { first, all } = ranked(query).ranking
    const told = (candidates: typeof first) =>
      candidates.map(({ unit, group, score, chance, features }) => ({ unit, group, score, chance, features }))
    const others = all()
    expect(others.length).toBeGreaterThan(first.length)
    expect(told(first)).toEqual(told(others.slice(0, first.length)))
    expect(others.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    for (const [i, { score }] of others.entries())
      expect(score).toBeLessThanOrEqual(others[i - 1]?.score ?? Infinity)
  })

  it.each(QUERIES)(
    'tells of a list how much of the question its items and its heading cover: %s',
    (query) => {
      const { reading, ranking } = ranked(query)
      const lists = ranking.all().filter(({ group }) => group !== null)
      expect(lists.length).toBeGreaterThan(0)
      for (const { group, features } of lists) {
        if (group === null) continue
        const stems = new Set(group.headingStems)
        for (const { units } of group.items)
          for (const u of units) for (const stem of facts.units[u]?.stems ?? []) stems.add(stem)
        expect(features).toHaveLength(GROUP_FEATURES.length)
        expect(features[GROUP_INDEX.cover]).toBe(coverage(reading.terms, stems))
        expect(features[GROUP_INDEX.coverHeading]).toBe(coverage(reading.terms, group.headingStems))
      }
    },
  )
})
