/** 'Would she work part-time?': told by a share of the week that is wanted; the hours of a whole one are no answer. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import type { Overview } from '../planner.ts'
import type { Way } from '../told.ts'
import { OF_PART } from '../terms-open.ts'

const DAYS = '(?:two|three|four|[2-4])(?: and a half)?(?: (?:or|to) (?:two|three|four|five|[2-5]))?'
export const PART_TIME_ASKED: Asking = {
  says: new RegExp(
    `\\b(?:(?:part|half)[- ]?time|(?:reduced|fewer|shorter|less) hours|(?:reduce|cut|shorten) (?:his|her|their|your) (?:weekly |working )?hours|less than full[- ]?time|job[- ]?shar(?:e|ing)|${DAYS}[- ]days?(?:[- ]weeks?| (?:a|per|each) week)?|shorter week|reduced (?:week|workload|schedule)|\\d0 ?(?:%|percent|per cent))`,
    'g',
  ),
  beside: wordSet(
    'hours contract contracts basis arrangement pattern schedule week full-time full hour reduce cut pensum workload',
  ),
  needs:
    /\b(?:would|could|can|will|want|wants|wanted|possible|consider|open|willing|prepared|ready|prefer|prefers|interested|interest|accept|ok|okay|option|looking|after|seek|seeking|happy|able|available|like|wish|wishes)\b|^(?:part|half|reduced|fewer|shorter|job)/,
  // what is worked now, or was, is told of posts
  not: /^(?:has|have|did|was|were|does|do|is (?!(?:he|she|it|part)\b)|what|which) |(?<!less than )\bfull[- ]time\b|\b(?:now|currently|present)\b/,
}
/** Full-time or part-time, and how many hours: whether that is wanted, or how much of a week is. */
export const HOURS_ASKED: Asking = {
  says: /\b(?:(?:part|full|half)[- ]?time|hours?(?: (?:a|per|each) week)?|days (?:a|per|each) week|working (?:hours|time|week))\b/g,
  beside: wordSet('full part hours weekly contract basis'),
  needs:
    /^(?:full|part|half|hours)|\b(?:would|want|wants|wanted|does|do|is|are|will|can|could|how|prefer|looking|seek)\b/,
  not: /^(?:has|have|did|was|were|when|since) |\b(?:now|currently|present|today|these days|start|office|home|remote|travel|from when|since|until|notice)\b/,
}
const not =
  /\b(?:travel|trips?|office|at home|from home|remote|on[- ]site|grew|fell|rose|saved|budget|cost|sales|within|(?:part|half)[- ]time (?:stud|master|degree|course|phd|mba)\w*|master|degree|diploma|BSc|BA|MSc|since|until|was|were|leave|brigade|everybody|whole|staff|rate|\d{4} ?[–-])\b/i
const SHARE =
  '(?:(?:part|half|full)[- ]time|full hours|(?:two|three|four|[2-4])(?: and a half)?(?: (?:or|to) (?:two|three|four|five|[2-5]))? days|(?:four|three)[- ]day|(?:fewer|reduced|shorter) hours|\\d\\d(?:\\.\\d)?(?: (?:to|or) \\d\\d)? hours|[5-9]0(?: ?%)?(?: (?:to|or|-|–) (?:[5-9]0|100))? ?(?:%|per ?cent)|job[- ]shar\\w+)'
const WAYS: readonly Way[] = [
  {
    label:
      /^(?:(?:working|weekly|wanted|preferred) )?(?:hours|working time|workload|pensum|extent|part[- ]time)(?: wanted)?$/,
    not,
    kinds: OF_TERMS,
  },
  {
    text: new RegExp(
      `\\b(?:would|want|wants|look|looks|looking|prefer|prefers|seek|seeks|seeking|wish|like|not|only|no more than|at most|open to|possible|could|free for|post|posts|role|job)\\b[^.;]{0,60}\\b${SHARE}(?!\\p{L})|^(?:at most )?${SHARE}(?:[,.;:]| (?:a|per) week|$)|\\b${SHARE} (?:only|preferred|possible|wanted|posts?|jobs?|roles?|positions?|welcome)(?!\\p{L})`,
      'iu',
    ),
    not,
    kinds: OF_TERMS,
  },
]
const SAME =
  /\bwould (?:consider|take|like|also|work|be|rather|prefer)\b|\b(?:full|part)[- ]time\b|\bfewer hours\b|^\d+ hours|^\d0 ?(?:%|per ?cent) (?:possible|also|from|is|would)/i

export const planPartTimeWanted = (facts: Facts): Overview =>
  planTerm(facts, { ways: WAYS, open: OF_PART, same: SAME })
