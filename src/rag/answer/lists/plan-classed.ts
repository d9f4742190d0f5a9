/**
 * 'Which schemes were built?' below 'Schemes', where one list is labelled 'Planned' and one 'Built': a heading says what
 * is listed, and labels part it in classes. A label is no item.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { capital, stem, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { labelLists, type LabelList } from './label-lists.ts'
import { isUndone, ONLY_SHOWN, REMARK, SELECTED } from './list-words.ts'
import { asksList, LOOSE, PARTED } from './plan-headed.ts'
import { AROUND } from './plan-named-items.ts'

/** How well a word of the question must meet one of a heading or a label. */
const SAME = 0.8
/** What labels say of the things below them, and no thing is called. */
const CLASSES: ReadonlySet<string> = new Set(
  `doctoral doctorate doctorates phd phds master masters master's msc ma bachelor bachelors bachelor's bsc ba undergraduate
  undergraduates postdoctoral postdoc postdocs theses thesis dissertation dissertations student students intern interns apprentice
  apprentices trainee trainees completed finished done ongoing running progress way current present now past former previous earlier
  early planned built delivered begun begin national international regional local abroad solo group joint jointly invited
  contributed given attended taken held peer reviewed refereed other others further more recent later internal external public private
  paid unpaid voluntary own main side major minor large small professional personal print online digital won shortlisted
  nominated expired valid active inactive lapsed open closed academic practical theoretical`
    .split(/\s+/)
    .map(stem),
)
/** People who are guided, whatever they are called. */
const GUIDED: ReadonlySet<string> = new Set(
  'students candidates trainees interns mentees people supervisees'.split(' ').map(stem),
)
const GUIDES = /\b(?:supervis|mentor|train|teach|student|people|thes[ei]s)/i
/** Whom one has examined is nobody that one has guided. */
const EXAMINED = /\bexamin|\bcommittee|\breviewer/i

/** Null unless one heading says what is listed, with labels that say the rest of the question, or class all of it. */
export function planClassed(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!asksList(question) || PARTED.test(question.folded)) return null
  const own = terms.filter((term) => !term.self && !AROUND.has(term.word.stem))
  const found = facts.document.sections.flatMap(({ index, heading }) => {
    const lists = labelLists(facts).filter(({ section, name }) => section === index && !FIGURES.test(name))
    const chosen = lists.length > 1 ? choose(facts, heading, lists, own) : []
    return chosen.length > 0 ? [{ heading, chosen }] : []
  })
  const [list, ...more] = found
  if (list === undefined || more.length > 0) return null
  const { chosen } = list
  const parts = chosen.flatMap(({ items, name, inline, unit }) => {
    const own = inline === null || question.counts ? items : [{ text: inline, units: [unit] }]
    // of several lists each is told by its label
    return own.map((item, i) =>
      i === 0 && chosen.length > 1 ? { ...item, text: `${name}: ${item.text}` } : item,
    )
  })
  const texts = chosen.flatMap(({ items }) => items.map(({ text }) => text))
  const isSome = texts.some((text) => isUndone(question.folded, text))
  if (isSome && !question.counts) return null
  const plan = { parts, list: true, chance: 0.9, fact: true }
  if (!question.counts) return plan
  const told = `${list.heading} ${chosen.map(({ name }) => name).join(' ')}`
  if (SELECTED.test(told) && !ONLY_SHOWN.test(question.folded)) return null
  if (!chosen.every(({ countable }) => countable)) return null
  const isPlain = !isSome && !texts.some((text) => REMARK.test(text))
  return isPlain ? { ...plan, lead: capital(numberWord(parts.length)) } : plan
}

/** '£64m turnover; 240 people; 22 countries', in italics below a house: what it is, and no name of what stands below. */
const FIGURES = /\d.*[;,].*\d/

