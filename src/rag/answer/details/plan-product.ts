/** 'What licence is X released under?', 'how much do people pay for X?': what one line tells of a product that is named. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { saidBy, textOf } from '../saying/say-unit.ts'
import { namesMoney } from '../text/money.ts'
import { stem, words } from '../text/text.ts'

const BUYERS =
  '(?:people|users|customers|buyers|clients|readers|players|subscribers|members|one|you|they|visitors|guests)'
const BE = '(?:is|was|are|were|does|do|did|has|have)'
const OUT =
  '(?:released?|published?|licen[cs]ed|distributed?|available|issued?|come|comes|made public|out|shared?|under|use|uses|have|has|carry)'

interface Asked {
  /** Of the folded question: what stands around the product's name. */
  readonly asked: RegExp
  readonly told: (text: string) => boolean
}

const LICENCE =
  /\b(?:Apache(?:[ -](?:License,? )?(?:v(?:ersion)? ?)?\d(?:\.\d)?)?|(?<!\b(?:at|from|of|by|with) )MIT(?= licen[cs]e|[),;.]|$)|[AL]?GPL(?:[ -]?v?\d(?:\.\d)?)?|BSD(?:-\d)?|MPL(?:[ -]?\d\.\d)?|EUPL|ISC(?= licen[cs]e)|CC[ -](?:BY|0)\S*|Creative Commons|public domain|proprietary|closed[- ]source|(?:permissive|free|open|source|dual) licen[cs]e|licen[cs]ed under)(?![\p{L}])/u
const OPEN = /\bopen[- ]?sourced?\b|\bclosed[- ]source\b/i
const PRICE =
  /\b(?:payments?|prices?|priced|costs?|fee|one-off|free(?: of charge)?|in-app|per|each|a (?:month|year|copy))\b/i

/** Money that came from elsewhere. */
const FUNDED =
  /\b(?:grants?|awards?|awarded|funds?|funded|funding|raised|won|prizes?|revenue|turnover|budget|investment|donations?)\b/i

const QUESTIONS: readonly Asked[] = [
  {
    asked: new RegExp(
      `^(?:under )?(?:what|which) (?:(?:open[- ]source|software|free) )?licen[cs]e ${BE} .{2,60}?(?: ${OUT})(?: (?:under|with|by))?$|^(?:the |his |her |their )?licen[cs]e (?:of|for) .{2,60}$|^(?:what|which) (?:is|was) (?:the |his |her |their )?licen[cs]e (?:of|for) .{2,60}$|^how (?:is|was|are) .{2,60} licen[cs]ed$`,
    ),
    told: (text) => LICENCE.test(text),
  },
  {
    asked: /^(?:is|was|are) .{2,60} (?:open[- ]source|free software)$/,
    told: (text) => OPEN.test(text) || LICENCE.test(text),
  },
  {
    asked: new RegExp(
      `^how much (?:money )?(?:do|does|did|would|must|will|has|have) ${BUYERS} (?:have to )?(?:pay|paid|spend) (?:for|on|to (?:use|get|buy)) .{2,60}$|^(?:what (?:is|was) )?the (?:selling )?price of .{2,60}$|^how much (?:does|did|do) .{2,60} (?:cost|sell for)(?: to (?:buy|use))?$|^what (?:does|did|do) .{2,60} (?:cost|sell for)$`,
    ),
    told: (text) => namesMoney(text) && !FUNDED.test(text),
  },
]

const AROUND: ReadonlySet<string> = new Set(
  words(
    `licence licensed release released publish published distribute distributed available issue come out share open source
    software free price cost pay people users customers buyers clients readers players subscribers members visitors guests
    spend sell selling money carry use buy own app tool library package program plugin game product project copy`,
  ).map((word) => word.stem),
)
/** So well does a line, or what it stands below, answer to a name. */
const NAMED = 0.9

/** Null where no line, or more than one, tells it of a thing that the CV names. */
export function planProduct(facts: Facts, { question, terms }: Draft): Plan | null {
  const folded = question.folded.replace(/[?.!\s]+$/, '')
  const asks = QUESTIONS.find(({ asked }) => asked.test(folded))
  if (asks === undefined || question.time !== null) return null
  const thing = terms.filter((t) => !t.self && !AROUND.has(stem(t.word.text)) && !AROUND.has(t.word.stem))
  if (!thing.some((t) => t.proper || t.named) || !thing.every((t) => t.known >= NAMED)) return null
  const holds = (keys: (key: string) => boolean): boolean =>
    thing.every((t) => [...t.matches].some(([key, value]) => value >= NAMED && keys(key)))
  const about = facts.units.filter(
    ({ unit, stems, context }) =>
      unit.kind !== 'heading' && holds((key) => stems.has(key) || context.has(key)),
  )
  const told = about.filter(({ unit }) => asks.told(unit.text))
  const own = told.filter(({ stems }) => holds((key) => stems.has(key)))
  const priced = told.filter(({ unit }) => PRICE.test(unit.text))
  const line = only(own) ?? only(told) ?? (own.length === 0 ? only(priced) : undefined)
  return line === undefined ? null : { parts: [partOf(facts, line)], list: false, chance: 0.9, fact: true }
}

const only = (lines: readonly UnitFacts[]): UnitFacts | undefined =>
  lines.length === 1 ? lines[0] : undefined

const partOf = (facts: Facts, { unit }: UnitFacts): PlanPart => ({
  text: textOf(facts, unit.index),
  units: saidBy(facts, unit.index),
})
