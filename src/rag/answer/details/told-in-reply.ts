/**
 * 'Has she a forklift licence?', where the CV asks it itself: 'Forklift? No.', or has a field for it: 'Direct reports:
 * none'. Whatever it replies is told.
 */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** What is asked and what is replied, in one unit; a field and what it holds. */
const REPLY = /^([^?:]{3,60})\? \S/
const FIELD = /^([^?:]{3,40}): (?:none|no|nil|not|never|nobody|yes|n\/a)(?![\p{L}’'])/iu
const SAME = 0.8
/** Share of the candidates from which it is the one that is meant. */
const MEANT = 0.8
const SURELY = 0.95

/** Is all that the CV asks there, or the field is for, asked about? */
export function isToldInReply(
  { units }: Facts,
  [first]: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const text = units[first?.unit ?? -1]?.unit.text ?? ''
  const asked = question.yesno ? REPLY.exec(text)?.[1] : undefined
  const own = words(asked ?? FIELD.exec(text)?.[1] ?? '').filter(({ stop }) => !stop)
  const isMeant =
    (first?.chance ?? 0) >= (asked === undefined ? SURELY : MEANT) &&
    question.time === null &&
    question.order === null
  return (
    isMeant &&
    own.length > 0 &&
    own.every(({ stem }) => terms.some((term) => !term.self && holdsTerm(new Set([stem]), term, SAME)))
  )
}
