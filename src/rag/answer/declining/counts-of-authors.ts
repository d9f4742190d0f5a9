/** 'How many papers did she write as sole author?', where the line that counts papers counts those with others, too. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

/** How one's part in a paper is called, and what tells that it was that part. */
const PARTS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:sole|only|single)[- ]author|\bsingle-authored\b|\b(?:by (?:him|her)self|alone)\b/,
    /\b(?:sole|single|solo|alone|own|myself|without co-?authors?|only author)\b/i,
  ],
  [/\b(?:first|lead)[- ]author/, /\b(?:first|lead|leading|1st|principal|main)\b/i],
  [/\b(?:last|senior)[- ]author/, /\b(?:last|senior|final)\b/i],
  [/\bcorresponding[- ]author/, /\bcorrespond/i],
]
const ASKED =
  /^(?:and |so )?(?:on |in |of )?how many (?:\S+ ){0,3}(?:papers|articles|publications|books|chapters|studies|works)\b/
const COUNTED =
  /\b(?:\d{1,3}(?:,\d{3})?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b[^.;]{0,30}\b(?:papers|articles|publications|books|chapters|studies|works)\b/i

/** Does the best line count such works, and no line tell the part that is asked for? */
export function countsOtherParts(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const { folded } = question
  const told = ASKED.test(folded) ? PARTS.find(([asked]) => asked.test(folded))?.[1] : undefined
  const text = lineOf(facts, best)?.unit.text
  return told !== undefined && text !== undefined && COUNTED.test(text) && !told.test(text)
}
