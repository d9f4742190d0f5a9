/** 'What is she looking for?', 'Who is her boss?' */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { AT_PRESENT } from '../asked-posts.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'
import { find, say, tells, type Way } from '../told.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any )?(?:${WHOSE} |an? )*`
const JOB = '(?:jobs?|positions?|roles?|posts?|work|employment|opportunit(?:y|ies)|career)'
const SORT = '(?:kind|sort|type|kinds|types|sorts) of '
/** Folded, with the person's own name as 'she'. */
export const SOUGHT = exactly(
  [
    `what (?:${SORT})?(?:(?:next |new )?${JOB} )?(?:is|are|does|do|would|will) ${WHO} (?:currently |now |actually )?(?:looking|look|searching|search|aiming|hoping|interested|seeking|seek|want|wanting|after|like|prefer)(?: for| in)?(?: to (?:do|be|work in|become))?(?: next| in (?:a|the) (?:next |new )?(?:job|role|position|post)| now)?`,
    `(?:which|what) (?:${SORT})?${JOB} (?:is|are|does|do|would) ${WHO} (?:interested in|looking for|seeking|seek|want|wants|prefer|like|apply for|applying for)`,
    `${IS}(?:ideal|dream|desired|wanted|preferred|target|next) (?:${JOB}|step|career step|employer)`,
    `${IS}(?:career )?(?:goals?|objectives?|wishes|aspirations?|plans?|ambitions?|job search)(?: for the future| for ${WHO})?`,
    `what (?:are|is) (?:${WHOSE} )*(?:plans|wishes|goals|ambitions|next step)(?: for the future)?`,
    `what (?:does|do|would|will) ${WHO} (?:want|like|hope|wish|plan)(?: to (?:do|be|become|achieve))?(?: next)?`,
    `(?:is|are) ${WHO} (?:currently |actively )?(?:looking for|open to|seeking) (?:an? |any )?(?:new )?${JOB}`,
  ].join('|'),
)
const HEAD = '(?:boss|(?:line |direct )?manager|superior|supervisor|chief|team lead(?:er)?)'
export const BOSS = exactly(
  [
    `(?:who (?:is|are|was) |who['’]s )?(?:${WHOSE} )+(?:current |present |direct |immediate )*${HEAD}(?: ${AT_PRESENT})?`,
    `(?:to )?whom? (?:does|do|is|are) ${WHO} (?:currently |now )?(?:report|answer|accountable|reporting)(?:ing)?(?: to)?(?: ${AT_PRESENT})?`,
    `(?:to )?whom? ${WHO} (?:currently |now )?(?:reports?|answers?)(?: to)?(?: ${AT_PRESENT})?`,
    `(?:current |direct )?(?:boss|line manager|superior)|reporting line|reports to|who does ${WHO} work under`,
  ].join('|'),
)

const OWN: Way['kinds'] = ['practical', 'contact', 'summary', null]
const NO_JOB =
  /\b(?:co-?maintainer|contributors?|translator for|looking for work\b|picked|stay in|from home|office|hours|days a week|four days|80|90|notice)\b/i
