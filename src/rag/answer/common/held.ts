/** Which of the entries are posts that one lives by: no project, fair, break or bullet, and which are held beside another. */
import { findDates, type DateRange } from '../dates.ts'
import type { Entry } from '../entry.ts'
import type { Facts } from '../facts.ts'
import { kindsOfHeading } from '../heading-kinds.ts'
import { levelsOf } from '../levels.ts'
import { isBreak, isPersonal } from '../lexicon/breaks.ts'
import { isDegree, looksLikeTitle } from '../lexicon/names.ts'
import { agencyOf } from '../placements.ts'
import { fold } from '../text.ts'
import { dated, entriesOf, isTold, type DatedEntry } from '../timeline-entries.ts'
import {
  APART,
  ASIDE,
  ASIDE_BELOW,
  AWAY,
  BESIDE,
  HONORARY,
  LED,
  MAIN,
  NO_POST,
  OFFICES,
  OWN_ACCOUNT,
  REMARK,
  VERB,
  WORKED,
} from './held-words.ts'
import { toldOf, type Told } from './told-header.ts'

export interface Held extends Told {
  readonly entry: Entry
  readonly range: DateRange
  /** Held beside others that go on for most of its time. */
  readonly beside: boolean
}

const known = new WeakMap<Facts, readonly Held[]>()

/** Posts with dates, in reading order. */
export function heldPosts(facts: Facts): readonly Held[] {
  const found = known.get(facts) ?? read(facts)
  known.set(facts, found)
  return found
}

export const mainPosts = (facts: Facts): readonly Held[] => heldPosts(facts).filter(({ beside }) => !beside)

/** @param now months since year 0 */
export const goesOn = ({ range }: Pick<Held, 'range'>, now: number): boolean =>
  !range.single && range.from <= now && range.to >= now - 1

/** Posts of a set form, beside which a sentence with a date is none. */
const ENOUGH = 2
/** Share of its time for which other posts go on beside one. */
const MOST = 0.5
/** The same of what one does on one's own account. */
const NEARLY_ALL = 0.9
/** A month that all posts that go on are taken to reach. */
const FAR = 12 * 2030

function read(facts: Facts): readonly Held[] {
  const pool = entriesOf(facts)
    .filter(dated)
    .filter((entry) => isWork(facts, entry) && hasOwnDate(facts, entry))
  const set = pool.filter((e) => e.title !== null && !isTold(facts, e) && !tells(facts, e)).length
  const posts = pool
    .filter((entry) => isTold(facts, entry) || set < ENOUGH || !isSentence(facts, entry))
    .filter((entry, _, all) => !isContainer(facts, entry, all) && !isPlacement(facts, entry, all))
    .filter((entry, _, all) => !all.some((other) => other !== entry && repeats(entry, other)))
  const told = posts.map((entry) => ({ entry, ...toldOf(facts, entry) }))
  const side = told.map(({ entry, text }) => isSide(facts, entry, text))
  const own = posts.map(({ text }, i) => side[i] !== true && OWN_ACCOUNT.test(text))
  const main = posts.filter((_, i) => side[i] !== true).map(wholeOf)
  const employed = posts.filter((_, i) => side[i] !== true && own[i] !== true).map(wholeOf)
  return told.map((one, i) => ({
    ...one,
    range: one.entry.range,
    beside:
      (told.length > 1 && isOffice(one.entry)) ||
      (side[i] === true && covered(one.entry.range, main) >= MOST) ||
      (own[i] === true && covered(one.entry.range, employed) >= NEARLY_ALL),
  }))
}

/** From the first to the last month that the header tells of: 'Lead (2021 – now), before that Senior (2018 – 2021)'. */
function wholeOf({ range, text }: DatedEntry): { from: number; to: number } {
  const all = [range, ...findDates(text).filter(({ single }) => !single)]
  return { from: Math.min(...all.map((one) => one.from)), to: Math.max(...all.map((one) => one.to)) }
}

