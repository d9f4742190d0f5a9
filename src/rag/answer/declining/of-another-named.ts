/** 'Which instruments does Ida Roe play?', where the CV names Ida Roe and lists the person's own: no answer about her. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { linesBeside } from '../facts/lines-by.ts'
import { looksLikeOrg, looksLikeTitle, PERSON } from '../lexicon/names.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { fold, words } from '../text/text.ts'

const VERB = '(?:is|are|was|were|does|did|do|has|have|had|can|could|will|would)'
const FULL = new RegExp(
  `\\b${VERB} (?:(?:Dr|Prof|Mr|Mrs|Ms|Professor|Doctor)\\.? )?(?<name>${PERSON.source})(?= \\p{Ll})`,
  'u',
)
/** Behind what is a thing, more often than a person: 'Where was Blue Wren released?' */
const MADE =
  /^ (?:[\p{L}-]{1,20} )?(?:[\p{L}-]{0,12}-)?(?:launched|released|made|built|published|opened|closed|sold|shown|staged|performed|recorded|filmed|printed|written|developed|designed|bought|founded|started|used|shipped|finished|completed)\b/u
/** One of the family by a first name alone, where the CV calls them so. */
const FIRST = new RegExp(`\\b${VERB} (?<name>\\p{Lu}[\\p{L}'’-]{2,30})(?= \\p{Ll})`, 'u')
const KIN =
  '(?:brother|sister|wife|husband|partner|son|daughter|mother|father|cousin|uncle|aunt|nephew|niece)'

/** The other whose name is the question's subject; null where it is none, or none that the CV knows as a person. */
function otherAsked(facts: Facts, text: string): string | null {
  const full = FULL.exec(text)?.groups?.['name']
  if (full !== undefined && MADE.test(text.slice(text.indexOf(full) + full.length))) return null
  if (full !== undefined) {
    const parts = words(full).map((word) => word.text)
    if (parts.some((part) => facts.name.has(part)) || looksLikeOrg(full) || looksLikeTitle(full)) return null
    const isPerson = facts.units.some(({ unit, entry }) => isNamed(facts, unit.text, full, entry))
    return isPerson ? (parts.at(-1) ?? null) : null
  }
  const first = FIRST.exec(text)?.groups?.['name']
  if (first === undefined || facts.name.has(fold(first))) return null
  const kin = new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) (?:\\p{Ll}+ )?${KIN},? ${first}(?!\\p{L})`,
    'u',
  )
  return facts.units.some(({ unit }) => kin.test(unit.text)) ? fold(first) : null
}

/** What is named in a header, a heading or with a year beside it may be a house or a work. */
const isNamed = ({ entries }: Facts, text: string, full: string, entry: number | null): boolean =>
  text.includes(full) &&
  (entry === null || !(entries[entry]?.org ?? '').includes(full)) &&
  !new RegExp(`${full.replace(/[^\p{L} ]/gu, '.')}(?: \\(|,)? ?(?:19|20)\\d\\d`, 'u').test(text)

/** Does the line, or what it stands in, have the name? */
function hasName(facts: Facts, line: UnitFacts, name: string): boolean {
  const near = [line, ...linesBeside(facts, line)]
  const says = (text: string): boolean =>
    words(text).some((word) => word.text.replace(/['’]s?$/, '') === name)
  return near.some(({ unit }) => says(unit.text)) || says(line.contextText)
}

/** Is another asked about by name, and is what fits best told without that name? */
export function tellsWithoutTheirName(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const name = otherAsked(facts, question.text)
  if (name === null || best === undefined) return false
  const units = best.group?.items.flatMap((item) => item.units) ?? [best.unit ?? -1]
  return !units.some((at) => {
    const line = facts.units[at]
    return line !== undefined && hasName(facts, line, name)
  })
}

/** The plan, unless another is asked about by name and no line of it has that. */
export function unlessOfAnother(facts: Facts, { text }: Pick<Question, 'text'>, plan: Plan): Plan | null {
  const name = otherAsked(facts, text)
  if (name === null) return plan
  const units = plan.parts.flatMap((part) => part.units)
  const isTheirs = units.some((at) => {
    const line = facts.units[at]
    return line !== undefined && hasName(facts, line, name)
  })
  return isTheirs ? plan : null
}
