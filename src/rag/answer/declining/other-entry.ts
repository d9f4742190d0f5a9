/** 'How many patients a year did she see in Linz?', where another post tells of patients: it is no answer for Linz. */
import { isBelowTable } from '../details/detail-scopes.ts'
import type { Facts } from '../facts/facts.ts'
import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

/** So well does a header answer to a name. */
const NAMED = 0.8
/** In general language only names are this rare. */
const RARE = 0.9
/** As common as words that say little of what is asked. */
const COMMON = 0.3
/** 'on Saturdays', 'in May': when, not where. */
const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)dai|weekend|christma|easter)/
const LETTERS: ReadonlySet<string> = new Set(ABBREVIATIONS.map(({ letters }) => letters))
/** What may be called otherwise in the entry that is named. */
const SOMEBODY =
  /^(?:peopl|person|staff|employe|team|member|men$|women|report|colleagu|worker|subordin|year|month|week|dai$|day|hour|time|spend|spent|stai|last|total|number|kind|type|part|thing|site|place|countri|citi|post|job|role|compani|firm|project|languag)/
const QUANTITY =
  /\b(?:share|percentage|average|size|budget|turnover|revenue|users|visitors|stars|rate|latency|sales|bill|members|head ?office|headquarter(?:s|ed))\b/

/** What is asked of one thing, and may be told of each: 'How was the school judged?', 'What tonnage was the ship?' */
const VALUE =
  /^(?:and |so )?(?:how (?:is|was|were)|(?:what|which) (?:is|was|were) the [a-z]+ (?:of|at)|(?:what|which) [a-z]+ (?:is|was|were|did|does|has|had)|when (?:is|was|were|did|does)|what (?:did|does|has) (?!s?he\b|they\b|you\b|the\b|his\b|her\b|their\b)[a-z'’-]+ )\b/

/** Is a number asked of an entry by its name, and does the best line stand in one that is called otherwise? */
export function tellsOfAnother(
  facts: Facts,
  { question, slot, terms }: Pick<Reading, 'question' | 'slot' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const counts =
    slot === 'count' ||
    slot === 'percent' ||
    question.keywords ||
    QUANTITY.test(question.folded) ||
    VALUE.test(question.folded)
  if (!counts || question.yesno || /\band (?:how|wh\w+)\b/.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined || line.entry === null || isBelowTable(facts, line)) return false
  const names = terms.filter(
    (t) =>
      !t.self &&
      t.named &&
      t.reach >= NAMED &&
      t.rarity >= RARE &&
      !DAY.test(t.word.stem) &&
      // 'her PI grants': letters that stand for a word are no name
      !LETTERS.has(t.word.raw),
  )
  const things = terms.filter(
    (t) => !t.self && !t.named && t.reach >= NAMED && t.rarity > COMMON && !SOMEBODY.test(t.word.stem),
  )
  if (names.length === 0 || things.length === 0) return false
  const holds = (from: number, to: number, name: Term, withContext: boolean): boolean =>
    facts.units
      .slice(from, to)
      .some(({ stems, context }) =>
        [...name.matches].some(
          ([stem, value]) => value >= NAMED && (stems.has(stem) || (withContext && context.has(stem))),
        ),
      )
  const own = facts.entries[line.entry]
  if (own === undefined) return false
  const heads = (header: readonly number[], name: Term): boolean =>
    header.some((unit) => holds(unit, unit + 1, name, false))
  // 'What did Coldwell win at the Fair?': the fair is no entry, and may be in the line
  const heading = names.filter((name) => facts.entries.some(({ header }) => heads(header, name)))
  const asked = heading.length > 0 ? heading : names
  if (asked.some((name) => holds(own.from, own.to, name, true))) return false
  return facts.entries.some(
    ({ index, header }) => index !== own.index && asked.every((name) => heads(header, name)),
  )
}
