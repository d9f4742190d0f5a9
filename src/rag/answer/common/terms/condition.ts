/** 'Is there a disability that we should know of?': what one says of one's own body, where one says it. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { find, sayAll, type Way } from '../told.ts'

const CONDITION =
  '(?:(?:physical|health|medical|hidden|chronic|bodily|long-term) )*(?:conditions?|disabilit(?:y|ies)|impairments?|handicaps?|health (?:issues?|problems?|limits?|limitations?)|special needs|(?:health|medical|physical) (?:restrictions?|limits?|limitations?|constraints?|concerns?)|allerg(?:y|ies)|hearing (?:loss|problems?)|access needs|adjustments?)'
const KNOW =
  '(?:(?: that| which)? (?:we|i|one|an employer|colleagues) (?:should|must|need to|ought to|have to|would have to|had better) (?:know|know (?:of|about)|take into account|consider|be aware of|allow for|bear in mind|make allowance for|adapt to|respect|provide for)|(?: to (?:take into account|consider|be aware of|allow for|bear in mind)))'
const WHEN =
  '(?: (?:when|while|if|before|in)(?: (?:we|i|one|you|an?|the|our|her|him|them|to|with|at|talk|talking|speak|speaking|work|working|deal|dealing|meet|meeting|hire|hiring|employ|employing|interview|interviewing|interviews|plan|planning|job|office|person)){1,7})?'
export const CONDITION_ASKED = exactly(
  [
    // 'any conditions?' alone may be of contracts
    `(?!(?:any )?conditions?\\W*$)(?:any |some )?${CONDITION}${KNOW}?`,
    `(?:is|are) there (?:an? |any |some )?${CONDITION}${KNOW}?${WHEN}`,
    `(?:does|do|has|have) ${WHO} (?:have |got |live with |suffer from |report |mention |declare )?(?:an? |any |some )?${CONDITION}${KNOW}?${WHEN}`,
    `(?:is|are) ${WHO} (?:physically )?(?:disabled|impaired|handicapped|hard of hearing|deaf|blind|restricted)(?: in any way)?`,
  ].join('|'),
)

/** 'Any health issues or physical limits?' in any words. */
export const HEALTH_ASKED: Asking = {
  says: /\b(?:(?:health|medical|physical|bodily)(?:[- ]related)? (?:issues?|problems?|restrictions?|limits?|limitations?|constraints?|concerns?|conditions?|complaints?)|disabilit(?:y|ies)|disabled|(?:chronic |long-term )?illness(?:es)?|allerg(?:y|ies|ic)|impairments?|handicaps?|health|fit for work|physically (?:fit|able|restricted|limited))\b/g,
  beside: wordSet(
    'good poor limits limitations restrictions issues problems physical medical mental physically known aware should bear mind matter affect affects affecting lifting heavy',
  ),
  not: /\b(?:experience|worked|work(?:ing)? (?:with|for)|patients?|clients?|public|studied|safety|sector|care|insurance|did|was|were)\b/,
}
export const planHealth = (facts: Facts, folded: string): Overview => planCondition(facts, folded) ?? UNSAID

const OWN: readonly Way[] = [
  {
    label:
      /^(?:disabilit(?:y|ies)|health(?: (?:condition|issues?))?|medical condition|accessibility|access needs|adjustments?|reasonable adjustments?)$/,
    text: /\b(?:deaf (?:in|on) (?:the|my|his|her|their|one)|(?:partially|partly|profoundly) (?:deaf|sighted|blind)|hard of hearing|(?:i am|i['’]m|he is|she is|they are|^am|born|^) ?(?:\w+ )?(?:deaf|blind|dyslexic|autistic|epileptic|diabetic|asthmatic|colou?r[- ]blind)\b|registered (?:as )?(?:blind|disabled)|(?:uses?|wears?) (?:an? |two )?(?:wheelchair|hearing aids?|prosthesis|prosthetic \w+|crutch(?:es)?)|wheelchair user|^allergic to|\b(?:i am|i['’]m|he is|she is) allergic to|(?:i have|he has|she has|they have|lives? with|^has|^have) (?:\w+ ){0,2}(?:dyslexia|adhd|epilepsy|diabetes|a stammer|a disability|asthma|arthritis|multiple sclerosis|tinnitus|a bad (?:back|knee|hip|shoulder)|one (?:eye|arm|leg|kidney))|(?:blind|sight) in (?:the|my|his|her|one) (?:\w+ )?eye)/i,
    // whom one cares for or teaches, and what one has learned
    not: /\b(?:pupils|patients|clients|children|students|son|daughter|mother|father|brother|sister|wife|husband|people|dog|cat|sign(?:ing)? language|bsl|club|association|school)\b/i,
    kinds: ['practical', 'contact', 'summary', 'interests', null],
  },
]
const MOST = 2

/** Words that one's own condition may be told in otherwise. */
export const OF_CONDITION =
  /\b(?:deaf\w*|blind\w*|dyslex\w*|dysprax\w*|autis\w*|adhd|epilep\w*|diabet\w*|asthma\w*|stammer\w*|arthritis|sclerosis|tinnitus|wheelchair\w*|hearing|sight(?:ed)?|disab\w+|impair\w*|handicap\w*|disorders?|syndrome|chronic|illness\w*|allerg\w*|migraines?|neurodiver\w*|coeliac|celiac|crutch\w*|prosthe\w*|health (?:condition|issue|problem)s?|injur\w+|accessib\w+|adjustments?|operated on|(?:my|his|her) (?:left |right |bad )?(?:back|knees?|hips?|shoulders?|wrists?|heart|eyes?)|(?:the|a|both|one) (?:left |right |bad |new )?(?:knees?|hips?|shoulder))\b/i
/** One asked for by name is told in its own words. */
const SENSES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:deaf|hard of hearing)\b/, /\b(?:deaf\w*|hearing)\b/i],
  [/\bblind\b/, /\b(?:blind\w*|sight\w*|eyes?|visual\w*)\b/i],
]
/** Whose it is where it is another's: a relation of hers, those whom she treats or teaches. */
const OF_OTHERS =
  /\b(?:(?:my|his|her|their) (?:\w+ )?(?:brother|sister|son|daughter|mother|father|wife|husband|partner|child|dog)|(?:support|teach|treat|train|help|nurs|car(?:e|ed|ing) for|pupils|patients|clients|children|students|adults)\w*)\b/i

/** What is said of it; nowhere where only others have one, or no line has a word for any; else the rankers look. */
export function planCondition(facts: Facts, folded: string): Overview {
  const sense = SENSES.find(([asked]) => asked.test(folded))?.[1] ?? OF_CONDITION
  const own = find(facts, OWN).filter(({ text }) => sense === OF_CONDITION || sense.test(text))
  const isOpen = facts.units.some(
    ({ unit, entry }) => entry === null && sense.test(unit.text) && !OF_OTHERS.test(unit.text),
  )
  return planOf(sayAll(own, MOST)) ?? (isOpen ? null : NOWHERE)
}
