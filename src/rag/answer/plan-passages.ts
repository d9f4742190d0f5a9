/** From ranked candidates to what is said: the best passage, more where it is not sure, or one item of a list. */
import { isRankOfOthers } from './declining/ranks-of-others.ts'
import { tellsOfOtherOfFamily } from './declining/of-kin.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { restOfParagraph } from './lists/label-paragraphs.ts'
import { countIn } from './lists/count-in.ts'
import { isOfSuch } from './lists/is-of-such.ts'
import { isLost } from './lists/list-words.ts'
import { inState } from './lists/list-state.ts'
import { listInState, oneOf } from './lists/one-of-list.ts'
import { planGroup } from './lists/plan-group.ts'
import { namedBySubHeadings } from './lists/sub-headings.ts'
import { listAsked, listCounted, wholeList } from './lists/whole-list.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import type { Question } from './question/question.ts'
import type { Candidate, Reading } from './ranking/reader.ts'
import { askedBelow } from './saying/asked-below.ts'
import { isLookAlike, isOfLookAlikes, isOfOtherNamed } from './saying/look-alikes.ts'
import { nameAbove } from './saying/name-above.ts'
import { withBelow } from './saying/name-alone.ts'
import { isOfSibling } from './saying/of-named-item.ts'
import { recordAround } from './saying/record-around.ts'
import { nextTelling } from './saying/next-tells.ts'
import { isSaidAlready } from './saying/said-already.ts'
import { saidBy, sayAsked } from './saying/say-unit.ts'
import { namedBy, thingAbove } from './saying/thing-above.ts'
import { isOfOtherSpeaker } from './saying/words-of-others.ts'
import { outcomeOf } from './saying/told-next.ts'
import { beforeOnly } from './timeline/before-only.ts'
import { ofPresentPost } from './timeline/present-post.ts'

/** Share of the candidates above which no more are said. */
const SURE = 0.94
/** Characters of an answer of several passages. */
const ROOM = 450
/**
 * @param part of a question that asks several things: less is said of each
 * @param now months since year 0
 */
export function planPassages(
  facts: Facts,
  groups: readonly Group[],
  ranked: readonly Candidate[],
  reading: Reading,
  part: boolean,
  now: number,
): Plan {
  const { question } = reading
  const early = beforeOnly(facts, ranked, question, reading.terms)
  const own = early.filter(({ unit }) => unit === null || !isRankOfOthers(facts, question.folded, unit))
  const present = ofPresentPost(facts, own.length > 0 ? own : early, question, now)
  // 'how many prizes has she won' counts none of those below 'Nominated'
  const won = present.filter(({ group }) => group === null || !isOfLost(group, question))
  const listed = won.length > 0 ? won : present
  // of what is something else, as many as there may be say nothing: lines that tell of it do
  const such = question.counts
    ? listed.filter(({ group }) => group === null || isOfSuch(facts, group, question))
    : listed
  const candidates = such.length > 0 ? such : listed
  const top = candidates[0]
  if (top === undefined) return { parts: [], list: false, chance: 0, fact: false }
  const list =
    top.unit === null
      ? null
      : (listInState(facts, groups, top.unit, question, now) ??
        listAsked(facts, groups, top.unit, question) ??
        listCounted(facts, groups, top.unit, question))
  if (list !== null) return planGroup(facts, list, question, reading, top.chance, now)
  const gathered = top.group === null ? null : namedBySubHeadings(facts, groups, candidates, reading)
  if (gathered !== null) return planGroup(facts, gathered, question, reading, top.chance, now)
  const one = top.group === null ? null : oneOf(facts, top.group, question, reading, now)
  const whole =
    top.group !== null && question.counts ? wholeList(facts, groups, top.group, question) : top.group
  const isOther = such.length === 0
  if (
    whole !== null &&
    one === null &&
    !isOther &&
    (top.chance > SURE || question.counts || inState(facts, whole.items, question, now) !== null)
  ) {
    return planGroup(facts, whole, question, reading, top.chance, now)
  }
  const lead = question.counts ? countIn(facts, question, top.unit ?? -1) : null
  const parts: PlanPart[] = []
  let sure = 0
  let length = 0
  if (one !== null) {
    parts.push(lineOf(facts, one.unit, reading))
    const outcome = outcomeOf(facts, reading, one.unit)
    if (outcome !== null) parts.push(outcome)
    sure = one.chance * top.chance
    length = parts.reduce((sum, { text }) => sum + text.length, 0)
  }
  for (const next of candidates.slice(0, 7)) {
    const first = parts[0]?.units[0]
    if (one !== null && next === top) continue
    if (parts.length > 0 && (sure > SURE || parts.length >= (part ? 2 : 4) || next.chance < 0.025)) break
    // said beside the right one, another's is wrong
    if (parts.length > 0 && next.unit !== null && reading.columns.at('otherOne', next.unit) > 0) continue
    if (parts.length > 0 && next.unit !== null && tellsOfOtherOfFamily(facts, question, next.unit)) continue
    if (first !== undefined && next.unit !== null && isOfOtherSpeaker(facts, first, next.unit)) continue
    if (first !== undefined && isBesideIt(facts, reading, first, next)) continue
    if (first !== undefined && next.group !== null && isSaidAlready(facts, question, first, next.group)) {
      sure += next.chance
      continue
    }
    const fresh = partOf(facts, next, question, reading, new Set(parts.flatMap((p) => p.units)), now)
    // the list that is asked for has nothing of the time that is asked for
    if (next === top && next.group !== null && fresh.text === '') break
    if (parts.length > 0 && length + fresh.text.length > ROOM) continue
    if (fresh.text === '' || parts.some((p) => fresh.units.every((u) => p.units.includes(u)))) continue
    // a label with all that stands below it says again what was said of one of these
    if (next.unit !== null && fresh.units.length > 2)
      for (const said of parts.filter((p) => p.units.every((u) => fresh.units.includes(u))))
        parts.splice(parts.indexOf(said), 1)
    parts.push(fresh)
    sure += next.chance
    length += fresh.text.length
    if (next.unit !== null && parts.length === 1 && fresh.units.length === 1) {
      const below = askedBelow(facts, reading, next.unit) ?? nextTelling(facts, reading, next.unit)
      const rest = below === null ? restOfParagraph(facts, reading, next.unit) : [below]
      parts.push(...rest)
      length += rest.reduce((sum, { text }) => sum + text.length, 0)
    }
    if (next.unit !== null && parts.length === 1) {
      const { before, behind } = recordAround(facts, question, next.unit)
      parts.unshift(...before)
      parts.push(...behind)
      length += [...before, ...behind].reduce((sum, { text }) => sum + text.length, 0)
    }
    const outcome = parts.length > 1 || next.unit === null ? null : outcomeOf(facts, reading, next.unit)
    if (outcome !== null) {
      parts.push(outcome)
      length += outcome.text.length
    }
  }
  return {
    ...(lead === null ? {} : { lead }),
    parts,
    list: false,
    chance: top.chance,
    fact: top.chance > 0.5,
  }
}

