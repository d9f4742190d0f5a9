/** 'Which street does he live in?', 'her home address', where the CV tells the town, or an office: that is another thing. */
import type { Facts } from './facts.ts'
import type { Question } from './question.ts'

const ASKED =
  /\b(?:which|what) (?:street|road)\b.*\b(?:live|lives|living|reside|resides)\b|\b(?:house|flat) number\b|\b(?:home|private|residential|full|postal|street) address\b|\b(?:his|her|their|your) (?:post ?code|postal code|zip(?: code)?)\b/
/** A street, a house, a postal code or a box. */
const TOLD =
  /\b(?:street|road|lane|avenue|drive|close|court|terrace|square|crescent|gardens|row|quay|boulevard|cottage|house|flat|apartment|rua|rue|via|calle|avenida|carrer|ulica|piazza|plaza|place)\b|\b(?:st|rd|ave|ul|bd|blvd|apt)\.|p\.? ?o\.? box|\p{L}(?:stra(?:ß|ss)e|str\.|straat|gata|gatan|gade|vej|väg(?:en)?|weg|laan|kade|plein|gasse|platz|allee|ring|utca|katu|tie)\b|\p{L}{3,} \d{1,3} ?[a-z]?(?=$|[,;|·\n])|(?:^|[,;|·] )\d{1,3}[a-z]? \p{Lu}|\b(?!19|20)\d{4} \p{Lu}|\b\d{5} \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\baddress\b/iu
const OFFICE = /\b(?:office|room|building|department|work|campus)\b/i

export function asksUnknownStreet(
  { units, mainKinds }: Facts,
  { folded }: Pick<Question, 'folded'>,
): boolean {
  if (!ASKED.test(folded)) return false
  return !units.some(({ unit }) => {
    const kind = mainKinds[unit.section] ?? null
    const isAbout = kind === null || kind === 'contact' || kind === 'summary' || kind === 'practical'
    return isAbout && unit.kind !== 'heading' && TOLD.test(unit.text) && !OFFICE.test(unit.text)
  })
}
