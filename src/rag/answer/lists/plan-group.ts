/** A list as an answer: which of its items are asked for, and how many there are. */
import { labelOf } from '../document/item-labels.ts'
import type { Facts } from '../facts/facts.ts'
import { rowItem, type Group, type GroupItem } from '../facts/groups.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Reading } from '../ranking/reader.ts'
import { thingIn } from '../saying/thing-above.ts'
import { capital, words } from '../text/text.ts'
import { numberWord, NUMBER_WORDS } from '../text/word-lists.ts'
import { byCells } from './by-cells.ts'
import { byRole } from './by-role.ts'
import { leftOf } from './exclusions.ts'
import { ofKindAsked } from './item-kinds.ts'
import { byLabel, filterItems } from './items-asked.ts'
import { byTime } from './items-by-time.ts'
import { asksState, noneGone } from './list-state.ts'
import { isLost, ONLY_SHOWN, REMARK } from './list-words.ts'
import { countOf } from './measured.ts'
import { onlyGot } from './not-got.ts'
import { isLabelled, unfolded, wholeOf } from './plan-classed.ts'
import { asksList } from './plan-headed.ts'
import { namesNothing, rowsNamed } from './row-names.ts'
import { planRunIn } from './run-in-part.ts'
import { withState } from './state-told.ts'
import { byLines, saysWhole, withRest } from './whole-lines.ts'

/** What is asked for holds of none of the items: it is declined. */
const NONE: Plan = { parts: [], list: false, chance: 0, fact: false }

export function planGroup(
  facts: Facts,
  given: Group,
  question: Question,
  reading: Reading,
  chance: number,
  now: number,
): Plan {
  const labelledPart = planRunIn(facts, given, reading, chance)
  if (labelledPart !== null) return labelledPart
  const group = question.counts ? byLines(facts, unfolded(facts, given)) : unfolded(facts, given)
  const whole =
    (question.counts || asksState(question)) && group.type === 'column'
      ? eachRow(facts, group, question)
      : namesNothing(group.items, group, question)
        ? { ...group, items: rowsNamed(facts, group, group.items) }
        : group
  let items = whole.items
  if (question.counts && group.type === 'column' && asksState(question)) items = ofModifier(items, question)
  const left = leftOf(facts, items, question.folded)
  const labelled = left === null && question.lists ? withRest(facts, whole, byLabel(whole, question)) : null
  const kept =
    left ??
    labelled ??
    byCells(facts, whole, question) ??
    filterItems(facts, whole, reading) ??
    byRole(facts, whole, question)
  if (kept !== null) items = kept.map((i) => whole.items[i]).filter((i) => i !== undefined)
  const stated = question.counts && kept === null ? statedTotal(facts, group, question) : null
  if (stated !== null) return { ...stated, chance, fact: true }
  // 'which have lapsed': of those that go on, none is said
  if (noneGone(facts, items, question, now)) return NONE
  items = onlyGot(question.folded, byTime(facts, items, question, now), ({ full }) => full)
  if (items.length === 0) return NONE
  if (question.counts && left === null)
    items = ofKindAsked(facts, items, question, group.headingStems) ?? items
  if (namesNothing(items, whole, question)) items = rowsNamed(facts, whole, items)
  const where = PLACES.test(question.folded)
  const isTold = PASTIMES.test(question.folded) && isProse(facts, group)
  const isWhole = !question.counts && asksList(question) && saysWhole(group, items, isProse(facts, group))
  const isState = !question.counts && asksState(question)
  const parts = items.map((item): PlanPart => ({
    text: isTold
      ? item.full
      : isWhole || (labelled !== null && !question.counts)
        ? item.full.replace(/[.;]$/, '')
        : !where
          ? isState
            ? withState(facts, item, wholeOf(facts, group, item))
            : wholeOf(facts, group, item)
          : group.type === 'entries'
            ? placed(facts, item)
            : labelOf(item.full, WITH_PLACE),
    units: item.units,
  }))
  const named =
    question.counts && isProse(facts, group) && !isOfTongues(facts, group)
      ? items.filter(({ full }) => NAMES.test(full))
      : items
  // what a paragraph tells in sentences without a name is not to be counted
  const countable =
    (named.length > 1 || named.length === items.length) &&
    items.filter((item) => isLabelled(facts, group, item)).length < 2 &&
    !isTold &&
    !items.some(({ full }) => REMARK.test(full) || isLost(question.folded, full))
  if (countable) items = named
  const count =
    question.counts && countable ? countOf(facts, whole.items, items, reading, whole.headingStems) : null
  const lead = count === null ? undefined : capital(numberWord(count))
  if (lead !== undefined) return { lead, parts, list: true, chance, fact: true }
  // what stands below the name of one thing tells of it
  const thing = /^(?:lines|items):/.test(group.id) ? thingIn(facts, group.section) : null
  const [first, ...more] = parts
  if (thing === null || first === undefined || question.counts)
    return { parts, list: true, chance, fact: true }
  const led = [{ ...first, units: [...first.units, thing.index] }, ...more]
  return { lead: thing.text, parts: led, list: true, chance, fact: true }
}

