/** 'When was she lent to a port in Senegal?', where the CV knows neither Senegal nor a town there: nothing else answers it. */
import type { Facts } from '../facts/facts.ts'
import { COUNTRY_NAME, countryOf, namesOf } from '../lexicon/countries.ts'
import type { Reading } from '../ranking/reader.ts'
import { fold } from '../text/text.ts'

/** A place may be named: the countries' names are not looked for in other questions. */
const IN_SOME = /\b(?:[Ii]n|[Tt]o|[Ff]rom)(?: the)? \p{Lu}/u
const BEFORE = /\b(?:in|to|from)(?: the)? $/i
/** Letters that a country shares with its people: 'Senegalese', 'Portuguese'. */
const SHARED = 4
/** So well may a word of the CV answer to its name. */
const KNOWN = 0.5

export function asksUnknownCountry(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  if (!IN_SOME.test(question.text)) return false
  // where one would move or may work is told by regions and passports
  if (question.yesno || question.topics.length > 0) return false
  return [...question.text.matchAll(COUNTRY_NAME)].some(({ 0: name, index }) => {
    const country = countryOf(name)
    if (country === null || !BEFORE.test(question.text.slice(0, index))) return false
    const own = terms.filter(({ word }) => word.start >= index && word.end <= index + name.length)
    if (own.length === 0 || own.some(({ known, reach }) => Math.max(known, reach) >= KNOWN)) return false
    const names = namesOf(country).map(fold)
    const begins = fold(country).slice(0, SHARED)
    return !facts.units.some(({ unit }) => {
      const said = fold(unit.text)
      return (
        names.some((one) => said.includes(one)) ||
        said.split(/[^\p{L}]+/u).some((word) => word.startsWith(begins))
      )
    })
  })
}
