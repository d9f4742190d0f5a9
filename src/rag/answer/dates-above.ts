/** Posts below their dates, which stand in a paragraph of their own: '2016 – 2020' above '**Developer**, Quarrel Games'. */
import type { CvDocument } from '../types.ts'
import { findDates } from './dates.ts'
import { headerParts, type Draft } from './entry.ts'
import { isMarked } from './entry-headers.ts'
import { looksLikeTitle } from './lexicon/names.ts'
import type { Unit } from './units.ts'

/** Characters of a line that names a post. */
const NAME = 90
/** Lines of a post's name below its dates. */
const LINES = 2

type Dated = Draft & { readonly from: number }

/** A draft for each, where all dates of the stretch stand so; none where a name stands above the first of them. */
export function datesAbove(document: CvDocument, list: readonly Unit[]): Dated[] {
  const body = list.filter(({ kind }) => kind !== 'heading')
  const alone = body.filter((unit, i) => isDateAlone(unit) && body[i + 1]?.block !== unit.block)
  if (alone.length === 0 || alone[0] !== body[0]) return []
  const drafts = alone.map((dates): Dated | null => {
    const at = body.indexOf(dates)
    const [first, ...more] = body.slice(at + 1, at + 1 + LINES)
    if (first === undefined || !names(first)) return null
    if (!isMarked(document, first) && !headerParts(first.text, []).some(looksLikeTitle)) return null
    const lines = [first, ...more.filter((unit) => unit.block === first.block && names(unit))]
    return {
      header: [dates.index, ...lines.map(({ index }) => index)],
      text: [...lines, dates].map(({ text }) => text).join(', '),
      rows: null,
      from: dates.index,
    }
  })
  const known = drafts.filter((draft) => draft !== null)
  return known.length === alone.length ? known : []
}

const names = ({ kind, line, text }: Unit): boolean =>
  kind === 'sentence' && line && text.length <= NAME && !/[.!?:]$/.test(text) && findDates(text).length === 0

/** From when to when, and nothing else. */
function isDateAlone({ kind, text }: Unit): boolean {
  const [date, more] = findDates(text)
  if (kind !== 'sentence' || date === undefined || more !== undefined || date.single) return false
  return !/[\p{L}\d]/u.test(text.slice(0, date.start) + text.slice(date.end))
}
