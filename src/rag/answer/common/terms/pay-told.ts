/** 'What does she want to earn?', 'What is her day rate?' */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { EARNED_NOW } from './pay-clauses.ts'
import { CODE, NO_WAGE, OF_HOUSE } from './pay-words.ts'
import { silentOn } from '../own-terms.ts'
import { planOf, type Overview } from '../planner.ts'
import { OWN } from './start-ways.ts'
import { IS } from './start.ts'
import { find, say, type Way } from '../told.ts'
import { orLearned } from './terms-learned.ts'

const PAY =
  '(?:salar(?:y|ies)|pay|wages?|remuneration|compensation|ctc|income|earnings|money|day rate|daily rate|hourly rate|rates?|fees?|package)'
const WISH = '(?:expectations?|requirements?|wish(?:es)?|range|demands?|claim|target|level)'
const OF_KIND =
  '(?:expected |desired |wanted |hoped-for |current |present |latest |annual |yearly |monthly |gross |net |minimum |target |preferred |last |base |basic |fixed |total )*'
const SORT = `(?:kind of |sort of |level of )?${OF_KIND}`
const NOW =
  '(?: (?:a|per) (?:year|month|day|hour)| (?:right )?now| just now| currently| at present| at the moment| these days| today)?'
/** In full, so that a pattern's words can be told. */
const DIGIT = '(?:[0123]|[4567]|[89])'
const YEAR = `(?:19(?:[67]|[89])|20(?:[01]|[234]))${DIGIT}`
export const EARN = exactly(
  [
    `${IS}${OF_KIND}${PAY}(?: ${WISH})?${NOW}`,
    `${IS}${OF_KIND}${PAY} in ${YEAR}`,
    `how much (?:does|do|would|is|are|did) ${WHO} (?:want to |like to |expect to |hope to |wish to )(?:earn|make|be paid|get paid)${NOW}`,
    `how much (?:is|are) ${WHO} (?:being |getting )?(?:paid|earning)${NOW}`,
    `(?:what|how much) (?:does|do) ${WHO} (?:currently |now )?earn${NOW}`,
    `(?:what|how much) (?:did ${WHO} (?:earn|get paid)|(?:was|were) ${WHO} (?:being )?(?:paid|earning)) in ${YEAR}`,
    `(?:what|which|how much) ${SORT}${PAY} (?:does|do|is|are|would) ${WHO} (?:expect|want|ask for|look for|looking for|like|demand|hope for|expecting|asking for|require|need|have in mind|be after|after|aim for|aiming for|hoping for|seek|seeking|settle for|accept|be looking for|be happy with)(?: to earn)?`,
    `(?:what|which|how much) ${SORT}${PAY} (?:would|could|might|will) (?:(?:it take|be needed) to )?(?:tempt|persuade|convince|attract|lure|satisfy|suit|win|hire|get|move) ${WHO}(?: over| away| to (?:move|join|change|come|switch)(?: (?:us|jobs|over))?)?`,
    `(?:at|for|on) (?:what|which|how much) ${SORT}${PAY} (?:would|could|might|will|does|do) ${WHO} (?:like to |want to |be willing to |be ready to )?(?:start|move|change|come|join|work|leave|begin|switch)(?: jobs| (?:for|with) us)?`,
    `(?:what|which) ${SORT}${PAY} (?:would|could|might|will|does|do) ${WHO} (?:start|move|change|come|join|work|begin|switch) (?:at|for|on|with)`,
    `(?:what|how much) (?:would|do|will|should) (?:we|one|an employer) (?:have to |need to )?(?:pay|offer) ${WHO}`,
    `(?:what|how much) (?:would|does|do) ${WHO} (?:need|have|want|like|expect) to be paid`,
    `${SORT}${PAY} ${WHO} (?:want|wants|expect|expects|ask for|asks for|need|needs|hope for|hopes for|would like|would accept|is looking for|is asking for|is hoping for)`,
    `(?:what|how much) (?:is|are) ${WHO} (?:hoping|looking|expecting) to (?:earn|make|be paid|get)${NOW}`,
    `what (?:does|do|would|is) ${WHO} (?:want to |like to |expect to |hope to )(?:earn|charge)(?: (?:a|per) (?:year|month|day|hour))?`,
  ].join('|'),
)

