/** A number that is said of a list is true of it: what says of itself that it is none of these is not counted. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { textOf } from '../saying/say-unit.ts'
import { NUMBER, valueOf } from '../text/counts.ts'
import { capital, words, type Word } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { saidOf } from './list-state.ts'
import { isOfOtherKind, OF_HOUSES, ofHouses, ofName } from './kinds-apart.ts'
import { asksAny, standingOf } from './says-not.ts'

const COUNTS =
  /\b(?:how many|number of) (?:of )?(?<things>(?:[\p{L}’'-]+ ){0,5}?[\p{L}’'-]+)(?= (?:does|do|did|has|have|had|is|are|was|were|can|could|will|would|in|on|at|for|with|from|she|he|they|that|which|who|listed|named)\b|[?.!]*$)/u
const IS_NUMBER = new RegExp(`^${NUMBER}$`, 'i')

/** The plan without a number, or with the right one, where some of what it lists is not what is asked for. */
export function trueCount(facts: Facts, folded: string, plan: Plan, now: number, day?: number): Plan {
  const { lead, parts } = plan
  const things = COUNTS.exec(folded)?.groups?.['things']
  if (lead === undefined || things === undefined || !IS_NUMBER.test(lead)) return plan
  if (!plan.list) return plan
  const told = toldNumber(facts, things, plan)
  if (told !== null) return told
  if (valueOf(lead) > parts.length + MORE) return plan
  const rest = apart(facts, folded, things, plan)
  return rest !== plan ? rest : asksAny(folded) ? plan : ofStanding(facts, folded, plan, now, day)
}

/** Without what is of another kind. */
function apart(facts: Facts, folded: string, things: string, plan: Plan): Plan {
  const { lead = '', parts } = plan
  const asked = contentOf(things)
  const head = asked.at(-1)?.text ?? ''
  if (valueOf(lead) !== parts.length) return plan
  if (OF_HOUSES.test(head)) {
    const houses = ofHouses(facts, parts)
    return houses === null ? without(plan) : counted(plan, houses)
  }
  if (parts.length === 1) return isNamedItself(facts, folded, things, plan) ? without(plan) : plan
  const texts = parts.map((part) => wholeOf(facts, part, parts))
  if (/ (?:and|or|&) /.test(things)) return plan
  const named = ofName(asked, texts)
  const kept = parts.filter(
    (_, i) =>
      named?.includes(i) ?? !isOfOtherKind(head, facts.units[parts[i]?.units[0] ?? -1]?.unit.text ?? ''),
  )
  return kept.length === 0 ? without(plan) : counted(plan, kept)
}

/** 'How many stars does tram-when have?': the one thing that is found is what the question names, and no star. */
function isNamedItself(facts: Facts, folded: string, things: string, { parts }: Plan): boolean {
  const head = contentOf(things).at(-1)?.stem
  const [unit = -1] = parts[0]?.units ?? []
  const found = facts.units[unit]
  if (head === undefined || found === undefined || found.stems.has(head)) return false
  if (words(facts.document.sections[found.unit.section]?.heading ?? '').some(({ stem }) => stem === head))
    return false
  const asked = words(folded.slice(folded.indexOf(things) + things.length)).filter(({ stop }) => !stop)
  return asked.some(({ stem }) => words(parts[0]?.text ?? '').some((word) => word.stem === stem))
}

const counted = (plan: Plan, kept: readonly PlanPart[]): Plan =>
  kept.length === plan.parts.length ? plan : { ...plan, lead: capital(numberWord(kept.length)), parts: kept }

/** Without what says of itself that it is not such. */
function ofStanding(facts: Facts, folded: string, plan: Plan, now: number, day?: number): Plan {
  const { lead = '', parts } = plan
  const all = parts.map((part) => wholeOf(facts, part, parts))
  const standings = all.map((said) => standingOf(folded, said, now, day))
  if (standings.every((one) => one === 'one')) return plan
  const kept = parts.filter((_, i) => standings[i] === 'one')
  const isPlain = valueOf(lead) === parts.length && !standings.includes('unclear') && kept.length > 0
  if (isPlain) return counted(plan, kept)
  return { ...without(plan), parts: parts.map((part) => fuller(facts, part, parts)) }
}
/** One item may be of several ('Portuguese and Norwegian from home'); what is summed up is much more. */
const MORE = 3

