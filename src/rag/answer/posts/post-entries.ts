/** Which of the entries tell of posts that one lives by: no project, fair, break, bullet or second telling of another. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { clientOf } from '../entries/client-projects.ts'
import type { Entry } from '../entries/entry.ts'
import { agencyOf } from '../entries/placements.ts'
import { headsProse } from '../entries/prose-header.ts'
import type { Facts } from '../facts/facts.ts'
import { isBreak, isPersonal } from '../lexicon/breaks.ts'
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import {
  APART,
  AWAY,
  FOR_CLIENTS,
  LED,
  NO_POST,
  OF_CLIENTS,
  OF_OTHER_ROWS,
  OF_POSTS,
  REMARK,
  SHARE_ONLY,
  VERB,
  WORKED,
} from './held-words.ts'
import { dated, entriesOf, isTold, type DatedEntry } from './timeline-entries.ts'

/** Posts of a set form, beside which a sentence with a date is none. */
const ENOUGH = 2
/** In reading order. */
export function postEntries(facts: Facts): readonly DatedEntry[] {
  const pool = entriesOf(facts)
    .filter(dated)
    .filter((entry) => isWork(facts, entry) && hasOwnDate(facts, entry))
  const set = pool.filter((e) => e.title !== null && !isTold(facts, e) && !tells(facts, e))
  return pool
    .filter(
      (entry) =>
        isTold(facts, entry) ||
        set.length < ENOUGH ||
        !isSentence(facts, entry) ||
        (headsProse(entry.text) && standsAlone(entry, set)),
    )
    .filter(
      (entry, _, all) =>
        !isContainer(facts, entry, all) && !isSumOf(facts, entry, all) && !isPlacement(facts, entry, all),
    )
    .filter((entry, _, all) => !all.some((other) => other !== entry && repeats(entry, other)))
}

/** Months for which one post may go on beside the next. */
const HANDOVER = 3
/** Is it told from when to when it was, and was none of the others at that time? */
const standsAlone = ({ range }: DatedEntry, others: readonly DatedEntry[]): boolean =>
  !range.single &&
  others.every((other) => {
    const months = Math.min(range.to, other.range.to) - Math.max(range.from, other.range.from)
    return !Number.isFinite(months) ? false : months <= HANDOVER
  })

/** Headings above an entry, the nearest first; the person's name is none. */
export function headingsOf({ document, units }: Facts, entry: Entry): string[] {
  const out: string[] = []
  let section = document.sections[units[entry.from]?.unit.section ?? -1]
  while (section && section.parent !== null && out.length < 6) {
    if (section.heading !== '') out.push(fold(section.heading))
    section = document.sections[section.parent]
  }
  if (out.length === 0 && section) out.push(fold(section.heading))
  return out
}

const OF_EMPLOYERS = /^(?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|institutions?|workplace)\b/i

/** Was it done for a client: in a table of them, or below a heading that says so? Such work is no employment. */
export function isForClient(facts: Facts, entry: Entry): boolean {
  const columns = (cellsOf(facts.document, facts.units[entry.header[0] ?? -1]?.unit) ?? []).map(
    ({ header }) => header,
  )
  // an employer's clients may have a column beside it
  if (columns.some((one) => OF_CLIENTS.test(one)) && !columns.some((one) => OF_EMPLOYERS.test(one)))
    return true
  return headingsOf(facts, entry).some((heading) => FOR_CLIENTS.test(heading))
}

