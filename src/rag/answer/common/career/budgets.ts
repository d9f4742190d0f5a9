/** 'What budget was she responsible for?': the sums that she answers for; a price or a prize is no budget. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { largestSum, namesMoney } from '../../text/money.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { ANY, OPENING } from '../wordings.ts'

const BUDGETS = '(?:budgets?|budgetary|financial|p ?(?:&|and) ?l|profit and loss|cost)'
const HELD =
  '(?:managed?|managing|held|hold|handled?|handling|been responsible for|responsible for|been in charge of|in charge of|run|ran|control(?:led|s|ling)?|overseen|oversee|administered|had|have|worked with|led|looked after|look after|been given|answer for|answered for)'
const THING = `(?:(?:yearly|annual|largest|biggest|highest|project|marketing|total|current|own|large|big) )*(?:budgets?|p ?(?:&|and) ?l|profit and loss)`
export const BUDGET = exactly(
  [
    `(?:and )?(?:what|which|how (?:big|large|much)(?: of)?)(?: is| are| was| were)? (?:an? |the |kinds? of |sorts? of |size(?: of)? )*(?:${WHOSE} )*${THING}(?: sizes?)?(?: (?:that )?(?:(?:has|have|had|did|does|do|is|are|was|were) )?${WHO}(?: (?:has|have|had|is|was|ever|currently))*(?: ever)? ${HELD}(?: for)?)?(?: so far| now| today| each year| a year| at present)?`,
    `how (?:big|large|high) (?:is|are|was|were) (?:the )?(?:${WHOSE} )*${THING}(?: (?:that )?${WHO} (?:has |have |had |is |was )*${HELD}s?(?: for)?)?`,
    `how much money (?:has|have|did|does|do|is|are|was|were) ${WHO} (?:ever )?(?:${HELD}|been responsible for)(?: for)?`,
    `${OPENING}${BUDGETS}(?: (?:responsibilit(?:y|ies)|management|experience|size|sizes|managed|held|control|planning|ownership|accountability))+`,
    `${OPENING}(?:experience|responsibility) (?:with|for|of|in) (?:managing )?(?:an? )?${THING}`,
    `${OPENING}${THING}(?: (?:managed|held|handled|so far))?(?: (?:that )?${WHO} (?:has |have |had |is |was |ever )*${HELD}(?: for)?)?`,
    `(?:does|do|did|has|have|had|is|are|was|were) ${WHO} (?:ever |also |currently )?${HELD} ${ANY}${THING}(?: responsibilit(?:y|ies)| of (?:his|her|their) own)?`,
    `(?:does|do|did|has|have|had) ${WHO} (?:ever )?(?:have |had |got )?${ANY}${BUDGETS}(?: (?:responsibilit(?:y|ies)|management|experience|control))+`,
    `(?:does|do|did|has|have) ${WHO} (?:have )?${ANY}(?:experience|responsibility) (?:with|for|of|in) (?:managing )?(?:an? )?${THING}`,
  ].join('|'),
)
/** Is the largest of several asked for? */
const LARGEST = /\b(?:largest|biggest|highest)\b/

const rx = (source: string): RegExp => new RegExp(source, 'iu')
/** Not a sum that one has, but how a thing came out. */
const KEPT =
  /\b(?:(?:under|below|over|within|on|inside) (?:(?:the|its|their|a) )?(?:revised )?budget(?! of)|budgets? (?:cut|halved)|cut (?:its|the) budget|(?:memory|error|carbon|time|weight|performance|calorie) budgets?|of its budget)\b/gi
