/** The entries that questions about the timeline are answered from, and how questions name them. */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { isBreak } from '../lexicon/breaks.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { findDates, monthsOf } from '../text/dates.ts'
import { fold, stem, words } from '../text/text.ts'
import { headline } from './headline.ts'
import { chronicleOf } from './told-posts.ts'

const stems = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(stem))

/** Words that only say that a post, or a time, is meant. */
const WORKISH =
  stems(`work job role position post employer employed employment company firm organisation organization career
  occupation profession place hold held doing do active title boss main present currently current now time point year month early
  late mid start started begin began first last previous former recent latest earliest next right directly immediately straight shortly
  come came go went move moved become became take took stay stayed remain spend spent long many total overall whole professional
  professionally life living happen back then during between until since around about date period become becoming join joined joining leave left leaving
  quit finish finished finishing january february march april may june july august september october november december spring summer autumn winter
  employers jobs roles positions posts companies workplace gig engagement kind type sort exactly day beginning end
  made make named promoted appointed hired recruited elected over`)
export const STUDYISH = stems(
  'study studies studied studying student university college school degree education educated course graduate enrolled attend attended bachelor master',
)

/** What a question about the timeline is answered from. */
export interface TimelineContext {
  readonly facts: Facts
  readonly question: Question
  readonly terms: readonly Term[]
  /** Months since year 0 of today. */
  readonly now: number
}

export type DatedEntry = Entry & { readonly range: NonNullable<Entry['range']> }

/** Terms that are more than 'job' and 'in 2015'. */
export function specifics(terms: readonly Term[]): Term[] {
  return terms.filter((t) => !t.self && !WORKISH.has(t.word.stem) && !/^\d+$/.test(t.word.text))
}

export const dated = (e: Entry): e is DatedEntry => e.range !== null

/** Is it a post that sentences tell of, rather than a header? */
export const isTold = (facts: Facts, entry: Entry): boolean => entry.index >= facts.entries.length

/** Is it that, or one that is an entry and of which sentences tell when it ended? */
export const isOfSentences = (facts: Facts, entry: Entry): boolean =>
  isTold(facts, entry) || chronicleOf(facts).ended.has(entry.index)

/** Entries in reading order; where a CV is told year by year, the posts it tells of for what stands below a year. */
export function entriesOf(facts: Facts): readonly Entry[] {
  const { posts: told, sections, ended, chapters } = chronicleOf(facts)
  if (told.length === 0 && ended.size === 0) return facts.entries
  const own = facts.entries.filter(
    (e) => !sections.has(facts.units[e.from]?.unit.section ?? -1) && !chapters.has(e.index),
  )
  return [...own.map((e) => ended.get(e.index) ?? e), ...told]
}

/** Entries of some kinds that have dates, in reading order. */
export function timeline(facts: Facts, kinds: readonly Kind[]): DatedEntry[] {
  return entriesOf(facts)
    .filter((e) => e.kind !== null && kinds.includes(e.kind))
    .filter(dated)
}

/** '2021 – 2022, and again April – September 2024': what stands between the times of a post that one came back to. */
const AGAIN = /^[\s,;]{0,3}(?:(?:and|then|&) )?(?:once more|again)(?: from| in)?:?\s*$/i

/** 'Manager (2012 – 2015), Deputy Head (2015 – 2018)': what stands between the times of two posts of one header. */
const NEXT_TITLE =
  /^\W*(?:(?:and|then|later|before (?:that|this)|previously|earlier|formerly|promoted to) )*(?=\p{L})/iu

/** The other times of an entry that its header tells: when it was taken up again, and those of further titles there. */
export function furtherTimes({ range, text, kind }: DatedEntry): readonly DatedEntry['range'][] {
  const dates = findDates(text)
  return dates.filter((date, i) => {
    const before = dates[i - 1]
    if (before === undefined || date.single || (date.from === range.from && date.to === range.to))
      return false
    const between = text.slice(before.end, date.start)
    if (AGAIN.test(between)) return true
    const title = between.replace(NEXT_TITLE, '')
    const isBeside = before.from === range.from && before.to === range.to
    // what follows the one, or went before it
    const meets =
      date.from <= range.to + 1 &&
      date.to >= range.from - 1 &&
      (date.from >= range.to || date.to <= range.from)
    return kind === 'experience' && isBeside && meets && title.length <= TITLE && looksLikeTitle(title)
  })
}
/** Characters of what one was. */
const TITLE = 60