/** Does it stand where posts stand, and say so? */
function isWork(facts: Facts, entry: DatedEntry): boolean {
  const { parts, range, title, org, header, text } = entry
  if (isBreak(parts) || isPersonal(parts) || NO_POST.test(text)) return false
  const lines = header.map((unit) => facts.units[unit]?.unit)
  if (title === null && org === null && parts.every((part) => SHARE_ONLY.test(part)) && isRow(lines[0]))
    return false
  if (STUDENT.test(title ?? '') || (title === null && namesSection(facts, entry))) return false
  const said = isTold(facts, entry) ? [] : [text, ...lines.map((line) => line?.text ?? '')]
  if (said.some((line) => AWAY.test(line))) return false
  const columns = (cellsOf(facts.document, lines[0]) ?? []).map(({ header }) => header)
  if (columns.some((one) => OF_OTHER_ROWS.test(one)) && !columns.some((one) => OF_POSTS.test(one)))
    return false
  const headings = headingsOf(facts, entry)
  // its title and its employer, both of which may be called what a section is
  const own = lines.filter((line) => line?.kind === 'heading').length
  const isNamed = org !== null && fold(org) === headings[0]
  const above =
    headings.length > own || isNamed ? headings.slice(own) : headings.map((one) => withoutPost(one, entry))
  if (above.some((heading) => APART.test(heading)) && !isOfClient(facts, entry)) return false
  const led = entry.kind !== 'experience' && above.some((heading) => LED.test(heading))
  if (entry.kind !== 'experience' && !led) return false
  if (led && parts.some(isDegree)) return false
  // a day, or a year alone, is that of a post only where one says what one was
  return (
    !range.single ||
    (title !== null && looksLikeTitle(title) && !REMARK.test(text) && !/\b(?:I|me|my)\b/.test(text))
  )
}

/** One of a contractor's, which was read as a post. */
const isOfClient = ({ document, units }: Facts, entry: Entry): boolean =>
  entry.kind === 'experience' &&
  clientOf(
    document,
    units.map(({ unit }) => unit),
    entry,
  ) !== null

/** Of a section that is one post ('## 2015–2019 | Project Manager @ Tern Ltd') what is neither its title nor its house. */
function withoutPost(heading: string, { title, org, range }: DatedEntry): string {
  if (title === null || org === null || range.single || !looksLikeTitle(title)) return heading
  return heading.replace(fold(title), ' ').replace(fold(org), ' ')
}

const isRow = (unit: Unit | undefined): boolean => unit?.kind === 'row'

const STUDENT = /^(?:student|pupil)s?$/i

/** 'Practice since 2013' above posts. */
function namesSection({ document, units }: Facts, { header, org }: Entry): boolean {
  const heading = units[header[0] ?? -1]?.unit
  // '2016 to 2021 - Orrin Building Society': when and with whom
  if (org !== null && looksLikeOrg(org) && findDates(heading?.text ?? '').some(({ single }) => !single))
    return false
  if (heading?.kind !== 'heading' || (levelsOf(document)[heading.section] ?? 0) > 2) return false
  return (
    kindsOfHeading(heading.text).size > 0 &&
    document.sections.some(({ parent }) => parent === heading.section)
  )
}

/** A row that begins with no date where those around it do tells more of the row above. */
function hasOwnDate({ units, document }: Facts, { header }: DatedEntry): boolean {
  const own = units[header[0] ?? -1]?.unit
  const cells = cellsOf(document, own)
  if (own === undefined || !cells || cells.length < 2) return true
  const others = units.filter(({ unit }) => unit.kind === 'row' && unit.section === own.section)
  const begins = others.filter(({ unit }) => {
    const [first] = cellsOf(document, unit) ?? []
    return first !== undefined && findDates(first.text).length > 0
  })
  return begins.length < ENOUGH || cells[0]?.text !== ''
}

/** Does the entry's own line say what one was? Its header may hold the employer's as well. */
function ownTitle({ units }: Facts, entry: Entry, around: Entry): boolean {
  const lines = entry.header.filter((line) => !around.header.includes(line))
  return lines.some((line) => looksLikeTitle(units[line]?.unit.text ?? ''))
}

const within = (inner: DateRange, outer: DateRange): boolean =>
  inner.from >= outer.from - 1 && inner.to <= outer.to + 1

/** The years at one employer above the posts held there. */
const isContainer = (facts: Facts, entry: DatedEntry, all: readonly DatedEntry[]): boolean =>
  all.some(
    (other) =>
      other.parent === entry.index &&
      within(other.range, entry.range) &&
      agencyOf(facts.entries, other) === null &&
      ownTitle(facts, other, entry),
  )

