/**
 * 'My brother Ole keeps bees in Hove' tells nothing of whose CV it is: 'Does she keep bees?', and what is told of her
 * tells nothing of her brother: 'Where does her brother live?'.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { isOfColleague } from './of-colleagues.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

/** 'Wife|Mother' of 'wife|mother'. */
function capitals(words: string): string {
  return words.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
}

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
/** By one word each; a partner may be one in business, a child any. */
const ONE =
  '(?:mother|mum|father|dad|wife|husband|daughter|son|brother|sister|grandmother|grandfather|uncle|aunt|cousin|nephew|niece)'
const SOME = `${ONE.slice(0, -1)}|parents|daughters|sons|children|kids|brothers|sisters|siblings|grandparents|cousins|nephews|nieces|spouse)`
const IN_LAW = '(?:-in-law)?'

/** 'does her younger brother', 'his mother's job'. */
const ASKED = new RegExp(
  `\\b(?:(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would) (?:his|her|their|your) (?:[a-z]{2,12} ){0,2}(${SOME})${IN_LAW}(?! (?:'?s )?(?:called|names?)\\b| (?:tongues?|languages?|countr|ships?|compan|house)|-)(?!['’])\\b|(?:his|her|their|your) (${SOME})${IN_LAW}['’]s?(?= ))`,
)
const WHOSE_LIFE = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)'
/** Another than the person does something: 'My brother Ole keeps …', not 'My brother's', 'My father and I'. */
const TOLD = new RegExp(
  `^(?:\\p{L}[^,.;:]{0,30}, )?${WHOSE_LIFE} (?:\\p{Ll}[\\p{Ll}-]* ){0,2}${SOME}${IN_LAW}(?:,? (\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?)?,? (?!and|or|&|compan|ship|paper|firm|school|figure|house|organi|site|hospital|city|language|tongue)\\p{Ll}`,
  'u',
)
/** In notes without a 'my': 'Wife Ines, cook on a ferry', 'Mother is a court interpreter', 'Partner Huw works away'. */
const NOTED = new RegExp(
  `^(?:(?:${capitals(SOME)})${IN_LAW}|Partner)(?: (\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?,? |,? (?=(?:is|was|has|had|holds?|held|works?|worked|runs?|ran|owns?|owned|served|serves|teaches|taught|lives?|lived|won|studied|studies)\\b))(?!and|or|&|of\\b|at\\b|compan|ship|firm|school|house|in\\b)\\p{Ll}`,
  'u',
)
/** The person has a part in it, too. */
const OWN = /(?<!^)\b(?:I|me|we|us|my|our|mine|ours|myself|ourselves)\b/u
const OF_FIRST = /^(?:\p{L}[^,.;:]{0,30}, )?(?:my|our) /iu
/** And what follows for the person: 'My wife is a nurse in Cork, therefore no relocation'. */
const FOLLOWS = /,? (?:therefore|hence|which is why|that is why|so) \p{Ll}/u
const OWN_OF_THIRD = /\b(?:he|she|him|her|his|hers|himself|herself|they|them)\b/u

/** Where the person is who is asked about; a reason may lie with anybody. */
const OF_PERSON =
  /^(?!(?:and |so )?(?:why|for what reason)\b).*\b(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would) (?:she|he|they|you)\b/
/** What family may be told for, or people beside the person. */
const OF_OTHERS = new RegExp(
  `\\b(?:${SOME.slice(3, -1)}|family|famil|relatives?|related|relations?|child|kid|married|marital|single|partner|who|whom|whose|with|employ|employs|team|staff|people|colleagues?|hire|hired|home life|private)\\b`,
)

/** The lines whose subject is one of the family, with the name that stands there. */
const kinLines = oncePer((facts: Facts): ReadonlyMap<number, string> => {
  const found = new Map<number, string>()
  for (const { unit } of facts.units) {
    if (unit.kind === 'heading' || unit.kind === 'row') continue
    const noted = NOTED.exec(unit.text)
    const told = noted ?? TOLD.exec(unit.text)
    if (told === null) continue
    const rest = unit.text.slice(told[0].length)
    const isFirst = noted !== null || OF_FIRST.test(told[0])
    if (FOLLOWS.test(rest) || (isFirst ? OWN : OWN_OF_THIRD).test(rest)) continue
    found.set(unit.index, fold(told[1] ?? ''))
  }
  return found
})

/** Is the line about one of the family, and the question about the person alone? */
function isOfKin(facts: Facts, { folded }: Pick<Question, 'folded'>, unit: number): boolean {
  if (!OF_PERSON.test(folded) || OF_OTHERS.test(folded)) return false
  if (isOfColleague(facts, folded, unit)) return true
  const name = kinLines(facts).get(unit)
  if (name === undefined) return false
  return name === '' || !folded.includes(name)
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
    return plan.parts.every(({ units }) => units.every((unit) => isOfKin(facts, question, unit)))
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
