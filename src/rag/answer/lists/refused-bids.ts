/** 'Which bid for funding failed?': what was applied for and refused, however either is put. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { inOrder } from '../text/in-order.ts'
import { stem } from '../text/text.ts'

const BID =
  '(?:(?:grant|funding|research|money) (?:bids?|applications?|proposals?|requests?)|(?:bids?|applications?|proposals?|requests?) for (?:\\w+ )?(?:money|funding|funds?|financing|grants?)|bids?|tenders?)'
const REFUSAL =
  '(?:fail(?:ed)?|unsuccessful|without success|turned down|rejected|refused|not (?:be |been )?(?:funded|granted|successful)|came to nothing|fell through|lost)'
const ASKED: readonly (readonly RegExp[])[] = [
  [
    /^(?:which|what|(?:has|have|was|were|did) (?:any|one|some)(?: of)?) /,
    new RegExp(`\\b${BID}\\b`),
    new RegExp(`\\b${REFUSAL}\\b`),
  ],
  [new RegExp(`^(?:which|what) (?:failed|unsuccessful|rejected|refused|lost) ${BID}\\b`)],
  [
    /^(?:which|what|who) (?:(?:research )?(?:funders?|funding (?:bod(?:y|ies)|councils?|agenc(?:y|ies))|grant (?:givers?|makers?)|foundations?|sponsors?|backers?)) (?:has |have )?(?:(?:once|ever) )?(?:said no|turned (?:\w+ )?down|rejected|refused|declined|did not fund|knocked (?:\w+ )?back)\b/,
  ],
]
/** Of what a bid is asked for: money, or work that is put out to tender. */
const OF_MONEY = /\b(?:fund|sponsor|backer|foundation|money|financ|grant|research)/
const OF_WORK = /\btenders?\b/
/** All that may be said around them: what else is asked says which. */
const AROUND =
  /^(?:bid|tender|appli|propos|request|fund|monei|money|financ|grant|research|fail|unsuccess|success|turn|down|reject|refus|lost|lose|fell|come|came|noth|ever|yet|far|sai|say|no$|not$|bodi|council|agenc|foundat|sponsor|backer|giver|maker|declin|knock|back|onc)/
const REFUSED =
  '(?:(?:was |were |been )?(?:turned down|rejected|refused|declined|unsuccessful\\w*|lost(?= (?:to|in|by|against)\\b|,|$| \\d))|without success|not successful|not (?:been )?(?:funded|granted|awarded)|unfunded|failed)'
/** What is bid for: money or work. */
const MONEY = '(?:grants?|fellowships?|fund(?:s|ing)?|scholarships?|schemes?)'
const PAID_BY = '(?:fund|council|foundation|trust|ministry|commission|programme|scheme|lottery)'
const BIDS = `(?:bids?(?! price)|tenders?|proposals?|${MONEY}|applications? (?:to|for) (?:[\\w'’&-]+ ){0,5}?(?:${MONEY}|${PAID_BY}))`
const WITHIN = '[^.;!?]{0,80}?'
/** The bid itself, behind it or right before it, is what was refused; of no report on such, nor of welds. */
const TOLD: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${BIDS}|appl(?:y|ied) (?:to|for) ${WITHIN}\\b(?:${MONEY}|${PAID_BY}))\\b${WITHIN}\\b${REFUSED}`,
    'i',
  ),
  new RegExp(
    `(?<!\\b(?:on|of|about|into|with|for) )\\b(?:unsuccessful|failed|rejected|refused|unfunded) (?:(?!and |or )[\\w'’-]+ ){0,2}?(?:bids?(?! price)|tenders?|(?:grant|funding|fellowship) (?:bids?|applications?|proposals?|requests?))\\b`,
    'i',
  ),
  new RegExp(
    `\\bapplied (?:(?:for|to) )?(?:without success|unsuccessfully|in vain)\\b${WITHIN}\\b(?:${MONEY}|${PAID_BY})\\b`,
    'i',
  ),
  /\b(?:not (?:been )?funded|unfunded)\b/i,
]
const WORK = /\btenders?\b/i
const FUNDS = new RegExp(`\\b(?:${MONEY}|${PAID_BY}|funded|unfunded)\\b`, 'i')
/** Of posts and papers, and what one refused oneself. */
const OTHERWISE =
  /\b(?:jobs?|vacanc\w+|candidates?|manuscripts?|articles?|papers?|patients?|planning|visas?|asylum|loans?|claims?|(?:I|we|she|he) (?:have |has |had )?(?:turned down|rejected|refused))\b/i

export function planRefusedBids(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  if (question.counts || question.time !== null) return null
  const { folded } = question
  if (!ASKED.some((parts) => inOrder(folded, parts))) return null
  if (!terms.every(({ self, word }) => self || AROUND.test(word.stem))) return null
  const refused = facts.units.filter((one) => isRefused(one) && isOfAsked(one, folded))
  // what stands below such a heading is not told from here
  if (refused.length === 0 || refused.some(({ unit }) => unit.kind === 'heading')) return null
  const parts = refused.map(({ unit }) => ({ text: textOf(facts, unit.index), units: [unit.index] }))
  return { parts, list: refused.length > 1, chance: 0.9, fact: true }
}

const isRefused = ({ unit }: UnitFacts): boolean =>
  TOLD.some((told) => told.test(unit.text)) && !OTHERWISE.test(unit.text)

/** A tender that was lost is no grant that was refused. */
function isOfAsked({ unit, context }: UnitFacts, folded: string): boolean {
  const isWork = WORK.test(unit.text) || context.has(stem('tender'))
  const isMoney = FUNDS.test(unit.text) || context.has(stem('grant')) || context.has(stem('funding'))
  if (OF_MONEY.test(folded)) return isMoney || !isWork
  return !OF_WORK.test(folded) || isWork || !isMoney
}
