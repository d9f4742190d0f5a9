/** 'How many points has she collected?', where each course says 'six points': what is asked for are not the items themselves. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { PERSON } from '../lexicon/names.ts'
import { numbersIn } from '../question/question.ts'
import type { Reading } from '../ranking/reader.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import { fold, words } from '../text/text.ts'

/** So well is a word known to the CV, or met by its meaning; so rare is one that names something. */
const HELD = 0.5
const RARE = 0.9
/** Persons: lines about one's work, or events that they came to, are none. */
const PERSONS =
  /^(?:people|persons?|students?|pupils?|learners?|trainees?|volunteers?|listeners?|attendees?|visitors?|participants?|viewers?|readers?|patients?|employees?|staff|members?|guests?)$/
const OF_PERSON = new RegExp(`^(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?(?:${PERSON.source})`, 'u')
/** What adds up over items, where people and places may be the same ones again. */
const ADDS_UP = /^(?:point|hour|credit|ect|dai|lesson|mile|kilometr|kilomet)/
/** No list is of such: how many there are is told, or is not told. */
const IS_MEASURE = /^(?:hour|mile|kilomet|year|month|week)/

/**
 * How many there are of what is counted: as many as the items say, of one item what that says, and null where they say
 * it and it does not add up. Their own number where they tell no numbers of it.
 *
 * @param all the list that `items` are chosen from
 * @param headed stems of what stands above it
 */
export function countOf(
  facts: Facts,
  all: readonly GroupItem[],
  items: readonly GroupItem[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  headed: ReadonlySet<string> = new Set(),
): number | null {
  const head = question.head.at(-1)?.stem
  if (head === undefined) return items.length
  const names = namesIn(facts, items, head)
  if (names !== null && names < items.length) return names
  const counted = question.head.at(-1)?.text ?? ''
  // one's own volunteering counts no volunteers
  const isHeaded = (headed.has(head) && !/^volunt/.test(head)) || !PERSONS.test(counted)
  if (!isHeaded && !items.some(({ full }) => OF_PERSON.test(full))) return null
  const told = all.filter((item) => numberOf(facts, item, head) !== null)
  if (told.length < 2 || told.length * 2 < all.length) return IS_MEASURE.test(head) ? null : items.length
  // something else that is asked about, and stands nowhere, tells of other ones
  if (terms.some((t) => !t.self && t.known < HELD && t.reach < HELD && t.rarity >= RARE)) return null
  const numbers = items.map((item) => numberOf(facts, item, head))
  const [only] = numbers
  if (numbers.length === 1) return only ?? null
  const isWhole = items.length === all.length && question.time === null && ADDS_UP.test(head)
  return isWhole && !numbers.includes(null) ? numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null
}

/** Different names in the column of what is counted: one sails on the same ship again. */
function namesIn(facts: Facts, items: readonly GroupItem[], head: string): number | null {
  const isCalled = (header: string): boolean =>
    words(header).some(({ stem }) => stem === head || SYNONYMS.get(head)?.has(stem) === true)
  const names = items.map(
    (item) =>
      cellsIn(facts, item)
        .find(({ header }) => isCalled(header))
        ?.text.trim() ?? '',
  )
  return names.every((name) => /^\p{Lu}/u.test(name)) ? new Set(names.map(fold)).size : null
}

/** The one number that stands right before the word, or in the column that is called so. */
function numberOf(facts: Facts, { full, units }: GroupItem, head: string): number | null {
  const cells = cellsOf(facts.document, facts.units[units[0] ?? -1]?.unit)
  const cell = cells?.find(({ header }) => words(header).some(({ stem }) => stem === head))
  if (cell !== undefined) return /^\d{1,6}$/.test(cell.text.trim()) ? Number(cell.text) : null
  const all = words(full)
  const found = all.flatMap((word, i) => {
    const before = all[i - 1]
    return word.stem === head && before !== undefined ? numbersIn([before]) : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
