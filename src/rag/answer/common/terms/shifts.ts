/** 'Does she work weekends?', 'Is he ready for night shifts?', 'on call?': each is told in its own words. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import { UNSAID, type Overview } from '../planner.ts'
import { orLearned } from './terms-learned.ts'

/** What is asked about, and the words that tell of it. */
const KINDS: readonly (readonly [asked: string, told: string])[] = [
  [
    'weekends?(?: (?:work|shifts?|duty|duties))?|saturdays?|sundays?|bank holidays',
    'weekends?|saturdays?|sundays?|bank holidays|monday to friday|seven days|out[- ]of[- ]hours',
  ],
  [
    'nights?(?: (?:shifts?|work|duty|duties))?|work(?:ing)? (?:at )?nights?',
    'nights?|three[- ]shifts?|shift work|shifts?:',
  ],
  [
    '(?:on|stand)[- ]?(?:call|by)(?: (?:rota|duty|duties|shifts?|work))?|out[- ]of[- ]hours(?: (?:work|duty|rota))?',
    'on[- ]?call|call-?outs?|stand-?by|out[- ]of[- ]hours|duty|pager',
  ],
  ['evenings?(?: (?:shifts?|work|duty))?|late shifts?', 'evenings?|late shifts?|shifts?:'],
  ['overtime|extra hours|long hours', 'overtime|extra hours|long hours'],
  [
    '(?:rotating |early |three[- ])?shifts?(?: work| patterns?| rotas?)?|unsocial hours|unsociable hours|antisocial hours',
    'shifts?|nights?|weekends?|rota|earl(?:y|ies)',
  ],
]
const asked = KINDS.map(([one]) => one).join('|')
export const SHIFTS_ASKED: Asking = {
  says: new RegExp(`\\b(?:${asked})\\b`, 'g'),
  beside: wordSet(
    'rota pattern patterns duty duties early late hours holidays public hour sunday saturday weekend night basis part',
  ),
  needs:
    /\b(?:would|will|can|could|is|are|any|ok|okay|possible|willing|does|do|has|work|working)\b|^\S+(?: \S+)?$/,
  // how somebody spends them is asked of hobbies, and what there was of posts
  not: /^(?:has|have|did|was|were|what|how|which|when|where|who) |\bspend\b/,
}
const not =
  /\b(?:night school|evening (?:classes?|courses?|school)|\d{4}|until|nightclub|nights? (?:a|per|each) (?:month|week|year|quarter)|nights? away|quiz|(?:sun|mon|tues|wednes|thurs|fri|satur)day[- ]nights?|a night\b|public|knit|choir|club|hackathon|weekend closure|(?:at|in) a weekend|league|fell|rose|saved|open day|seminar|concerts?|matches|market)\b/i

const WORDS = (words: string): RegExp => new RegExp(`^(?!.*${not.source}).*\\b(?:${words})`, 'i')
/** Any of it. */
export const OF_SHIFTS = WORDS(KINDS.map(([, words]) => words).join('|'))

const wordsFor = (folded: string): string =>
  KINDS.filter(([one]) => new RegExp(`\\b(?:${one})\\b`).test(folded))
    .map(([, words]) => words)
    .join('|')

/** Of those that are asked about: nights tell nothing of Saturdays. */
export const ofShifts = (folded: string): RegExp => WORDS(wordsFor(folded))

/** Of nights alone, say: what is told of weekends is no answer. */
const asksOneKind = (folded: string): boolean =>
  KINDS.filter(([one]) => new RegExp(`\\b(?:${one})\\b`).test(folded)).length === 1 && !ANY.test(folded)
const ANY =
  /\b(?:out[- ]of[- ]hours|un(?:social|sociable) hours|anti-?social hours|odd hours|shifts?|outside)\b/

export function planShifts(facts: Facts, folded: string): Overview {
  const words = ofShifts(folded)
  const plan = orLearned(
    facts,
    'shifts',
    planTerm(facts, { ways: [{ text: words, kinds: OF_TERMS }], open: words }),
    (text) => !asksOneKind(folded) || words.test(text) || !OF_SHIFTS.test(text),
  )
  // what is done is told of posts too
  return plan === UNSAID && /^(?:does|do|is|are) /.test(folded) ? null : plan
}
