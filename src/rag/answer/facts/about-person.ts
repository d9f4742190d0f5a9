/** Lines that say who and where the person is: the head of the CV, contact and practical sections; none of a post, a work or a referee. */
import { fold } from '../text/text.ts'
import type { Facts, UnitFacts } from './facts.ts'

const OWN_HEADING = /\b(?:contact|reach|find me|details|address)\b/
const OWN_SITE =
  /\b(?:my|own|home) (?:web ?site|page|home ?page|blog|portfolio|practice)|^(?:portfolio|blog|web(?:site)?|page|site|listen|practice page)\b/i
const KINDS: ReadonlySet<string> = new Set(['contact', 'summary', 'practical'])

export function isAboutPerson(facts: Facts, { unit, entry }: UnitFacts): boolean {
  if (entry !== null && facts.entries[entry]?.kind === 'experience') return false
  const named = facts.units.find((one) => one.unit.kind === 'heading')?.unit.section
  return (
    unit.section === facts.units[0]?.unit.section ||
    unit.section === named ||
    KINDS.has(facts.mainKinds[unit.section] ?? '') ||
    OWN_HEADING.test(fold(facts.document.sections[unit.section]?.heading ?? '')) ||
    OWN_SITE.test(unit.text)
  )
}

export const aboutPerson = (facts: Facts): UnitFacts[] =>
  facts.units.filter((one) => isAboutPerson(facts, one))
