/**
 * Posts and studies whose places and times were set at the right of their lines: '**Halden Robotics** | Oslo' above
 * '*Staff Engineer* | 2016 – 2019', and further such titles at the same house below what was done as the first.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isStrong, last } from './entry-headers.ts'
import type { DatedDraft } from './entry.ts'
import { tellsPart } from './post-parts.ts'

/** Characters of a line of either kind. */
const LINE = 160
/** Characters beside the dates at the right: 'Summers ', 'Expected '. */
const BESIDE = 12

interface Titled {
  readonly unit: Unit
  readonly title: string
  readonly when: string
}

/** A draft for each title, where every house in bold has one right below it, or its time. */
export function setRight(document: CvDocument, list: readonly Unit[]): DatedDraft[] {
  const lines = list.filter(({ kind, line, parents }) => kind === 'sentence' && line && parents.length === 0)
  const titles = lines.flatMap((unit) => titledIn(unit) ?? [])
  const houses = lines.filter((unit) => isHouse(document, unit))
  const below = (house: Unit): Titled | undefined => titles.find(({ unit }) => unit.index === house.index + 1)
  const told = houses.filter((house) => below(house) !== undefined)
  const datedIn = (house: Unit): Unit | undefined =>
    list.find((unit) => unit.block === house.block && timeIn(unit) !== null)
  // a school may have its year beside what one was there
  const isPlain = (house: Unit): boolean => told.includes(house) || datedIn(house) !== undefined
  if (told.length === 0 || told[0] !== houses[0] || !houses.every(isPlain)) return []
  // '**Staff Engineer** | Halden Robotics' above 'Oslo | 2016 – 2019' is told the other way about
  if (titles.filter(({ title }) => looksLikeTitle(title)).length * 2 < titles.length) return []
  const opens = [...houses, ...titles.map(({ unit }) => unit)].map(({ index }) => index)
  const endOf = (unit: Unit): number =>
    Math.min(last(list) + 1, ...opens.filter((index) => index > unit.index))
  const drafts = titles.flatMap(({ unit, title, when }): DatedDraft[] => {
    const house = houses.findLast(({ index }) => index < unit.index)
    if (house === undefined) return []
    const isFirst = below(house)?.unit === unit
    const what = title.replace(GRADE, '')
    const rows = [{ header: 'title', text: what }, employer(house)]
    return [
      {
        header: isFirst ? [house.index, unit.index] : [unit.index, house.index],
        text: [what, when, house.text].join(', '),
        rows,
        from: isFirst ? house.index : unit.index,
        to: endOf(unit),
      },
    ]
  })
  const untitled = houses
    .filter((house) => !told.includes(house))
    .map((house): DatedDraft => {
      const dated = datedIn(house)
      return {
        header: [house.index, ...(dated === undefined ? [] : [dated.index])],
        text: [house.text, ...(dated === undefined ? [] : [timeIn(dated)?.when])].join(', '),
        rows: [employer(house)],
        from: house.index,
        to: endOf(house),
      }
    })
  return [...drafts, ...untitled].sort((a, b) => a.from - b.from)
}

const AT_RIGHT = ' | '
/** 'Salem, MA' */
const STATE = /, \p{Lu}{2}$/u
/** '; GPA: 3.9' behind what was studied. */
const GRADE = /[;,] (?:c?gpa|grade|average|mark)\b.*$/i

const employer = ({ text }: Unit): { header: string; text: string } => ({
  header: 'employer',
  text: text.split(AT_RIGHT)[0] ?? text,
})

/** What stands before a time at the right, and that. */
function timeIn(unit: Unit): Titled | null {
  const [title = '', at, more] = unit.text.split(AT_RIGHT)
  if (at === undefined || more !== undefined || unit.text.length > LINE || findDates(title).length > 0)
    return null
  const dates = findDates(at)
  const told = dates.reduce((sum, { start, end }) => sum + end - start, 0)
  const when = at.slice(dates[0]?.start, dates.at(-1)?.end)
  return dates.length > 0 && at.length - told <= BESIDE ? { unit, title, when } : null
}

/** What one was and when: no sentence. */
function titledIn(unit: Unit): Titled | null {
  const told = timeIn(unit)
  return told === null || /[.!?:]$/.test(told.title) ? null : told
}

/** A name in bold, and where it is. */
const isHouse = (document: CvDocument, unit: Unit): boolean =>
  unit.first &&
  !looksLikeTitle(unit.text.split(AT_RIGHT)[1]?.replace(STATE, '') ?? '') &&
  unit.text.length <= LINE &&
  unit.text.split(AT_RIGHT).length === 2 &&
  !/[.!?:]$/.test(unit.text) &&
  findDates(unit.text).length === 0 &&
  !tellsPart(document, unit) &&
  isStrong(document, unit)
