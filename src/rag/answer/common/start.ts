/** 'What is her notice period?', 'When is she available?', 'What does she want to earn?' */
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Piece } from './pieces.ts'
import { planOf, UNSAID, type Overview } from './planner.ts'
import { find, say, sayAll, type Way } from './told.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any |is there (?:an? |any )?)?(?:${WHOSE} |an? )*`
const JOB =
  '(?: (?:to )?(?:a |the |this |in (?:a |the )|with (?:a |the )|on )?(?:new )?(?:job|post|position|role|assignment|project|contract|commission|engagement|work(?:ing)?|here|with us|for us|employment|employer))?'

const OLD_JOB = `(?:${WHOSE} )?(?:current |present )?(?:job|post|position|role|employer|contract|place|company)`
const LEAVING = `(?:quit(?:ting|s)?|leav(?:ing|es?)|resign(?:ing|s)?|going|goes|depart(?:ing|s)?|hand(?:ing|s)? in (?:${WHOSE} )?(?:notice|resignation)|giv(?:ing|es?) (?:up|notice)|mov(?:ing|es?)(?: on)?|resignation|departure)(?: ${OLD_JOB})?`

/** Folded, with the person's own name as 'she'. */
export const NOTICE = exactly(
  [
    `${IS}(?:current |contractual |required )?(?:notice(?: periods?| time)?|periods? of notice|notice requirements?)`,
    `how (?:long|much) (?:is ${WHOSE} (?:notice(?: period)?|period of notice)|notice (?:does|do|must|would|should|will) ${WHO} (?:have to |need to |must )?(?:give|need|have|work|serve)|(?:of )?(?:an? )?notice period (?:does|do) ${WHO} have)`,
    `(?:does|do|has|have|is|are|must) ${WHO} (?:have |got |under |need to |have to |give |serve |on )*(?:an? |any )?notice(?: period)?`,
    `how long (?:before|until) ${WHO} (?:can|could) leave(?: ${WHOSE} (?:current |present )?(?:job|post|employer))?`,
    `how (?:long|many (?:days|weeks|months)|much time)(?: is it| will it be| would it be)? (?:before|until|till) ${WHO} (?:(?:can|could|may|would|will) )?(?:be able to |be free to )?${LEAVING}`,
    `how (?:much|long(?: an?)?|many (?:weeks|months|days)(?: of)?) (?:(?:warning|advance warning|notice|time|period) )?(?:does|do|must|would|should|will) ${WHO} (?:(?:have to|need to|be obliged to|be required to) )?(?:give|serve|work|stay(?: on)?|work on|remain)(?: (?:${WHOSE} )?(?:employers?|boss|them))? (?:before|when|after|on|once|if)(?: ${WHO})? ${LEAVING}`,
    `how (?:soon|quickly|fast|early) (?:can|could|may|might|would|will|is|are) ${WHO} (?:able to |be able to |free to |allowed to )?(?:leave|quit|get out of|get away from|give up|walk away from)(?: ${OLD_JOB})?`,
  ].join('|'),
)
const SOON =
  '(?:when|how (?:soon|early|quickly|fast)|from when|by when|what(?: is|s) the earliest(?: date)?(?: that)?|on (?:what|which) date|from (?:what|which) date)'
export const START = exactly(
  [
    `${IS}(?:earliest |possible |next |preferred |earliest possible )*(?:availabilit(?:y|ies)|start(?:ing)? dates?|joining date|date of (?:joining|availability)|start|entry date)`,
    `${SOON} (?:is|are|will|would|could|can|might|may|does|do) ${WHO} (?:be )?(?:next )?(?:available|free|ready|able)(?: to (?:start|begin|join|work)| for (?:a |the )?(?:new )?(?:job|work|hire|position|role|post))?${JOB}`,
    `${SOON} (?:is|are|will|would|could|can|might|may|does|do) ${WHO} (?:be able to |want to |like to |hope to )?(?:start|begin|join|take up|take on|change)${JOB}(?: at the (?:very )?earliest)?`,
    `(?:is|are|would|could|can) ${WHO} (?:be )?(?:immediately |currently |now )?(?:available|free|start|begin|join)(?: immediately| now| at once| right away| straight away| soon| for work| at short notice)?${JOB}`,
    `(?:available|availability) (?:from|when|date|for (?:work|hire))`,
  ].join('|'),
)
const PAY =
  '(?:salar(?:y|ies)|pay|wages?|remuneration|compensation|ctc|income|earnings|money|day rate|daily rate|hourly rate|rates?|fees?|package)'
