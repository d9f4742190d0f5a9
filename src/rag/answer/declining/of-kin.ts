/**
 * 'My brother Ole keeps bees in Hove' tells nothing of whose CV it is: 'Does she keep bees?', and what is told of her
 * tells nothing of her brother: 'Where does her brother live?'.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { IN_LAW, linesOfOthers, SOME, toldOfOther } from '../facts/told-of-others.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { isOfColleague } from './of-colleagues.ts'

/** Each is asked about, or told of, by any of these. */
export const FAMILY: readonly string[] = [
  'mother|mum|mom|mam|mama|mummy|parents?|(?:son|daughter|child) of|born to',
  'father|dad|daddy|papa|parents?|(?:son|daughter|child) of|born to',
  'wife|husband|spouse|partner|married|fiancée?|girlfriend|boyfriend',
  'daughters?|girls?|child(?:ren)?|kids?|twins|father of|mother of|parent of',
  'sons?|boys?|child(?:ren)?|kids?|twins|father of|mother of|parent of',
  'brothers?|siblings?|twin',
  'sisters?|siblings?|twin',
  'grandmother|gran|grandma|nan|granny|grandparents?',
  'grandfather|grandpa|grandad|granddad|grandparents?',
  'uncle',
  'aunt|auntie',
  'cousins?',
  'nephews?',
  'nieces?',
]
/** 'does her younger brother', 'his mother's job'. */
const ASKED = new RegExp(
  `\\b(?:(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would) (?:his|her|their|your) (?:[a-z]{2,12} ){0,2}(${SOME})${IN_LAW}(?! (?:'?s )?(?:called|names?)\\b| (?:tongues?|languages?|countr|ships?|compan|house)|-)(?!['’])\\b|(?:his|her|their|your) (${SOME})${IN_LAW}['’]s?(?= ))`,
)
/** Where the person is who is asked about; a reason may lie with anybody. */
const OF_PERSON =
  /^(?!(?:and |so )?(?:why|for what reason)\b).*\b(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would) (?:she|he|they|you)\b/
/** What family may be told for, or people beside the person. */
const OF_OTHERS = new RegExp(
  `\\b(?:${SOME.slice(3, -1)}|family|famil|relatives?|related|relations?|child|kid|married|marital|single|partner|who|whom|whose|with|employ|employs|team|staff|people|colleagues?|hire|hired|home life|private)\\b`,
)

/** Is the line about one of the family, and the question about the person alone? */
function isOfKin(facts: Facts, { folded }: Pick<Question, 'folded'>, unit: number): boolean {
  if (!OF_PERSON.test(folded) || OF_OTHERS.test(folded)) return false
  if (isOfColleague(facts, folded, unit)) return true
  const told = linesOfOthers(facts).get(unit)
  if (told === undefined || told.own) return false
  return told.name === '' || !folded.includes(told.name)
}

/** Is the part that is said of a line about another alone? */
function isPartOfKin({ folded }: Pick<Question, 'folded'>, text: string): boolean {
  if (!OF_PERSON.test(folded) || OF_OTHERS.test(folded)) return false
  const told = toldOfOther(text)
  return told !== null && !told.own && (told.name === '' || !folded.includes(told.name))
}

/** What the one of the family who is asked about may be called; null where it is the person that is asked about. */
function kinAsked({ folded }: Pick<Question, 'folded'>): RegExp | null {
  const found = ASKED.exec(folded)
  const kin = found?.[1] ?? found?.[2]
  if (kin === undefined) return null
  const words = FAMILY.filter((one) => new RegExp(`^(?:${one})$`).test(kin))
  const all = words.length > 0 ? words.join('|') : FAMILY.join('|')
  return new RegExp(`\\b(?:${all}|${kin})\\b`, 'i')
}

/** The lines that name them, and what goes on in the same paragraph or item. */
function linesOf({ units }: Facts, named: RegExp): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { unit } of units) {
    const before: UnitFacts | undefined = units[unit.index - 1]
    const goesOn =
      before !== undefined &&
      lines.has(before.unit.index) &&
      unit.block !== null &&
      before.unit.block === unit.block
    if (named.test(unit.text) || goesOn) lines.add(unit.index)
  }
  return lines
}

/** Is a line no answer since it tells of the person where kin is asked about, or the other way round? */
export function tellsOfOtherOfFamily(
  facts: Facts,
  question: Pick<Question, 'folded'>,
  unit: number,
): boolean {
  const named = kinAsked(question)
  return named === null ? isOfKin(facts, question, unit) : !linesOf(facts, named).has(unit)
}

/** The plan, unless it tells of the person where kin is asked about, or of kin alone where the person is. */
export function unlessOfPerson(
  facts: Facts,
  question: Pick<Question, 'folded'>,
  plan: Plan | null,
): Plan | null {
  if (plan === null) return plan
  const named = kinAsked(question)
  if (named === null)
    return plan.parts.every(
      ({ text, units }) =>
        isPartOfKin(question, text) || units.every((unit) => isOfKin(facts, question, unit)),
    )
      ? null
      : plan
  const lines = linesOf(facts, named)
  return plan.parts.every(({ units }) => units.some((unit) => lines.has(unit))) ? plan : null
}

/** Is what fits best told of another of the family than is asked about? */
export function tellsOfKin(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'group' | 'unit'> | undefined,
): boolean {
  if (best === undefined) return false
  const units = best.group?.items.flatMap((item) => item.units) ?? [best.unit ?? -1]
  return units.every((unit) => tellsOfOtherOfFamily(facts, question, unit))
}
