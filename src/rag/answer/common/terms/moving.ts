/** 'Is she willing to relocate?', 'Does she want to work remotely?', 'Part-time or full-time?' */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { headline } from '../../posts/headline.ts'
import { asksFreely } from '../asked-freely.ts'
import { hoursNow } from './hours-now.ts'
import { PART_TIME_ASKED, planPartTimeWanted } from './part-time.ts'
import { silentOn } from '../own-terms.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'
import { postsNow } from '../career/post-now.ts'
import { OF_HOME, OF_MOVING } from '../terms-open.ts'
import { find, say, type Way } from '../told.ts'
import { orLearned } from './terms-learned.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any |how about )?(?:${WHOSE} |an? )*`
const READY =
  '(?:willing|ready|open|prepared|happy|able|flexible(?: enough)?|interested in|planning|considering|keen|free|inclined)'
const MOVE =
  '(?:relocat(?:e|ing|ion)|mov(?:e|ing)(?: house| home| away| cities| to (?:a(?:nother)?|a new|a different|other) (?:city|country|town|place|region)s?| abroad| elsewhere)?|a move|a relocation|mov(?:e|ing) (?:for|to))'
const PLACE = '(?:city|cities|town|country|countries|place|region|location)s?'
const FOR =
  '(?: for (?:work|(?:a|the|this|a new|the right) (?:job|post|position|role|work))| abroad| elsewhere)?'
/** Folded, with the person's own name as 'she'. */
export const RELOCATION = exactly(
  [
    `${IS}(?:willingness to |readiness to |possible )?(?:relocation|relocate|mobility|relocating|moving)(?: preferences?| possible| readiness| status| willingness)?`,
    `(?:is|are|would|will|does|do|could|can|might) ${WHO} (?:be )?(?:${READY} |want |like |consider |be )?(?:to |for |about |in )*(?:consider )?${MOVE}${FOR}`,
    `(?:is|are) ${WHO} (?:geographically )?mobile`,
    `(?:where|in (?:what|which) ${PLACE}|(?:what|which) ${PLACE}) (?:does|do|would|will|could|can|is|are) ${WHO} (?:want to|wish to|like to|prefer to|be willing to|be ready to|willing to|ready to|looking to|hope to) (?:work|move|relocate|go|live|be based)(?: to| in)?(?: next)?`,
    `(?:where|(?:to )?(?:what|which) ${PLACE}) (?:would|could|will) ${WHO} (?:move|relocate|go)(?: to)?`,
    `${IS}(?:preferred |desired |wanted )(?:location|place|region|city|work ?place|place of work|work location|country)s?`,
  ].join('|'),
)
const FAR =
  '(?:remote(?:ly)?|from home|at home|hybrid|in a hybrid (?:setup|model|way)|home[ -]?office|on[ -]?site|in (?:an|the) office|fully remote(?:ly)?)'
export const REMOTE = exactly(
  [
    `${IS}(?:preferred )?(?:remote(?: work(?:ing)?| job| only)?|home[ -]?(?:office|working)|work(?:ing)? from home|hybrid(?: work(?:ing)?)?|remote or (?:on[ -]?site|office|hybrid)|on[ -]?site or remote|wfh|tele(?:work|commut)(?:ing)?|working (?:model|arrangements?))(?: preferences?| possible)?`,
    `(?:is|are|would|will|does|do|could|can|may|might) ${WHO} (?:be )?(?:${READY} |want |like |prefer |looking |wish |consider |accept |take |only |currently |have |need )?(?:to |for |about |in |an? )*(?:work(?:ing)?|do)? ?${FAR}(?: work(?:ing)?| jobs?| roles?| posts?| positions?)?(?: (?:or|and) ${FAR})?(?: work)?(?: only)?`,
    `how (?:often|many days(?: a week| per week)?) (?:does|do|would|will|can|could|is|are) ${WHO} (?:want to |like to |prefer to |be )?(?:work(?:ing)?|be|come|willing to (?:be|come|work))? ?(?:in(?:to)? )?(?:${FAR}|the office)`,
  ].join('|'),
)
const SPAN = '(?:part[ -]?time|full[ -]?time)'
export const HOURS = exactly(
  [
    `${IS}(?:preferred |desired |wanted |weekly |current )*(?:${SPAN}(?: or ${SPAN})?|working (?:hours|time|pattern|week)|work ?load|hours(?: (?:a|per) week)?|employment type|pensum|percentage|fte)(?: (?:work|job))?`,
    `(?:is|are|would|will|does|do|could|can|might) ${WHO} (?:be )?(?:${READY} |want |like |prefer |looking |wish |seeking |seek |consider |accept |currently |only |available )?(?:to |for |about |in |an? )*(?:work(?:ing)? )?(?:for )?(?:a )?${SPAN}(?:(?: or|/) ?(?:a )?${SPAN})?(?: work(?:ing)?| jobs?| roles?| posts?| positions?| employment)?`,
    `how many (?:hours|days)(?: (?:a|per) week)? (?:does|do|would|will|can|could|is|are) ${WHO} (?:want to |like to |prefer to |willing to |able to |looking to )?(?:work(?:ing)?|be available)?(?: (?:a|per|each|every) week)?`,
    `how much (?:does|do|would|can|will) ${WHO} (?:want to |like to )?work`,
  ].join('|'),
)

