/** Posts below their dates, which stand in a paragraph of their own: '2016 – 2020' above '**Developer**, Quarrel Games'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isDateAlone, isPeriodAlone } from '../text/dates.ts'
import { isMarked } from './entry-headers.ts'
import type { Draft } from './entry.ts'
import { LEGAL_FORM } from './header-lines.ts'
import { headerParts } from './header-parts.ts'

/** Characters of a line that names a post. */
const NAME = 90
/** Lines of a post's name below its dates. */
const LINES = 2

type Dated = Draft & { readonly from: number }

/**
 * A draft for each, where all dates of the stretch stand so; none where a name stands above the first of them.
 *
 * @param heading of the stretch, which may say with whom all of them were
 */
export function datesAbove(document: CvDocument, list: readonly Unit[], heading: Unit | undefined): Dated[] {
  const body = list.filter(({ kind }) => kind !== 'heading')
  const alone = body.filter(
    (unit, i) => unit.kind === 'sentence' && isDateAlone(unit.text) && body[i + 1]?.block !== unit.block,
  )
  const [top] = alone
  // what stands above the first tells of the house, in sentences
  const isFirst = body.every((unit) => unit.index >= (top?.index ?? 0) || /[.!?]$/.test(unit.text))
  if (top === undefined || !isFirst || !alone.some(({ text }) => isPeriodAlone(text))) return []
  const drafts = alone.map((dates): Dated | null => {
    const at = body.indexOf(dates)
    const [first, ...more] = body.slice(at + 1, at + 1 + LINES)
    if (first === undefined || !names(first)) return null
    const lines = [first, ...more.filter((unit) => unit.block === first.block && names(unit))]
    const house = heading === undefined ? null : houseIn(heading, lines)
    return {
      header: [
        dates.index,
        ...lines.map(({ index }) => index),
        ...(house === null || heading === undefined ? [] : [heading.index]),
      ],
      text: [...lines, dates].map(({ text }) => text).join(', '),
      rows: house === null ? null : [{ header: 'employer', text: house }],
      from: dates.index,
    }
  })
  const known = drafts.filter((draft) => draft !== null)
  const isSure = (unit: Unit | undefined): boolean =>
    unit !== undefined && (isMarked(document, unit) || headerParts(unit.text, []).some(looksLikeTitle))
  // 'Parental leave' among them
  const sure = alone.filter((dates) => isSure(body[body.indexOf(dates) + 1]))
  return known.length === alone.length && sure.length * 2 >= alone.length ? known : []
}

/** The house that a heading names, where the lines of a post name none. */
function houseIn(heading: Unit, lines: readonly Unit[]): string | null {
  const [house = ''] = headerParts(heading.text, findDates(heading.text))
  const said = lines.flatMap(({ text }) => headerParts(text, []))
  if (looksLikeTitle(house) || said.some((part) => looksLikeOrg(part) && !looksLikeTitle(part))) return null
  return looksLikeOrg(house) || (said.length === 1 && isProperName(house)) ? house : null
}

const names = ({ kind, line, text }: Unit): boolean =>
  kind === 'sentence' &&
  line &&
  text.length <= NAME &&
  !/[.!?:]$/.test(text.replace(LEGAL_FORM, '')) &&
  findDates(text).length === 0
