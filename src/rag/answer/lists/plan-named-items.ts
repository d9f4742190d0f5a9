/** 'How many certificates are from Heartline West?', 'Which …?': the items of a list, or the rows of a table, that hold a name. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { findDates } from '../text/dates.ts'
import { capital, stem, words, type Word } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { isHeadOf, ROOT, SAME } from './head-of.ts'
import { isInBrackets, isLesser, withoutBrackets } from './lesser-ranks.ts'
import { asksState } from './list-state.ts'

/** What is said around the thing that is counted and the name, and tells nothing of either. */
export const AROUND: ReadonlySet<string> = new Set(
  `total altogether all ever far number count many times occasion occasions item items thing things entry entries row rows table list listed lists named
  name mentioned described shown selected cv resume come came comes coming been held hold holds took take taken place had has have given
  give gave made done appear appears appeared belong relate related issued awarded obtained earned received`
    .split(/\s+/)
    .map(stem),
)
/** Of what is left when others are taken out; which those are is not always plain. */
const LEAVES_OUT = /\b(?:not|besides?|except|excluding|apart from|other than)\b/
const DENIES = /\b(?:no|never|without|outside|rather than)\b|n't\b/
/** Heads of columns whose numbers count nothing. */
const NO_AMOUNT =
  /^(?:years?|dates?|months?|volumes?|vol|issues?|numbers?|no|nr|pages?|ages?|ranks?|place|position)$/

/** A plan where one list alone is meant; null leaves it to others. */
export function planNamedItems(facts: Facts, groups: readonly Group[], draft: Draft): Plan | null {
  const { question, terms } = draft
  if (
    !(question.counts || question.lists) ||
    question.yesno ||
    question.time !== null ||
    question.order !== null ||
    DENIES.test(question.folded) ||
    asksState(question)
  )
    return null
  const leavesOut = LEAVES_OUT.test(withoutBrackets(question.folded))
  const heads = new Set(question.head.map(({ start }) => start))
  const asked = terms.filter(
    (t) => !t.self && !AROUND.has(t.word.stem) && !isInBrackets(question.folded, t.word),
  )
  const names = asked.filter((t) => t.named && t.known >= SAME && !heads.has(t.word.start))
  const rest = asked.filter((t) => !names.includes(t))
  const times = timesNamed(facts, groups, draft, names, rest)
  if (times !== null) return times
  if (names.length === 0 || rest.length === 0 || rest.some(({ word }) => NO_AMOUNT.test(word.text)))
    return null
  // of 'how many vets work there' the list is to be one of vets, not one of work
  const counted = question.counts ? rest.filter(({ word }) => heads.has(word.start)) : []
  const telling = counted.length > 0 ? counted : rest
  const found = groups
    .filter(
      (group) =>
        LISTS.test(group.id) &&
        rest.every((term) => qualifies(group, term) || isSaidOf(facts, group, term, names)) &&
        telling.some((term) => isSaidOf(facts, group, term, names)),
    )
    // below a heading with the names each item is of them: 'The Long Tide series'
    .map((group) =>
      partedBy(
        group.items,
        (item) =>
          names.every((name) => holds(facts, item, name, question.folded)) ||
          names.every((name) => isInHeading(group, name)),
      ),
    )
    .filter(({ with: held }) => held.length > 0)
    .map((parted) => (leavesOut ? parted.without : parted.with))
  const [items, ...others] = found
  if (items === undefined || items.length === 0 || others.length > 0) return null
  const parts = items.map(({ label, units }) => ({ text: label, units }))
  const plan = { parts, list: true, chance: 0.9, fact: true }
  if (question.lists) return items.length > 1 || leavesOut ? plan : null
  const amounts = items.map((item) => amountIn(facts, item, rest))
  if (amounts.every((amount) => amount !== null)) return { ...plan, lead: sumOf(amounts) }
  // of one item a number may be meant that stands in it
  if (items.length < 2 || amounts.some((amount) => amount !== null)) return null
  return { ...plan, lead: capital(numberWord(items.length)) }
}

function partedBy(items: readonly GroupItem[], test: (item: GroupItem) => boolean) {
  return { with: items.filter(test), without: items.filter((item) => !test(item)) }
}

/** What is done at times, and rows of dates record. */
const COMES = /^(?:visit|record|inspect|appear|come|play|perform|speak|held|take|been|work)/