const NOT_WANTED =
  /\b(?:on[- ]site|from home|in the office|days a week)\b|^(?:(?:I|he|she|they) (?:am|is|are|do|does) (?:also )?(?:not|no longer)|not |no |don't|does not|unwanted)|\bnot (?:interested|looking)\b/i
const SEEKS: readonly Way[] = [
  {
    label:
      /^(?:(?:i am |now |currently )?look(?:ing|s)? for|wants?|wanted|seek(?:s|ing)?|sought|open to|interested in|(?:ideal )?next (?:step|post|job|role)|objective|goal|role(?: sought)?|(?:position|post|role) (?:sought|wanted)|prefers|would like|aim|(?:desired|dream|ideal|target) (?:post|position|role|job)|wish(?:es)?(?: for (?:the )?next (?:post|job|role))?|hop(?:es|ing)(?: for)?|what (?:i|he|she) (?:(?:am |is )?look(?:s|ing)? for|wants?)(?: next)?|what are you looking for\?|.*what (?:do|would) you (?:want|like).*\?)$/,
    not: NO_JOB,
    kinds: OWN,
  },
  {
    text: /\b(?:[Ww]hat (?:I|he|she) (?:wants?|(?:am |is )?look(?:s|ing)? for|would (?:now )?like)(?: next| now)? is an?\b|(?:am|is|are|now|currently) (?:now )?(?:looking|searching) for|^looking for|\b(?:I look|looks) for an?\b|^looks for\b|graduate looking for|seeks?\b|I am after|hopes? to (?:lead|become|work|find)|next step)\b/i,
    not: /\b(?:not|no longer) (?:looking|seek)|\bco-?maintainer|\blooking for work\b|\bweek\b.*\bhome\b|\bseeks? (?:permission|asylum|funding)\b/i,
    kinds: OWN,
  },
  {
    text: /\b(?:(?:would|should) (?:gladly |also |only )?(?:like|prefer|consider|love|take|take on|be interested in|leave for|be glad of|close it for|move for|like to (?:be|lead|have|work as|teach))|(?:want|wants|wish|wishes) to (?:lead|teach|work|become|be|go on)|interested in|open to|would give up .* for)\b.*\b(?:posts?|roles?|jobs?|positions?|professorship|lectureship|chair|group|head|lead|director|manager|management|secondment|commissions?|offers|board|direction|chief|partner|work|department|team|teach)/i,
    not: NOT_WANTED,
    kinds: OWN,
  },
  { text: /\b(?:would|should) (?:now |next )?like to\b/i, not: NOT_WANTED, kinds: ['summary'] },
]
/** 'I am looking for part-time work' */
const ONLY_HOURS =
  /\b(?:looking|searching) for (?:an? )?(?:full|part)[ -]time (?:work|employment|jobs?|posts?|positions?|roles?)\W*$/i
const HEADED =
  /\b(?:looking for|wanted|wants?|objective|what (?:i|he|she) (?:am|is) after|what next|next$|comes next|would like next|looking ahead|wishes|looking$|next house)/
/** What stands below such a heading, and tells something else. */
const ELSE =
  /\b(?:notice|licen[cs]e|citizen|passport|permit|visa|hours|per cent|\d+ ?%|week|train|remote|home|office|relocat|mov(?:e|ing)|travel|month|salary|nights?|drive|leave|stay|languages?|born|references?)\b/i
const LINES = 2

export function planSought(facts: Facts): Overview {
  const told = SEEKS.slice(0, 2)
    // 'Role: participant' in a table is of what was
    .map((way) => find(facts, [way]).filter(({ column }) => column === ''))
    .find((found) => found.length > 0)
  if (told !== undefined) {
    // what it is for how many hours says less of what it is
    const more = told.filter(({ text }) => !ONLY_HOURS.test(text))
    return planOf(say(facts, more.length > 0 ? more : told))
  }
  const headed = underHeading(facts)
  if (headed.length > 0) return planOf(headed)
  return planOf(say(facts, find(facts, SEEKS.slice(2)))) ?? UNSAID
}

/** What a section of wishes begins with, up to where it turns to terms. */
function underHeading(facts: Facts): PlanPart[] {
  const section = facts.document.sections.find(({ heading }) => HEADED.test(fold(heading)))
  const pieces = piecesOf(facts).filter((piece) => piece.section === section?.index && !piece.answers)
  const end = pieces.findIndex(({ text }) => ELSE.test(text))
  const told = pieces.slice(0, end < 0 ? LINES : Math.min(end, LINES))
  const [first] = told
  return first === undefined || NOT_WANTED.test(first.text)
    ? []
    : told.map(({ text, units }) => ({ text, units }))
}

const TO_ME = '(?! (?:me|him|her|us|them)\\b)'
const REPORTS: Way = {
  label: /^(?:reports to|boss|(?:line )?manager|superior|reporting to|who is your boss\?)$/,
  text: new RegExp(
    `(?:^|\\b(?:I|he|she|and|am|is) )(?:also )?(?:reports?|reporting|answers?|answerable|accountable) (?:directly )?to${TO_ME} (?:the |an? |our |two |\\p{Lu})|\\b(?:have|has) (?:since |now )?(?:been )?(?:report|answer)(?:ed|ing) to${TO_ME} |\\b(?:my|his|her) (?:present |current )?(?:line manager|boss|superior|manager) is\\b|^(?:line )?manager: `,
    'iu',
  ),
  not: /\bwho (?:have|has) \b|\b(?:(?:people|staff|heads?|managers|engineers|officers|who|that|which|helpers?|and) reports? to|reports? to the (?:ministry|province|council|board on)|when reporting|faults|incidents?|handed in|central bank|hours after)\b/i,
  within: true,
}

/** In a form each post names one; whoever saw one through a thesis is no superior. */
const OF_POST: Way = {
  label: /^(?:(?:immediate|direct|current|present) )?supervisor(?:['’]?s? name)?$/,
  kinds: ['experience', null],
  within: true,
}

/** Of the post that goes on; or of none in particular. */
export function planBoss(facts: Facts, now: number): Overview {
  const open = (piece: Piece): boolean => {
    const entry = facts.entries[facts.units[piece.units[0] ?? -1]?.entry ?? -1]
    return entry?.range == null
      ? !/\breported\b/i.test(piece.text)
      : !entry.range.single && entry.range.to >= now - 1
  }
  const all = piecesOf(facts).filter((piece) => tells(piece, REPORTS) || tells(piece, OF_POST))
  const current = all.filter(open)
  const told = current.length > 0 ? current : all.filter(({ text }) => /\bI report to\b/.test(text))
  return planOf(say(facts, told.slice(0, 1))) ?? UNSAID
}
