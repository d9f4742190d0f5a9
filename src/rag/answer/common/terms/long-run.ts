/** 'Where does she see herself in five years?', 'Why us?': what is wanted next is neither; either is told in few words or not at all. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import type { Overview } from '../planner.ts'
import type { Way } from '../told.ts'

const SPAN = '(?:five|5|ten|10|three|3|few|couple of|several)'
export const LONG_RUN_ASKED: Asking = {
  says: new RegExp(
    `\\b(?:(?:in|over) (?:the next |about |another |a )?${SPAN} years(?:['’]? time)?|${SPAN} years (?:from now|on|ahead|down the (?:line|road))|${SPAN}[- ]year plan|(?:long|longer)[- ]term (?:goals?|plans?|ambitions?|aims?|career (?:goals?|plans?)|aspirations?|objectives?|future)|in the (?:long|longer) (?:run|term)|the long[- ]term future)\\b`,
    'g',
  ),
  beside: wordSet(
    'career professional professionally goal goals ambition ambitions aim aims future aspiration aspirations heading headed picture achieve become plan life vision',
  ),
  needs: /\b(?:where|what|how|plans?|goals?|ambitions?|aims?|objectives?|future|aspirations?|five|years)\b/,
  not: /\b(?:has|have|did|was|were|experience|ago|past|last)\b/,
}
export const WHY_US_ASKED: Asking = {
  says: /\bwhy\b.*\b(?:us|our (?:company|firm|team|school|organi[sz]ation|practice|hospital|university|house|agency|job|post|position|role|vacancy|institute|department)|this (?:company|firm|job|post|position|role|vacancy|school|organi[sz]ation)|here|apply(?:ing)?|applied|the (?:job|post|position|role) with us)\b/g,
  not: /\b(?:leave|leaving|left|current|present|last|hire|should we|choose (?:him|her|them|you)|be hired)\b/,
  beside: wordSet('why join joining choose chosen applying apply applied'),
}

const GOALS: readonly Way[] = [
  {
    label:
      /^(?:(?:in )?(?:five|ten|5|10) years(?: on| from now| ahead)?|(?:my )?(?:long[- ]term )?(?:career )?(?:goals?|ambitions?|aspirations?|vision)|long[- ]term|in the long run|where (?:i|he|she) wants? to be.*|where do you see yourself.*)\??$/,
    text: new RegExp(
      `\\b(?:in|within) (?:about |the next )?(?:five|ten|three|5|10) years(?:['’] time)?,? (?:I|he|she|my)\\b|\\b(?:would like|want|wants|hope|hopes|aim|aims|plan|plans|intend|expect|see (?:myself|himself|herself)|like) [^.;]{2,90}\\b(?:in|within|over the next) (?:about |the next )?(?:five|ten|three|few|5|10) years|\\b(?:long[- ]term (?:goal|aim|plan|ambition)|in the long (?:run|term)|longer term|my (?:goal|ambition|aim|dream)|one day|some ?day|eventually|in the end)\\b[^.;]{0,60}\\b(?:want|would|like|hope|is to|lead|become|run|head|own)|\\b(?:want|would like|hope|aim|ambition|plan)s? [^.;]{2,80}\\b(?:one day|some ?day|eventually|in the long (?:run|term)|in time|later on|in the end)\\b|\\b(?:aspires?|aspiring) to\\b|\\bby 20[3-9]\\d\\b`,
      'i',
    ),
    not: /\b(?:in the end (?:was|it)|one day (?:a|per|each|every) )\b/i,
    kinds: OF_TERMS,
  },
]
export const OF_LONG_RUN =
  /\b(?:goals?|ambitions?|aspir\w+|long[- ]term|long run|one day|some ?day|eventually|(?:five|ten|5|10) years|dream|future|towards|become|by 20[3-9]\d|hop(?:e|es|ing)|plans? to)\b/i
const WHYS: readonly Way[] = [
  {
    label:
      /^(?:why (?:this|you|us|your|i (?:am )?apply(?:ing)?)\b.*|motivation|why do you want (?:to work|this).*|what draws me.*)$/,
    text: /\b(?:I (?:am applying|apply|would like to (?:join|work (?:for|with|at)) (?:you|your))|your (?:company|firm|team|school|organi[sz]ation|practice|hospital|house|institute|advertisement|vacancy|post))\b/i,
    not: /\b(?:you (?:wo|do) ?n['’]?t|tell your)\b/i,
    kinds: OF_TERMS,
  },
]
export const OF_US =
  /\b(?:appl(?:y|ying|ication)|your (?:company|firm|team|school|post|vacancy)|motivation|drawn to|attracts? me)\b/i

export const planLongRun = (facts: Facts): Overview => planTerm(facts, { ways: GOALS, open: OF_LONG_RUN })
export const planWhyUs = (facts: Facts): Overview => planTerm(facts, { ways: WHYS, open: OF_US })