/** The share of a time in which some of the others went on. */
function covered(range: DateRange, others: readonly { from: number; to: number }[]): number {
  const end = Math.min(range.to, FAR)
  let at = range.from
  let months = 0
  for (const { from, to } of [...others].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(at, from)
    const until = Math.min(end, to)
    if (until < begin) continue
    months += until - begin + 1
    at = until + 1
  }
  return months / (end - range.from + 1)
}

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

/** Does it stand where posts stand, and say so? */
function isWork(facts: Facts, entry: DatedEntry): boolean {
  const { parts, range, title, header, text } = entry
  if (isBreak(parts) || isPersonal(parts) || NO_POST.test(text)) return false
  const lines = header.map((unit) => facts.units[unit]?.unit)
  if (STUDENT.test(title ?? '') || (title === null && namesSection(facts, entry))) return false
  const said = isTold(facts, entry) ? [] : [text, ...lines.map((line) => line?.text ?? '')]
  if (said.some((line) => AWAY.test(line))) return false
  const headings = headingsOf(facts, entry)
  const own = lines.some((line) => line?.kind === 'heading') ? 1 : 0
  const above = headings.slice(headings.length > own ? own : 0)
  if (above.some((heading) => APART.test(heading))) return false
  const led = entry.kind !== 'experience' && above.some((heading) => LED.test(heading))
  if (entry.kind !== 'experience' && !led) return false
  if (led && parts.some(isDegree)) return false
  // a day, or a year alone, is that of a post only where one says what one was
  return (
    !range.single ||
    (title !== null && looksLikeTitle(title) && !REMARK.test(text) && !/\b(?:I|me|my)\b/.test(text))
  )
}

const STUDENT = /^(?:student|pupil)s?$/i

/** 'Practice since 2013' above posts. */
function namesSection({ document, units }: Facts, { header }: Entry): boolean {
  const heading = units[header[0] ?? -1]?.unit
  if (heading?.kind !== 'heading' || (levelsOf(document)[heading.section] ?? 0) > 2) return false
  return (
    kindsOfHeading(heading.text).size > 0 &&
    document.sections.some(({ parent }) => parent === heading.section)
  )
}

/** A row that begins with no date where those around it do tells more of the row above. */
function hasOwnDate({ units, document }: Facts, { header }: DatedEntry): boolean {
  const own = units[header[0] ?? -1]?.unit
  const cells = own?.kind !== 'row' || own.block === null ? null : document.blocks[own.block]?.cells
  if (own === undefined || !cells || cells.length < 2) return true
  const others = units.filter(({ unit }) => unit.kind === 'row' && unit.section === own.section)
  const begins = others.filter(({ unit: { block } }) => {
    const [first] = (block === null ? null : document.blocks[block]?.cells) ?? []
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

const keyOf = (org: string | null): string => fold(org ?? '').replace(/^(?:the|\d[\d.]*) /, '')
/** 'Tern Rail Systems' and 'Tern': one of them is called by the first words of the other. */
export const sameOrg = (one: string | null, other: string | null): boolean => {
  const [a, b] = [keyOf(one), keyOf(other)]
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

const isOffice = ({ title, parts }: Entry): boolean => OFFICES.test(title ?? parts[0] ?? '')

/** Is it said to be a sideline, a lent hand, an office? */
function isSide(facts: Facts, entry: Entry, text: string): boolean {
  if (MAIN.test(text)) return false
  const last = Math.max(...entry.header)
  const below = facts.units[last + 1]
  const aside = below?.entry === entry.index && below.unit.text.length < 90 ? below.unit.text : ''
  return (
    BESIDE.test(text) ||
    BESIDE.test(entry.text) ||
    HONORARY.test(entry.title ?? entry.parts[0] ?? '') ||
    ASIDE_BELOW.test(aside) ||
    /^\W*(?:unpaid|one day a week|evenings|weekends)\b/i.test(aside) ||
    headingsOf(facts, entry).some((heading) => ASIDE.test(heading))
  )
}
