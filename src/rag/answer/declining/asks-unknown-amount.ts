/** 'What is the rent on the kiosk?', 'Build cost of the mill?': sums of a kind of which no line of the CV tells any. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

/** What is asked for, and the words that such a sum stands beside. */
const SUMS: readonly (readonly [asked: string, told: RegExp])[] = [
  ['rent', /\brent(?:s|ed|al)?\b|\bleas(?:e|ed|ing)\b|\blets?\b/i],
  [
    '(?:build|building|construction) costs?',
    /\bcost|\b(?:buil[dt]|construct\w*)\b[^.;]{0,40}\b(?:for|at|of) (?:about |around )?[€£$]|\bbudget/i,
  ],
  [
    '(?:contract (?:value|sum|price)|value of the contract)',
    /\bcontracts?\b|\bvalue|\bworth\b|\bfees?\b|\bbudget|\bcost/i,
  ],
  [
    '(?:sale|selling|purchase|asking) price',
    /\bsales?\b|\bs[oe]ld\b|\bsell|\bbought\b|\bbuy|\bpurchase|\bprice|\bpaid\b|\bacqui|\bfor [€£$]/i,
  ],
]
const BEFORE = "(?:what(?: is|[’']s| was| would be)?|how much|which|state|and)"
const ASKED = SUMS.map(
  ([asked, told]) =>
    [
      new RegExp(
        `^(?:and |so )?(?:${BEFORE} )?(?:(?:the|his|her|their|your|total|annual|yearly|monthly|final) )*${asked}(?: (?:of|on|for|from|at|payable|paid|due|is|was|does|do|did)\\b|\\W*$)`,
      ),
      told,
    ] as const,
)
const AMOUNT =
  /[€£$¥] ?\d|\b[A-Z]{3} ?\d|\d[\d.,]* ?(?:[A-Z]{3}\b|k\b|m\b|mio\b|million|thousand|euros?|pounds|dollars|francs|kron|p\b)|\b(?:free|nothing|nil|peppercorn|doubled|halved|trebled)\b/

/** Does no line with such a word, or below one, tell a sum, or that nothing is paid? */
export function asksUnknownAmount(
  { units }: Facts,
  { folded, yesno, counts }: Pick<Question, 'folded' | 'yesno' | 'counts'>,
): boolean {
  if (yesno || counts) return false
  const told = ASKED.find(([asked]) => asked.test(folded))?.[1]
  if (told === undefined) return false
  return !units.some(
    ({ unit, contextText }) => AMOUNT.test(unit.text) && (told.test(unit.text) || told.test(contextText)),
  )
}
