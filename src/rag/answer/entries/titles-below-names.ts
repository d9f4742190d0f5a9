/**
 * Posts in plain paragraphs: a house on the first line, and what one was there with its time on the next: 'Le Brochet,
 * Montréal' above 'Head Chef, since May 2021. 62 seats.'
 */
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import type { DatedDraft } from './entry.ts'

/** Characters of a house with its town, and of a title with its time. */
const NAME = 80
const TITLED = 130
/** Paragraphs that are told so, at least. */
const LEAST = 2
const BEHIND_TITLE = /[\s,:;(–—-]+$/

/** A draft for each such paragraph; none where they are few, or fewer than the others. */
export function titlesBelowNames(list: readonly Unit[]): DatedDraft[] {
  const starts = list.filter(isStart)
  const told = list.flatMap((name, i): Told[] => {
    const when = list[i + 1]
    if (when === undefined || !isStart(name) || !isName(name) || when.block !== name.block) return []
    const title = titleOf(when)
    return title === null ? [] : [{ name, when, title, goesOn: list[i + 2]?.block === when.block }]
  })
  // where nothing more stands on their line, a title and its time are a header as any other
  const goOn = told.filter(({ goesOn }) => goesOn)
  const titles = told.filter(({ title }) => looksLikeTitle(title))
  const isMost = [titles, goOn].every((some) => some.length * 2 >= told.length)
  if (told.length < LEAST || told.length * 2 < starts.length || !isMost) return []
  const end = (list.at(-1)?.index ?? 0) + 1
  const next = new Map(starts.map(({ index }, i) => [index, starts[i + 1]?.index ?? end]))
  return told.map(({ name, when, title }) => ({
    header: [name.index, when.index],
    text: `${when.text.replace(/[.;]$/, '')}, ${name.text}`,
    rows: [
      { header: 'title', text: title },
      { header: 'employer', text: name.text.replace(/\s+[|·•–—]\s+/gu, ', ') },
    ],
    from: name.index,
    to: next.get(name.index) ?? end,
  }))
}

interface Told {
  readonly name: Unit
  readonly when: Unit
  readonly title: string
  /** Does more stand behind it in the paragraph? */
  readonly goesOn: boolean
}

const isStart = ({ kind, first, parents }: Unit): boolean =>
  kind === 'sentence' && first && parents.length === 0

const isName = ({ text, line }: Unit): boolean =>
  line &&
  text.length <= NAME &&
  /^[\p{Lu}\d]/u.test(text) &&
  !/[.!?:;]$/.test(text) &&
  !/:\s/.test(text) &&
  findDates(text).length === 0

/** What one was, where a line says that and its time, and nothing more. */
function titleOf({ kind, line, text }: Unit): string | null {
  const [date, more] = findDates(text)
  if (kind !== 'sentence' || !line || text.length > TITLED || date === undefined || more !== undefined)
    return null
  const title = text.slice(0, date.start).replace(BEHIND_TITLE, '')
  const isAlone = !date.single && text.length - date.end <= 2 && !/[.!?:]\s/.test(title)
  return isAlone && /^\p{Lu}/u.test(title) ? title : null
}
