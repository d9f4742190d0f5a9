/** A part of a question asked by itself, beside the same with the words of the first part. */
import type { Judged } from './judged.ts'
import type { Facts } from './facts/facts.ts'
import { LEANS } from './question/stand-alone.ts'
import { words } from './text/text.ts'

/** Of no answer, and of the best candidate: up to and from here a part needs no other's words. */
const SURE_SILENCE = 0.1
const SURE_CHANCE = 0.9

/** Does a part say what it is about, so that it may have nothing to do with the first? */
export const saysItself = (part: string): boolean =>
  !LEANS.test(part) && words(part).filter(({ stop }) => !stop).length > 1

/**
 * What answers a part: 'how many dinghies have you built' after 'which software do you know' is asked by itself, where
 * what answers it so tells of what it names and what is found with the lent words does not.
 */
export function surerOf(
  facts: Facts,
  lent: Judged,
  bare: Judged,
  silence: (one: Judged) => number,
): { readonly judged: Judged; readonly silence: number } {
  const asLent = { judged: lent, silence: silence(lent) }
  const [told, own] = [lent, bare].map(({ ranking }) => ranking.first[0]?.unit ?? null)
  const found = facts.units[own ?? -1]
  if (found === undefined || lent.timeline !== null || bare.timeline !== null) return asLent
  const none = silence(bare)
  if (none > SURE_SILENCE) return asLent
  if (told === own) return { judged: lent, silence: Math.min(none, asLent.silence) }
  const other = facts.units[told ?? -1]
  const isStudy = [found, other].some((one) => one && facts.mainKinds[one.unit.section] === 'education')
  // studies are told apart by what is asked of them together
  if ((bare.ranking.first[0]?.chance ?? 0) < SURE_CHANCE || isStudy) return asLent
  const tells = bare.reading.question.content.some(
    ({ stem }) => found.stems.has(stem) && other?.stems.has(stem) !== true,
  )
  return tells ? { judged: bare, silence: none } : asLent
}
