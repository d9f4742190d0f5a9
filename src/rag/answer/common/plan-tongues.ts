/** 'What is her mother tongue?', 'how good is her English?', 'which languages does she speak?' */
import type { Facts } from '../facts/facts.ts'
import { planSectionList } from '../lists/section-list.ts'
import type { PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'
import { countedBy, listOf, UNSAID, type Planner } from './planner.ts'
import { claimsAbout, claimsOf, nativeOf, tellsLevel, tonguesIn, type Claim } from './tongues.ts'

const partOf = ({ text, unit }: Claim): PlanPart => ({ text, units: [unit] })

/** Also whether one is: those that are. */
export const planMotherTongue: Planner = (facts) => listOf(nativeOf(claimsOf(facts)).map(partOf)) ?? UNSAID

/** Its level; where the question is only whether she speaks it, its mention. */
export const planLevel: Planner = (facts, _, __, folded) => {
  const [tongue] = tonguesIn(folded)
  if (tongue === undefined) return null
  const claims = claimsOf(facts)
  const about = claimsAbout(claims, tongue)
  // what a CV without a section on languages says of one may be told in other words
  if (about.length === 0) return claims.some(({ listed }) => listed) ? UNSAID : null
  const told = about.filter(tellsLevel)
  if (told.length > 0) return listOf(told.map(partOf))
  return /^(?:does|do|can|is|has|any)\b/.test(folded) ? listOf(about.map(partOf)) : UNSAID
}

/** Those of sections on languages, or what other lines tell. */
export const planLanguages: Planner = countedBy(
  (facts, groups) => listOf(listedIn(facts).map(partOf)) ?? planSectionList(facts, groups, 'languages'),
  ({ parts }, facts) => tonguesOf(listedIn(facts)).size || parts.length,
)

function listedIn(facts: Facts): Claim[] {
  const listed = claimsOf(facts).filter((claim) => claim.listed)
  const labelled = listed.filter(({ text, tongues }) => tongues.length > 0 && LABELLED.test(text)).length
  return listed.filter(
    ({ text, tongues }) =>
      tongues.length > 0 ||
      namesUnknown(text) ||
      (labelled >= ALIKE && LABELLED.test(text) && !NO_NAME.test(text)),
  )
}

/** 'Dholuo: enough for the market' among lines that begin alike. */
const LABELLED = /^\p{Lu}\p{Ll}{2,20}(?: (?:and )?\p{Lu}\p{Ll}{2,20})?: /u
const ALIKE = 2

/** 'Ladin: fluent': a language that no list of languages has, by its place and its level. */
const namesUnknown = (text: string): boolean => UNKNOWN.test(text) && !NO_NAME.test(text)
const LEVEL =
  '(?:native|mother tongue|first language|fluent|[ABC][12]|basic|good|conversational|reading|beginner|elementary|intermediate|advanced|professional|limited|working|spoken|some|rusty|excellent|proficient)'
const UNKNOWN = new RegExp(
  `^\\p{Lu}\\p{Ll}{2,20}(?: \\p{Lu}\\p{Ll}{2,20})?(?::| \\(|,| [–—-]) ?${LEVEL}\\b`,
  'u',
)
const NO_NAME =
  /^(?:level|speaking|reading|writing|listening|understanding|spoken|written|native|fluent|mother|first|other|others|basic|good|overall|english)\b/i

/** The languages of claims: not what stands in brackets, nor 'german' where 'swiss german' is meant. */
function tonguesOf(claims: readonly Claim[]): Set<string> {
  const all = claims.map(({ text, tongues }) => {
    if (tongues.length === 0) return [text]
    const outside = text.replace(/\([^)]*\)/g, ' ')
    const plain = [
      ...new Set([...tonguesIn(outside), ...tongues.filter((name) => fold(outside).includes(name))]),
    ]
    const names = plain.length > 0 ? plain : tongues
    return names.filter((name) => !names.some((other) => other !== name && other.endsWith(` ${name}`)))
  })
  return new Set(all.flat())
}
