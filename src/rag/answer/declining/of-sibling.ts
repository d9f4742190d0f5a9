/**
 * 'How early was the clinic at Holm finished?' of the next item, which is called otherwise: 'Reed Hall: nine days early';
 * 'How many points did the guide give the Heron?' of 'the guide gave the Otter 15 points', another house of one's own.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { isOfSibling } from '../saying/of-named-item.ts'

const ASKED =
  /^(?:and |so )?(?:in |on |at |by )?(?:how (?!about\b|come\b|did (?:s?he|they|you)\b|does (?:s?he|they|you)\b)|(?:what|which) (?:is|was|were|[a-z]+ (?:is|was|were|did|does|has|had))|when (?:is|was|were|did|does|will))\b/
/** Two are held against each other, or others asked for. */
const BETWEEN =
  /\b(?:before|after|than|versus|vs|compared|instead|besides|apart from|except|other|both|and|or|between|since|like)\b/
const NAMED = 0.8
/** How well a line's first words must be a name. */
const SAME = 0.8
/** In general language only names are this rare. */
const RARE = 0.9

export function tellsOfSibling(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || !isAsked(question)) return false
  const names = terms.filter(({ named, self }) => named && !self)
  // below a heading or in the entry of the name an item is of it
  const isBelow = names.some((name) => holdsTerm(line.scope, name, NAMED))
  return (
    (!isBelow && isOfSibling(facts, line.unit.index, terms)) ||
    isOfLineBeside(facts, line, names) ||
    namesOtherHouse(facts, line, terms)
  )
}

const isAsked = ({ folded, yesno, lists, order }: Question): boolean =>
  !yesno && !lists && order === null && ASKED.test(folded) && !BETWEEN.test(folded)

/** 'MV Ada, ferry — Holm Line', 'Reed Hall: …': what a line begins with is what it tells of. */
const CALLED = /^(?:\p{Lu}[\p{L}\d'’.&/-]* ){1,5}?(?:\p{Lu}[\p{L}\d'’.&-]+|\d+)(?:,|:| [—–-] | \()/u
/** So many of its first words tell what a line is called. */
const FIRST = 4

/** Of lines below each other, each called by a name: is another one of them called as is asked? */
function isOfLineBeside({ units }: Facts, line: UnitFacts, names: readonly Term[]): boolean {
  const isNamed = ({ words }: UnitFacts): boolean =>
    names.every((name) => words.slice(0, FIRST).some(({ stem }) => holdsTerm(new Set([stem]), name, SAME)))
  if (names.length === 0 || line.unit.block === null || !line.unit.line) return false
  if (!CALLED.test(line.unit.text) || names.some((name) => holdsTerm(line.stems, name, NAMED))) return false
  return units.some(
    (one) =>
      one !== line &&
      one.unit.block === line.unit.block &&
      one.unit.line &&
      CALLED.test(one.unit.text) &&
      isNamed(one),
  )
}

/** Is a house of the CV asked about, and does the line name another one of them, and not that? */
function namesOtherHouse(facts: Facts, line: UnitFacts, terms: readonly Term[]): boolean {
  const names = terms.filter(
    (t) => !t.self && t.named && t.known >= NAMED && t.rarity >= RARE && /^\p{Lu}/u.test(t.word.raw),
  )
  const isOf = (entry: (typeof facts.entries)[number]): boolean =>
    entry.org !== null &&
    names.some((name) =>
      entry.header.some((unit) => holdsTerm(facts.units[unit]?.stems ?? NONE, name, NAMED)),
    )
  const own = facts.entries.filter(isOf)
  if (own.length === 0) return false
  const asked = names.filter((name) =>
    own.some(({ header }) => header.some((unit) => holdsTerm(facts.units[unit]?.stems ?? NONE, name, NAMED))),
  )
  if (asked.some((name) => holdsTerm(line.scope, name, NAMED))) return false
  return facts.entries.some(
    (entry) =>
      entry.org !== null &&
      entry.org.length > 4 &&
      !own.includes(entry) &&
      !isOf(entry) &&
      line.unit.text.includes(nameOf(entry.org)),
  )
}
const NONE: ReadonlySet<string> = new Set()

/** 'Hotel Eiderhof' is called 'Eiderhof'. */
const nameOf = (org: string): string =>
  org.replace(/^(?:Restaurant|Hotel|Bistro|Café|Bar|The|Hospital|Museum) (?=\p{Lu})/u, '')
