/** 'Since when has she been a team lead?', 'When did he become Head of Music?': by the date that stands beside it. */
import type { Entry } from '../entries/entry.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { words, type Word } from '../text/text.ts'
import { lineNaming } from './told-act.ts'

const NOW = '(?:already |also |now |actually |first )*'
const AS = '(?:been |(?:been )?(?:working|employed|acting|serving) as )?(?:an? |the |its |our )?'
const ASKED = [
  new RegExp(`^(?:and )?(?:since|from) when (?:has|have|is|are) ${WHO} ${NOW}${AS}(.+)$`),
  new RegExp(
    `^(?:and )?when did ${WHO} ${NOW}(?:become|start as|begin as|get (?:promoted to|appointed|made)) (?:an? |the )?(.+)$`,
  ),
  new RegExp(
    `^(?:and )?when (?:was|were) ${WHO} ${NOW}(?:made|named|promoted to|appointed(?: as)?) (?:an? |the )?(.+)$`,
  ),
]
/** Words of what one became: with more it is told otherwise. */
const MOST = 6
/** Between it and the date behind it: 'Instructor since May 2023', 'team lead (from 2019)'. */
const BEFORE_DATE = /^[,:]? ?\(?(?:since|from|as of|in|starting) $/i
/** Between a date and it: 'from March 2012 as lead subtitler', 'in January 2016 became a teaching assistant'. */
const BEHIND_DATE =
  /^[,:]? (?:(?:also|as|i|became|was|am|have been|made|promoted|appointed|named|to|an?|the|its|our) )*$/i
/** Before what is another's, or is no longer, or not yet: 'Assistant to the finance director since 2017'. */
const NOT_IT =
  /\b(?:not|never|former|formerly|ex|deputy|assistant|associate|vice|co|junior|interim|to|under)[ -](?:an? |the |its |our )?$/i
/** 'Promoted to Senior Scientist in January 2023' */
const RISES = /\b(?:promoted|rose|risen|raised|elevated) to (?:be )?(?:an? |the |its |our )?$/i
/** What may stand before a date that something begins with. */
const BEGINS = /(?:^|[^\p{L}])(?:since|from|in|as of)(?: early| late| the end of)? $/iu

/** @param asked folded; a plan where one date alone is told of it, null leaves the question to others */
export function planSince(facts: Facts, asked: string): Plan | null {
  const thing = thingOf(asked.replace(/[?.!\s]+$/, ''))
  if (thing === null) return null
  const act = lineNaming(facts, asked)
  if (act !== null) return { parts: [act], list: false, chance: 0.9, fact: true }
  const all = facts.units.flatMap((one) => begins(facts, one, thing))
  // a header has the last title from the beginning of the post
  const rises = all.filter((one) => one.rises)
  const found = rises.length > 0 ? rises : all
  const [first] = found
  if (first === undefined || found.some(({ from }) => from !== first.from)) return null
  return {
    parts: [{ text: first.text, units: [first.unit] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** Is it asked since when, and the line that tells of it has no date, nor what it stands under? */
export function asksUnknownBeginning(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!/^(?:and )?since when\b/.test(question.folded) || best?.unit == null) return false
  const line = facts.units[best.unit]
  const entry = line?.entry == null ? undefined : facts.entries[line.entry]
  if (line === undefined || line.isHeader || line.dates.length > 0) return false
  return (entry?.range ?? null) === null && !/\d{4}/.test(line.contextText)
}

function thingOf(asked: string): readonly string[] | null {
  const thing = ASKED.map((pattern) => pattern.exec(asked)?.[1]).find((one) => one !== undefined)
  const stems = words(thing ?? '').flatMap((word) => (word.stop ? [] : [word.stem]))
  return stems.length === 0 || stems.length > MOST ? null : stems
}

interface Beginning {
  readonly unit: number
  /** Months since year 0. */
  readonly from: number
  readonly text: string
  /** Does the line say that one was promoted to it? */
  readonly rises?: boolean
}

function begins(facts: Facts, one: UnitFacts, thing: readonly string[]): Beginning[] {
  const { index } = one.unit
  const entry = one.isHeader && one.entry !== null ? facts.entries[one.entry] : undefined
  const title = words(entry?.title ?? '').flatMap((word) => (word.stop ? [] : [word.stem]))
  if (entry?.range && title.join(' ') === thing.join(' '))
    return [riseTo(facts, entry) ?? { unit: index, from: entry.range.from, text: textOf(facts, index) }]
  return [thing, ...shortOf(thing), ...partOfTitle(facts, one, thing)].flatMap((said) =>
    datesBeside(one, said),
  )
}

function datesBeside(
  { unit: { index, text }, words: all }: UnitFacts,
  thing: readonly string[],
): Beginning[] {
  const own = all.filter((word) => !word.stop)
  const dates = own.length < thing.length ? [] : findDates(text).map((date) => withoutSince(text, date))
  return own.flatMap((word, i) => {
    const last = own[i + thing.length - 1]
    if (last === undefined || !thing.every((stem, k) => own[i + k]?.stem === stem)) return []
    const before = text.slice(0, word.start)
    const rises = RISES.test(before)
    if (NOT_IT.test(before) && !rises) return []
    if (thing.length === 1 && isOfAnother(text, own[i - 1], word)) return []
    const date = dates.find(({ start, end }) =>
      start >= last.end
        ? BEFORE_DATE.test(text.slice(last.end, start))
        : BEHIND_DATE.test(text.slice(end, word.start)) && BEGINS.test(text.slice(0, start)),
    )
    return date === undefined ? [] : [{ unit: index, from: date.from, text, rises }]
  })
}

/** 'Finance partner since 2020' is no word of when one became a partner. */
const isOfAnother = (text: string, before: Word | undefined, { start }: Word): boolean =>
  before !== undefined &&
  text.slice(before.end, start) === ' ' &&
  /^\p{Ll}{4,}$/u.test(before.raw) &&
  !RISING.test(before.raw)
const RISING =
  /^(?:bec[ao]me|made|named|elected|appointed|promoted|chosen|full|equity|salaried|junior|senior|deputy|acting|interim|sole|only)$/

/** 'Promoted from Lecturer in May 2021': below the header of the post that one rose to. */
const PROMOTED =
  /^(?:I was |was )?promoted (?:to (?:it|this post) )?(?:from (?:an? )?[^.,;]{3,50}? )?(?:in|on) $/i

/** What the first line below the header of a post tells of when one was promoted to it. */
function riseTo(facts: Facts, { header, to, range }: Entry): Beginning | null {
  const first = Math.max(...header) + 1
  const line = first < to ? facts.units[first]?.unit : undefined
  const [date] = line === undefined ? [] : findDates(line.text)
  if (line === undefined || date === undefined || range === null) return null
  const isOf = date.single && date.from >= range.from && date.from <= range.to
  return isOf && PROMOTED.test(line.text.slice(0, date.start))
    ? { unit: line.index, from: date.from, text: line.text }
    : null
}

/** 'Group PM' for 'Group Product Manager'. */
const shortOf = (thing: readonly string[]): string[][] =>
  [2, 3]
    .filter((count) => thing.length >= count)
    .map((count) => [
      ...thing.slice(0, -count),
      thing
        .slice(-count)
        .map((stem) => stem.slice(0, 1))
        .join(''),
    ])

/** 'As clinical lead (since May 2018)' below 'Consultant and Clinical Lead for Stroke': how a title begins that its header tells whole. */
function partOfTitle(facts: Facts, { entry, isHeader }: UnitFacts, thing: readonly string[]): string[][] {
  const post = isHeader || entry === null ? undefined : facts.entries[entry]
  if (post === undefined || thing.length < 3) return []
  const title = words(post.text).flatMap((word) => (word.stop ? [] : [word.stem]))
  if (!title.join(' ').includes(thing.join(' '))) return []
  return thing.slice(2).map((_, i) => thing.slice(0, i + 2))
}

/** A date alone, without the word before it that it may begin with. */
function withoutSince(text: string, date: DateRange): DateRange {
  const word = /^(?:since|from|as of|in) /i.exec(text.slice(date.start, date.end))?.[0] ?? ''
  return { ...date, start: date.start + word.length }
}
