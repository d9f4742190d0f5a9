/** 'What is Ann Poole's e-mail address?', of a referee: another's address beside it is no answer. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import { EMAIL, PHONE } from '../lexicon/reach.ts'
import type { Question } from '../question/question.ts'
import { fold, words } from '../text/text.ts'

const NUMBER = '(?:(?:tele)?phone|mobile|cell)(?: number| no)?|(?:tele)?phone number'
const ASKED: readonly (readonly [RegExp, RegExp])[] = [
  [/\be-?mail(?: address)?(?=\??$| of\b| for\b)/, new RegExp(EMAIL)],
  [new RegExp(`\\b(?:${NUMBER})(?=\\??$| of\\b| for\\b)`), new RegExp(PHONE)],
]
const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|sir|dame|rev|judge|captain|capt|chef|sister|father)$/
const OPENS_WITH_PERSON = new RegExp(`^(?:${PERSON.source})(?:\\s*[,(:–—·|-]|$)`, 'u')
/** Lines that tell of one referee. */
const MOST = 8

/** Does the CV name the person whose address or number is asked for, and give none of theirs? */
export function lacksReachOf(facts: Facts, { text, folded, yesno }: Question): boolean {
  if (yesno || !/^(?:what|which|his|her|their|\p{L}+ )/u.test(folded)) return false
  const way = ASKED.find(([asked]) => asked.test(folded.trim()))?.[1]
  const name = way && PERSON.exec(text.replace(/^\p{Lu}\p{Ll}+(?:['’]s)? (?:is|are) /u, ''))?.[0]
  if (name === undefined) return false
  const parts = words(fold(name.replace(/['’]s?$/, '')))
    .map((word) => word.text)
    .filter((part) => !TITLE.test(part))
  const surname = parts.at(-1)
  if (surname === undefined || parts.some((part) => facts.name.has(part))) return false
  const namesThem = facts.units.filter((one) => {
    const own = new Set(one.words.map((word) => word.text))
    return parts.every((part) => own.has(part))
  })
  if (namesThem.length === 0) return false
  const isTheirs = ({ unit }: UnitFacts): boolean =>
    fold(unit.text).includes(surname) && unit.text.includes('@')
  return (
    !facts.units.some(isTheirs) &&
    !namesThem.some((one) => besideOf(facts, one).some(({ unit }) => way?.test(unit.text)))
  )
}

/** A line with those below it, up to where the next person or section begins. */
function besideOf(facts: Facts, one: UnitFacts): UnitFacts[] {
  const { index, section, kind } = one.unit
  if (kind === 'row') return [one]
  const below = facts.units.slice(index + 1, index + MOST)
  const end = below.findIndex(
    ({ unit }) => unit.section !== section || unit.kind === 'heading' || OPENS_WITH_PERSON.test(unit.text),
  )
  return [one, ...(end < 0 ? below : below.slice(0, end))]
}
