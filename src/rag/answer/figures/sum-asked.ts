/** What a question wants added up: figures of which measure, of which things. */
import { isCountry } from '../lexicon/countries.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import type { Word } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { isAudience } from './asked.ts'
import { CURRENCIES, unitsOf, type Measure } from './measure.ts'
import { ADDED, AROUND_SUMS } from './plan-sum.ts'
import { calledIn, namesIn, type Name } from './sum-names.ts'

export interface SumAsked {
  /** The likeliest first: 'how many people were redeployed' counts 'people', or '88 redeployed'. */
  readonly measures: readonly Measure[]
  /** What each of the things is called; empty where they are described. */
  readonly names: readonly Name[]
  /** What two things are called that have no names: 'the poster prize and the travel grant'. */
  readonly called: readonly Name[]
  /** 'the two exhibitions' */
  readonly count: number | null
  readonly years: readonly number[]
  /** What is said of all of them. */
  readonly about: readonly Term[]
  /** What kind of things they are, which no line need say. */
  readonly kinds: readonly Term[]
}

/** 'Over both projects', 'across the two sites', 'between them' */
const OVER =
  /\b(?:over|across|between|for|in|on|at|of|to) both\b|\b(?:over|across) (?:the|his|her|their|your) (?:two|three|four|five|six)\b|\bbetween them\b|\badding up\b|\b(?:added|counted) together\b/
/** One of them is left out, or compared with others. */
const BUT =
  /\b(?:besides|except|excluding|apart from|other than|without|not counting|leaving out|more than|fewer than|less than|average|each|per)\b/
const WHAT =
  /^(?:and )?(?:what (?:is|was|are|were) )?(?:the )?(?:combined|total|joint|overall|summed|sum|aggregate|cumulative) (?:(?:total )?(?:number|amount) of )?(?<said>(?:[\p{L}-]+ ){1,3}?)(?=of |for |in |at |on |from |to |across |over |that |s?he |they )/u
const WHAT_NUMBER =
  /^(?:and )?(?:what (?:is|was) the (?:total |combined |overall )?|(?:the )?(?:total|combined|overall) )number of /
const COST = /^what did .* cost\b/
/** 'What do the two come to?' of money. */
const MUCH = /\bhow much\b/
const VALUE =
  /^(?:values?|costs?|prices?|budgets?|worth|fees?|funding|money|funds?|sums?|amounts?|income|turnover|revenues?|sales)$/
/** All of a span, not two of its years. */
const SPAN = /\b(?:from|between|since) (?:the year )?(?:19|20)\d\d/
/** Lengths of time are those of posts. */
const isOfTime = ({ term }: Measure): boolean => term !== null && OF_TIME.test(term.word.text)
const OF_TIME = /^(?:years?|months?|time|experience|duration|age|share|percent(?:age)?|points?)$/
/** Of things that have names one may be told how long each took. */
const TAKES = /^months?$/
/** 'How many remedial and donkey jobs': what both are. */
const SHARED =
  /^(?:and )?how many (?:\p{L}+[ -]){1,2}and (?:\p{L}+[ -]){1,2}?(\p{L}+s)(?= (?:together|altogether|combined|in all|in total|taken together|all told)\b)/u
