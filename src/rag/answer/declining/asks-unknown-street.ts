/** 'Which street does he live in?', 'her home address', where the CV tells the town, or an office: that is another thing. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

const ASKED =
  /\b(?:which|what) (?:street|road)\b.*\b(?:live|lives|living|reside|resides)\b|\b(?:house|flat) number\b|\b(?:full|exact|street) address\b|\b(?:his|her|their|your) (?:post ?code|postal code|zip(?: code)?)\b/
/** A street, a house, by their names. */
const NAMED =
  /\p{Lu}[\p{L}'’.]+ (?:Street|Road|Lane|Avenue|Drive|Close|Court|Terrace|Square|Crescent|Gardens|Row|Quay|Cottage|House|St|Rd|Ave)\b|\b(?:Rua|Rue|Via|Calle|Avenida|Carrer|Ulica|Piazza|Plaza|Boulevard|Flat|Apartment|Apt) \p{Lu}?\d*/u
/** What is built so in other languages, a number behind a name or before one, a postal code, a box. */
const BUILT =
  /\bbox \d|\p{L}(?:stra(?:ß|ss)e|str\.|straat|gata|gatan|gade|vej|väg(?:en)?|weg|laan|kade|plein|gasse|platz|allee|utca|katu)(?!\p{L})|\p{L}{3,} \d{1,3} ?[a-z]?(?=$|[,;|·\n])|(?:^|[,;|·:] )\d{1,3}[a-z]? \p{L}|\b(?!19|20)\d{4} \p{L}|\b\d{5} \p{L}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\baddress\b/iu
const OFFICE = /\b(?:office|room|building|department|work|campus)\b/i

export function asksUnknownStreet(
  { units, mainKinds }: Facts,
  { folded }: Pick<Question, 'folded'>,
): boolean {
  if (!ASKED.test(folded)) return false
  return !units.some(({ unit }) => {
    const kind = mainKinds[unit.section] ?? null
    const isAbout = kind === null || kind === 'contact' || kind === 'summary' || kind === 'practical'
    return (
      isAbout &&
      unit.kind !== 'heading' &&
      (NAMED.test(unit.text) || BUILT.test(unit.text)) &&
      !OFFICE.test(unit.text)
    )
  })
}
