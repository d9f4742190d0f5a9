/** 'Would she take a permanent staff job?', 'Is he open to freelance work?': which kind of contract is wanted; what one has is no answer. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import type { Overview } from '../planner.ts'
import type { Way } from '../told.ts'

const KIND =
  '(?:permanent(?:ly)?|perm|salaried|freelanc(?:e|er|ing)|contract(?:or|ing)|self[- ]employ(?:ed|ment)|fixed[- ]term|temporary|temp|interim|locum|limited[- ]term|unlimited|open[- ]ended|in[- ]house|staff (?:job|post|position|role)|consultancy|as a consultant|b2b|day[- ]rate|tenured?|tenure[- ]track)'
export const CONTRACT_ASKED: Asking = {
  says: new RegExp(
    `\\b(?:${KIND}|(?:become|be|as|being) (?:an? )?(?:employed|employee)|contract (?:work|jobs?|roles?|basis)|(?:permanent|perm|employed) or (?:contract|temp(?:orary)?|freelance|self[- ]employed)|contract or perm(?:anent)?|(?:type|kind|form|sort) of (?:contract|employment)|contract types?)\\b`,
    'g',
  ),
  beside: wordSet(
    'contract contracts basis employed employee staff project projects self give hire joining join become assignments long short term',
  ),
  needs:
    /\b(?:would|will|could|want|wants|prefer|prefers|consider|accept|open|interested|interest|looking|seek|seeking|take|possible|ok|okay|happy|willing|ready|prepared|wanted|preferred|preference|like|after|which|what|or)\b|^\S+(?: \S+)?$/,
  not: /\b(?:has|have|was|were|did|since|now|currently|present|current|rates?|fees?|charge|pay)\b/,
}

const not =
  /\b(?:was|were|had|offered|until|since|did not|residence|resident|permanent (?:nights?|night|shift|desk|exhibition|collection|display|make-up|teeth|hair|magnet|staff of|member)|temporary (?:works|accommodation|exhibition)|clients?|tools?|not in my team|taught|managed|supervis\w+|visa|permit|citizen|notice)\b/i
const WISH =
  '(?:would|will|want|wants|prefer|prefers|preferred|looking for|open to|seek|seeks|seeking|interested in|only|not|no|never|consider|considers|considered|take|takes|like|likes|rather|accept|accepts|welcome|possible|preferably|ideally|after|available for|stay|remain|insist|anything)'
const WAYS: readonly Way[] = [
  {
    label: /^(?:(?:type|kind|form) of )?(?:contract|employment|engagement)(?: (?:type|wanted|sought|form))?$/,
    not,
    kinds: OF_TERMS,
  },
  {
    text: new RegExp(
      `^${KIND} (?:contracts?|work|posts?|jobs?|roles?)(?::| do(?:es)? not| are not| is not| never| no)|\\b${WISH}(?: \\S+){0,8}? ${KIND}(?!\\p{L})|(?<!\\p{L})${KIND}(?: \\S+){0,6}? (?:only|preferred|wanted|possible|welcome|no)(?!\\p{L})|(?<!\\p{L})(?:fixed-term|permanent|freelance|staff) (?:post|posts|job|jobs|position|role|contract|contracts|place|work)(?: \\S+){0,3} (?:only|wanted|preferred)(?!\\p{L})`,
      'iu',
    ),
    not,
    kinds: OF_TERMS,
  },
]
export const OF_CONTRACT = new RegExp(
  `(?<!\\p{L})(?:would|want|prefer|looking|open to|seek|interested|only|not|no longer|never)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})(?:${KIND}|contracts?|employ(?:ed|ment)|salar(?:y|ied))(?!\\p{L})`,
  'iu',
)

export const planContract = (facts: Facts): Overview => planTerm(facts, { ways: WAYS, open: OF_CONTRACT })