/** The heading of an employer, with the years there, above posts that begin and end with them. */
function isSumOf(facts: Facts, entry: DatedEntry, all: readonly DatedEntry[]): boolean {
  const below = all.filter(
    (other) =>
      other.index > entry.index &&
      other.header.length > 1 &&
      other.header[0] === entry.header[0] &&
      within(other.range, entry.range) &&
      ownTitle(facts, other, entry),
  )
  const meets = (one: number, other: number): boolean => one === other || Math.abs(one - other) <= 1
  return (
    below.length > 1 &&
    below.some(({ range }) => meets(range.from, entry.range.from)) &&
    below.some(({ range }) => meets(range.to, entry.range.to))
  )
}

/** What was done in a post for one client, or at one site. */
function isPlacement(facts: Facts, entry: DatedEntry, all: readonly DatedEntry[]): boolean {
  const around = all.find(({ index }) => index === entry.parent)
  if (around === undefined || !within(entry.range, around.range)) return false
  return agencyOf(facts.entries, entry) !== null || !ownTitle(facts, entry, around)
}

const I_TELL = /^(?:I|Since|From|In|Until|Between|During|Every|Each|Once|Twice)\b.*\b(?:I|my|we)\b/
const ABOUT = /^(?:The|An?|In|At|This) .{0,60}\b(?:was|were|is|are)\b/

/** Is its first line one in which the person tells? */
function tells({ units }: Facts, entry: Entry): boolean {
  const first = units[entry.header[0] ?? -1]?.unit
  if (first === undefined || first.kind === 'heading' || first.kind === 'row') return false
  return I_TELL.test(first.text) || ABOUT.test(first.text)
}

/** 'Since 2019 I have cooked …' among lines that are headers. */
function isSentence(facts: Facts, entry: DatedEntry): boolean {
  const first = facts.units[entry.header[0] ?? -1]?.unit
  if (first === undefined || first.kind === 'heading' || first.kind === 'row') return false
  if (tells(facts, entry)) return !WORKED.test(first.text)
  if (entry.title !== null) return false
  return REMARK.test(first.text) || (/[.!?]$/.test(first.text) && VERB.test(first.text))
}

/** Each employer is compared with every other. */
function keyOf(org: string): string {
  const known = keys.get(org)
  if (known !== undefined) return known
  const key = fold(org).replace(/^(?:the|\d[\d.]*) /, '')
  if (keys.size >= KEYS) keys.clear()
  keys.set(org, key)
  return key
}
/** More than a CV has employers. */
const KEYS = 20_000
const keys = new Map<string, string>()

/** 'Tern Rail Systems' and 'Tern': one of them is called by the first words of the other. */
export const sameOrg = (one: string | null, other: string | null): boolean => {
  const [a, b] = [keyOf(one ?? ''), keyOf(other ?? '')]
  return a !== '' && b !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `))
}

/** The same employer again, within the time of a post that is already there. */
function repeats(entry: DatedEntry, other: DatedEntry): boolean {
  const below = other.title === null && Math.max(...other.header) + 1 === entry.header[0]
  if (entry.org === null) return below && entry.title !== null && within(entry.range, other.range)
  if (!sameOrg(entry.org, other.org)) return false
  if (entry.range.single && !other.range.single) return true
  const inside = entry.range.from >= other.range.from && entry.range.to <= other.range.to
  const same = entry.range.from === other.range.from && entry.range.to === other.range.to
  // years alone may reach beyond the months that they stand for
  const roughly =
    entry.title === null &&
    Math.abs(entry.range.from - other.range.from) < 12 &&
    (entry.range.to === other.range.to || Math.abs(entry.range.to - other.range.to) < 12)
  if (roughly && other.title !== null) return other.range.exact || !entry.range.exact
  if (!inside) return false
  if (same) return other.index < entry.index
  return other.title !== null && (entry.title === null || /[.;]\s*$|;/.test(entry.text.split(', ')[0] ?? ''))
}
