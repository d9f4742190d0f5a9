/**
 * 'How many bridges did she check as senior engineer?' of '38 bridges, as associate'; 'how many nurses as acting
 * sister?' where the acting months are told by themselves: what one did in another post.
 */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { capital, fold, words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:how (?:many|much|long|often|big|large)|(?:what|which) (?:budget|team|share|number|sum|targets?|sales|turnover|cases?|prizes?|awards?))\b.*\bas (?:an? |the |his |her |their |your )?(?<role>[\p{L}][\p{L}' -]{2,50}?)(?: (?:at|in|with|for|of|on|during|until|from|after|before) .*)?\W*$/u
/** What one is for a while beside the post that one has. */
const FOR_A_WHILE = /^(?:acting|interim|deputy|locum|temporary|relief|stand-in|caretaker|ad interim)\b/
const AS =
  /\bas (?:an? |the )?(?<role>\p{L}[\p{L} -]{2,40}?)(?=[,.;)]|$| (?:at|in|with|for|of|from|since)\b)/iu

export function tellsAsAnother(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const role = ASKED.exec(question.folded)?.groups?.['role']
  const line = lineOf(facts, best)
  if (role === undefined || line === undefined || question.yesno) return false
  const asked = words(role).flatMap(({ stem, stop }) => (stop ? [] : [stem]))
  if (asked.length === 0 || holds(line, asked)) return false
  const isToldAs = isOther(AS.exec(line.unit.text)?.groups?.['role'], asked)
  if (FOR_A_WHILE.test(role)) return isToldApart(facts, line, asked)
  const posts = facts.entries.filter((entry) => isPost(entry) && hasAll(entry.text, asked))
  if (posts.length === 0) return false
  if (isToldAs) return true
  const own = line.entry === null ? undefined : facts.entries[line.entry]
  return (
    own !== undefined &&
    isPost(own) &&
    !posts.some(({ from, to }) => isWithin(line, from, to)) &&
    isElsewhere(own.org, posts)
  )
}

const isWithin = ({ unit }: UnitFacts, from: number, to: number): boolean =>
  unit.index >= from && unit.index < to

/** Of several posts at one house a line below them may be of each. */
const isElsewhere = (org: string | null, posts: readonly Entry[]): boolean =>
  org === null || !posts.some((post) => post.org === org)

/** '…, as associate' */
const isOther = (told: string | undefined, asked: readonly string[]): boolean =>
  told !== undefined && looksLikeTitle(capital(told.trim())) && !hasAll(told, asked)

/** Does another line of the CV, and not what stands above this one, tell of that time? */
const isToldApart = (facts: Facts, line: UnitFacts, asked: readonly string[]): boolean =>
  facts.units.some(
    (one) =>
      one !== line &&
      one.unit.kind !== 'heading' &&
      one.unit.section === line.unit.section &&
      !line.unit.parents.includes(one.unit.block ?? -1) &&
      holds(one, asked),
  ) && !asked.every((stem) => line.scope.has(stem))

const holds = ({ stems }: UnitFacts, asked: readonly string[]): boolean =>
  asked.every((stem) => stems.has(stem))

function hasAll(text: string, asked: readonly string[]): boolean {
  const own = new Set(words(fold(text)).map(({ stem }) => stem))
  return asked.every((stem) => own.has(stem))
}
