/** 'Which joiner made the doors?', 'At which joinery …', where 'doors made with a joiner in Cork' names none. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const DID =
  '(?:worked|helped|made|built|supplied|delivered|designed|installed|produced|printed|cast|provided|fitted|did (?:the|her|his|their) (?:work|job|repairs?|building|installation))'
const ASKED: readonly RegExp[] = [
  new RegExp(`^(?:which|what) (?<who>\\p{Ll}{4,20}) ${DID}\\b`, 'u'),
  /^(?:at|for|with) (?:which|what) (?!(?:scale|price|cost|fee|rate|age|time|stage|level|grade|speed|height|depth|size|temperature|date)\b)(?<who>(?:\p{Ll}{2,12} )?\p{Ll}{4,20}) (?:did|does|has|have|was|were|is) /u,
  // 'What is her present assistant called?'
  /^(?:and |so )?what (?:is|was) the (?:full |first |last )?name of (?:his|her|their|your|the) (?:(?:current|present|new|own|last|former|first) )?(?<who>\p{Ll}{4,20})\W*$/u,
  /^(?:and |so )?what (?:is|was) (?:his|her|their|your|the) (?:(?:current|present|new|own|last|former|first) )?(?<who>\p{Ll}{4,20}) called\W*$/u,
]

/** Is one of a sort asked for by name, and does the best line tell of one without? */
export function asksUnnamedMaker(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const who = ASKED.map((asked) => asked.exec(question.folded)?.groups?.['who']).find(
    (found) => found !== undefined,
  )
  const text = lineOf(facts, best)?.unit.text
  if (who === undefined || text === undefined) return false
  // 'Pell & Son, a joiner', 'a joiner called Pell', 'a joiner, Pell & Son'
  const unnamed = new RegExp(
    `(?<![,(:–—] ?)\\b(?:an?|another|one) (?:\\p{Ll}[\\p{L}-]* ){0,2}${who}\\b(?!,? (?:called|named|\\(?\\p{Lu})|[:(])`,
    'u',
  )
  return unnamed.test(text)
}