const WISH = '(?:expectations?|requirements?|wish(?:es)?|range|demands?|claim|target|level)'
export const EARN = exactly(
  [
    `${IS}(?:expected |desired |wanted |current |present |annual |gross |minimum |target |preferred |last )*${PAY}(?: ${WISH})?`,
    `how much (?:does|do|would|is|are|did) ${WHO} (?:want to |like to |expect to |hope to |wish to )(?:earn|make|be paid|get paid)(?: (?:a|per) (?:year|month|day|hour)| now| currently| at present)?`,
    `how much (?:is|are) ${WHO} (?:being )?(?:paid|earning)(?: (?:a|per) (?:year|month|day|hour))?(?: now| currently| at present| at the moment)?`,
    `(?:what|which|how much) (?:annual |kind of |sort of |level of )?${PAY} (?:does|do|is|are|would) ${WHO} (?:expect|want|ask for|look for|looking for|like|demand|hope for|expecting|asking for|require|need|have in mind|be after|after|aim for|aiming for|hoping for|seek|seeking|settle for|accept)(?: to earn)?`,
    `(?:what|which|how much) (?:annual |kind of |sort of |level of )?${PAY} (?:would|could|might|will) (?:(?:it take|be needed) to )?(?:tempt|persuade|convince|attract|lure|satisfy|suit|win|hire|get|move) ${WHO}(?: over| away| to (?:move|join|change|come|switch)(?: (?:us|jobs|over))?)?`,
    `(?:what|how much) (?:would|do|will|should) (?:we|one|an employer) (?:have to |need to )?(?:pay|offer) ${WHO}`,
    `what (?:does|do|would|is) ${WHO} (?:want to |like to |expect to |hope to )(?:earn|charge)(?: (?:a|per) (?:year|month|day|hour))?`,
  ].join('|'),
)

const LENGTH =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|thirty|sixty|ninety|half|an?|one full|contractual)'
const UNIT = '(?:days?|weeks?|months?|terms?|semesters?|quarters?|years?|calendar)'
const OTHER =
  /\b(?:notice board|(?:at|on) short notice|nights?|travel|holiday|trials?|field ?work|emergenc|guest work|show with less)\b/i
