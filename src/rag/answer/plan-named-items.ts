/** 'How many certificates are from Heartline West?', 'Which …?': the items of a list, or the rows of a table, that hold a name. */
import type { Facts } from './facts.ts'
import type { Group, GroupItem } from './groups.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import { numberWord } from './lexicon/words.ts'
import type { Plan } from './plan.ts'
import type { Draft } from './reader.ts'
import { cellsOf, type Cells } from './row-cells.ts'
import type { Term } from './terms.ts'
import { capital, stem, words } from './text.ts'

/** What is said around the thing that is counted and the name, and tells nothing of either. */
const AROUND: ReadonlySet<string> = new Set(
  `total altogether all ever far number count many times item items thing things entry entries row rows table list listed lists named
  name mentioned described shown selected cv resume come came comes coming been held hold holds took take taken place had has have given
  give gave made done appear appears appeared belong relate related issued awarded obtained earned received`
    .split(/\s+/)
    .map(stem),
)
/** How well a word of the question must meet one of an item. */
const SAME = 0.8
/** Letters that two words begin with alike: 'films' and 'Filmography', 'directed' and 'Director'. */
const ROOT = 4

/** A plan where one list alone is meant; null leaves it to others. */
export function planNamedItems(facts: Facts, groups: readonly Group[], draft: Draft): Plan | null {
  const { question, terms } = draft
  if (
    !(question.counts || question.lists) ||
    question.yesno ||
    question.time !== null ||
    question.order !== null
  )
    return null
  const heads = new Set(question.head.map(({ start }) => start))
  const asked = terms.filter((t) => !t.self && !AROUND.has(t.word.stem))
  const names = asked.filter((t) => t.named && t.known >= SAME && !heads.has(t.word.start))
  const rest = asked.filter((t) => !names.includes(t))
  if (names.length === 0 || rest.length === 0) return null
  const found = groups
    .filter((group) => LISTS.test(group.id) && rest.every((term) => isSaidOf(facts, group, term)))
    .map(({ items }) => items.filter((item) => names.every((name) => holds(facts, item, name))))
    .filter((items) => items.length > 0)
  const [items, ...others] = found
  if (items === undefined || others.length > 0) return null
  const parts = items.map(({ label, units }) => ({ text: label, units }))
  const plan = { parts, list: true, chance: 0.9, fact: true }
  if (question.lists) return items.length > 1 ? plan : null
  const amounts = items.map((item) => amountIn(facts, item, rest))
  if (amounts.every((amount) => amount !== null)) return { ...plan, lead: sumOf(amounts) }
  // of one item a number may be meant that stands in it
  if (items.length < 2 || amounts.some((amount) => amount !== null)) return null
  return { ...plan, lead: capital(numberWord(items.length)) }
}

const LISTS = /^(?:rows|items|named|stacks|lines|children):/

const holds = (facts: Facts, { units }: GroupItem, { matches }: Term): boolean =>
  units.some((unit) =>
    [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
  )

/** Does the heading, what kind of section it is, or the head of a column say what the word asks for? */
function isSaidOf(facts: Facts, group: Group, { word }: Term): boolean {
  const kinds = KINDS_BY_NOUN.get(word.stem) ?? []
  if (kinds.some(([kind]) => (group.kinds.get(kind) ?? 0) >= 0.5)) return true
  const [first] = group.items
  const headers = first === undefined ? [] : cellsIn(facts, first).flatMap(({ header }) => words(header))
  return [...group.headingStems, ...headers.map((one) => one.stem)].some(
    (key) => key === word.stem || key.slice(0, ROOT) === word.stem.slice(0, ROOT),
  )
}

const cellsIn = (facts: Facts, { units: [unit = -1] }: GroupItem): Cells =>
  cellsOf(facts.document, facts.units[unit]?.unit) ?? []

/** 'Students | 140': what a column says of how many there are of what is asked for. */
function amountIn(facts: Facts, item: GroupItem, asked: readonly Term[]): string | null {
  const cell = cellsIn(facts, item).find(
    ({ header, text }) =>
      /^\d{1,3}(?:,?\d{3})*$/.test(text) &&
      words(header).some(({ stem: own }) => asked.some(({ word }) => word.stem === own)),
  )
  return cell?.text ?? null
}

/** In all, with the thousands parted where the CV parts them. */
function sumOf(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + Number(amount.replaceAll(',', '')), 0)
  return amounts.some((amount) => amount.includes(',')) ? sum.toLocaleString('en') : String(sum)
}
