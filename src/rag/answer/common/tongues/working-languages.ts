/** 'How many languages does he interpret between?': those of a line on languages of work, where there is one, are not all that he speaks. */
import { splitParts } from '../../document/item-labels.ts'
import type { Facts } from '../../facts/facts.ts'
import { toldOfOther } from '../../facts/told-of-others.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { piecesOf } from '../pieces.ts'
import type { Overview } from '../planner.ts'
import { ofAnyClass } from './language-classes.ts'
import { claimsOf, tonguesIn } from './tongues.ts'

const WORK = '(?:work|works|worked|interpret|interprets|interpreted|translate|translates|translated)'
const BETWEEN = '(?: (?:in|between|from|into|with|from and into|to and from|into and from))?'
export const WORKING_LANGUAGES = exactly(
  [
    `(?:in |from |into |between )?(?:which|what|how many) languages (?:does|do|did|can|has|have) ${WHO} ${WORK}${BETWEEN}`,
    `(?:in |from |into |between )?(?:which|what|how many) languages (?:is|are) ${WHO} (?:working|interpreting|translating)${BETWEEN}`,
    `(?:what|which) are (?:his|her|their|your) (?:working languages|languages of work|language (?:pairs?|combinations?))`,
    `(?:his|her|their|your )?(?:working languages|languages of work|language (?:pairs?|combinations?))`,
    `how many working languages (?:does|do|has|have) ${WHO} (?:have|got|had)`,
  ].join('|'),
)
const LABEL =
  /^(?:working languages?|languages? (?:of work|worked in|pairs?|combinations?)|interpret(?:s|ing)(?: languages)?|translat(?:es|ing) (?:from|between))\b/i
const TOLD =
  /\b(?:I|she|he)? ?(?:interpret(?:s|ed|ing)?|translat(?:es?|ed|ing)) (?:(?:mainly|mostly|both|only) )?(?:in|between|from|into) (?=\p{Lu})/u

const TO_NAMES = /^.*? (?:in|between|from|into) (?=\p{Lu})/u
const NAME = /^\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+)?(?: \([^)]*\))?$/u

/** Those of some class where interpreters tell them; null unless one line alone says so: then the section on languages is as good. */
export function planWorkingLanguages(facts: Facts, folded: string): Overview {
  const found = piecesOf(facts).filter(
    ({ label, text, labelled, value }) =>
      toldOfOther(text) === null &&
      (LABEL.test(label) || TOLD.test(text)) &&
      tonguesIn(labelled ? value : text).length > 1,
  )
  const [piece, ...others] = found
  const classed = ofAnyClass(claimsOf(facts), /\binto\b/.test(folded) && !/\bfrom\b/.test(folded))
  if (classed.length > 1 && found.length !== 1) {
    const parts = classed.map(({ text, unit }) => ({ text, units: [unit] }))
    const lead = /\bhow many\b/.test(folded) ? { lead: capital(numberWord(parts.length)) } : {}
    return { ...lead, parts, list: true, chance: 0.9, fact: true }
  }
  if (piece === undefined || others.length > 0) return null
  const part = { text: piece.text.replace(/\.$/, ''), units: piece.units }
  const plan = { parts: [part], list: true, chance: 0.9, fact: true }
  // some have names that no list of languages has: only plain names are counted
  const names = splitParts(
    (piece.labelled ? piece.value : piece.text.replace(TO_NAMES, ''))
      .replace(/\.$/, '')
      .replaceAll(/,? (?:and|or) /g, ', '),
  )
  const isCounted = /\bhow many\b/.test(folded) && names.every((name) => NAME.test(name))
  return isCounted ? { ...plan, lead: capital(numberWord(names.length)) } : plan
}
