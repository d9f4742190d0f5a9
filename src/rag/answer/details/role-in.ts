/**
 * 'Was she the principal investigator of the peat project?', where the project's row says 'co-investigator': the line
 * that has the project and such a role is the answer, whichever of the two it is.
 */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'

const ROLE =
  '(?:investigator|applicant|author|editor|supervisor|examiner|curator|producer|organi[sz]er|coordinator)'
const ASKED = new RegExp(
  `^(?:and |so )?(?:is|was|are|were) (?:s?he|they|you|\\p{L}+) (?:the |an? )?(?:\\p{L}+[- ]){0,2}?(?<role>${ROLE}) (?:of|on|for|in) \\S`,
  'u',
)
/** What leads to such a role, whichever it is. */
const AROUND =
  /^(?:princip|lead|chief|main|sole|co$|joint|senior|junior|deputi|first|last|second|guest|associ|investig|applic|author|editor|edit|supervis|examin|curat|produc|organ|coordin|project|grant|award|studi|program|paper|book|exhibit)/
/** So well does a word of the line answer to one of the question's. */
const SAME = 0.8

/** Null where no line tells it of what is named, or several do. */
export function planRoleIn(facts: Facts, { question, terms }: Draft): Plan | null {
  const role = ASKED.exec(question.folded)?.groups?.['role']
  if (role === undefined) return null
  const named = terms.filter(({ self, word }) => !self && !AROUND.test(word.stem))
  if (named.length === 0) return null
  const said = new RegExp(`\\b(?:${role.replace(/[sz]/g, '[sz]')})\\b|\\b(?:co-?)?PI\\b`, 'i')
  const [line, ...others] = facts.units.filter(
    ({ unit, stems }) =>
      unit.kind !== 'heading' && said.test(unit.text) && named.every((term) => holdsTerm(stems, term, SAME)),
  )
  if (line === undefined || others.length > 0) return null
  const text = textOf(facts, line.unit.index)
  return { parts: [{ text, units: [line.unit.index] }], list: false, chance: 0.9, fact: true }
}
