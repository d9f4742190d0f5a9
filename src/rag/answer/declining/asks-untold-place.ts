/**
 * 'At which university did she begin the degree?', where the line names none; 'where did she learn Danish?', where the
 * languages are listed with their levels alone.
 */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { headerParts } from '../entries/header-parts.ts'
import { isDegree, isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { findDates } from '../text/dates.ts'
import { fold, words } from '../text/text.ts'

const SCHOOL_ASKED =
  /^(?:and |so )?(?:(?:at|from|in|to|with) )?(?:which|what) (?:university|school|college|institut\w+|academy|polytechnic)\b/
const LEARNT =
  /^(?:and |so )?where (?:did|has|have) (?:s?he|they|you) (?:first )?(?:learn(?:ed|t)?|picked up|pick up|acquired?) (?:(?:his|her|their|your|the|to speak) )*(?<language>[a-z]{4,12})\W*$/
/** How well one speaks it, which says nothing of where. */
const LEVEL =
  /\b(?:native|mother tongue|first language|fluent(?:ly)?|basic|good|very|excellent|intermediate|advanced|upper|lower|conversational|working (?=knowledge|proficiency|level)|professional|limited|full|proficien\w*|knowledge|bilingual|beginner|level|spoken|written|reading|only|rusty|learning|improving|[abc][12])\b/g
/** Words besides, of which a place is one. */
const MORE = 1

/** Does what is named have no place or school beside it, where one is asked for? */
export function asksUntoldPlace(
  facts: Facts,
  { question: { folded, yesno }, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  if (yesno) return false
  const language = LEARNT.exec(folded)?.groups?.['language']
  if (language !== undefined) return isOnlyListed(facts, language)
  const named = SCHOOL_ASKED.test(folded) ? terms.filter(({ self, named }) => !self && named) : []
  const courses = facts.entries.filter(
    ({ kind, header }) =>
      kind === 'education' &&
      named.every((term) => header.some((unit) => holdsTerm(facts.units[unit]?.stems ?? NONE, term, SAME))),
  )
  const [course, more] = courses
  return named.length > 0 && course !== undefined && more === undefined && namesNoSchool(facts, course)
}
const NONE: ReadonlySet<string> = new Set()
const SAME = 0.8

/** Is a language named in lines that say nothing of how it was learnt? */
function isOnlyListed({ units, mainKinds }: Facts, language: string): boolean {
  const lines = units.filter(({ words }) => words.some(({ text }) => text === language))
  return (
    lines.length > 0 &&
    lines.every(
      ({ unit }) =>
        mainKinds[unit.section] === 'languages' && !tellsMore(clauseOf(unit.text, language), language),
    )
  )
}

const tellsMore = (clause: string, language: string): boolean =>
  words(fold(clause).replace(LEVEL, ' ')).filter(({ text, stop }) => !stop && text !== language).length >
    MORE || /\d{4}/.test(clause)

/** What is said of one language among several. */
const clauseOf = (text: string, language: string): string =>
  text
    .split(/;(?=\s)|\.(?=\s)|,(?=\s\p{Lu})|\s\|\s/u)
    .find((clause) => clause.toLowerCase().includes(language)) ?? text

/** A degree, its dates and how it went, and no name beside it. */
function namesNoSchool({ document, units }: Facts, { text, org, header }: Entry): boolean {
  const section = units[header[0] ?? -1]?.unit.section
  const path = document.sections[section ?? -1]?.path ?? []
  const [degree = '', ...others] = headerParts(text, findDates(text))
  const own = units[header[0] ?? -1]?.unit.block
  const isNamedBelow = units.some(
    ({ unit }) => own != null && unit.parents.includes(own) && looksLikeOrg(unit.text),
  )
  if (!isDegree(degree) || path.some(looksLikeOrg) || org !== null || isNamedBelow) return false
  return !others.some((part) => looksLikeOrg(part) || (isProperName(part) && !looksLikeTitle(part)))
}
