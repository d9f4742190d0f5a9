/** 'How many days of holiday does she get?', 'How long was he off sick?', where no line has a word of it: other days are no answer. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

const SHE = '(?:s?he|they|you)'

/** What anybody may ask of how somebody works, each with the words that may tell it; wide, for a CV may put it otherwise. */
const TERMS: readonly { readonly asked: RegExp; readonly told: RegExp }[] = [
  {
    asked: new RegExp(
      `\\b(?:days?|weeks?) (?:of )?(?:paid |annual )?(?:holidays?|leave|vacation) (?:does|do|did|has|have|is|are) ${SHE}\\b|\\b(?:holiday|vacation|leave) (?:entitlement|allowance)\\b`,
    ),
    told: /\b(?:holidays?|vacations?|(?:annual|paid) leave|leave (?:entitlement|allowance|days)|days? off|time off)\b/i,
  },
  {
    asked: new RegExp(
      `^(?:and |so )?how (?:many|much|long|often) .{0,40}\\b(?:off sick|(?:on )?sick leave|sick days?|days? (?:sick|ill)|(?:absent|off) (?:through|with|because of|due to) (?:illness|sickness))\\b(?! (?:did|has|had|have) (?:his|her|their|your|the) )`,
    ),
    told: /\b(?:off sick|sick(?:ness)? (?:leave|days?|notes?|absences?)|off work|absences?|attendance|days? (?:off|lost|missed)|I (?:was|fell|am|became|have been) ill|my (?:own )?(?:illness|operation|surgery|accident|injury))\b/,
  },
  {
    asked: new RegExp(
      `^(?:and |so )?(?:when|how soon|(?:on )?(?:what|which) (?:days?|dates?)) (?:can|could|is|are|would) ${SHE} .{0,30}\\binterview(?:ed)?\\W*$`,
    ),
    told: /\b(?:interview\w*|availab\w+|meet (?:you|me)|free (?:on|to|for))\b/i,
  },
]

/** Is it asked for, and has the CV no word of it? */
export const asksUnknownTerms = ({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean =>
  TERMS.some(
    ({ asked, told }) =>
      asked.test(folded) &&
      !units.some(({ unit, contextText }) => told.test(unit.text) || told.test(contextText)),
  )