/** Is it a line, or a list with one, on another thing that is alike but for its number? */
const isBesideIt = (
  facts: Facts,
  { question, terms }: Reading,
  best: number,
  { unit, group }: Candidate,
): boolean =>
  unit !== null
    ? isLookAlike(facts, question, best, unit) ||
      (!question.lists &&
        !question.counts &&
        (isOfOtherNamed(facts, terms, best, unit) || isOfSibling(facts, unit, terms)))
    : group !== null && isOfLookAlikes(facts, question, best, group)

/** Is it what was not won, or 'Nominated' and 'Received' themselves, where what was won is asked for? */
const isOfLost = ({ id, heading, items }: Group, { folded }: Question): boolean =>
  (isLost(folded, heading) && !/ /.test(heading)) ||
  (id.startsWith('children:') && items.some(({ label }) => !/ /.test(label) && isLost(folded, label)))

/** A candidate as one part: a sentence, or a whole list in one. */
function partOf(
  facts: Facts,
  candidate: Candidate,
  question: Question,
  reading: Reading,
  said: ReadonlySet<number>,
  now: number,
): PlanPart {
  if (candidate.group === null) {
    return lineOf(facts, candidate.unit ?? 0, reading)
  }
  const plan = planGroup(facts, candidate.group, question, reading, candidate.chance, now)
  const left = plan.parts.filter((p) => p.units.some((u) => !said.has(u)))
  const lead = plan.lead === undefined || question.counts ? '' : `${plan.lead}: `
  return { text: lead + left.map((p) => p.text).join('; '), units: left.flatMap((p) => p.units) }
}

/** A unit as one part, with the name that it stands under where that is asked for. */
function lineOf(facts: Facts, unit: number, reading: Reading): PlanPart {
  const { text, units } = withBelow(
    facts,
    { text: sayAsked(facts, unit, reading), units: saidBy(facts, unit) },
    reading,
  )
  const thing = thingAbove(facts, unit)
  const name =
    nameAbove(facts, unit, reading.question) ??
    (thing === null ? null : { text: namedBy(thing), units: [thing.index] })
  if (name === null || name.units.some((i) => units.includes(i))) return { text, units }
  const lead = /[?!]$/.test(name.text) ? name.text : `${name.text}:`
  return { text: `${lead} ${text}`, units: [...units, ...name.units] }
}
