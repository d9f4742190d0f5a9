/** 'How many times has she judged the contest?', where a line says '2023, 2024 and 2026': the years, counted. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { capital } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { leadLine } from './lead-line.ts'

const ASKED = /^(?:and )?(?:how (?:many times|often)|on how many occasions|in how many years)\b/
const YEAR = '(?:19|20)\\d\\d'
const YEARS = new RegExp(`(?<![\\d–—-])${YEAR}(?:, ${YEAR})*(?:,? (?:and|&) | & |, )${YEAR}(?![\\d–—-])`)
const NAMES =
  /\p{Lu}[\p{L}'’-]+, (?:\p{Lu}[\p{L}'’-]+, )*\p{Lu}[\p{L}'’-]+,? and \p{Lu}|\p{Lu}[\p{L}'’-]+,? and \p{Lu}[\p{L}'’-]+ \(\d/u
const WON = /\bw[io]n(?:ner|s)?\b/
/** The line says how often. */
const TOLD =
  /\b(?:once|twice|times|every|each|yearly|annual(?:ly)?|weekly|monthly|since|a (?:year|month|week))\b/i

/** Null where nobody asks how often, or the likeliest line does not list years, once. */
export function planTimes(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  const text = first?.unit == null ? undefined : facts.units[first.unit]?.unit.text
  if (yesno || !ASKED.test(folded) || first?.unit == null || text === undefined || TOLD.test(text))
    return null
  // 'Oslo, Bergen and Turku (2018, 2020 and 2022)': each year in another place; and who judges a prize wins none
  if (NAMES.test(text) || (WON.test(folded) && !WON.test(text.toLowerCase()))) return null
  const years = YEARS.exec(text)?.[0].match(/\d{4}/g) ?? []
  const all = text.match(new RegExp(YEAR, 'g')) ?? []
  if (years.length < 2 || all.length > years.length || new Set(years).size < years.length) return null
  const lead = years.length === 2 ? 'Twice' : `${capital(numberWord(years.length))} times`
  return leadLine(facts, first, reading, lead)
}
