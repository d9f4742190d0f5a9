/**
 * Whether a text fills the gap that a question leaves open: with a name that the question does not hold already, a
 * number beside the noun that is counted, an amount of money. A passage on the right subject that lacks the filler is
 * no answer.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { looksLikeOrg, PERSON } from '../lexicon/names.ts'
import type { Question } from '../question/question.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { besideNumbers, raiseBeside, type Reach } from './beside-numbers.ts'
import { kept } from './flags.ts'
import type { Slot } from './slots.ts'
import type { Term } from './terms.ts'

const MONEY =
  /[€£$¥]\s?\d|\d\s?(?:€|£|\$)|\b(?:eur|usd|gbp|chf|nok|sek|dkk|pln|huf|czk)\b|\d[\d.,]*\s?(?:k\b|(?:million|billion|thousand)?\s?(?:euros?|pounds?|dollars?|francs?|kron\w+))/i
const GRADE =
  /\b\d{1,3}\/\d{2,3}\b|\b(?:distinction|merit|first|2:[12]|honours|cum laude|passed|grade|graded|pass|[a-f][+-]?(?=[\s.,;)]|$)|\d[.,]\d|excellent|good)\b/i
const QUOTED = /["“”„«»‘]/
const TITLED = /(?<!\p{L})\p{Lu}[\p{L}'’]{1,40}(?: (?:\p{Ll}{1,3} ){0,4}\p{Lu}[\p{L}'’]{1,40}){1,8}/u
const DURATION =
  /\b(?:\d+|an?|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen)[ -](?:and a half )?(?:years?|months?|weeks?|days?|hours?|minutes?|semesters?|seasons?|terms?)\b/i
const START =
  /\b(?:issued|since|from|passed|in|awarded|started|obtained|earned|first|joined|founded|began|completed|on)\b/i
const ENDS = /\b(?:valid (?:until|to|till)|until|expires?|valid)\b/i

/**
 * How well each unit's text fills the gap: 1 in its own words, 0.5 in the header of its entry, 0 not at all.
 * @param terms Those of the question: their matches count as nothing new.
 */
export function fills(facts: Facts, slot: Slot, question: Question, terms: readonly Term[]): Float64Array {
  if (slot === 'count') return counted(facts, question, terms)
  if (slot === 'person' || slot === 'name') return named(facts, slot, terms)
  return kept(facts, `slot ${slot}`, (unit) => fillsAlways(facts, slot, unit))
}

/** The same of a slot for which the question's words do not matter. */
function fillsAlways(
  facts: Facts,
  slot: Exclude<Slot, 'count' | 'person' | 'name'>,
  unit: UnitFacts,
): number {
  const text = unit.unit.text
  switch (slot) {
    case 'money':
      return MONEY.test(text) ? 1 : 0
    case 'percent':
      return /\d\s?%|per ?cent|\bby (?:half|a (?:third|quarter|fifth|tenth))|\bhalved|\bdoubled|\btripled|\btimes\b/i.test(
        text,
      )
        ? 1
        : /\d/.test(text)
          ? 0.5
          : 0
    case 'duration':
      return DURATION.test(text) || unit.dates.some((d) => !d.single)
        ? 1
        : entryRange(facts, unit) || unit.dates.length > 0
          ? 0.5
          : 0
    case 'grade':
      return GRADE.test(text) ? 1 : 0
    case 'date':
      return unit.dates.length > 0 ? 1 : entryRange(facts, unit) ? 0.5 : 0
    case 'start':
      if (unit.dates.length === 0) return entryRange(facts, unit) ? 0.5 : 0
      return ENDS.test(text) &&
        unit.dates.length === 1 &&
        !START.test(text.replace(ENDS, ' ').replace(/\b(?:in|on|first)\b/gi, ' '))
        ? 0
        : 1
    case 'title':
      return QUOTED.test(text) || /\b(?:thesis|dissertation|titled?|entitled)\b/i.test(text)
        ? 1
        : TITLED.test(text)
          ? 0.5
          : 0
  }
}

function entryRange(facts: Facts, unit: UnitFacts): boolean {
  return unit.entry !== null && facts.entries[unit.entry]?.range != null
}