const OWN: Way['kinds'] = ['practical', 'contact', 'summary', null]
const WIDE: Way['kinds'] = [
  'practical',
  'contact',
  'summary',
  'education',
  'experience',
  'skills',
  'certifications',
  'interests',
  null,
]
const PAST =
  /\bmoved\b|\b(?:moves?|moving) (?:house|into|on\b|things|parts|average|picture|target|image|from the|to a bigger|heavy|freight|goods)/i
/** As PAST, but 'I would not move house' is a wish. */
const PAST_MOVE =
  /\bmoved\b|\b(?:moves?|moving) (?:into|on\b|things|parts|average|picture|target|image|from the|to a bigger|heavy|freight|goods)/i
const PLACES =
  /^(?:(?:Fully )?[Rr]emote (?:or|from) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?:,? (?:city and county|\p{Lu}\p{Ll}+))*,? or (?:(?:fully )?remote\b|up to|\p{Lu}\p{Ll}+\.?$)|(?:\p{Lu}\p{Ll}+, )+\p{Lu}\p{Ll}+ or \p{Lu}\p{Ll}+\.?$)/u
const MOVES: readonly Way[] = [
  {
    label:
      /^(?:(?:willing to|ready to|would|can|could|open to) )*(?:relocat(?:e|ion)(?: to)?|move|moving|mobility|would (?:you|i) (?:move|relocate).*|are you (?:willing|ready) to (?:move|relocate).*)\??$/,
  },
  {
    text: /\b(?:relocat(?:e|es|ing|ion)|(?:would|could|can|will|may|might|shall|gladly|to|do(?:es)?|did) (?:not |only |gladly |also |never |be happy to |like to )*(?:move|moving)\b|not (?:be )?moving\b|(?:open|willing|ready|prepared|happy|possible) to (?:moves?|moving)|(?:consider|considered|considers) (?:a )?mov(?:e|ing)|\b[Nn]o move\b|^[Aa]? ?[Mm]ove (?:within|to|abroad|is)|[Mm]oving (?:to|away|abroad|within|elsewhere|back)\b)/,
    not: PAST,
    kinds: WIDE,
  },
  {
    text: /\b(?:would|could|might|will|can|ready to|willing to) (?:gladly |also |like to )?(?:go|work|return) (?:back )?(?:to|in|anywhere) (?:\p{L}+ )?\p{Lu}|\bwork anywhere\b|\b(?:open|willing) to (?!\p{L}+ (?:research|roles?|offers|work|contract)\b)(?:go to |posts? in |London|\p{Lu}\p{Ll}+(?:,| or))|\b(?:would|could) (?:gladly )?consider (?:(?:posts?|jobs?|a post) in |living in )?(?:western |northern |southern |eastern )?\p{Lu}\p{Ll}+|\b(?:want|wants|like|prefer|prefers|plan|hope)(?:s|ed)? to (?:stay|remain|live|settle) (?:in|near|within|around|close)|\bwould like \p{Lu}\p{Ll}+(?:,| or)|\b(?:not|never) (?:wish|want|like) to leave \p{Lu}|\bout of the question\b|\bnot interested in moving\b/u,
    not: /\b(?:would|will|shall) not work (?:in|for) (?!\p{Lu})|\bhands-on\b|\bAI\b/u,
    kinds: OWN,
  },
  {
    label:
      /^(?:region|places?|bases?(?: i would accept)?|where|preferred (?:place|region|location)s?|area|locations?|radius|within)$/,
    kinds: ['practical', null],
  },
  {
    text: /\b(?:posts?|post as .*|roles?|job|lectureship|education|professorship|positions)\b.{0,90}\b(?:in|within) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Greek|French|English|German)\b)(?:the )?(?:\p{L}+ (?:of|in) (?:the )?)?(?:[\p{L}-]+-speaking )?\p{Lu}\p{Ll}+|\b(?:within|no further than|up to|stay within) (?:an|one|two|three|\d+|half an)(?: and a half)? ?(?:hours?|minutes|kilomet(?:re|er)s|km|miles)['’]?(?: drive| ride| walk)?(?: (?:by (?:train|car|bus)|each way))? (?:of|from) \p{L}|\bwithin reach of\b|\b\d+ minutes (?:by train )?from\b|\bminutes by train\b|\banywhere (?:in|between) (?:the )?\p{Lu}|\bwithin [\p{L}\s-]{0,12}(?:kilometres|hours?|minutes) (?:of|from)\b/u,
    not: /\b(?:[Nn]ot interested|by post|turned (?:it )?down|turned down|offered|passed|projects|office is|worked|lives? )\b/,
    kinds: ['practical', 'contact', 'summary', 'education', null],
  },
  { text: PLACES, kinds: ['practical', null] },
  {
    // 'Will not leave Bergen', 'Tied to Lyon until 2029', 'I am not looking to move house'
    text: /\b(?:[Nn]ot|[Nn]ever|n['’]t|[Nn]o longer) (?:\p{L}+ ){0,3}?(?:leave (?:the )?\p{Lu}|move)|\b(?:tied|bound|rooted|settled|anchored|attached) (?:to|in|here)\b|^(?:[Tt]ied|[Bb]ound|[Rr]ooted|[Ss]ettled) (?:to|in)\b|\b[Mm]ov(?:e|ing) (?:house|home)\b/u,
    not: PAST_MOVE,
    kinds: ['practical'],
  },
]
const MOVING =
  /\b(?:will not move|not move|does not move|relocat|no move|not overseas|not abroad|no further|not elsewhere|not outside|out of the question|not interested in moving|would not move|moving (?:to|away|abroad)|not moving|would move|not further|nowhere)|^preferred (?:are|is|places?|would be)\b|, (?:no|yes)\.?$/i
const NOT_THERE =
  /^(?:[Bb]ut )?[Nn]ot (?:again |back )?(?:to |in |before |overseas|abroad|\p{Lu}|outside|elsewhere|again)/u
const ONLY_THEN = /^(?:Otherwise|But|Not|I would not|I am not)\b/

const aboutMoving = (text: string): boolean => MOVING.test(text) || NOT_THERE.test(text)
/** A refusal is said with the places before it. */
const beforeMoving = (text: string, next: string): boolean =>
  ONLY_THEN.test(next) && (PLACES.test(text) || /^(?:would|open to)\b/i.test(text))

const HOME =
  /\b(?:remote(?:ly)?\b(?! (?:source|verification|monitoring|access|desktop|support|users?|sites?|teams?|audits?|diagnos\w+|teaching|learning|lessons?|places?|areas?|workshops?|sensing|communit|villages?|pilot|first|therapy sessions|control|islands?|visits))|hybrid\b(?! (?:cars?|vehicles?|maize|seed))|home[ -]?(?:office|working)|(?:work(?:s|ing)?|evaluates .*|days?|weeks?|one|two|three|other|always|rest|otherwise,?|the others?|mostly) from home|from home\b|telehealth|tele(?:work|commut)\w*)|\b(?:days?|\d|two|three|one|week|Fridays?|Mondays?|Wednesdays|Thursdays)\b.{0,40}\b(?:at home|(?:in|at|to) (?:the|an|a|our) (?:\p{Lu}\p{L}+ )?(?:office|lab)|on site\b|office\b)|\bat home\b.{0,40}\b(?:days?|in the office|suit)|\bat home or in an office|\b(?:in|at) the office\b.{0,60}\b(?:day|at home|from home)|\b[Oo]ffice (?:day|two days|one day|three days)|\bHome (?:one|two|three|four) days/u
const NOT_HOME =
  /\b(?:away from home|care home|home page|English|fluent|native|languages?|tongue|died? at home|births|on[ -]call|remote first|first[- ]aid|stayed at home|patients?|videos|at home with (?:her|his|our|my|him)|parental|daughters|children|coffee|incidents?|pilot|shielded|satellites?|booth|speech|emission|radio|lockdown|attended|of them at home|of which|of whom|seats|seminar|Saturdays|nights?|trips? to the office|abroad|workshops?|visits?)\b|€|£|\beuros\b/i
const HOMES: readonly Way[] = [
  {
    label:
      /^(?:remote(?: work(?:ing)?)?|home[ -]?(?:office|days)|office days|days in (?:the )?office|home working|hybrid|working from home|(?:do|would|can) (?:you|i) work (?:remotely|from home)|working model)\??$/,
  },
  { text: HOME, not: NOT_HOME, kinds: ['practical'] },
  { text: HOME, not: NOT_HOME, kinds: ['contact', 'summary', 'education', null] },
  {
    // where terms stand, a place of work alone says it: 'On site only', 'In person'
    text: /^(?:(?:only|always|mostly|strictly|fully|100 ?%|I (?:work|prefer to work|like to work|am)) )?(?:on[- ]?site|in person|in the office|office[- ]based)\b|\b(?:on[- ]?site|in[- ]person|office[- ]based) (?:only|preferred|work|posts?|roles?|jobs?)\b|\bprefer(?:s|red)? (?:to (?:be|work) )?(?:on[- ]?site|in person|(?:in )?the office)\b/i,
    kinds: ['practical'],
  },
]
const ON_HOME = /\b(?:remote|from home|at home|office|hybrid|on site)\b/i

const PERCENT = '(?:[4-9]\\d|100|eighty|ninety|sixty|fifty) ?(?:%|per ?cent|percent)'
const COUNT = '(?:\\d{2}(?:\\.\\d+)?|ten|twelve|fifteen|sixteen|twenty|(?:thirty|forty)(?:-\\p{L}+)?)'
const TIME = new RegExp(
  `\\b(?:full|part|half)[ -]time\\b(?! (?:management|clinical|care|caregiv|study|studies|student|editor|mother|father|parent|master|course|mba|degree|judge|professor|head))|\\bfull hours\\b|\\b${COUNT}(?: to \\d+| or \\d+)? hours(?:,? (?:a|per|over|in|of work|mon)\\b|, (?:mon|flex|fixed))|^(?:at most )?${COUNT} hours\\b|\\b(?:works?|want|looking for|contract of|would like) (?:at most )?${COUNT}(?: to \\d+)? hours\\b|\\b(?:works?|working|want|wants|stay at|down to|would like|between|roster of|employed at|post of) ?(?:at |about )?${PERCENT}|^${PERCENT}(?:[,.;]| \\(| possible| preferred| welcome)|^\\d+ to \\d+ ?(?:%|per cent)|, at ${PERCENT}|\\ba ${PERCENT} (?:post|job|position)|\\bfour-day week\\b|\\bhours over (?:three|four|five)`,
  'iu',
)
const DAYS =
  /\b(?:two|three|four|five|3|4|5|four and a half|four or five)(?: and a half)? days(?: a| per)? week\b|\b\d0%,? (?:Mon|Wednes)/iu
/** 'A post of four days a week': of what is looked for, wherever else it goes on to. */
const DAYS_SOUGHT =
  /\b(?:would|could|want to|wants to|prefer to) (?:like to |only )?work (?:two|three|four|[2-4]) days(?! (?:at|from|in|on|of)\b)|\b(?:post|role|job|position)s?\b[^.;]{0,80}\bat \d0(?: ?%)?(?: (?:to|or|[-–]) \d{2,3})? ?(?:%|per ?cent)|\b(?:would like|want|wants|looking for|prefer|prefers|seek|seeks|wish|wishes)\b[^.;]{0,40}\b(?:two|three|four|five|[2-5])(?: and a half)? days a week\b(?! (?:at|from|in|on|of)\b)/i
const NOT_TIME =
  /\b(?:travel|trips?|sales|growth|budget|target|not go(?:ing)? back|return to full-time|(?:do|does|am|is) not (?:want to |looking |interested )?(?:for a |to go into )?full-time|side job|fell|rose|delivery|within \d+ hours|saved|brigade|whole|turnover|share|reports|margin|degree|\p{L}*PhD|M\.?A|M\.?Sc|MBA|studied|thesis|courses?|diploma|distinction|day rate|lecturer|visiting|from \p{L}+ \d{4} to)\b/iu
const NOT_DAYS = /\b(?:at home|from home|office|remote(?:ly)?|on site|in the lab|travel|trips?|nights?)\b/i
/** Where terms stand: 'Wanted: 28 to 32 hours', 'A 35-hour week', '0.8 FTE', 'Looking for 60 to 80%'. */
const SHARE =
  /\b\d\d(?:[.,]\d+)?[ -]?(?:hours?|hrs?|h)(?:[ /-](?:a |per )?(?:week|wk|contract|post|job)\b|[.,;]|$)|(?<![\d.,])[01][.,]\d{1,2} ?(?:FTE|WTE|of a post)\b|\b(?:contract|post|permanent|fixed[- ]term|employed|working)\b[^.;]{0,30}[,:] (?:at )?0[.,]\d{1,2}(?=[,.;)]| since| from| \(|$)|\b[FW]TE:? ?[01]?[.,]?\d|^(?:looking for|wanted|wish(?:ed)?|from|between|at) \d0(?: ?%)?(?: (?:to|or|and|–|-) \d{2,3})? ?(?:%|per ?cent)/iu
const TIMES: readonly Way[] = [
  {
    label:
      /^(?:(?:working|weekly|preferred|desired) )?(?:hours|working time|workload|working week|contract hours|pensum|extent|fte|full[- ]time equivalent|hours (?:wanted|preferred|sought|(?:a|per) week)|how much do (?:you|i) work)\??$/,
    not: /\boffice hours\b|\b(?:reachable|open)\b|(?<!on[- ])\bcall\b/i,
    kinds: OWN,
  },
  { text: DAYS_SOUGHT, kinds: OWN },
  { text: TIME, not: NOT_TIME, kinds: ['practical'] },
  { text: DAYS, not: NOT_DAYS, kinds: ['practical', null] },
  { text: TIME, not: NOT_TIME, kinds: ['contact', 'summary', 'experience', 'education', null] },
  { text: SHARE, not: NOT_TIME, kinds: ['practical'] },
]
const ON_TIME =
  /\bwould (?:(?:take|like|work) \d0 ?%|(?:rather|prefer)\b)|\b(?:preferably|ideally|preferred)\b|\b(?:full|part)[- ]time\b|\bhours (?:a|per) week\b|^\d+ hours|\b(?:days off|off|free)$|\b(?:employed|working) at \d0 ?%|^\d0 ?(?:%|per ?cent) possible/i

/** 'Would he go abroad?' is answered by the line with that word sooner than by one on towns. */
const ASKED_ABROAD = /\b(?:abroad|overseas)\b/
const TO_ABROAD: Way = {
  text: /\b(?:(?:not?|never|nor|for|to|would|will|take|consider|available|open|work(?:ing)?|posts?|jobs?) (?:\p{L}+ ){0,3}?(?:abroad|overseas)|(?:abroad|overseas) (?:posts?|jobs?|work|postings?)|(?:abroad|overseas)(?: is|:))(?!\p{L})/iu,
  not: PAST,
  kinds: ['practical'],
}

export const planRelocation = (facts: Facts, folded = ''): Overview => {
  const ways = ASKED_ABROAD.test(folded) ? [TO_ABROAD, ...MOVES] : MOVES
  const plan = planOf(say(facts, find(facts, ways), aboutMoving, beforeMoving))
  return orLearned(facts, 'moving', plan ?? silentOn(facts, OF_MOVING))
}
/** 'Bergen (hybrid)' in the header of the post that goes on. */
const MODE = /(?:[(,|·–—-]|\bat\b|^)\s*(?:fully )?(?:remote|hybrid|on-?site|home office)\b/i

/** 'Two days a week in the office', where that is asked. */
const ON_DAYS =
  /\b(?:only|fully|entirely|100 ?%|full[- ]time|not remote|no home|hybrid|days?|weeks?|(?:mon|tues|wednes|thurs|fri)days?|week|month|once|twice|always|never|daily|half)\b/i
const ASKS_DAYS = /\b(?:how (?:many|often|much)|(?:which|what) days|every day|daily)\b/

/** @param now months since year 0 */
export function planRemote(facts: Facts, now: number, folded = ''): Overview {
  const found = find(facts, HOMES)
  const ofDays = ASKS_DAYS.test(folded)
  const told = say(facts, found, ON_HOME)
  const modes = postsNow(facts, now).filter(({ entry }) =>
    entry.header.some((at) => MODE.test(facts.units[at]?.unit.text ?? '')),
  )
  const ofPost = modes.slice(0, 1).map(({ entry }) => ({ text: headline(entry), units: entry.header }))
  if (ofDays && !told.some(({ text }) => ON_DAYS.test(text)))
    return planOf(ofPost) ?? silentOn(facts, OF_HOME)
  return orLearned(facts, 'remote', planOf(told.length > 0 ? told : ofPost) ?? silentOn(facts, OF_HOME))
}
/** A part of the week that is asked for is told by what is wished. */
export const planHours = (facts: Facts, folded: string, now: number): Overview =>
  asksFreely(folded, PART_TIME_ASKED)
    ? planPartTimeWanted(facts)
    : orLearned(
        facts,
        'hours',
        planOf(hoursNow(facts, folded, now)) ?? planOf(say(facts, find(facts, TIMES), ON_TIME)) ?? UNSAID,
      )
