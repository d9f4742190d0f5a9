/** Ways of telling from when on one could begin elsewhere. */
import type { Piece } from '../pieces.ts'
import type { Way } from '../told.ts'

export const LENGTH =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|thirty|sixty|ninety|half|an?|one full|contractual)'
export const UNIT = '(?:days?|weeks?|months?|terms?|semesters?|quarters?|years?|calendar)'
export const OTHER =
  /\b(?:notice board|(?:at|on) short notice|nights?|travel|holiday|trials?|field ?work|emergenc|guest work|show with less)\b/i
const SEASONS = 'jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|autumn|winter'
const WHEN = `(?:\\d|${SEASONS}|the (?:start|beginning|end|first|new)|immediately|now|at once|after|next)`
const MONTH = `(?:${SEASONS})[a-z]*\\.?`
/** One that is to come: no time that had an end. */
const DATE = `(?:the )?(?:(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \\d{1,2})?,? ?20\\d\\d|20\\d\\d-\\d\\d|(?:\\d{1,2}[./])?\\d{1,2}[./]20\\d\\d)\\b(?! (?:to|until|till)\\b| ?[–-])`
/** Kinds of sections in which one tells one's own terms. */
export const OWN: NonNullable<Way['kinds']> = [
  'practical',
  'contact',
  'summary',
  'certifications',
  'skills',
  null,
]
export const OF_START: readonly Way[] = [
  {
    label:
      /^(?:(?:earliest|possible|my|next)[ _-])*(?:(?<=earliest[ _-]|possible[ _-])(?:date|day|moment)|start(?:ing)?(?: date)?|(?:start|beginning) (?:of|in|at) (?:an? )?(?:(?:new|next|other) )?(?:job|post|position|role|work|employment|employer)|first possible date|available(?: from)?|availability|earliest change|free(?: from)?|can start|date of joining|joining date|readiness(?: date)?|date of readiness|ready (?:from|to join)|entry|when can (?:you|i) (?:start|begin)\?)$/,
    within: true,
  },
  {
    text: new RegExp(
      `^(?:(?:I|he|she|they) (?:am|is|are|can|could|will|would|may) (?:be )?|could |can |and )?(?:immediately )?(?:(?:able|ready|free|available) to )?(?:available|free|start|begin|join)(?:ing)?(?: (?:full-time|work|(?:(?:in|for) )?an? new (?:job|post|position|role|assignment)|for (?:work|hire)|again))?,? (?:immediately|at once|now|\\d+ \\p{L}+ after|(?:from|on|in|at|by|after|not before|${LENGTH}) ?@?(?:the |about )?(?:\\p{L}+ )?${WHEN}|${LENGTH} ${UNIT})`,
      'iu',
    ),
    not: OTHER,
    kinds: ['practical', 'contact', 'summary', 'education', 'experience', null],
  },
  {
    // nothing else is said so, whatever stands beside it
    text: new RegExp(
      `^(?:(?:I am|I['’]m|I will be) )?(?:able|ready|free|available) to (?:start|begin|join)(?: work)? (?:on|from|in) (?:the )?${WHEN}`,
      'i',
    ),
    not: OTHER,
    within: true,
  },
  {
    // 'Free to move from August 2027, when my term ends'
    text: new RegExp(
      `^(?:(?:I am|I['’]m|I will be) )?(?:ready|free|available) (?:to (?:move|leave|change|go)|for (?:(?:new|other) )?(?:work|offers|jobs|posts|assignments|projects)) (?:from|after|as of) ${DATE}`,
      'i',
    ),
    kinds: OWN,
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
    text: new RegExp(`^(?:from|as of|not before|any time (?:after|from)) ${DATE}`, 'i'),
    not: OTHER,
    kinds: ['practical'],
  },
  {
    // 'Not before March.', where one says one's terms
    text: new RegExp(
      `^(?:not before|no earlier than|any time after) (?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}(?=[.,;]|$)`,
      'i',
    ),
    kinds: ['practical'],
  },
  {
    // 'Ready at once', 'Not free before September 2027', 'Booked until the end of March'
    text: new RegExp(
      `^(?:(?:I am|I['’]m) )?(?:ready|free|available|at your disposal)(?: to start)? (?:at once|immediately|now|straight away|right away|any ?time|as of now)\\b|^(?:(?:I am|I['’]m|I will) )?not (?:be )?(?:free|available|ready)(?: to (?:start|begin|join|change))? (?:before|until|till) ${WHEN}|^(?:(?:I am|I['’]m) )?(?:booked|engaged|committed|under contract)(?: up)? (?:until|till|to) (?:the )?${WHEN}`,
      'i',
    ),
    not: OTHER,
    kinds: OWN,
  },
  {
    text: new RegExp(
      `\\b(?:new post|new job|(?:can|could|would|will)(?: (?:I|he|she|they))?|earliest)\\b.{0,24}\\b(?:start|begin|date)\\b.{0,60}\\b${WHEN}|\\b(?:I|he|she) will not go before \\d|\\bopen to offers from\\b|\\bfree after that\\b|\\b(?:booked|engaged)(?: up| for \\p{L}+)? until\\b|\\bfree slot\\b|\\btake (?:assignments|orders|commissions|work) from\\b|\\b(?:region|post|manager|role)\\b.*, from \\d\\d\\.\\d\\d\\.20|\\bso available\\b|\\b(?:looking for|seek|wanted)\\b.*\\bfrom (?:\\p{L}+ )?20\\d\\d`,
      'iu',
    ),
    not: /\b(?:nights?|travel|holiday|emergenc|course)\b|relocat|\bmove\b|\bwork at \d/i,
    kinds: ['practical', 'contact', 'summary', null],
  },
  {
    // a sentence that tells what one wishes: 'I am looking for a post as a head, full-time, from August 2027.'
    text: new RegExp(
      `^(?:(?:I am|I['’]m|now|currently) )?(?:looking for|seeking|in search of|after) .{4,200},? from ${DATE}(?: on(?:wards)?)?(?:[.,;]|$)`,
      'i',
    ),
    not: /\b(?:course|training|flat|house|place to live)\b/i,
  },
  {
    // 'A four-day position in a family practice, from March 2027 on.'
    text: new RegExp(
      `^(?:an? )?(?:\\S+ ){0,8}(?:post|position|role|job)s? .{0,160}\\bfrom ${DATE}(?: on(?:wards)?)?(?:[.,;]|$)`,
      'i',
    ),
    not: /\b(?:I|was|were|had|held|been|has|have|worked)\b/,
    kinds: ['practical', 'summary'],
  },
]

/** 'Availability: evenings until 7 pm, no Saturdays': hours of a week, and not from when on. */
export const areHours = ({ label, value }: Piece): boolean =>
  /^availab/.test(label) &&
  OF_WEEK.test(value) &&
  !/\b20\d\d\b|\bimmediate|\bnotice\b|\bat once\b/i.test(value)
const OF_WEEK =
  /\b(?:mornings?|afternoons?|evenings?|weekends?|weekdays?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i
