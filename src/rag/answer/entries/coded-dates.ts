/** Posts and studies below their dates, which are set as code: '`2016 – 2019`' above '**Developer**, Quarrel Games', '`Current`' above what goes on. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { last } from './entry-headers.ts'
import type { DatedDraft } from './entry.ts'

/** Of so many paragraphs alike, each that begins so is dated. */
const ALIKE = 2
/** Characters of a line that names a post, and lines below the dates that do. */
const LONGEST = 140
const LINES = 3
export const GOES_ON = /^(?:current(?:ly)?|present|now|ongoing|today)$/i

/** A draft for each, where most paragraphs of the stretch begin so; none else. */
export function codedDates(document: CvDocument, list: readonly Unit[]): DatedDraft[] {
  const tops = list.filter(({ kind, first, parents }) => kind === 'sentence' && first && parents.length === 0)
  const dated = tops.filter((unit) => datesOf(document, unit) !== null)
  if (dated.length < ALIKE || dated.length * 2 <= tops.length) return []
  return dated.flatMap((unit, i): DatedDraft[] => {
    const dates = datesOf(document, unit) ?? ''
    const own = unit.text.slice(dates.length).trim()
    const begin = list.indexOf(unit)
    const below = list
      .slice(begin + 1, begin + 1 + LINES)
      .filter(({ block, line }) => block === unit.block && line)
    const lines = own === '' ? below.slice(0, 1) : []
    const said = [own, ...lines.map(({ text }) => text)].filter((text) => text !== '')
    if (said.length === 0 || said.some((text) => text.length > LONGEST)) return []
    return [
      {
        header: [unit.index, ...lines.map(({ index }) => index)],
        text: `${said.join(', ').replace(/\.$/, '')}, ${dates}`,
        rows: null,
        from: unit.index,
        to: dated[i + 1]?.index ?? last(list) + 1,
      },
    ]
  })
}

/** The dates in code that a paragraph begins with, as they are written. */
function datesOf({ blocks }: CvDocument, unit: Unit): string | null {
  const block = unit.block === null ? undefined : blocks[unit.block]
  const mark = block?.marks.find(({ kind, start }) => kind === 'code' && start === 0)
  if (block === undefined || mark === undefined) return null
  const text = block.text.slice(0, mark.end).trim()
  if (!unit.text.startsWith(text)) return null
  if (GOES_ON.test(text)) return text
  const dates = findDates(text)
  const rest = dates.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text)
  return dates.length > 0 && !/[\p{L}\d]/u.test(rest) ? text : null
}
