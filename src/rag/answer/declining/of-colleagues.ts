/**
 * 'PI: Prof. Ada Quill, who supervises nine students', 'Tomas Reed – speaks Welsh' among the referees: what such lines
 * tell is told of another, not of whose CV it is.
 */
import type { Facts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import { oncePer } from '../text/once-per.ts'
import { fold, words } from '../text/text.ts'

/** Whom a line leads to by what they are to the person. */
const LEADS =
  /^(?:(?:my|line|current|direct|doctoral|PhD|first|second) )*(?:PI|principal investigator|supervisor|manager|boss|mentor|tutor|team lead(?:er)?|head teacher|headteacher)(?: was| is|:)? /iu
/** Ranks that stand before a name, of those that names have not. */
const RANK = /^(?:Pastor|Rabbi|Imam|Cllr|Coach|Miss|Mx)\.? /
/** What follows tells of them. */
const GOES_ON = /^(?: [–—-]|,|:| \()/
/** The person comes in, too. */
const OWN = /\b(?:I|me|we|us|my|our|mine|ours|myself)\b/

/** Another is asked for. */
const OF_OTHERS =
  /\b(?:refer\w*|recommend\w*|vouch\w*|supervisors?|supervised|superiors?|managers?|managed by|boss\w*|mentor\w*|report(?:s|ed|ing)?|tutors?|led by|under|contact|ask)\b/

/** The lines, with the last name of whom each is about. */
const lines = oncePer(({ units, mainKinds, name }: Facts): ReadonlyMap<number, string> => {
  const found = new Map<number, string>()
  for (const { unit } of units) {
    if (unit.kind === 'heading' || unit.kind === 'row') continue
    const lead = LEADS.exec(unit.text)?.[0] ?? ''
    if (lead === '' && mainKinds[unit.section] !== 'references') continue
    const said = unit.text.slice(lead.length).replace(RANK, '')
    const person = PERSON.exec(said)
    if (person?.index !== 0) continue
    const rest = said.slice(person[0].length)
    const parts = words(person[0]).map((word) => word.text)
    if (!GOES_ON.test(rest) || OWN.test(rest) || parts.some((part) => name.has(part))) continue
    found.set(unit.index, fold(parts.at(-1) ?? ''))
  }
  return found
})

/** Is the line about one of them, and the question, which names nobody, about the person? */
export function isOfColleague(facts: Facts, folded: string, unit: number): boolean {
  const name = lines(facts).get(unit)
  return name !== undefined && !OF_OTHERS.test(folded) && !folded.includes(name)
}
