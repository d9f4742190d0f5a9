/** 'Which trade union was she a steward for?', where a line 'Trade union: steward from 2013' tells all but its name. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/text.ts'

/** Bodies that have names of their own, whatever one was in them. */
const BODY =
  '(?:trade |labour |professional |political |local |student |sports? |running |rowing |sailing )?(?:union|party|association|society|club|charity|choir|orchestra|band|church|parish|lodge|league|federation|chamber|guild)'
const ASKED = new RegExp(`\\b(?:which|what) (${BODY}) (?:is|was|were|are|did|does|has|have|do)\\b`)
/** A name, or letters that are one. */
const NAME = /\p{Lu}/u

/** Only where lines with the body's word have it as a label, and no name behind it. */
export function asksUnknownBody(
  { units }: Facts,
  { folded, yesno }: Pick<Question, 'folded' | 'yesno'>,
): boolean {
  const body = ASKED.exec(folded)?.[1]
  if (body === undefined || yesno) return false
  const last = body.split(' ').at(-1) ?? body
  const word = new RegExp(`\\b${last}s?\\b`)
  const saying = units.filter(({ unit }) => word.test(fold(unit.text)))
  const labelled = saying.filter(({ unit }) => fold(unit.text).startsWith(`${body}:`))
  return (
    labelled.length > 0 &&
    saying.every((one) => labelled.includes(one)) &&
    labelled.every(({ unit }) => !NAME.test(unit.text.slice(body.length + 1).replace(NO_NAME, '')))
  )
}

/** Capitals that name nobody: months, 'I', the first word of a sentence. */
const NO_NAME =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*|\bI\b|(?<=:\s|[.;]\s)\p{Lu}\p{Ll}+/gu