/** Entries of that time; one that was taken up again by then, or under another title, has the dates of that. */
export function heldIn(
  entries: readonly DatedEntry[],
  { from, to }: { readonly from: number; readonly to: number },
): DatedEntry[] {
  const meets = (range: DatedEntry['range']): boolean => range.from <= to && range.to >= from
  return entries.flatMap((entry) => {
    if (meets(entry.range)) return [entry]
    const again = furtherTimes(entry).find(meets)
    return again === undefined ? [] : [{ ...entry, range: again }]
  })
}

/** Posts that have dates, in reading order. */
export function posts(facts: Facts): DatedEntry[] {
  return timeline(facts, ['experience']).filter(isPost)
}

/** Months in which one of the entries went on, each counted once; what goes on ends with `now`. */
export function monthsIn(entries: readonly DatedEntry[], now: number): number {
  const spans: { from: number; to: number; exact: boolean; months?: number | undefined }[] = []
  for (const { range } of byStart(entries)) {
    if (range.from > now) continue
    const last = spans.at(-1)
    if (last === undefined || range.from > last.to + 1) {
      spans.push({ from: range.from, to: range.to, exact: range.exact, months: range.months })
      continue
    }
    last.exact &&= range.exact
    last.months = undefined
    last.to = Math.max(last.to, range.to)
  }
  return spans.reduce((sum, span) => sum + monthsOf(span, now), 0)
}

/** An entry's header as a part of an answer; its own line, which stands below that of the employer, tells most. */
export function partOf(entry: Entry): PlanPart {
  return { text: headline(entry), units: [...entry.header].sort((a, b) => b - a) }
}

/** The same; of a header that says neither what one was nor with whom, the line below it as well. */
export function toldPart(facts: Facts, entry: Entry): PlanPart {
  const part = partOf(entry)
  const last = Math.max(...entry.header)
  const below = facts.units[last + 1]
  const tells =
    below?.entry === entry.index &&
    below.unit.index < entry.to &&
    below.unit.text.length <= TOLD &&
    // 'At home with my son' names no house
    (isBreak(entry.parts) ||
      ![...entry.parts, entry.text].some((one) => looksLikeTitle(one) || looksLikeOrg(one)))
  return tells ? { text: `${part.text}: ${below.unit.text}`, units: [...part.units, below.unit.index] } : part
}

/** Characters of a line that is said with the header above it. */
const TOLD = 200

/** 'CNM2', 'Grade 7', 'Level III': a rank or the like that a number is a part of. */
const NUMBERED = /(?<![\p{L}\d])(\p{L}{2,20})[ -]?(\d{1,2}|i{1,3}|iv|v|vi)(?![\p{L}\d])/gu

/** Of these those whose header says the numbered names of a text, where some do: 'CNM2' is not 'CNM1'. */
export function numbered<T extends Entry>(entries: readonly T[], text: string): readonly T[] {
  const said = (one: string): string[] =>
    [...fold(one).matchAll(NUMBERED)].map(([, name = '', number = '']) => name + number)
  const asked = said(text)
  if (asked.length === 0) return entries
  const kept = entries.filter((entry) => said(entry.text).some((name) => asked.includes(name)))
  return kept.length > 0 ? kept : entries
}

/** A post within the years at a house that one line tells of together. */
const isToldWith = (whole: Entry, { parent, header }: Entry): boolean =>
  parent === whole.index && header[0] !== undefined && whole.header.includes(header[0])

export function byStart<T extends { range: { from: number } }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => a.range.from - b.range.from)
}

/** Entries whose header the terms name, best first, with how well. */
export function matchEntries(
  facts: Facts,
  terms: readonly Term[],
  entries: readonly Entry[],
): { entry: Entry; score: number }[] {
  const useful = terms.filter((t) => !t.self)
  if (useful.length === 0) return []
  const out = entries.map((entry) => {
    // a line that tells several posts names each in its own words
    const isOne = !entries.some(
      (other) => other !== entry && (other.header === entry.header || isToldWith(entry, other)),
    )
    const own = new Set(
      isOne
        ? entry.header.flatMap((u) => [...(facts.units[u]?.stems ?? [])])
        : words(entry.text).map((word) => word.stem),
    )
    // of several posts at one place, told in sentences, only the first names it
    if (isTold(facts, entry)) for (const word of words(entry.text)) own.add(word.stem)
    let got = 0
    let all = 0
    for (const term of useful) {
      const weight = term.weight * (term.proper ? 1.5 : 1)
      all += weight
      let best = 0
      for (const [key, value] of term.matches) if (own.has(key)) best = Math.max(best, value)
      got += best * weight
    }
    return { entry, score: all > 0 ? got / all : 0 }
  })
  return out.filter((m) => m.score > 0.3).sort((a, b) => b.score - a.score)
}