function without({ parts, list, chance, fact }: Plan): Plan {
  return { parts, list, chance, fact }
}

/** Does it share its line with others ('Twi (spoken), Swedish (fluent), French')? */
const sharesLine = ({ units }: PlanPart, parts: readonly PlanPart[]): boolean =>
  parts.filter((other) => other.units.some((unit) => units.includes(unit))).length > 1

/** All that the lines of a part say, cells with their headers. */
const wholeOf = (facts: Facts, part: PlanPart, parts: readonly PlanPart[]): string =>
  part.units.length === 0 || sharesLine(part, parts)
    ? part.text
    : part.units
        .map((unit) => saidOf(facts, { full: facts.units[unit]?.unit.text ?? '', units: [unit] }))
        .join(' ')

/** With what it says of itself, where its name alone would pass for one of them. */
function fuller(facts: Facts, part: PlanPart, parts: readonly PlanPart[]): PlanPart {
  const whole = textOf(facts, part.units[0] ?? -1).replace(/[.;]$/, '')
  const isMore = whole.length > part.text.length && whole.length <= ROOM && !sharesLine(part, parts)
  return isMore ? { ...part, text: whole } : part
}
const ROOM = 160

/** 'About thirty mediations between neighbours and parents', or a line beside the list, says itself how many. */
function toldNumber(facts: Facts, things: string, { lead = '', parts, ...plan }: Plan): Plan | null {
  const asked = contentOf(things)
  const head = asked.at(-1)?.stem
  if (head === undefined || (parts.length > 1 && valueOf(lead) !== parts.length)) return null
  const line = (unit: number): Plan => ({
    ...plan,
    parts: [{ text: textOf(facts, unit), units: [unit] }],
    list: false,
  })
  const telling = parts
    .flatMap(({ units }) => units)
    .filter((unit) => numbersOf(facts, unit, head).length > 0)
  const [one = -1, ...others] = telling
  if (telling.length > 0 && others.length === 0 && !numbersOf(facts, one, head).includes(valueOf(lead)))
    return line(one)
  const section = facts.units[parts[0]?.units[0] ?? -1]?.unit.section
  const own = new Set(parts.flatMap(({ units }) => units))
  const beside = facts.units.find(
    ({ unit }) => unit.section === section && !own.has(unit.index) && saysSuch(unit.text, asked.slice(0, -1)),
  )
  return beside === undefined ? null : line(beside.unit.index)
}

const contentOf = (things: string): readonly Word[] =>
  words(things).filter(({ stop, stem }) => !stop && !LOOSE.test(stem))

/** Of any number of things. */
const LOOSE = /^(?:differ|total|variou|separ|distinct|own|exact)/

/** The numbers right before a word, with a few words between them ('31 charity audits'): no years, and no 'one'. */
function numbersOf({ document, units }: Facts, unit: number, head: string): number[] {
  const found = units[unit]
  if (found === undefined || cellsOf(document, found.unit) !== undefined) return []
  return found.unit.text.split(/[,;:()]|\.(?= )/).flatMap((clause) => {
    const all = words(clause)
    return all.flatMap((word, i) => {
      if (word.stem !== head) return []
      const before = all.slice(Math.max(0, i - BETWEEN - 1), i)
      const numbers = before.filter((one) => isPlain(clause, one)).map(({ text }) => valueOf(text))
      return numbers.filter((number) => number > 1 && (number < 1900 || number > 2100)).slice(-1)
    })
  })
}
const BETWEEN = 5

/** Is it a number by itself, and none of a date or of 'C2'? */
const isPlain = (clause: string, { text, start, end }: Word): boolean =>
  IS_NUMBER.test(text) &&
  !/[\p{L}\d/.,-]/u.test(clause.charAt(start - 1)) &&
  !/[\p{L}\d/%-]/u.test(clause.charAt(end))

/** 'Seven as first author': does a clause begin with a number and say all that is asked for of the things? */
function saysSuch(text: string, asked: readonly Word[]): boolean {
  if (asked.length === 0) return false
  return text.split(/[,;:()]|\.(?= )/).some((clause) => {
    const [number, ...rest] = words(clause)
    if (number === undefined || rest.length > 6 || !IS_NUMBER.test(number.text)) return false
    return asked.every(({ stem }) => rest.some((word) => word.stem === stem))
  })
}
