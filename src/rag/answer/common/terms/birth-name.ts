/** 'What was her surname before she married?': the name that she was born with, where the CV tells it. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planOf, type Overview } from '../planner.ts'

const SURNAME = '(?:(?:sur|last |family )?name)'
const MARRYING = `(?:${WHO} (?:(?:got|was|were) )?married|(?:${WHOSE} )*(?:marriage|wedding)|marrying|getting married)`
export const BIRTH_NAME_ASKED = exactly(
  [
    `(?:(?:what|which) (?:is|was) )?(?:${WHOSE} )*(?:maiden|birth) (?:sur)?name`,
    `(?:(?:what|which) (?:is|was) )?(?:${WHOSE} )*(?:former|previous|earlier|original) (?:surname|last name|family name)`,
    `(?:what|which) was (?:${WHOSE} )*${SURNAME} (?:before|prior to|until) ${MARRYING}`,
    `what was ${WHO} called (?:before|prior to|until) ${MARRYING}`,
    `under (?:what|which) ${SURNAME} was ${WHO} born`,
  ].join('|'),
)

/** 'née Lind', 'Maiden name: Lind', 'Name changed from Lind on marriage'; 'born in Lund' names a place. */
const TOLD =
  /(?<!\p{L})(?:[Nn]ée?|[Nn]ee) (?=\p{Lu})|\b(?:[Mm]aiden|[Bb]irth) (?:sur)?name(?: is| was)?:? (?=\p{Lu})|\b[Nn]ame (?:was )?changed from (?=\p{Lu})|\b(?:[Bb]efore|[Uu]ntil) (?:my|her|his) marriage (?:as )?(?=\p{Lu})/u

/** Null where no line tells it; of others than the one whose CV it is no word is said here. */
export function planBirthName(facts: Facts): Overview {
  const told = facts.units.filter(
    ({ unit }) => TOLD.test(unit.text) && facts.mainKinds[unit.section] !== 'references',
  )
  const [line, more] = told
  if (line === undefined || more !== undefined) return null
  return planOf([{ text: line.unit.text, units: [line.unit.index] }])
}