/** Sentences of one paragraph, rather than lines. */
const isProse = ({ units }: Facts, { id, items }: Group): boolean =>
  id.startsWith('lines:') &&
  items.filter(({ units: [at = -1] }) => {
    const unit = units[at]?.unit
    return unit?.kind === 'sentence' && !unit.first && !unit.line
  }).length *
    2 >=
    items.length

/** 'My French is what is left from school' names one wherever it stands. */
const isOfTongues = ({ mainKinds }: Facts, { section }: Group): boolean => mainKinds[section] === 'languages'

/** A sentence tells of several. */
const PASTIMES = /\bhow many (?:\p{L}+ )?(?:hobbies|pastimes|interests|sports)\b/u

/** A name, a title or a number behind the first word. */
const NAMES = /["“„«]|\d|(?<=\S )(?!I\b)\p{Lu}/u

const PLACES =
  /\b(?:which|what|list|name|how many)(?: of)?(?: the| all)? (?:different )?(?:countr(?:y|ies)|cit(?:y|ies)|towns?|places?)\b/

/** Characters of an item that is said whole, since its place stands behind what it is called. */
const WITH_PLACE = 190

/** An entry with the place that its header names. */
function placed(facts: Facts, { label, units }: GroupItem): string {
  // an employer's line above several posts is the header of each
  const entry = facts.entries.find(({ header }) => header === units)
  const after = entry?.parts.filter(
    (part) =>
      part !== entry.title &&
      part !== entry.org &&
      /^\p{Lu}[^\d]{1,38}$/u.test(part) &&
      !looksLikeTitle(part),
  )
  const more = after?.filter((part) => !label.includes(part)) ?? []
  return more.length > 0 ? `${label}, ${more.slice(0, 2).join(', ')}` : label
}

/** A column where something else is counted: each row counts, though some say the same ('four cruises, two ships'). */
function eachRow(facts: Facts, group: Group, question: Question): Group {
  const head = question.head.at(-1)?.stem
  // one that lapsed and one that goes on may be called the same
  if (head === undefined || (group.headingStems.has(head) && !asksState(question))) return group
  const units = [...new Set(group.items.flatMap((item) => item.units))].sort((a, b) => a - b)
  return {
    ...group,
    items: units.flatMap((unit) => facts.units[unit] ?? []).map((one) => rowItem(facts, one)),
  }
}

/** Said of all of them: no row is left out for not saying it. */
const ANY = /^(?:profession|technic|person|activ|valid|current|main|differ|individu|formal|trade)/

/** 'How many diving permits are valid': those of rows that are called so, where several are and others not. */
function ofModifier(items: readonly GroupItem[], { head }: Question): readonly GroupItem[] {
  for (const { stem } of head.slice(0, -1)) {
    if (ANY.test(stem)) continue
    const kept = items.filter(({ full }) => words(full).some((word) => word.stem === stem))
    if (kept.length > 1 && kept.length < items.length) return kept
  }
  return items
}

const NUMBER = `\\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')}`
/** '(four of 21)', 'chosen from seventeen', '27 in all'. */
const OF_MORE = new RegExp(
  `(?:\\(|\\b(?:select\\w*|chosen|selection|recent|some|best|${NUMBER}) )(?:out )?(?:of|from|among) (?:(?:more than|over|about|a total of|some|the) )?(${NUMBER})\\b|\\b(${NUMBER}) (?:in (?:all|total)|altogether)\\b`,
  'i',
)

/** How many there are, where a heading or the line below it says that those listed are some of them. */
function statedTotal(
  facts: Facts,
  group: Group,
  question: Question,
): Pick<Plan, 'lead' | 'parts' | 'list'> | null {
  if (ONLY_SHOWN.test(question.folded) || group.type !== 'section') return null
  if (question.time !== null || question.order !== null) return null
  const own = facts.units.filter(({ unit }) => unit.section === group.section)
  for (const { unit } of own.slice(0, 2)) {
    if (unit.kind === 'item' || unit.kind === 'row') break
    const match = OF_MORE.exec(unit.text)
    const said = match?.[1] ?? match?.[2]
    if (said === undefined) continue
    const total = NUMBER_WORDS.get(said.toLowerCase()) ?? Number(said)
    if (total > group.items.length)
      return { lead: capital(said), parts: [{ text: unit.text, units: [unit.index] }], list: false }
  }
  return null
}
