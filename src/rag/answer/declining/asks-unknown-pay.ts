/**
 * 'What does she earn?', 'How much is he paid now?': what a house takes in, what a room costs and what a post paid when
 * it began are sums of money too, and no answer.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const WHO = '(?:s?he|they|you)'
const WHOM = '(?:him|her|them|you)'
const AUX = '(?:does|do|did|is|was|are|were|has|have|had|would|will|can|could)'
const PAY = '(?:salary|salaries|wages?|pay|remuneration|earnings)'
/** One's own pay: what one earned for others, and pay that one settled, are other matters. */
const ASKED = new RegExp(
  [
    `^(?:and |so )?(?:how much|what) (?:money )?${AUX} ${WHO} (?:currently |now |usually |actually )?(?:(?:be|being|get|getting) )?(?:earn|earned|earning|paid)(?=\\W*$| (?:a|per|each|every|as|at|in|by|with|now|today|currently|gross|net|these|when|while|before|on)\\b)`,
    `^(?:and |so )?what (?:(?:pay|salary|total) )?package (?:is|was) ${WHO} on\\b`,
    `\\bhow much ${AUX} (?:\\S+ ){1,6}pay ${WHOM}\\b`,
    `^(?:and |so )?(?:what|which|how much)(?: \\w+){0,3} ${PAY} ${AUX} (?:${WHO}|\\S+ (?:\\S+ ){0,4}(?:pay|give|offer) ${WHOM})\\b`,
    `^(?:and |so )?(?:what|how (?:high|much|big)) (?:is|was|are|were) (?:(?:his|her|their|your|the) )(?:\\w+ )?${PAY}\\b(?! (?:\\w+ )?(?:bands?|grades?|points?|scales?|rise|settlement|budget|bill|claim|gap|round|deal|offer|dispute|costs?|share|increase|award|freeze|equity)\\b)`,
  ].join('|'),
)
/** What a line that tells of somebody's pay speaks of, whether or not with its amount. */
const TELLS =
  /\b(?:salar(?:y|ies)|pay|pays|paid|unpaid|wages?|earn(?:s|ed|ings?)?|remunerat\w+|compensation|stipends?|bursary|scholarship|(?:day|daily|hourly|weekly|monthly|annual|per diem) (?:rates?|fees?)|rates?|fees?|honorari\w+|charg(?:e|es|ed)|gross|net|bands?|grade|points?|scale|package|bonus|commission|tips|tronc|allowance|volunt\w+|per (?:hour|day|week|month|annum)|p\.a\.|pension|equity|looking for|hoping|expect\w*|upwards|or more)(?!\p{L})/iu
/** A sum for a time, whoever it goes to. */
const FOR_A_TIME =
  /[€£$] ?\d[\d.,]*(?:k|m| million)? ?(?:an?|per|each|every|\/) ?(?:hour|day|week|month|year)\b/i
/** Money that is not one's own. */
const OF_A_HOUSE =
  /\b(?:income|turnovers?|revenues?|sales|budgets?|grants?|contracts?|sav(?:e|es|ed|ing|ings)|spend|spent|cost(?:s|ing)?|worth|rent|bills?|funds?|funding|takings|profits?|losses|fundrais\w+)\b/i
/** 'a final salary scheme' and 'the average room rate' pay nobody. */
const NO_PAY =
  /\b(?:final|average|career)[- ]salary\b|\bsalary (?:schemes?|sacrifice|surveys?|benchmark\w*|negotiations?|bands?)\b|\bpay (?:gap|equity|rounds?|claims?|disputes?|settlements?|roll)\b|\bpayroll\b|\b(?:room|occupancy|pass|success|response|growth|error|interest|churn|conversion|completion|retention|survival|vacancy|dropout|failure|hit|birth|death|crime|tax|exchange|sickness|sample|frame|learning|bit|heart|return|refusal|acceptance|click|bounce|discount|cure|yield|attendance|reoffending|re-offending|mortality|infection|turnover) rates?\b/giu
/** Told of the day when a post began. */
const AT_FIRST =
  /\b(?:on|at|upon) (?:entry|joining|appointment|hire)\b|\b(?:starting|entry|initial|first|opening) (?:salary|pay|wages?|rate)\b/i
const NOW =
  /\b(?:now|currently|current|present|today|at the moment|by now|since|to date|latest|risen|rose|up to)\b/i
const ASKED_NOW =
  /\b(?:now|currently|current|present(?:ly)?|at the moment|today|these days)\b|\b(?:does|do|is|are) (?:s?he|they|you) /
/** So many of the best lines may tell it. */
const BEST = 3

/** Does none of the best lines tell of pay, or the best of another time than now, where now is asked? */
export function asksUnknownPay(
  facts: Facts,
  { question: { folded, yesno } }: Pick<Reading, 'question'>,
  first: readonly Pick<Candidate, 'unit' | 'group'>[],
): boolean {
  if (yesno || !ASKED.test(folded)) return false
  const [best, ...others] = first.slice(0, BEST).flatMap((one) => lineOf(facts, one) ?? [])
  if (best === undefined) return false
  const text = best.unit.text
  if (ASKED_NOW.test(folded) && AT_FIRST.test(text) && !NOW.test(text)) return true
  return ![best, ...others].some(tellsOfPay)
}

function tellsOfPay({ unit, contextText }: UnitFacts): boolean {
  const text = unit.text.replace(NO_PAY, ' ')
  if (TELLS.test(text) || TELLS.test(contextText.replace(NO_PAY, ' '))) return true
  return FOR_A_TIME.test(text) && !OF_A_HOUSE.test(text)
}
