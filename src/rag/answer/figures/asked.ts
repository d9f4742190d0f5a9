/** What a question says of figures, and which rows and lines it may mean. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Term } from '../ranking/terms.ts'
import type { Amount } from '../text/amounts.ts'
import { stem } from '../text/text.ts'

/** How well a word must meet what is said of a row. */
export const SAME = 0.8
/** How well a heading must meet a word: 'In the classroom' what she teaches. */
const LIKE = 0.5

/** What one was engaged in, whatever it is called there. */
export const ENGAGED =
  /^(?:missions?|trips?|contracts?|engagements?|mandates?|assignments?|schemes?|jobs?|posts?|sites?)$/

/** What a question says of them. */
export interface Asked {
  /** Words that say something of the rows or the column. */
  readonly terms: readonly Term[]
  /** It asks for money. */
  readonly money: boolean
  /** It names what is counted. */
  readonly counts: boolean
  /** It asks what sums of money come to, not for the one or the other. */
  readonly sums: boolean
  /** Only what goes on at this month. */
  readonly goingOn: number | null
}

export interface Figures {
  readonly items: readonly GroupItem[]
  readonly amounts: readonly Amount[]
  /** What each item is, and its number. */
  readonly texts: readonly string[]
  /** Of the column, '' in a list. */
  readonly header: string
  /** Whether the question names the column, or what the numbers of the lines count. */
  readonly named: boolean
  /** Whether the question names the rows: their heading, their kind, something that is said in them. */
  readonly rows: boolean
  /** Sums of money in lines of a list that the question names. */
  readonly money?: boolean
}

/** The items that all that no heading or column says is said of. */
export function keptOf(
  facts: Facts,
  group: Group,
  items: readonly GroupItem[],
  about: readonly Term[],
  goingOn: number | null,
): readonly GroupItem[] {
  return items.filter(
    (item) =>
      about.every((term) => holds(facts, item, term)) &&
      (goingOn === null || goesOn(facts, group, item, goingOn)),
  )
}

/** Does it, or the entry that it is told of, go on? */
function goesOn(facts: Facts, { items }: Group, { units }: GroupItem, now: number): boolean {
  const dates = (one: Pick<GroupItem, 'units'>): { to: number }[] =>
    one.units.flatMap((unit) => facts.units[unit]?.dates ?? [])
  if (items.some((item) => dates(item).length > 0)) return dates({ units }).some(({ to }) => to >= now - 1)
  const entry = facts.entries[facts.units[units[0] ?? -1]?.entry ?? -1]
  return entry?.range != null && entry.range.to >= now - 1
}

const LEADS = /^(?:lead|leads|led|leading|head|heads|headed|ran|run|runs)$/
const PRINCIPAL = stem('principal')

/** Does the heading or the kind of section say the word? */
export function isOf({ headingStems, kinds }: Group, { word, matches }: Term): boolean {
  if (headingStems.has(word.stem)) return true
  // who is 'Principal investigator' leads
  if (LEADS.test(word.text) && headingStems.has(PRINCIPAL)) return true
  if ([...matches].some(([key, value]) => value >= LIKE && headingStems.has(key))) return true
  return (KINDS_BY_NOUN.get(word.stem) ?? []).some(([kind]) => (kinds.get(kind) ?? 0) >= 0.5)
}

const holds = (facts: Facts, { units }: GroupItem, { matches }: Term): boolean =>
  units.some((unit) =>
    [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
  )

const stemsOf = (said: string): ReadonlySet<string> => new Set(said.split(/\s+/).map(stem))
/** What people are called whom something is given for, whoever they are; and those who may be such. */
const AUDIENCE = stemsOf(
  'people persons participants attendees attendance audience audiences listeners viewers',
)
const ATTENDING = stemsOf(
  'patients subjects students pupils trainees learners delegates guests visitors spectators heads members',
)

/** Do both words count those who came? One at least says no more of them. */
export const isAudience = (a: string, b: string): boolean =>
  (AUDIENCE.has(a) && (AUDIENCE.has(b) || ATTENDING.has(b))) || (ATTENDING.has(a) && AUDIENCE.has(b))
