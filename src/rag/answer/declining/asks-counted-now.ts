/**
 * 'How many users does Pika have today?' of a line that counts up to 2018, and 'How many did he sign himself?' of one
 * that counts what all who took part did.
 */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { lineOf } from '../ranking/reader.ts'

const NOW = /\b(?:today|nowadays|these days|at present|right now|by now)\b/
const WISHED =
  /^(?:preferably|ideally)\b|\b(?:(?:would|should) (?:\w+ )?(?:like|prefer)|(?:wish|want|hope)(?:s|ed)? (?:to|for)|looking for)\b/i
const UP_TO =
  /\b(?:up to|until|till|by (?:the )?(?:end of )?|as of|to) (?:(?:the )?end of )?(?<year>(?:19|20)\d\d)\b/i
const SELF = /\b(?:himself|herself|themselves|personally|with (?:his|her) own hands|single-handed(?:ly)?)\b/
const JOINT =
  /\b(?:took part|taken part|taking part|participated|member of|part of|contributed|helped|one of|among)\b/i
const OWN = /\b(?:i|my|mine|me|own|alone|personally|myself|himself|herself|of (?:these|those|which|them))\b/i

export function countsOtherwise(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
  now: number,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || !question.counts) return false
  const { text } = line.unit
  if (SELF.test(question.folded)) return JOINT.test(text) && !OWN.test(text)
  // 'ideally four days' is what is wished for
  if (NOW.test(question.folded) && WISHED.test(text)) return true
  const year = UP_TO.exec(text)?.groups?.['year']
  return NOW.test(question.folded) && year !== undefined && Number(year) < Math.floor(now / 12) - 1
}
