/** 'What is her mother tongue?', 'how good is her English?', 'which languages does she speak?' */
import type { Facts } from '../../facts/facts.ts'
import { planSectionList } from '../../lists/section-list.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { countedBy, listOf, UNSAID, type Planner } from '../planner.ts'
import { claimsAbout, claimsOf, nativeOf, ownLines, tellsLevel, tonguesIn, type Claim } from './tongues.ts'

const partOf = ({ text, unit, level }: Claim): PlanPart => ({
  text: level === null ? text : `${level}: ${text}`,
  units: [unit],
})
/** A level of several is said before the first of them. */
function partsOf(claims: readonly Claim[]): PlanPart[] {
  const joined: Claim[] = []
  for (const claim of claims) {
    const before = joined.at(-1)
    if (
      before !== undefined &&
      claim.level !== null &&
      before.level === claim.level &&
      before.unit === claim.unit
    )
      joined[joined.length - 1] = { ...before, text: `${before.text}, ${claim.text}` }
    else joined.push(claim)
  }
  return joined.map(partOf)
}

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
  const told = about.filter((claim) => claim.level !== null || tellsLevel(claim))
  if (told.length > 0) return listOf(told.map(partOf))
  return /^(?:does|do|can|is|has|any)\b/.test(folded) ? listOf(about.map(partOf)) : UNSAID
}

/** Those of sections on languages, or what other lines tell. */
export const planLanguages: Planner = countedBy(
  (facts, groups) => listOf(partsOf(spokenIn(facts))) ?? planSectionList(facts, groups, 'languages'),
  ({ parts }, facts) => tonguesOf(spokenIn(facts)).size || parts.length,
)

/** Those of sections on languages; where one is taken for such and has none, those that other lines tell. */
function spokenIn(facts: Facts): Claim[] {
  const listed = listedIn(facts)
  const isElsewhere =
    listed.length === 0 && ownLines(facts).some(({ unit }) => tonguesIn(unit.text).length > 0)
  return isElsewhere ? claimsOf(facts) : listed
}

/** Those that name a language, or stand among such as they do. */
function listedIn(facts: Facts): Claim[] {
  const listed = claimsOf(facts).filter((claim) => claim.listed)
  const named = listed.filter(({ tongues }) => tongues.length > 0)
  const shapes = named.map(({ text }) => shapeOf(text))
  return listed.filter(({ text, tongues }) => {
    if (tongues.length > 0) return true
    const shape = NO_NAME.test(text) ? null : shapeOf(text)
    const isAlike = shape !== null && shapes.filter((other) => other === shape).length >= ALIKE
    return namesUnknown(text) || isAlike || IN_SENTENCE.test(text)
  })
}

/** What stands behind the name that a line begins with: 'Dholuo: enough for the market', 'Ga, from my aunt', 'Sranan (native)'. */
const NAMED = /^\p{Lu}\p{Ll}{1,20}(?: (?:and )?\p{Lu}\p{Ll}{2,20})?(?<behind>: |, | ?\(| [–—-] )/u
const shapeOf = (text: string): string | null => NAMED.exec(text)?.groups?.['behind']?.trim() ?? null
const ALIKE = 2

/** 'I have a working knowledge of Dholuo': that a sentence names as languages are named. */
const IN_SENTENCE =
  /\b(?:knowledge|command|basics|understanding|rudiments|smattering|(?:little|some|good|basic|fluent|conversational|rusty|passable)(?: spoken| written)?|(?:speaks?|understands?|fluent in|learning)(?: (?:some|good|fluent|basic|a little))?) (?:of )?\p{Lu}\p{Ll}{2,20}(?=[ ,.;)]|$)/u

/** 'Ladin: fluent': a language that no list of languages has, by its place and its level. */
const namesUnknown = (text: string): boolean => UNKNOWN.test(text) && !NO_NAME.test(text)
const LEVEL =
  '(?:[Nn]ative|[Mm]other tongue|[Ff]irst language|[Ff]luent|[ABC][12]|[Bb]asic|[Gg]ood|[Cc]onversational|[Rr]eading|[Bb]eginner|[Ee]lementary|[Ii]ntermediate|[Aa]dvanced|[Pp]rofessional|[Ll]imited|[Ww]orking|[Ss]poken|[Ss]ome|[Rr]usty|[Ee]xcellent|[Pp]roficient)'
const UNKNOWN = new RegExp(
  `^\\p{Lu}\\p{Ll}{1,20}(?: \\p{Lu}\\p{Ll}{2,20})?(?::| \\(|,| [–—-]) ?${LEVEL}\\b`,
  'u',
)
const NO_NAME =
  /^(?:level|speaking|reading|writing|listening|understanding|spoken|written|native|fluent|mother|first|other|others|basic|good|overall|also|none|scripts?|tests?|certificates?|exams?|notes?|translation|interpreting|programming|code|morse|braille|english)\b/i

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
