/** 'When was she appointed bailiff?', where a line says 'Appointed bailiff by the court, 3 May 2016': a post of the like name may be what came before it. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'

/** The act by which one came to be something, and what one came to be. */
const ACT =
  /^when (?:was|were) (?:s?he|they|you) (?:first |finally |officially |formally )?(appointed|elected|admitted|called|ordained|sworn in|licensed|accredited|chartered|commissioned|knighted|promoted)(?: (?:as|to|an?|the|be|become|of))* ([\p{L}' -]{4,50}?)\W*$/u

/** The one line that begins with the very act. */
export function lineNaming({ units }: Facts, folded: string): PlanPart | null {
  const [, act, title] = ACT.exec(folded) ?? []
  if (act === undefined || title === undefined) return null
  const isSaid = new RegExp(`^${act}(?: (?:as|to|an?|the|be|become|of))* ${title}(?!\\p{L})`, 'u')
  const [line, ...more] = units.filter(({ unit, isHeader }) => !isHeader && isSaid.test(fold(unit.text)))
  if (line === undefined || more.length > 0 || line.unit.kind === 'heading') return null
  return line.dates.length === 1 ? { text: line.unit.text, units: [line.unit.index] } : null
}

/** What one left that is no house: a profession, a trade, a force. */
const LEFT =
  /^when (?:did|had|has) (?:\S+ ){1,3}?(?:leave|left|quit|give up|given up) (?:the |his |her |their )?(?:\S+ )?(\p{Ll}{4,20})\W*$/u

/** The one line that says in these words when one left it: 'I left the profession in November 2019.' */
export function lineLeaving({ units }: Facts, folded: string): PlanPart | null {
  const thing = LEFT.exec(folded)?.[1]
  if (thing === undefined) return null
  const isSaid = new RegExp(
    `(?<!\\p{L})(?:left|quit|gave up|resigned from) (?:the |my |his |her |their )?(?:\\p{L}+ )?${thing}(?!\\p{L})`,
    'u',
  )
  const [line, ...more] = units.filter(({ unit, isHeader }) => !isHeader && isSaid.test(fold(unit.text)))
  if (line === undefined || more.length > 0 || line.unit.kind === 'heading') return null
  return line.dates.length === 1 ? { text: line.unit.text, units: [line.unit.index] } : null
}
