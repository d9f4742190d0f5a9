/** 'How long did she work in Bristol?', where no line knows Bristol: the years spent elsewhere are no answer. */
import { countryOf } from '../lexicon/countries.ts'
import type { Reading } from '../ranking/reader.ts'

const ASKED =
  /^(?:[Aa]nd |[Ss]o )?(?:[Hh]ow (?:long|many (?:years|months))|[Ss]ince when|[Uu]ntil when)\b.*\b(?:work(?:ed|ing)?|live[ds]?|living|stay(?:ed|ing)?|based|employed|spen[dt]|been|be) in (?<town>\p{Lu}\p{Ll}{2}[\p{L}'’-]*(?: (?:(?:on|upon|of|the|de|la) )*\p{Lu}[\p{L}'’-]+){0,3})\W*$/u
/** What spans many towns may be known by one of them. */
const REGION =
  /shire$|^(?:North|South|East|West|Central|Greater|Upper|Lower|Europe|Asia|Africa|America|Oceania|Scandinavia|Benelux|Britain|Midlands|Highlands|Bavaria|Catalonia|Flanders|California|Texas|Ontario|Quebec|Tuscany|Brittany|Normandy|Yorkshire|Cornwall|Kent|Essex|Sussex|Surrey|Devon|Dorset|Norfolk|Suffolk|Ulster|Munster|Leinster|Connacht)\b/u
/** So well may a word of the CV answer to its name. */
const KNOWN = 0.5

export function asksUnknownTown({ question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  const found = ASKED.exec(question.text)
  const town = found?.groups?.town
  if (town === undefined || countryOf(town) !== null || REGION.test(town)) return false
  const from = question.text.lastIndexOf(town)
  const own = terms.filter(({ word }) => word.start >= from && word.end <= from + town.length)
  return own.length > 0 && own.every(({ known, reach, self }) => !self && Math.max(known, reach) < KNOWN)
}
