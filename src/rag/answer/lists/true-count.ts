/** A number that is said of a list is true of it: what says of itself that it is none of these is not counted. */
import type { Facts } from '../facts/facts.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { textOf } from '../saying/say-unit.ts'
import { valueOf } from '../text/counts.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { saidOf } from './list-state.ts'
import { isOfOtherKind, OF_HOUSES, ofHouses, ofName } from './kinds-apart.ts'
import { asksAny, asksFinished, asksOpen, isOpen, standingOf } from './says-not.ts'
import { contentOf, isNumber, toldNumber } from './stated-count.ts'

const COUNTS =
  /\b(?:how many|number of) (?:of )?(?<things>(?:[\p{L}’'-]+ ){0,5}?[\p{L}’'-]+)(?= (?:does|do|did|has|have|had|is|are|was|were|can|could|will|would|in|on|at|for|with|from|she|he|they|that|which|who|listed|named)\b|[?.!]*$)/u

/** The plan without a number, or with the right one, where some of what it lists is not what is asked for. */
export function trueCount(facts: Facts, folded: string, given: Plan, now: number, day?: number): Plan {
  const plan = onlyAlone(facts, folded, given)
  const { lead, parts } = plan
  if (lead === undefined && asksOpen(folded)) return inEach(plan, (some) => onlyOpen(facts, some))
  if (lead === undefined && asksFinished(folded))
    return inEach(plan, (some) => onlyFinished(facts, folded, some, now))
  const things = COUNTS.exec(folded)?.groups?.['things']
  if (lead === undefined || things === undefined || !isNumber(lead)) return plan
  if (!plan.list) return plan
  if (tellsRoles(facts, folded, plan)) return without(plan)
  const told = toldNumber(facts, things, plan)
  if (told !== null) return told
  if (valueOf(lead) > parts.length + MORE) return plan
  const rest = apart(facts, folded, things, plan)
  return rest !== plan ? rest : asksAny(folded) ? plan : ofStanding(facts, folded, plan, now, day)
}

/** Without what says that it did not come about, and the line that tells of one's part in it. */
function onlyFinished(facts: Facts, folded: string, plan: Plan, now: number): Plan {
  const { parts } = plan
  const standings = parts.map((part) => standingOf(folded, wholeOf(facts, part, parts), now))
  const isOut = parts.map((_, i) => {
    const own = parts.slice(0, i + 1).findLastIndex(({ text }) => !ROLE.test(text))
    return standings[own < 0 ? i : own] === 'none'
  })
  const kept = parts.filter((_, i) => isOut[i] === false)
  return kept.length === 0 ? plan : { ...plan, parts: kept }
}

/** What goes on, or is not out yet; all where none says so. */
function onlyOpen(facts: Facts, plan: Plan): Plan {
  const kept = plan.parts.filter((part) => isOpen(wholeOf(facts, part, plan.parts)))
  return kept.length === 0 ? plan : { ...plan, parts: kept }
}

/** What is kept of a list, or of each list that is said in one part. */
function inEach(plan: Plan, keep: (some: Plan) => Plan): Plan {
  if (plan.list) return keep(plan)
  const parts = plan.parts.map((part): PlanPart => {
    const pieces = part.text.split('; ')
    if (pieces.length < 2 || pieces.length !== part.units.length) return part
    const items = pieces.map((text, i): PlanPart => ({ text, units: part.units.slice(i, i + 1) }))
    const kept = keep({ ...plan, parts: items }).parts
    return { text: kept.map(({ text }) => text).join('; '), units: kept.flatMap(({ units }) => units) }
  })
  return { ...plan, parts }
}
const ROLE = /^(?:my )?(?:role|part)\b ?:/i

/** What says that one did it alone, where that is asked and the rest does not say so. */
function onlyAlone(facts: Facts, folded: string, plan: Plan): Plan {
  if (!ALONE.test(folded)) return plan
  const roleOf = ({ units }: PlanPart): string => {
    const below = facts.units[Math.max(...units) + 1]?.unit
    return below !== undefined && ROLE.test(below.text) ? below.text : ''
  }
  const kept = plan.parts.filter((part) => SOLE.test(`${part.text} ${roleOf(part)}`))
  return kept.length === 0 || kept.length === plan.parts.length ? plan : { ...without(plan), parts: kept }
}
const ALONE =
  /\b(?:alone|by (?:him|her|them|your)sel(?:f|ves)|on (?:his|her|their|your) own|single-handed(?:ly)?|solo)\b/
const SOLE = /\b(?:sole|solely|alone|solo|single-handed(?:ly)?)\b/i

/** 'How many projects has she led?', where each tells one's part in it by itself. */
function tellsRoles(facts: Facts, folded: string, { parts }: Plan): boolean {
  const section = facts.units[parts[0]?.units[0] ?? -1]?.unit.section
  return (
    /\b(?:led|lead|managed?|headed|directed|designed|chaired)\b/.test(folded) &&
    facts.units.some(({ unit }) => unit.section === section && ROLE.test(unit.text))
  )
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
  const kind = facts.mainKinds[found.unit.section]
  if (!OF_THING.test(head) && KINDS_BY_NOUN.get(head)?.some(([one]) => one === kind) === true) return false
  const asked = words(folded.slice(folded.indexOf(things) + things.length)).filter(({ stop }) => !stop)
  const name = words(/^[^,;:(]+/.exec(parts[0]?.text ?? '')?.[0] ?? '').filter(({ stop }) => !stop)
  return name.length > 0 && name.every(({ stem }) => asked.some((word) => word.stem === stem))
}

/** What a thing has, and is not. */
const OF_THING = /^(?:star|download)/

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
