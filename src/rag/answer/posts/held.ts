/** The posts that one lives by, and which of them are held beside others. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { ASIDE, ASIDE_BELOW, BESIDE, HONORARY, MAIN, OFFICES, OWN_ACCOUNT } from './held-words.ts'
import { headingsOf, isForClient, postEntries } from './post-entries.ts'
import type { DatedEntry } from './timeline-entries.ts'
import { toldOf, type Told } from './told-header.ts'

export interface Held extends Told {
  readonly entry: Entry
  readonly range: DateRange
  /** Held beside others that go on for most of its time. */
  readonly beside: boolean
}

/** Posts with dates, in reading order. */
export const heldPosts = oncePer((facts: Facts): readonly Held[] => read(facts))

export const mainPosts = (facts: Facts): readonly Held[] => heldPosts(facts).filter(({ beside }) => !beside)

/** Is a post held beside others? */
export const isBeside = (facts: Facts, { index }: Entry): boolean =>
  heldPosts(facts).some(({ entry, beside }) => beside && entry.index === index)

/** @param now months since year 0 */
export const goesOn = ({ range }: Pick<Held, 'range'>, now: number): boolean =>
  !range.single && range.from <= now && range.to >= now - 1

/** Share of its time for which other posts go on beside one. */
const MOST = 0.5
/** The same of what one does on one's own account. */
const NEARLY_ALL = 0.9
/** A month that all posts that go on are taken to reach. */
const FAR = 12 * 2030

function read(facts: Facts): readonly Held[] {
  const posts = postEntries(facts)
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
    headingsOf(facts, entry).some((heading) => ASIDE.test(heading)) ||
    isForClient(facts, entry)
  )
}
