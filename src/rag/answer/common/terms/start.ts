/** 'What is her notice period?', 'When is she available?' */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import type { Piece } from '../pieces.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'
import { areHours, LENGTH, OF_START, OTHER, UNIT } from './start-ways.ts'
import { find, say, sayAll, type Way } from '../told.ts'
import { learnedOf, orLearned } from './terms-learned.ts'

/** What leads to the name of a term: 'what is her …', 'any …'. */
export const IS = `(?:what(?:['’]?s| is| are| about) |any |is there (?:an? |any )?)?(?:${WHOSE} |an? )*`
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
const AND_THEN = /^(?:with handover|ending|and (?:moves|ends)|in \w+ at the end)/i

/** 'Start: a month after an offer; from 4 May 2027 at the earliest' */
const AND_FROM =
  /^(?:but |and )?(?:(?:earliest|at the earliest|not (?:before|earlier than)|no earlier than|from|as of|not until)\b)(?: \S+){0,4} ?(?:19|20)\d\d\b/i

export function planNotice(facts: Facts): Overview {
  return orLearned(facts, 'notice', planOf(noticeOf(facts)) ?? UNSAID)
}

/** From when on, and the notice that is told beside; or what stands for it. */
export function planStart(facts: Facts): Overview {
  const isOther = (piece: Piece): boolean => beganThere(facts, piece)
  const dated = tidy(find(facts, OF_START, (piece) => areHours(piece) || isOther(piece)))
  const known = dated.length > 0 ? dated : tidy(find(facts, OF_START, isOther))
  const start = known.length > 0 ? known : learnedOf(facts, 'start')
  const told = start[0]?.column === '' ? say(facts, start, AND_FROM) : sayAll(start, 1)
  const parts = [...told, ...noticeOf(facts)]
  return (
    planOf(parts.filter(({ text }, i) => parts.findIndex((other) => other.text.includes(text)) === i)) ??
    UNSAID
  )
}

/** 'start date: 2025-01' of a post or a course: what began with it. */
function beganThere({ units, entries }: Facts, { label, units: [own = -1] }: Piece): boolean {
  const { entry = null, dates = [] } = units[own] ?? {}
  const { kind = null, range = null } = (entry === null ? undefined : entries[entry]) ?? {}
  const isCareer =
    kind === 'experience' || kind === 'education' || kind === 'volunteering' || kind === 'projects'
  return /^start/.test(label) && isCareer && range !== null && dates[0]?.from === range.from
}

const noticeOf = (facts: Facts): PlanPart[] => say(facts, tidy(find(facts, OF_NOTICE)), AND_THEN).slice(0, 2)
const tidy = (found: readonly Piece[]): Piece[] => found.filter(({ text }) => text.length <= 320)
