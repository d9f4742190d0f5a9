/** 'Street and house number?', 'her full postal address': a town alone is none, nor is what part of a town a code names. */
import type { Facts } from '../../facts/facts.ts'
import { aboutPerson } from '../../facts/about-person.ts'
import { planResidence } from '../../places/residence.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { isPlan, NOWHERE, planOf, type Overview } from '../planner.ts'

export const ADDRESS_ASKED: Asking = {
  says: /\b(?:(?:(?:full|exact|complete|private|home|postal|mailing|residential|street|current|precise) )*address(?:es)?|(?:house|street|door) numbers?|streets?(?: names?)?|post ?codes?|postal codes?|zip(?: ?codes?)?)\b/g,
  beside: wordSet(
    'number numbers house street code lives live living exactly at full exact postal home private mailing street city town residence reside resides pls give send post letter letters write contract him her full-time including incl complete door flat name',
  ),
  needs:
    /\b(?:streets?|numbers?|post ?codes?|postal|zip|full|exact|exactly|complete|mailing|home address|private address|residential|address)\b/,
  not: /\b(?:e-?mail|web|internet|phone|telephone|work|office|url|site)\b|^where\b/,
}
/** All of it. */
const ALL =
  /\b(?:streets?|house|door|post ?codes?|zip(?: ?codes?)?|postal|mailing|full|exact|exactly|complete|private|home|residential)\b/
const CODE_ASKED = /\b(?:post ?codes?|postal codes?|zip(?: ?codes?)?)\b/
/** 'Mill Lane 14', '14b Mill Lane', '1420 Elm Street', 'PO Box 12'. */
const STREET =
  /(?:^|[\s,:])\d{1,3} ?[a-z]?,? \p{Lu}\p{Ll}+|(?:^|[\s,:])\d{4,5} (?:[NSEW]\.? )?\p{Lu}[\p{L}.]+ (?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Lane|Ln|Blvd|Way|Court|Ct|Place|Pl)\b|\p{Ll}[.,]? (?:n[r°]?\.? ?)?\d{1,4} ?[a-z]?(?=$|[,;/)]|\s[\d·|–—])|\b(?:PO|P\.O\.) Box\b/u
const CODE = /\b\d{4,6}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/
/** Where a street stands that has no number: 'The Old Saddlery, Hay-on-Wye'. */
const LABELLED =
  /^(?:(?:(?:home|postal|private|permanent|mailing|current|residential) )*address\b|(?:by )?(?:post|mail|letters?)(?: to)?:)/i

export function planAddress(facts: Facts, folded: string): Overview {
  const asked = CODE_ASKED.test(folded) && !/\b(?:streets?|address|house)\b/.test(folded) ? CODE : STREET
  const home = planResidence(facts)
  if (home?.parts.some(({ text }) => asked.test(text))) return home
  const line = aboutPerson(facts).find(
    ({ unit }) =>
      LABELLED.test(unit.text) && (asked.test(unit.text) || (asked === STREET && /,/.test(unit.text))),
  )
  if (line !== undefined) return planOf([{ text: line.unit.text, units: [line.unit.index] }])
  return ALL.test(folded) || !isPlan(home) ? NOWHERE : home
}