const PAYS: readonly Way[] = [
  {
    label: new RegExp(
      `^(?:(?:expected|desired|current|day|daily|hourly|my|salary|target|minimum|wanted|base|basic|gross|annual|yearly|what (?:is|are) your) )*(?:salary|pay|rates?|remuneration|compensation|fees?|day rate|wages?|(?:salary|pay|expected|target|desired|remuneration) package|income)(?: (?:expectations?|expected|sought|asked(?: for)?|wanted|wish|range|requirements?))?\\??$|^(?:base|basic|package|gross|total) (?:expected|sought|wanted|asked for)$`,
    ),
  },
  {
    text: EARNED_NOW,
    kinds: OWN,
  },
  {
    text: /\b(?:salar(?:y|ies)|remuneration|(?:day|daily|hourly) rates?|rates? on request|wage)\b|\bpay (?:is|to be)\b|\brate (?:of )?[€£$]/i,
    not: new RegExp(`\\b(?:review|register|negotiat|paid|budgets?|reports?)\\b|${NO_WAGE}`, 'i'),
    kinds: OWN,
  },
  {
    // whatever budget the post is to have
    text: /\b(?:I am|she is|he is|am|is) looking for (?:about |around |at least )?[€£$] ?\d[\d,.]*k? (?:or more|upwards|and up|a year|per)\b/i,
    kinds: OWN,
  },
  {
    text: new RegExp(
      `\\b(?:looking for|from|at least|minimum(?: of)?|not below|no less than|expect(?:s|ing)?|upwards of|hop(?:es?|ing) for|ask(?:s|ing)? (?:for )?|in the region of|somewhere (?:near|around)) ?(?:about |around |roughly |some )?(?:[€£$]|${CODE}) ?\\d[\\d,.]*k?(?= or (?:more|so|thereabouts|near)| and up| upwards| to [€£$\\d]| ?[–-] ?[€£$\\d]|,|;|\\.|$| a| per| plus)|\\b(?:expect(?:s|ing)?|(?:not|never) (?:move|change|leave|start|come|work) for less than) (?:about |around |some )?(?:(?:[€£$]|${CODE}) ?)?\\d[\\d,.]*\\d(?:k\\b| (?:euros?|pounds|dollars|francs|kron[a-z]+)|(?=[,.;]|$))|\\b(?:pay|salary) (?:scale|spine|band|grade|point)s?\\b`,
      'i',
    ),
    not: new RegExp(`\\b(?:compute|paid|clients|rent|review)\\b|${OF_HOUSE}`, 'i'),
    kinds: OWN,
  },
  {
    // 'Day €300, week €1,400'
    text: /^(?:(?:half|full) )?(?:days?|daily|hours?|hourly|weeks?|weekly):? ?[€£$] ?\d/i,
    kinds: OWN,
  },
  {
    text: new RegExp(
      `(?:[€£$₩]|${CODE}) ?\\d[\\d,.]*(?:k| an?| per|/)? ?(?:hours?|day|year|month|h\\b)|\\b\\d[\\d,.]* (?:euros?|pounds|dollars|shillings|francs|kroner) (?:an?|per) (?:hour|day|year|month)|\\bstarts at [€£$\\d]`,
      'i',
    ),
    not: new RegExp(`\\b(?:compute|paid|clients|worth)\\b|${OF_HOUSE}`, 'i'),
    kinds: ['practical', 'contact', null],
  },
  {
    // 'About €52,000' by itself, where one says what one looks for
    text: new RegExp(
      `^(?:(?:about|around|roughly|at least) )?[€£$] ?\\d[\\d,.]*k?(?: or (?:so|thereabouts|near(?: it| that)?|a little (?:more|less)|more)|,? (?:before tax|gross|net))[;.]?$`,
      'i',
    ),
    kinds: ['practical', 'summary', null],
  },
  {
    text: /\bfees? (?:is|are|by|via|to be|on|from|starts?)\b/i,
    not: /\b(?:no|not|speaking|half) /i,
    kinds: OWN,
  },
]
/** Of pay that goes on. */
const AMOUNT = new RegExp(
  `^(?:[€£$]|minimum|projects by|charities|registered)|\\b(?:not|never) (?:move|change|leave|start|come|work) for less than\\b|^(?:(?:i|would|expect(?:s|ing)?|seek(?:ing)?|want(?:s|ing)?|looking for) ){1,3}(?:about |around |at least )?(?:[€£$]|${CODE}) ?\\d|\\bon request\\b|\\bVAT\\b`,
  'i',
)
/** They are on request too. */
const OF_REFEREES = /^refer/i
/** Without any of these no line tells it. */
const OF_PAY =
  /[€£$₩]|\b(?:salar\w+|pa(?:y|ys|id)|earn\w*|wages?|rates?|fees?|income|money|remunerat\w+|compensation|package|ctc|stipend|gross|net|per (?:hour|day|month|annum)|charg(?:e|es|ing)|euros?|pounds|dollars|francs|kron\w+|bands?|grade|scale)\b/i
/** A sum, or that it is to be talked about; a car is none. */
const OPEN =
  /[€£$₹]|\d ?(?:k|lpa|lakhs?|crores?|quid|grand|pcm|euros?|pounds|dollars|francs|rupees|kron\w+|zloty|CHF|EUR|USD|GBP|AUD|INR|an hour|per hour|a day|a month|a year|%)(?![\p{L}\d])|\b(?:negotia\w+|open|on request|agree\w*|market|discuss\w*|talk|bands?|grade|scale|tariff)\b|^(?:\p{L}+ )?(?:pay|salary|rates?|wages?|ctc|fees?|compensation|remuneration)\b/iu
export function planPay(facts: Facts): Overview {
  const told = say(facts, find(facts, PAYS), (text) => AMOUNT.test(text) && !OF_REFEREES.test(text))
  return orLearned(facts, 'pay', planOf(told) ?? silentOn(facts, OF_PAY), (text) => OPEN.test(text))
}
