/** 'Which bid for funding failed?': what was applied for and refused, however either is put. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'

const BID =
  '(?:(?:grant|funding|research|money) (?:bids?|applications?|proposals?|requests?)|(?:bids?|applications?|proposals?|requests?) for (?:\\w+ )?(?:money|funding|funds?|financing|grants?)|bids?)'
const REFUSAL =
  '(?:fail(?:ed)?|unsuccessful|without success|turned down|rejected|refused|not (?:be |been )?(?:funded|granted|successful)|came to nothing|fell through|lost)'
const ASKED = new RegExp(
  `^(?:which|what|(?:has|have|was|were|did) (?:any|one|some)(?: of)?) .*\\b${BID}\\b.*\\b${REFUSAL}\\b|^(?:which|what) (?:failed|unsuccessful|rejected|refused) ${BID}\\b`,
)
/** All that may be said around them: what else is asked says which. */
const AROUND =
  /^(?:bid|appli|propos|request|fund|monei|money|financ|grant|research|fail|unsuccess|success|turn|down|reject|refus|lost|lose|fell|come|came|noth|ever|yet|far)/
const REFUSED =
  /\b(?:not (?:been )?(?:funded|granted)|unfunded|turned down|rejected|refused|without success|unsuccessful\w*|not successful|failed)\b/i
/** Something that was to be paid for. */
const APPLIED =
  /\b(?:appl(?:y|ied)|applications?|bids?|propos(?:ed|als?)|grants?|(?:not |un)funded|(?:starting|starter|funding) (?:scheme|grant)|fellowship|fund)\b/i
/** Of posts and papers, and what one refused oneself. */
const OTHERWISE =
  /\b(?:jobs?|vacanc\w+|candidates?|manuscripts?|articles?|papers?|patients?|planning|visas?|asylum|loans?|claims?|(?:I|we|she|he) (?:have |has |had )?(?:turned down|rejected|refused))\b/i

export function planRefusedBids(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  if (question.counts || question.time !== null || !ASKED.test(question.folded)) return null
  if (!terms.every(({ self, word }) => self || AROUND.test(word.stem))) return null
  const refused = facts.units.filter(isRefused)
  // what stands below such a heading is not told from here
  if (refused.length === 0 || refused.some(({ unit }) => unit.kind === 'heading')) return null
  const parts = refused.map(({ unit }) => ({ text: textOf(facts, unit.index), units: [unit.index] }))
  return { parts, list: refused.length > 1, chance: 0.9, fact: true }
}

const isRefused = ({ unit }: UnitFacts): boolean =>
  REFUSED.test(unit.text) && APPLIED.test(unit.text) && !OTHERWISE.test(unit.text)
