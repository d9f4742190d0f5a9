/** 'Contact details': the lines that tell how to reach the person. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { hiddenAddresses, withAddresses } from '../document/link-addresses.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import { EMAIL, PHONE, URL } from '../lexicon/reach.ts'
import type { Plan } from '../plan/plan.ts'

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
const holdsWay = ({ unit }: UnitFacts, { document }: Facts): boolean =>
  [EMAIL, PHONE, URL].some((way) => way.test(unit.text.replace(ORCID, ''))) ||
  hiddenAddresses(document, unit).length > 0
const MOST = 8

/** A section of them, or the lines around the name that hold some; null where there are none. */
export function planContact(facts: Facts): Plan | null {
  const { sections } = facts.document
  const first = facts.units.find(({ unit }) => unit.kind === 'heading')?.unit.section
  const lines = facts.units.filter(({ unit }) => unit.kind !== 'heading')
  const own = ({ unit }: UnitFacts): boolean => {
    const section = sections[unit.section]
    return section !== undefined && section.index !== first && kindsOfHeading(section.heading).has('contact')
  }
  const reaches = (line: UnitFacts): boolean => holdsWay(line, facts)
  const said = lines.filter((line) => own(line) && facts.mainKinds[line.unit.section] === 'contact')
  const about = lines.filter(({ unit }) => unit.section === first || sections[unit.section]?.depth === 0)
  const chosen = said.some(reaches) ? said : about.filter(reaches)
  if (chosen.length === 0) return null
  return {
    parts: chosen
      .slice(0, MOST)
      .map(({ unit }) => ({
        text: withAddresses(facts.document, unit).replace(/\s*[|·•]\s*/g, ', '),
        units: [unit.index],
      })),
    list: true,
    chance: 0.9,
    fact: true,
  }
}
