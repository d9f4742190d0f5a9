/** 'What is she best at?': what a CV says so of, wherever it stands, before any list of skills. */
import type { Facts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { linesOf, partsOfLines } from '../own-lines.ts'
import { planOf, type Planner } from '../planner.ts'
import { planGoodAt } from './skills.ts'

const SAYS_BEST =
  /\b(?:(?:am|is) at (?:my|her|his) (?:best|strongest)|(?:am|is) (?:best|strongest|most at home) (?:at|in|with|when|where|on)\b|(?:strongest|best) (?:at|in):|(?:my|her|his) (?:greatest |main |biggest |particular )?(?:strengths?|strong (?:point|suit|side)s?|forte|speciality|specialty)|(?:am|is) (?:particularly |really |very |especially )?(?:good|strong|skilled) (?:at|in|with)\b|known for (?!its|the (?:firm|company))|(?:others|colleagues|people|they|everyone) (?:ask|come to|call) (?:me|her|him)\b|(?:the )?(?:one|person) (?:that )?(?:the |my |her |his )?(?:others|colleagues|people) (?:ask|come to|call)\b|what (?:I|he|she) (?:do|does) best|(?:very|most) sure of\b|: (?:yes, )?(?:very )?confident\b)/i
const NO_BEST =
  /\b(?:not (?:my|her|his|so|very|known)|less (?:good|sure)|was known for|looking for|want\w*|would)\b/i
const OF_OTHERS: readonly (Kind | null)[] = [
  'references',
  'publications',
  'awards',
  'education',
  'talks',
  'interests',
]
const MOST = 3

export const planBestAt: Planner = (facts: Facts, groups, now, folded) => {
  const lines = linesOf(facts).filter(
    ({ text, kind }) => !OF_OTHERS.includes(kind) && SAYS_BEST.test(text) && !NO_BEST.test(text),
  )
  // a section of that name, and then skills
  const headed = planGoodAt(facts, groups, now, folded)
  const isHeaded =
    /\bstrengths?\b/.test(folded) &&
    facts.document.sections.some(({ heading }) => /strength|strong/i.test(heading))
  return isHeaded ? headed : (planOf(partsOfLines(lines, MOST)) ?? headed)
}
