/** The stretches of a section in which entries are looked for. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isStrong } from './entry-headers.ts'

/**
 * A section's units, cut at lines in bold that gather dated items below them: 'Appointments', 'Tours'; and where a
 * post whose heading has dates is followed by what was at another time: '**March – August 2016.** No job'.
 */
export function partsOf(document: CvDocument, list: readonly Unit[]): (readonly Unit[])[] {
  const after = followsAt(document, list)
  const cuts = list.flatMap((unit, i) => (i === after || gathers(document, list, i) ? [i] : []))
  return [0, ...cuts]
    .map((from, i) => list.slice(from, cuts[i] ?? list.length))
    .filter((part) => part.length > 0)
}

/** Where lines in bold begin that all tell of a time outside that of the heading; -1 without any. */
function followsAt(document: CvDocument, list: readonly Unit[]): number {
  const [heading] = list
  const [years, more] = heading?.kind === 'heading' ? findDates(heading.text) : []
  if (years === undefined || more !== undefined || years.single) return -1
  const bold = list.flatMap((unit, i) => {
    if (i === 0 || unit.kind !== 'sentence' || !unit.first || !isStrong(document, unit)) return []
    const range = findDates(unit.text).find(({ single }) => !single)
    return range === undefined ? [] : [{ i, apart: range.from >= years.to || range.to <= years.from }]
  })
  return bold.find(({ i }) => bold.every((one) => one.i < i || one.apart))?.i ?? -1
}

/** Is it a line in bold above items, most of which are dated? */
export function gathers(document: CvDocument, list: readonly Unit[], at: number): boolean {
  const unit = list[at]
  if (!unit?.first || unit.kind !== 'sentence' || !isStrong(document, unit)) return false
  if (list[at + 1]?.block === unit.block || findDates(unit.text).length > 0) return false
  if (looksLikeOrg(unit.text) || looksLikeTitle(unit.text)) return false
  const below: Unit[] = []
  for (let i = at + 1; i < list.length; i++) {
    const other = list[i]
    if (!other || (other.kind === 'sentence' && other.first)) break
    if (other.first && other.parents.length === 0) below.push(other)
  }
  const datedOnes = below.filter(({ text }) => findDates(text).length > 0)
  return below.length > 1 && datedOnes.length * 2 > below.length
}
