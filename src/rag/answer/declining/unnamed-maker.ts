/** 'Which joiner made the doors?', where 'doors made with a joiner in Cork' names none. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const ASKED =
  /^(?:which|what) (?<who>\p{Ll}{4,20}) (?:worked|helped|made|built|supplied|delivered|designed|installed|produced|printed|cast|provided|fitted|did)\b/u

/** Is one of a sort asked for by name, and does the best line tell of one without? */
export function asksUnnamedMaker(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const who = ASKED.exec(question.folded)?.groups?.['who']
  const text = lineOf(facts, best)?.unit.text
  if (who === undefined || text === undefined) return false
  // 'Pell & Son, a joiner', 'a joiner called Pell', 'a joiner, Pell & Son'
  const unnamed = new RegExp(
    `(?<![,(:–—] ?)\\b(?:an?|another|one) (?:\\p{Ll}[\\p{L}-]* ){0,2}${who}\\b(?!,? (?:called|named|\\(?\\p{Lu})|[:(])`,
    'u',
  )
  return unnamed.test(text)
}