const AROUND =
  /^(?:back|come|comes|came|spen[dt]|euros?|pounds?|dollars?|francs?|sterling|money|sold|sells?|shipped|delivered|own|roughly|approximately|date|according|going|added|counted|mean|make|makes|made|successful|successfully|won|awarded|funded|granted|approved)$/
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,-])(both|${[...NUMBER_WORDS.keys()].slice(2, 21).join('|')}|[2-9]|1\\d)(?: of)?(?: the| his| her| their| your| own| different| separate)* (?=\\p{L})`,
  'gu',
)
const YEARS = /(?<![\p{L}\d-])((?:19|20)\d\d)(?:[/–-]\d\d(?:\d\d)?)?(?!\d)/gu
/** Letters at the beginning of two words of one root. */
const ROOT = 6
const isOfOneRoot = (one: Word, other: Word): boolean =>
  one.text.length >= ROOT && one.text.slice(0, ROOT) === other.text.slice(0, ROOT)

const isAround = ({ stem, text }: Word): boolean => AROUND_SUMS.has(stem) || AROUND.test(text)

/** Null where nothing is to be added up. */
export function sumAsked({ question, terms }: Draft): SumAsked | null {
  const { folded, counts, yesno } = question
  if (yesno || !(ADDED.test(folded) || OVER.test(folded)) || BUT.test(folded) || SPAN.test(folded))
    return null
  const what = measureIn(folded, question.head, terms, counts)
  if (what === null) return null
  const { measure, said } = what
  const spans = [...folded.matchAll(YEARS)]
  const years = spans.map(([, year]) => Number(year))
  const counted = countIn(folded, measure.term)
  const kinds = kindsIn(folded, counted?.end ?? null, terms)
  const asked = terms.filter(
    (term) =>
      !term.self &&
      term !== measure.term &&
      !isAround(term.word) &&
      !said.some(({ start }) => start === term.word.start && VALUE.test(term.word.text)) &&
      !(counted !== null && term.word.start >= counted.start && term.word.end <= counted.end) &&
      // of 'brand-new' the last word is what it says
      !(term.known === 0 && folded[term.word.end] === '-') &&
      // of a size nothing need be said besides: 'floor area', 'track length'
      !(measure.units.length > 0 && said.some(({ start }) => start === term.word.start)) &&
      !spans.some(({ index, 0: span }) => term.word.start >= index && term.word.end <= index + span.length),
  )
  const isSaid = ({ word }: Term): boolean => said.some(({ start }) => start === word.start)
  const held = asked.filter(
    (term) =>
      // 'dermatology patients in the two dermatitis studies'
      !(isSaid(term) && asked.some((other) => other !== term && isOfOneRoot(term.word, other.word))) &&
      // 'UK grants, in pounds'
      !(measure.currency !== null && isCountry(term.word.raw)),
  )
  const names = namesIn(
    folded,
    held.filter((term) => !isSaid(term)),
  )
  const called = names.length > 0 ? [] : calledIn(folded, measure.money ? asked : held)
  if (names.length === 0 && isOfTime(measure)) return null
  const named = new Set(names.flatMap((name) => name.terms))
  const ends = names.at(-1)?.terms.at(-1)?.word.end ?? Infinity
  const isShared = ({ word }: Term): boolean => word.start === ends + 1
  const about = held.filter((term) => !named.has(term) && !kinds.includes(term) && !isShared(term))
  const others = about.filter((term) => !term.named && !isSaid(term))
  const isOfPeople = measure.term !== null && isAudience(measure.term.word.stem, measure.term.word.stem)
  const measures = isOfPeople ? [measure, ...others.map((term) => ({ ...measure, term }))] : [measure]
  return { measures, names, called, count: counted?.value ?? null, years, about, kinds }
}

function measureIn(
  folded: string,
  head: readonly Word[],
  terms: readonly Term[],
  counts: boolean,
): { readonly measure: Measure; readonly said: readonly Word[] } | null {
  const currency = CURRENCIES.find(([asked]) => asked.test(folded))?.[1] ?? null
  const money = (said: readonly Word[]): { measure: Measure; said: readonly Word[] } => ({
    measure: { term: null, money: true, currency, units: [] },
    said,
  })
  const what = WHAT.exec(folded)
  const phrase = what?.groups?.['said'] ?? ''
  const at = what === null ? -1 : what[0].length - phrase.length
  const words =
    what !== null ? terms.filter(({ word }) => word.start >= at && word.end <= at + phrase.length) : []
  const said = what !== null ? words.map(({ word }) => word) : head.filter((word) => !isAround(word))
  const last = said.at(-1)
  if (COST.test(folded) || (what !== null && last !== undefined && VALUE.test(last.text))) return money(said)
  if (what === null && !counts && !WHAT_NUMBER.test(folded)) {
    if (!MUCH.test(folded)) return null
    const [first] = /\bhow much (\S+)/.exec(folded)?.slice(1) ?? []
    const term = terms.find(({ word }) => word.text === first)
    if (term !== undefined && OF_TIME.test(term.word.text)) return null
    const units = term === undefined ? [] : unitsOf(term)
    return term === undefined || units.length === 0
      ? money([])
      : { measure: { term, money: false, currency: null, units }, said: [term.word] }
  }
  const shared = counts ? SHARED.exec(folded) : null
  const start = shared === null ? last?.start : shared[0].length - (shared[1]?.length ?? 0)
  const term = terms.find(({ word }) => word.start === start)
  if (term === undefined || (OF_TIME.test(term.word.text) && !TAKES.test(term.word.text))) return null
  if (shared !== null)
    return { measure: { term, money: false, currency: null, units: [] }, said: [term.word] }
  return { measure: { term, money: false, currency: null, units: unitsOf(term) }, said }
}

/** How many things there are, said before what they are. */
function countIn(
  folded: string,
  term: Term | null,
): { readonly value: number; readonly start: number; readonly end: number } | null {
  const [found, ...more] = [...folded.matchAll(COUNT)].filter(
    ({ index, 0: all }) => !/ $/.test(folded.slice(0, index)) || index + all.length !== term?.word.start,
  )
  if (found === undefined || more.length > 0) return null
  const [all, said = ''] = found
  const value = said === 'both' ? 2 : (NUMBER_WORDS.get(said) ?? Number(said))
  return { value, start: found.index, end: found.index + all.length }
}

/** 'the two usability projects', 'the three grants and gifts': the last words of the phrase. */
function kindsIn(folded: string, from: number | null, terms: readonly Term[]): readonly Term[] {
  if (from === null) return []
  const run: Term[] = []
  let at = from
  for (const term of terms.filter(({ word }) => word.start >= from)) {
    if (run.length === 0 && isAround(term.word)) {
      at = term.word.end + 1
      continue
    }
    const gap = folded.slice(at, term.word.start)
    if (gap === ' and ' && run.length > 0 && !term.named) return [...run.slice(-1), term]
    if (!(gap === '' || gap === ' ' || gap === '-') || isAround(term.word) || /ed$/.test(term.word.text))
      break
    run.push(term)
    at = term.word.end
  }
  return run.slice(-1).filter((term) => !term.named || /s$/.test(term.word.text))
}
