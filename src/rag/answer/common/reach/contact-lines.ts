/** 'Contact details': the lines that tell how to reach the person. */
import { kindsOfHeading } from '../../document/heading-kinds.ts'
import { hiddenAddresses } from '../../document/link-addresses.ts'
import { titleSection } from '../../facts/about-person.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { EMAIL, PHONE, URL } from '../../lexicon/reach.ts'
import { ownLines } from './own-ways.ts'
import { NOWHERE, type Overview } from '../planner.ts'

const DETAILS = 'contact(?: (?:details?|info(?:rmation)?|data))?'
/** Folded, with the person's own name as 'she'. */
export const CONTACT_DETAILS = exactly(
  [
    `(?:(?:list|show|give)(?: me| us)? )?(?:${WHOSE} )*${DETAILS}`,
    `what (?:are|is) (?:${WHOSE} )+${DETAILS}`,
    `how (?:(?:can|could|do|may|should) (?:i|we|one)|to) (?:contact|reach|get in touch with|get hold of) ${WHO}`,
  ].join('|'),
)
/** Digits that are the number of a researcher. */
const ORCID = /\b\d{4}(?:-\d{4}){2}-\d{3}[\dX]\b/g
const holdsWay = ({ unit }: Pick<UnitFacts, 'unit'>, { document }: Facts): boolean =>
  [EMAIL, PHONE, URL].some((way) => way.test(unit.text.replace(ORCID, ''))) ||
  hiddenAddresses(document, unit).length > 0
const MOST = 8

/** A section of them, or the lines around the name that hold some; a refusal where only those of others are told. */
export function planContact(facts: Facts): Overview {
  const { sections } = facts.document
  const first = titleSection(facts)
  const hers = new Map(ownLines(facts).map(({ unit, text }) => [unit, text]))
  const lines = facts.units.filter(({ unit }) => unit.kind !== 'heading' && hers.has(unit.index))
  const own = ({ unit }: UnitFacts): boolean => {
    const section = sections[unit.section]
    return section !== undefined && section.index !== first && kindsOfHeading(section.heading).has('contact')
  }
  const reaches = (line: UnitFacts): boolean => holdsWay(line, facts)
  const said = lines.filter((line) => own(line) && facts.mainKinds[line.unit.section] === 'contact')
  const about = lines.filter(({ unit }) => unit.section === first || sections[unit.section]?.depth === 0)
  const chosen = said.some(reaches) ? said : about.filter(reaches)
  if (chosen.length === 0) return lines.some(reaches) ? null : NOWHERE
  return {
    parts: chosen.slice(0, MOST).map(({ unit }) => ({
      text: (hers.get(unit.index) ?? unit.text).replace(/\s*[|·•]\s*/g, ', '),
      units: [unit.index],
    })),
    list: true,
    chance: 0.9,
    fact: true,
  }
}