/** Those of a section that are asked for. */
function choose(
  facts: Facts,
  heading: string,
  lists: readonly LabelList[],
  asked: readonly Term[],
): readonly LabelList[] {
  const above = words(heading)
  const isAbove = (term: Term): boolean =>
    says(above, term) || (GUIDED.has(term.word.stem) && GUIDES.test(heading))
  const labels = lists.map(({ name }) => words(name))
  const rest = asked.filter(
    (term) => !isAbove(term) && !(LOOSE.has(term.word.stem) && !labels.some((label) => says(label, term))),
  )
  const nouns = asked.filter((term) => isAbove(term) && !LOOSE.has(term.word.stem))
  if (nouns.length === 0) return bySolo(heading, lists, asked)
  if (rest.length === 0) {
    const all = lists.filter(({ name }) => !EXAMINED.test(name))
    return isWhole(facts, lists) && all.every(({ name }) => isClass(name, above)) ? all : []
  }
  const chosen = lists.filter(
    ({ name }, i) => !EXAMINED.test(name) && rest.every((term) => says(labels[i] ?? [], term)),
  )
  return chosen.length < lists.length ? chosen : []
}

/** What is shown or played, alone or with others, below a heading that may call it anything ('On walls'). */
const SHOWN = /^(?:exhibition|show|recital|concert|performance|album|recording)s?$/
const ALONE = /^(?:solo|group|joint|collective|ensemble)$/i
const ELSEWHERE = /\b(?:grants?|funding|projects?|students|teaching|work|posts|employment)\b/i

function bySolo(heading: string, lists: readonly LabelList[], asked: readonly Term[]): readonly LabelList[] {
  const alone = lists.filter(({ name }) => ALONE.test(name))
  const rest = asked.filter(({ word }) => !ALONE.test(word.text) && !LOOSE.has(word.stem))
  if (alone.length < 2 || ELSEWHERE.test(heading)) return []
  if (rest.length !== 1 || !SHOWN.test(rest[0]?.word.text ?? '')) return []
  return alone.filter(({ name }) => asked.some(({ word }) => word.text === name.toLowerCase()))
}

type Words = ReturnType<typeof words>
const DOCTORAL = /^(?:doctora|ph\.?d)/
const says = (own: Words, { word, matches }: Term): boolean =>
  own.some(
    ({ stem, text }) =>
      stem === word.stem ||
      (matches.get(stem) ?? 0) >= SAME ||
      (DOCTORAL.test(text) && DOCTORAL.test(word.text)),
  )

/** Is all that stands in the section below a label? */
function isWhole({ units }: Facts, lists: readonly LabelList[]): boolean {
  const taken = new Set(lists.flatMap(({ unit, items }) => [unit, ...items.flatMap((item) => item.units)]))
  const section = lists[0]?.section
  return units.every(
    ({ unit }) =>
      unit.section !== section ||
      unit.kind === 'heading' ||
      taken.has(unit.index) ||
      unit.parents.length > 1 ||
      !unit.first,
  )
}

/** Does a label tell only which of the things that are listed stand below it? */
function isClass(name: string, heading: Words): boolean {
  const first = words(name.replace(/[,(–—].*$/, '')).filter(({ stop }) => !stop)
  return (
    first.length > 0 &&
    first.every(({ stem }) => CLASSES.has(stem) || heading.some((word) => word.stem === stem))
  )
}

/** A list of labels that class what stands below them, as the list of all that does; else the group itself. */
export function unfolded(facts: Facts, group: Group): Group {
  const { items, heading } = group
  if (!group.id.startsWith('items:')) return group
  const lists = items.map(({ units: [at] }) => labelLists(facts).find(({ unit }) => unit === at))
  const below = lists.flatMap((list): GroupItem[] =>
    list?.countable === true && isClass(list.name, words(heading))
      ? list.items.map(({ text, units }) => ({ label: text, full: text, units }))
      : [],
  )
  const isAll = lists.every((list) => list?.countable === true && isClass(list.name, words(heading)))
  return isAll && below.length > 0 ? { ...group, items: below } : group
}

/** What an item of a list is called; all of it where that is the label of what stands behind it. */
export function wholeOf(facts: Facts, { heading }: Group, { label, full, units: [at] }: GroupItem): string {
  const list = label.length < full.length && labelLists(facts).find(({ unit }) => unit === at)
  return list && list.name === label && isClass(label, words(heading)) ? full.replace(/[.;]$/, '') : label
}

/** Is it a label of several things ('Master's: Olle Berg; Sara Niemi'), not one thing? */
export function isLabelled(facts: Facts, { heading }: Group, { units: [at] }: GroupItem): boolean {
  const list = labelLists(facts).find(({ unit }) => unit === at)
  return list !== undefined && list.items.length > 1 && isClass(list.name, words(heading))
}