const BUDGETED = /\bbudgets?\b/i
const SPENT = [
  rx(
    '(?<!\\p{L})(?:responsible for|answers? for|in charge of|hold|holds|control|controls|manage|manages|managed|answered for)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:fees|spend|spending|costs|purchas\\w+|procurement|revenue|income|turnover|profit and loss|p&l|funds|sales)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:yearly|annual|purchasing|procurement|logistics|media|total|category)(?: and \\p{L}+)? (?:purchasing |logistics |media |category )*(?:spend|spending|volume|purchasing)(?!\\p{L})',
  ),
  rx('(?<!\\p{L})(?:ordering|purchasing|buying|procurement)(?!\\p{L})[^.;]{0,50}(?:a|per|each) year'),
  rx('(?<!\\p{L})(?:P&L|profit and loss)(?!\\p{L})'),
]
const INVESTIGATOR = /\b(?:principal|chief|lead|sole) investigator\b|\bPI\b/i
const OTHERS_GRANT = /\bco-(?:investigator|applicant)\b/i
/** A project that one led, and what it cost. */
const PROJECT = [
  rx(
    '(?<!\\p{L})(?:ran|run|led|leads|managed|delivered|directed|jobs|in charge of|responsible for)(?!\\p{L})[^.;]{0,110}(?<!\\p{L})(?:between|worth|of|for|at|cost(?:ing)?|,|\\(|:|and) ?(?=[€£$]|[A-Z]{3} \\d)',
  ),
  rx('(?<!\\p{L})largest (?:contract|project|job)(?!\\p{L})'),
]
const NO_PROJECT =
  /\b(?:deal|deals|sold|selling|saved|saving|sav(?:es|ing)s?|fell|won|prize|grant|raised|recover\w+|return of|obtained|compensation|claims?|ticket|treasurer|cut|target|turnover|takeover|acquisition|portfolio|closed|liabilities|contract in)\b/i
const RESPONSIBLE =
  /\bbudget(?:ary)? (?:responsibilit(?:y|ies)|control|planning|management)\b|\b(?:responsib\w+|accountable) for (?:the |its |their |our )?(?:\p{L}+ )?budgets?\b|\b(?:hold|holds|held|manage[sd]?|draw up|drew up|plan|plans) (?:the |its |our |my )?(?:\p{L}+ )?budgets?\b/iu
const TREASURER = /\btreasurer\b/i
/** What may tell of one in other words. */
const MAY_TELL =
  /\b(?:budget(?:s|ed|ary)?|p&l|profit and loss|spend|expenditure|cost cent(?:re|er)|purchas(?:ing|es)|procurement|financial (?:control|responsib\w+|planning|management)|profit cent(?:re|er))\b/i
const MOST = 3

export function planBudget(facts: Facts, folded: string): Overview {
  const lines = linesOf(facts).filter(
    ({ kind }) => kind !== 'references' && kind !== 'publications' && kind !== 'education',
  )
  const sums = lines.filter(({ text }) => namesMoney(text))
  const budgets = sums.filter(
    ({ text, kind }) =>
      kind !== 'volunteering' &&
      (BUDGETED.test(text.replace(KEPT, '')) || SPENT.some((one) => one.test(text))),
  )
  const rows = new Set(
    linesOf(facts)
      .filter(({ text }) => INVESTIGATOR.test(text) && !OTHERS_GRANT.test(text))
      .map(({ unit }) => unit.unit.index),
  )
  const found = first(
    budgets,
    grants(facts, rows),
    sums.filter(
      ({ text, kind }) =>
        (kind === 'experience' || kind === 'projects' || kind === 'summary') &&
        PROJECT.some((one) => one.test(text)) &&
        !NO_PROJECT.test(text),
    ),
    sums.filter(({ text }) => BUDGETED.test(text.replace(KEPT, '')) && TREASURER.test(text)),
    lines.filter(({ text, kind }) => RESPONSIBLE.test(text) && kind !== 'practical'),
  )
  const silence = lines.some(({ text }) => MAY_TELL.test(text.replace(KEPT, ''))) ? UNSAID : NOWHERE
  if (!LARGEST.test(folded)) return planOf(partsOfLines(found, MOST)) ?? silence
  const said = found.find(({ text }) => /\b(?:largest|biggest)\b[^.;]{0,20}\bbudget\b/i.test(text))
  const [largest] = [...found].sort((a, b) => largestSum(b.text) - largestSum(a.text))
  return (
    planOf(
      partsOfLines(
        [said ?? largest].filter((line) => line !== undefined),
        1,
      ),
    ) ?? silence
  )
}

/** What was granted to the person, whole: the sum may stand in another cell than the part that was hers. */
function grants(facts: Facts, units: ReadonlySet<number>): Line[] {
  return facts.units.flatMap((unit): Line[] => {
    const { text, index, section } = unit.unit
    return units.has(index) && namesMoney(text)
      ? [{ text, unit, entry: null, kind: facts.mainKinds[section] ?? null }]
      : []
  })
}

const first = (...choices: readonly (readonly Line[])[]): readonly Line[] =>
  choices.find((lines) => lines.length > 0) ?? []
