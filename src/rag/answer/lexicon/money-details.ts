/** Details of money: whether something was paid, what it cost or brought in, how large a budget was. */
import { MONEY as SUMS } from '../text/money.ts'
import type { Detail } from './detail.ts'

const MONEY =
  '[€£$¥]|\\b(?:euros?|pounds?|dollars?|francs?|kron\\w+|eur|usd|gbp|chf|dkk|sek|nok|pln|rupees?|crores?|lakhs?|paid|unpaid|free|fee|salary|bonus|million|thousand)\\b'
const CURRENCY =
  '[€£$¥]|\\b(?:euros?|pounds?|dollars?|francs?|kron\\w+|eur|usd|gbp|chf|dkk|sek|nok|pln|cad|aud|czk|huf|jpy|inr|rupees?|crores?|lakhs?)\\b'

export const MONEY_DETAILS: readonly Detail[] = [
  // paid
  {
    asked:
      /\b(?:(?:is|was|were|are) .* (?:paid|free of charge|a paid \w+)|(?:does|did|do) .* (?:pay|get paid)(?: \w+)?|prize money)\b/,
    around:
      /^(?:paid|pay|free|charg|seat|trusteeship|membership|presidency|treasurership|work|one|full|post|role|job|offic|posit|prize|monei|money|get|got|come|came|did|have)/,
    told: [
      new RegExp(
        `${MONEY}|\\b(?:volunt\\w+|honorar\\w+|pay\\w*|stipend|allowance|free|pro bono|cost\\w*|sold|buy|charge\\w*|employ\\w*|licen[cs]e)\\b`,
        'i',
      ),
    ],
    within: 'entry',
    yesno: true,
  },
  // money
  {
    asked:
      /^(?!.*\bby how much\b).*(?:\bhow much (?:did|does|was|were|has|have|money) .*\b(?:cost|pay|paid|earn|raised?|worth|sell|sold|collect(?:ed)?|bring in)\b|\bhow much money\b|\b(?:price|cost) of\b|\bwhat did .* cost\b|\bprize money\b|\bsalary\b)/,
    around:
      /^(?:much|mone[iy]|cost|price|prize|salar[iy]|did|pai|pay|paid|ask|appli|rais|big|larg|sum|total|earn|year|month|annual|worth|sell|sold|collect|bring|build)/,
    told: [
      new RegExp(`${MONEY}|\\d\\s?(?:m|k|bn|mio)\\b|%`, 'i'),
      new RegExp(SUMS.source, 'iu'),
      /\b[A-Z]{3} ?\d|\d ?[A-Z]{3}\b/,
    ],
    within: 'paragraph',
  },
  // budget; what each one got is none
  {
    asked:
      /\b(?:how (?:big|large|high|much) (?:was|is|were|are) (?:the |his |her |their )?(?:\w+ )?budget|(?:what|which) (?:was|is) (?:the |his |her |their )?(?:\w+ )?budget|(?:size|amount) of (?:the |his |her |their )?(?:\w+ )?budget)\b|^(?:total |overall |annual )?budget (?:of|for) (?=\S)/,
    around: /^(?:budget|big|larg|high|size|amount|total|overal|annual|year|manag|much)/,
    told: [
      /(?<!\b(?:under|below|within|over|on|inside) )\bbudget|\bturnover\b|\b(?:million|billion|thousand)\b|\d\s?(?:m|k|bn|mio)\b/i,
      new RegExp(
        `(?<!\\b(?:by|up to|each|per|at most|at least) (?:about )?)(?:${CURRENCY}) ?\\d[\\d.,' ]*(?! ?(?:each|per|an?)\\b)|\\b\\d[\\d.,' ]* ?(?:${CURRENCY})(?! (?:each|per|an?)\\b)`,
        'i',
      ),
    ],
    within: 'entry',
    ofNamed: true,
  },
]
