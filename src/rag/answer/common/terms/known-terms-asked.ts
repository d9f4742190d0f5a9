/** Other ways of asking for terms that have patterns of their own: moving, home, pay, notice, start, car, permit, children, why now. */
import { wordSet, type Asking } from '../asked-freely.ts'

const PAST = /\b(?:has|have|had|did|was|were)\b/

export const MOVE_ASKED: Asking = {
  says: /\b(?:relocat(?:e|es|ing|ions?)|mov(?:e|es|ing)(?: (?:house|home|away|cities|towns?|city|country|countries))?|uproot(?:ing)?|live (?:elsewhere|abroad)|chang(?:e|ing) (?:city|town|cities|countries))\b/g,
  beside: wordSet(
    'abroad overseas elsewhere country countries city cities town towns region regions place places location area house home family partner anywhere another different somewhere other',
  ),
  not: /\b(?:has|have|had|did|was|were)\b|\bmov(?:e|es|ing) (?:on|up|into|over)\b|\b(?:employer|company|firm|kinds?|sorts?|types?|role|post|position)\b/,
}
export const HOME_ASKED: Asking = {
  says: /\b(?:(?:work(?:s|ing)? )?(?:remote(?:ly)?|from home|at home)|home[- ]?(?:office|working|based)|wfh|hybrid|tele(?:work(?:ing)?|commut(?:e|ing))|on[- ]?site|(?:in|into|to|at) (?:the|an|our) office|office days?|in[- ]office|in person)\b/g,
  beside: wordSet(
    'remote fully partly partially completely mostly mainly entirely office arrangement arrangements model setup part home hybrid site basis pattern presence present only 100 all setting remotely full fulltime full-time come comes coming spend spends be sit desk back daily',
  ),
  not: /\b(?:has|have|had|did|was|were|far|away|microsoft|software)\b/,
}
export const PAY_ASKED: Asking = {
  // what is earned and what is wanted
  several: true,
  says: /\b(?:salar(?:y|ies)|pay(?: package)?|wages?|remuneration|compensation|ctc|(?:pay |salary )?package|earn(?:s|ing|ings)?|income|(?:day|daily|hourly) rates?|paid|charges?)\b/g,
  beside: wordSet(
    'expected expectation expectations desired minimum range ranges level figure annual annually monthly hourly daily gross net base basic per hour rate rates requirement requirements demand demands target money cost costs much high gets get getting make makes',
  ),
  not: /\b(?:has|have|had|did|was|were|others?|(?:him|her|them|your)sel(?:f|ves)|staff|team's|colleagues)\b/,
}
export const NOTICE_ASKED: Asking = {
  says: /\b(?:notice(?: periods?)?|period of notice)\b/g,
  beside: wordSet('long give gives required contractual legal leave length leaving quit giving serve'),
  not: PAST,
}
export const START_ASKED: Asking = {
  says: /\b(?:start(?:ing)?(?: dates?)?|join(?:ing)?|begin|availability|available)\b/g,
  beside: wordSet('earliest soon soonest immediately date notice quickly early from until possible'),
  needs: /\b(?:when|soon|earliest|date|quickly|early|availability|immediately|from)\b/,
  not: /\b(?:has|have|had|did|was|were|day|shifts?|travel|remote)\b/,
}
export const CAR_ASKED: Asking = {
  says: /\b(?:driv(?:es?|ing)(?: (?:licen[cs]es?|permits?))?|driver['’]?s? (?:licen[cs]es?|permits?)|licen[cs]es? to drive|(?:own|a) (?:car|vehicle)|cars?|behind the wheel)\b/g,
  beside: wordSet(
    "licence license clean full valid own owns class category hold holds possess van uk eu he's motor herself himself access",
  ),
  not: /\b(?:had|did|was|were)\b|^(?:what|which) /,
}
export const PERMIT_ASKED: Asking = {
  says: /\b(?:(?:work|residence|residency) (?:permits?|visas?|authori[sz]ations?)|visas?(?: sponsorship)?|right to work|sponsorship|permission to work|(?:eligible|eligibility|entitled|authori[sz]ed|permitted) to work|legally (?:work|employed))\b/g,
  beside: wordSet(
    'valid legally eligible require requires sponsor hire employ status permit permits residence hold holds already get visa long good until expire expires expiry run runs out end ends last lasts',
  ),
  not: /\b(?:had|did|was|were)\b/,
}
export const CHILDREN_ASKED: Asking = {
  says: /\b(?:children|kids?|dependants?|dependents?)\b/g,
  beside: wordSet('young small own old school age married single parent mother father partner family got'),
  not: /\b(?:with|work|working|works|for|did|was|were|teach|kinds?|how old)\b/,
}
const LEAVE =
  'leav(?:e|es|ing)|quit(?:ting)?|chang(?:e|es|ing)|look(?:s|ing)?|job[- ]hunting|mov(?:e|es|ing) on|on the market|(?:new|another|different) (?:job|post|position|role|employer|challenge)'
export const WHY_NOW_ASKED: Asking = {
  says: new RegExp(
    `\\bwhy\\b|\\b(?:${LEAVE})\\b|\\b(?:reasons?|motivation|motives?) (?:for|behind|to)\\b|\\bwhat makes\\b`,
    'g',
  ),
  beside: wordSet(
    'partnership practice school college university hospital clinic studio agency office shop bank institute laboratory lab museum library district corporation house organisation organization business institution career search hunt market',
  ),
  needs: new RegExp(`^(?=.*\\b(?:why|reasons?|motivation|motives?|what makes)\\b).*\\b(?:${LEAVE})\\b`),
  not: /\b(?:has|have|had|did|was|were|us|our|with)\b|\blook(?:ing)? (?:at|after)\b/,
}
