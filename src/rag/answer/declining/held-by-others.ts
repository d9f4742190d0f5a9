/**
 * 'What did she do while she was head of tariffs?', where the CV says that of a colleague; 'her years in Lima', to
 * where another moved; 'how did she become fluent in Welsh?', which her neighbour speaks: told of others alone.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/text.ts'

const WHO = '(?:s?he|they|you)'
const WHOSE = '(?:his|her|their|your)'
const TITLE_ASKED = new RegExp(
  `\\b(?:while|when|as|during the time) ${WHO} (?:was|were) (?:(?:still|also|the|an?) )*([a-z][a-z'-]{2,20}(?: [a-z'-]{2,20}){1,4}?)(?: (?:at|for|with|in) .{2,60})?\\W*$`,
)
const PLACE_ASKED = new RegExp(
  `\\b(?:${WHOSE} (?:[a-z'-]+ ){1,3}|(?:while|when) ${WHO} (?:was|were|lived|worked) (?:[a-z]+ )?|did ${WHO} (?:[a-z]+ ){1,4})in (?<place>[a-z][a-z'-]{2,30})\\W*$`,
)
const LANGUAGE_ASKED = new RegExp(
  `\\b(?:${WHO} (?:become|became|get|got|be|been) (?:so )?fluent in|did ${WHO} (?:learn|acquire|pick up|study|master)|${WHOSE}) ([a-z]{4,12})\\W*$`,
)
/** Who is asked for may be the other. */
const OF_OTHERS =
  /^(?:and |so )?(?:who|whom|whose|which (?:colleague|person|people)|is|are|was|were|does|do|did|has|have|had)\b/
/** First and last name, with a title or without. */
const PERSON =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?:(?:de|van|von|der|al|la|le) )*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu
const OWN = /\b(?:I|me|my|we|our|us)\b/
/** What is told of somebody after the name. */
const GOES_ON =
  /^(?:,|\s)\s?(?:who|was|is|now|then|later|since|today|became|has|had|the|an?|at (?:the|that) time)\b/
const MOVED = /\b(?:who|now|since|later|today|then)\b[^.;]{0,60}$/

/** Is a title, a place or a language taken for the person's own that the CV gives to others alone? */
export function heldByOthers(facts: Facts, { folded, yesno }: Pick<Question, 'folded' | 'yesno'>): boolean {
  if (yesno || OF_OTHERS.test(folded)) return false
  const title = TITLE_ASKED.exec(folded)?.[1]
  if (title !== undefined && isOfOthers(facts, title, () => true)) return true
  const place = PLACE_ASKED.exec(folded)?.groups?.['place']
  if (place !== undefined && isOfOthers(facts, place, (before) => MOVED.test(before))) return true
  const language = LANGUAGE_ASKED.exec(folded)?.[1]
  return language !== undefined && isSpokenByOthers(facts, language)
}

/** Does every line with these words say them behind another's name, and no heading and no row of a table? */
function isOfOthers(facts: Facts, said: string, fits: (before: string) => boolean): boolean {
  const isSaid = new RegExp(`(?<![\\p{L}\\d])${said.replace(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}\\d])`, 'u')
  const lines = facts.units.filter(({ unit }) => isSaid.test(fold(unit.text)))
  return lines.length > 0 && lines.every((line) => isBehindName(facts, line, isSaid, fits))
}

function isBehindName(
  { name }: Facts,
  { unit }: UnitFacts,
  isSaid: RegExp,
  fits: (before: string) => boolean,
): boolean {
  const { text } = unit
  const at = fold(text).search(isSaid)
  if (unit.kind === 'heading' || unit.kind === 'row') return false
  // folding may shorten a text: then it is not known where the words stand
  if (fold(text).length !== text.length) return false
  const before = text.slice(0, at)
  const last = [...before.matchAll(PERSON)].at(-1)
  if (last === undefined || last[0].split(' ').some((part) => name.has(fold(part)))) return false
  const between = before.slice(last.index + last[0].length)
  return GOES_ON.test(between) && !/[.;:]/.test(between) && !isTaken(between) && fits(between)
}

/** 'Ann Lee, who left me the post of', 'Ann Lee, and I was': the person comes in again, and not just beside a noun. */
const isTaken = (between: string): boolean => OWN.test(between.replace(/\b(?:my|our) [\p{Ll}-]+/gu, ' '))

const SPEAKS =
  /^(?:[Mm]y [\p{Ll}-]+,? )?(?<who>\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?,? (?:speaks?|spoke|knows|knew|understands)\b/u

/** Does only another speak it? */
function isSpokenByOthers({ units, name }: Facts, language: string): boolean {
  const lines = units.filter(({ words: own }) => own.some(({ text }) => text === language))
  return (
    lines.length > 0 &&
    lines.every(({ unit }) => {
      const who = SPEAKS.exec(unit.text)?.groups?.['who']
      return who !== undefined && !name.has(fold(who)) && !/^(?:I|She|He|They|We)$/.test(who)
    })
  )
}