/** 'How many times did Ofsted visit?': the rows that name it in a cell of its own, where one table has such. */
function timesNamed(
  facts: Facts,
  groups: readonly Group[],
  { question }: Draft,
  names: readonly Term[],
  rest: readonly Term[],
): Plan | null {
  if (!/\bhow (?:many times|often)\b/.test(question.folded) || names.length === 0) return null
  if (LEAVES_OUT.test(question.folded)) return null
  const found = groups
    .filter(
      (group) =>
        group.id.startsWith('rows:') &&
        rest.every(
          (term) =>
            COMES.test(term.word.text) ||
            group.headingStems.has(term.word.stem) ||
            isHeader(facts, group, term),
        ),
    )
    .map(({ items }) => items.filter((item) => isCell(facts, item, names)))
    .filter((items) => items.length > 1)
  const [items, ...others] = found
  if (items === undefined || others.length > 0) return null
  const parts = items.map(({ label, units }) => ({ text: label, units }))
  return { lead: capital(numberWord(items.length)), parts, list: true, chance: 0.9, fact: true }
}

/** Does a cell say the names and nothing else? */
const isCell = (facts: Facts, item: GroupItem, names: readonly Term[]): boolean =>
  cellsIn(facts, item).some(({ text }) => {
    const own = words(text).filter(({ stop }) => !stop)
    const isNamed = (stem: string): boolean => names.some(({ matches }) => (matches.get(stem) ?? 0) >= SAME)
    return own.length > 0 && own.length <= names.length && own.every(({ stem }) => isNamed(stem))
  })

const isHeader = (facts: Facts, { items }: Group, { word }: Term): boolean =>
  items
    .slice(0, 1)
    .some((item) =>
      cellsIn(facts, item).some(({ header }) => words(header).some((own) => own.stem === word.stem)),
    )

const AMOUNT = /^\d{1,3}(?:,?\d{3})*$/
const LISTS = /^(?:rows|items|named|stacks|lines|children):/

const holds = (facts: Facts, item: GroupItem, { matches, word }: Term, folded: string): boolean =>
  item.units.some((unit) =>
    [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
  ) && !isLesser(facts, item, word, folded)

const isInHeading = ({ headingStems }: Group, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= SAME && headingStems.has(key))

/** Does the heading hold the word, if not as its noun ('peer-reviewed')? */
const qualifies = ({ headingStems }: Group, { word }: Term): boolean => headingStems.has(word.stem)

const TAUGHT = /^(?:students?|pupils?|trainees?|learners?|children|classes|class)$/

/** Does the heading, what kind of section it is, or the head of a column say what the word asks for? */
function isSaidOf(facts: Facts, group: Group, { word }: Term, names: readonly Term[]): boolean {
  // posts of a teacher are no pupils
  const kinds = TAUGHT.test(word.text) ? [] : (KINDS_BY_NOUN.get(word.stem) ?? [])
  if (kinds.some(([kind]) => (group.kinds.get(kind) ?? 0) >= 0.5)) return true
  if (isHeadOf(group.heading, word, names)) return true
  const [first] = group.items
  const cells = first === undefined ? [] : cellsIn(facts, first)
  const main = cells.findIndex(({ text }) => /\p{L}{3}/u.test(text) && findDates(text).length === 0)
  return cells.some(({ header, text }, at) => {
    // what stands in other columns is another thing than the row, but for how many of it there are
    if ((at === main || AMOUNT.test(text)) && isHeadOf(header, word)) return true
    // 'did Signe Holm direct': the name stands in the column of directors
    return isRoleIn(header, word) && group.items.some((item) => isNamedUnder(facts, item, header, names))
  })
}

const isRoleIn = (header: string, { stem: verb }: Word): boolean =>
  verb.length >= ROOT &&
  words(header).some(({ text }) => text.startsWith(verb) && /(?:er|or|ist)s?$/.test(text))

const isNamedUnder = (facts: Facts, item: GroupItem, header: string, names: readonly Term[]): boolean =>
  cellsIn(facts, item).some(
    (cell) =>
      cell.header === header &&
      names.some(({ matches }) => words(cell.text).some((word) => (matches.get(word.stem) ?? 0) >= SAME)),
  )

/** 'Students | 140': what a column says of how many there are of what is asked for. */
function amountIn(facts: Facts, item: GroupItem, asked: readonly Term[]): string | null {
  const cell = cellsIn(facts, item).find(
    ({ header, text }) =>
      AMOUNT.test(text) &&
      words(header).some(
        (own) =>
          !NO_AMOUNT.test(own.text) &&
          // numbers below 'Route' are the names of routes, those below 'Students' say how many
          asked.some(({ word }) => word.stem === own.stem && word.text !== `${own.text}s`),
      ),
  )
  return cell?.text ?? null
}

/** In all, with the thousands parted where the CV parts them. */
function sumOf(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + Number(amount.replaceAll(',', '')), 0)
  return amounts.some((amount) => amount.includes(',')) ? sum.toLocaleString('en') : String(sum)
}
