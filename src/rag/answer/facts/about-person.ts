/** Lines that say who and where the person is: the head of the CV, contact and practical sections; none of a post, a work or a referee. */
import { isBesideName } from '../document/sidebar-labels.ts'
import { fold } from '../text/text.ts'
import type { Facts, UnitFacts } from './facts.ts'

const OWN_HEADING = /\b(?:contact|reach|find me|details|address)\b/
const OWN_SITE =
  /\b(?:my|own|home) (?:web ?site|page|home ?page|blog|portfolio|practice)|^(?:portfolio|blog|web(?:site)?|page|site|listen|practice page)\b/i
const KINDS: ReadonlySet<string> = new Set(['contact', 'summary', 'practical'])

export function isAboutPerson(facts: Facts, { unit, entry }: UnitFacts): boolean {
  if (entry !== null && facts.entries[entry]?.kind === 'experience') return false
  const named = titleSection(facts)
  return (
    unit.section === facts.units[0]?.unit.section ||
    unit.section === named ||
    unit.section === subtitleSection(facts, named) ||
    KINDS.has(facts.mainKinds[unit.section] ?? '') ||
    OWN_HEADING.test(fold(facts.document.sections[unit.section]?.heading ?? '')) ||
    OWN_SITE.test(unit.text)
  )
}

export const aboutPerson = (facts: Facts): UnitFacts[] =>
  facts.units.filter((one) => isAboutPerson(facts, one))

/** The section of the first heading, which names the person; a column of labels before it names nobody. */
export const titleSection = ({ units, document }: Facts): number | undefined =>
  units.find(
    ({ unit }) => unit.kind === 'heading' && !isBesideName(document, document.sections[unit.section]),
  )?.unit.section

/** '#### Pictures for books' right below the name: the address under it is the person's as well. */
function subtitleSection({ units, document }: Facts, named: number | undefined): number | null {
  if (named === undefined || document.sections[named + 1]?.parent !== named) return null
  const isBare = units.every(({ unit }) => unit.section !== named || unit.kind === 'heading')
  const isReached = units.some(({ unit }) => unit.section === named + 1 && REACHED.test(unit.text))
  return isBare && isReached ? named + 1 : null
}
const REACHED = /\S@\S/
