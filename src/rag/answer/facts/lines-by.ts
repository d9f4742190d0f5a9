/** The lines of each section and of each block, in reading order, put together once: many ask for them of every line. */
import { oncePer } from '../text/once-per.ts'
import type { Facts, UnitFacts } from './facts.ts'

const NONE: readonly UnitFacts[] = []

type Lines = ReadonlyMap<number | null, readonly UnitFacts[]>

const linesBy = (of: (line: UnitFacts) => number | null): ((facts: Facts) => Lines) =>
  oncePer(({ units }: Facts) => {
    const groups = new Map<number | null, UnitFacts[]>()
    for (const line of units) {
      const group = groups.get(of(line))
      if (group) group.push(line)
      else groups.set(of(line), [line])
    }
    return groups
  })

const bySection = linesBy(({ unit }) => (unit.kind === 'heading' ? null : unit.section))
const byHeading = linesBy(({ unit }) => (unit.kind === 'heading' ? unit.section : null))
const byBlock = linesBy(({ unit }) => unit.block)

/** What stands below the heading of a section, and below none further. */
export const linesBelow = (facts: Facts, section: number): readonly UnitFacts[] =>
  bySection(facts).get(section) ?? NONE

export const headingsOf = (facts: Facts, section: number): readonly UnitFacts[] =>
  byHeading(facts).get(section) ?? NONE

export const linesOfBlock = (facts: Facts, block: number): readonly UnitFacts[] =>
  byBlock(facts).get(block) ?? NONE

/** The lines of a line's block, itself among them; none where it is of no block. */
export const linesBeside = (facts: Facts, { unit: { block } }: UnitFacts): readonly UnitFacts[] =>
  block === null ? NONE : linesOfBlock(facts, block)

const byStart = oncePer(
  ({ units }: Facts): ReadonlyMap<number, UnitFacts> =>
    new Map(units.toReversed().map((line) => [line.unit.span.start, line])),
)

/** The first that starts at a character of the document. */
export const lineAt = (facts: Facts, start: number): UnitFacts | undefined => byStart(facts).get(start)
