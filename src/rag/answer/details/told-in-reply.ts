/** 'Has she a forklift licence?', where the CV asks it itself: 'Forklift? No.' Whatever it replies is told. */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** What is asked and what is replied, in one unit. */
const REPLY = /^([^?]{3,60})\? \S/
const SAME = 0.8
/** Share of the candidates from which it is the one that is meant. */
const MEANT = 0.8

/** Is all that the CV asks there asked about? */
export function isToldInReply(
  { units }: Facts,
  [first]: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const asked = REPLY.exec(units[first?.unit ?? -1]?.unit.text ?? '')?.[1]
  if (asked === undefined || !question.yesno || (first?.chance ?? 0) < MEANT) return false
  const own = words(asked).filter(({ stop }) => !stop)
  return (
    own.length > 0 &&
    own.every(({ stem }) => terms.some((term) => !term.self && holdsTerm(new Set([stem]), term, SAME)))
  )
}