/** What of a unit may be something new to a question. */
interface Fillers {
  /** Positions among its words of numbers that are no dates. */
  readonly numbers: readonly number[]
  /** Stems of its capitalised words: all, and without those that a sentence begins with. */
  readonly capitals: readonly string[]
  readonly names: readonly string[]
  /** The same for each name of a person. */
  readonly people: readonly (readonly string[])[]
}

const known = new WeakMap<Facts, readonly Fillers[]>()

function fillersOf(facts: Facts): readonly Fillers[] {
  let fillers = known.get(facts)
  if (!fillers) {
    const people = new RegExp(PERSON.source, 'gu')
    fillers = facts.units.map((unit) => ({
      numbers: unit.words.flatMap((word, i) =>
        (/^\d/.test(word.text) || NUMBER_WORDS.has(word.text)) && !inDate(unit, word.start) ? [i] : [],
      ),
      capitals: capitals(facts, unit, 0, Infinity, false),
      names: capitals(facts, unit, 0, Infinity, true),
      people: Array.from(unit.unit.text.matchAll(people), ({ index, 0: name }) =>
        looksLikeOrg(name) ? [] : capitals(facts, unit, index, index + name.length, false),
      ).filter((name) => name.length > 0),
    }))
    known.set(facts, fillers)
  }
  return fillers
}

/** A number that counts: beside a word of what is counted 1, elsewhere 0.4; years and dates are none. */
function counted(facts: Facts, question: Question, terms: readonly Term[]): Float64Array {
  const fillers = fillersOf(facts)
  const best = kept(facts, 'numbers', ({ unit }) => (fillers[unit.index]?.numbers.length ? 0.4 : 0)).slice()
  const heads = new Set(question.head.map((w) => w.start))
  const nouns = new Set<string>()
  for (const { word, matches } of terms)
    if (heads.has(word.start)) for (const [stem, value] of matches) if (value >= 0.5) nouns.add(stem)
  const numbersIn = ({ unit }: UnitFacts): readonly number[] => fillers[unit.index]?.numbers ?? []
  for (const noun of nouns) raiseBeside(best, besideNumbers(facts, COUNTED, numbersIn, noun))
  return best
}

/** How far from a number the noun may stand that it counts. */
const COUNTED: Reach = { from: -3, to: 5, weigh: () => 1 }

function inDate(unit: UnitFacts, at: number): boolean {
  return unit.dates.some((d) => at >= d.start && at < d.end)
}

/** Names that hold a word the question does not: of persons, or any. */
function named(facts: Facts, slot: 'person' | 'name', terms: readonly Term[]): Float64Array {
  const fillers = fillersOf(facts)
  const asked = new Set<string>()
  for (const { word, matches } of terms) {
    asked.add(word.stem)
    for (const [stem, value] of matches) if (value >= 0.8) asked.add(stem)
  }
  const isNew = (stem: string): boolean => !asked.has(stem)
  const inHeader = (entry: number, unit: number): boolean =>
    facts.entries[entry]?.header.some((h) => h !== unit && fillers[h]?.capitals.some(isNew) === true) ?? false
  return Float64Array.from(fillers, ({ names, people }, unit) => {
    if (slot === 'person') {
      if (people.some((name) => name.every(isNew))) return 1
      // the whole name of one whom the question names already
      const inFull = new Set(people.flat())
      return names.some((stem) => isNew(stem) && !inFull.has(stem)) ? 0.5 : 0
    }
    if (names.some(isNew)) return 1
    const entry = facts.units[unit]?.entry ?? null
    return entry !== null && inHeader(entry, unit) ? 0.5 : 0
  })
}

/** Stems of the capitalised words in a range that are not of the person's own name, dates left out. */
function capitals(facts: Facts, unit: UnitFacts, from: number, to: number, notFirst: boolean): string[] {
  const found: string[] = []
  unit.words.forEach((word, i) => {
    if (word.start < from || word.end > to || !/^\p{Lu}/u.test(word.raw) || word.stop) return
    if (
      notFirst &&
      (i === 0 || /[.!?:]\s*["“]?$/.test(unit.unit.text.slice(0, word.start))) &&
      !/\p{Lu}.*\p{Lu}/u.test(word.raw) &&
      !/^\p{Lu}/u.test(unit.words[i + 1]?.raw ?? '')
    )
      return
    if (inDate(unit, word.start) || facts.name.has(word.text.replace(/'s$/, ''))) return
    found.push(word.stem)
  })
  return found
}