const OF_NOTICE: readonly Way[] = [
  {
    label:
      /^(?:(?:contractual|current|my|contract|partner['’]s|what is your) )*(?:notice|period of notice|notice (?:period|time)|resignation period)\b(?!.*board)/,
    within: true,
  },
  {
    text: /\bnotice\b(?! board)/i,
    not: /\bnotice board|(?:at|on) short notice|\b(?:gave|given|served|spotted|took|would|will|public) (?:\p{L}+ ){0,3}notice\b|noticed/iu,
    kinds: [
      'practical',
      'contact',
      'summary',
      'certifications',
      'education',
      'experience',
      'skills',
      'interests',
      null,
    ],
  },
  {
    text: new RegExp(
      `\\b(?:start|begin|join|leave|available)\\b.{0,40}\\b(?:after (?:signing|an offer|notice)|with ${LENGTH} ${UNIT}['’]? warning)|\\b${LENGTH} ${UNIT}['’]? (?:warning|to hand)|\\b(?:can|may) only leave\\b|\\bneed ${LENGTH} ${UNIT} to leave\\b|\\bafter signing\\b`,
      'i',
    ),
    not: OTHER,
    kinds: ['practical', 'contact', 'summary', null],
  },
  {
    // under whatever label: 'Availability: three months to the end of a quarter'
    text: new RegExp(
      `^(?:\\p{L}[\\p{L} ]{2,30}: )?(?:${LENGTH} ){1,2}${UNIT}['’]?,? (?:to|until|at|from) the (?:end|first)\\b`,
      'iu',
    ),
    kinds: ['practical', null],
  },
]
const SEASONS = 'jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|autumn|winter'
const WHEN = `(?:\\d|${SEASONS}|the (?:start|beginning|end|first|new)|immediately|now|at once|after|next)`
const MONTH = `(?:${SEASONS})[a-z]*\\.?`
const OWN: Way['kinds'] = ['practical', 'contact', 'summary', 'certifications', 'skills', null]
const OF_START: readonly Way[] = [
  {
    label:
      /^(?:(?:earliest|possible|my)[ _-])*(?:start(?:ing)?(?: date)?|available(?: from)?|availability|earliest change|free(?: from)?|can start|date of joining|joining date|readiness(?: date)?|date of readiness|ready (?:from|to join)|entry|when can (?:you|i) (?:start|begin)\?)$/,
    within: true,
  },
  {
    text: new RegExp(
      `^(?:(?:I|he|she|they) (?:am|is|are|can|could|will|would|may) (?:be )?|could |can |and )?(?:immediately )?(?:available|free|start|begin|join)(?:ing)?(?: (?:full-time|work|(?:(?:in|for) )?an? new (?:job|post|position|role|assignment)|for (?:work|hire)|again))?,? (?:immediately|at once|now|\\d+ \\p{L}+ after|(?:from|on|in|at|by|after|not before|${LENGTH}) ?@?(?:the |about )?(?:\\p{L}+ )?${WHEN}|${LENGTH} ${UNIT})`,
      'iu',
    ),
    not: OTHER,
    kinds: ['practical', 'contact', 'summary', 'education', 'experience', null],
  },
  {
    // 'Start date not before 1 May', 'From: earliest 3 March 2027'
    text: new RegExp(
      `^(?:start(?:ing)?(?: date)?|entry|available|free|from):? (?:(?:no|not) (?:earlier|before|sooner)(?: than)?|(?:at the )?earliest(?: on)?|at the earliest) ${WHEN}`,
      'i',
    ),
    not: OTHER,
    kinds: OWN,
  },
  {
    // 'From 1 October 2026, at most 24 hours a week'
    text: new RegExp(
      `^(?:from|as of|not before|any time (?:after|from)) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \\d{1,2})?,? ?20\\d\\d\\b(?! (?:to|until|till)\\b| ?[–-])`,
      'i',
    ),
    not: OTHER,
    kinds: ['practical'],
  },
  {
    text: new RegExp(
      `\\b(?:new post|new job|(?:can|could|would|will)(?: (?:I|he|she|they))?|earliest)\\b.{0,24}\\b(?:start|begin|date)\\b.{0,60}\\b${WHEN}|\\b(?:I|he|she) will not go before \\d|\\bopen to offers from\\b|\\bfree after that\\b|\\b(?:booked|engaged)(?: up| for \\p{L}+)? until\\b|\\bfree slot\\b|\\btake (?:assignments|orders|commissions|work) from\\b|\\b(?:region|post|manager|role)\\b.*, from \\d\\d\\.\\d\\d\\.20|\\bso available\\b|\\b(?:looking for|seek|wanted)\\b.*\\bfrom (?:\\p{L}+ )?20\\d\\d`,
      'iu',
    ),
    not: /\b(?:nights?|travel|holiday|emergenc|course)\b|relocat|\bmove\b|\bwork at \d/i,
    kinds: ['practical', 'contact', 'summary', null],
  },
]
const CODE = '\\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK|CAD|AUD|NZD|SGD|ZAR)'
/** 'a final salary scheme', of which one knows, and 'on salary', which tells no sum. */
const NO_WAGE =
  '\\b(?:final|average|career)[- ]salary\\b|\\bsalary (?:schemes?|sacrifice|surveys?|benchmark\\w*|bands?|systems?|administration|process\\w*)\\b|\\bon salary\\b'
/** What a house takes in, spends or saves, and what went up or down there. */
const OF_HOUSE =
  '\\b(?:turnovers?|budgets?|sav(?:e|es|ed|ing)|revenues?|incomes? (?:rose|grew|fell|of|from)|spend(?:ing)?|climbed|r[oi]se|risen|grew|grown|fell|fallen|dropped|(?:room|occupancy|interest) rates?)\\b'
/** What is earned now or was last, in words. */
export const PAY_NOW =
  /^(?:(?:my|his|her) )?(?:present|current|last|latest) (?:annual |yearly |gross |basic )?pay:?,? (?:is |was )?(?:about |around )?(?:[€£$]|[A-Z]{3}) ?\d|^(?:(?:my|his|her) )?pay (?:now|at present|today|at the moment|last time)(?: is| was)?:? (?:about |around )?(?:[€£$]|[A-Z]{3}) ?\d/i
const PAYS: readonly Way[] = [
  {
    label: new RegExp(
      `^(?:(?:expected|desired|current|day|daily|hourly|my|salary|target|minimum|wanted|base|basic|gross|annual|yearly|what (?:is|are) your) )*(?:salary|pay|rates?|remuneration|compensation|fees?|day rate|wages?|(?:salary|pay|expected|target|desired|remuneration) package|income)(?: (?:expectations?|expected|sought|asked(?: for)?|wanted|wish|range|requirements?))?\\??$|^(?:base|basic|package|gross|total) (?:expected|sought|wanted|asked for)$`,
    ),
  },
  {
    // 'Present pay £31,000', 'Pay now is €50,000 and a flat'
    text: PAY_NOW,
    kinds: OWN,
  },
  {
    text: /\b(?:salar(?:y|ies)|remuneration|(?:day|daily|hourly) rates?|rates? on request|wage)\b|\bpay (?:is|to be)\b|\brate (?:of )?[€£$]/i,
    not: new RegExp(`\\b(?:review|register|negotiat|paid)\\b|${NO_WAGE}`, 'i'),
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
const AND_THEN = /^(?:with handover|ending|and (?:moves|ends)|in \w+ at the end)/i

export function planNotice(facts: Facts): Overview {
  return planOf(noticeOf(facts)) ?? UNSAID
}

/** From when on, and the notice that is told beside; or what stands for it. */
export function planStart(facts: Facts): Overview {
  const start = tidy(find(facts, OF_START))
  const parts = [...sayAll(start, 1), ...noticeOf(facts)]
  return (
    planOf(parts.filter(({ text }, i) => parts.findIndex((other) => other.text.includes(text)) === i)) ??
    UNSAID
  )
}

export function planPay(facts: Facts): Overview {
  return planOf(say(facts, find(facts, PAYS), AMOUNT)) ?? UNSAID
}

const noticeOf = (facts: Facts): PlanPart[] => say(facts, tidy(find(facts, OF_NOTICE)), AND_THEN).slice(0, 2)
const tidy = (found: readonly Piece[]): Piece[] => found.filter(({ text }) => text.length <= 320)
