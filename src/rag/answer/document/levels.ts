/**
 * How deep headings stand by what they say: 1 the person's name and what belongs to it, 2 sections, 3 what those are
 * made of. Owners begin their sections with #, ## or ### as they like.
 */
import type { CvDocument } from '../../types.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { kindsOfHeading } from './heading-kinds.ts'

/** Headings that name a kind of section, from which on their depth is that of sections. */
const ENOUGH = 3
/** Headings that may stand above sections: a name, a headline. */
const FEW = 2

/** The level of each section, by its index; 0 is the text before the first heading. */
export const levelsOf = oncePer((document: CvDocument): readonly number[] => read(document))

function read({ sections }: CvDocument): number[] {
  const plain = sections.map(({ depth }) => depth)
  const named = sections.filter(
    ({ depth, heading }) => depth > 0 && kindsOfHeading(heading).size > 0 && findDates(heading).length === 0,
  )
  const depths = [...new Set(named.map(({ depth }) => depth))].sort((a, b) => a - b)
  const at = depths.find((depth) => named.filter((one) => one.depth === depth).length >= ENOUGH) ?? 2
  if (at === 2) return plain
  if (at === 1) {
    const first = sections.find(({ depth }) => depth === 1)
    const name = first && !named.includes(first) ? first.index : -1
    return sections.map(({ depth, index }) => (depth === 0 || index === name ? depth : depth + 1))
  }
  if (plain.filter((depth) => depth > 1 && depth < at).length >= FEW) return plain
  return plain.map((depth) => (depth < at ? Math.min(depth, 1) : depth - at + 2))
}
