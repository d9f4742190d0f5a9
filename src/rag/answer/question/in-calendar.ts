/**
 * 'Five years ago' as the month that it was, and 'in the last two years' as the time since then: lines of a CV tell
 * when something was, not how long ago it is.
 */
import type { Facts } from '../facts/facts.ts'
import { capital, fold } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')

const NUMBER = `(?<number>\\d{1,2}|an?|${[...NUMBER_WORDS.keys()].join('|')})`
/** 'More than ten years ago' and 'since two years ago' are no month. */
const AGO = new RegExp(
  `(?<!\\b(?:than|least|most|over|under|since|until|till|to|from|by|before|after|of|every|how long) )\\b(?:(?:exactly|just|about|around|some|roughly|approximately) )?(?:back )?${NUMBER} (?<unit>years?|months?) ago\\b`,
  'iu',
)
const LATELY = new RegExp(
  `\\b(?:in|over|during|within) (?:the|his|her|their|your) (?:last|past|previous) ${NUMBER.replace('an?|', '')} (?<unit>years?|months?)\\b`,
  'iu',
)
/** Of these each has its time; what went up or down 'in the last three years' is told of all of them. */
const LISTED =
  /^(?:how many|which|list|name|where (?:has|have|did))\b|\b(?:jobs?|posts?|positions?|roles?|employers?|employed|compan(?:y|ies))\b/i
/** Years to which one looks back at most. */
const FAR = 50

/** @param now months since year 0 */
export function inCalendar({ units }: Facts, text: string, now: number): string {
  const ago = AGO.exec(text)
  const match = ago ?? (LISTED.test(text) ? LATELY.exec(text) : null)
  if (match === null) return text
  const { number = '', unit = '' } = match.groups ?? {}
  const said = number.toLowerCase()
  const count = /^an?$/.test(said) ? 1 : (NUMBER_WORDS.get(said) ?? Number(said))
  if (!Number.isFinite(count) || count < 1 || count > FAR) return text
  // 'Training in the last three years' is what the CV calls it
  const phrase = fold(match[0])
  if (units.some((one) => fold(one.unit.text).includes(phrase))) return text
  const month = now - count * (/^y/i.test(unit) ? 12 : 1)
  const time = `${ago === null ? 'since' : 'in'} ${MONTH_NAMES[month % 12] ?? ''} ${Math.floor(month / 12)}`
  const isFirst = match.index === 0
  return `${text.slice(0, match.index)}${isFirst ? capital(time) : time}${text.slice(match.index + match[0].length)}`
}
