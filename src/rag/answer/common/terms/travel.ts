/** 'Would she travel for work?': how far she would, in days, in distance or at all; how she comes to work is no answer. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import type { Overview } from '../planner.ts'
import type { Way } from '../told.ts'
import { orLearned } from './terms-learned.ts'

export const TRAVEL_ASKED: Asking = {
  says: /\b(?:(?:business|work|job|overnight|foreign|international|domestic|professional|client|site)[- ])*(?:travels?|travell?ing|trips?|(?:nights?|days?|weeks?) away|away from home|on the road|stay(?:ing)? away|overnight stays?|fly(?:ing)?)\b/g,
  beside: wordSet(
    'business customers customer clients client sites offices branches suppliers conferences fairs meetings projects assignments abroad overseas internationally international internally nationally domestically europe european worldwide globally countries country home nights overnight spend go percent cent % extent allow frequency max maximum',
  ),
  // what was, and what it cost
  not: /^(?:has|have|did|was|were) |^how far |\b(?:agent|company|insurance|expenses|hobby|hobbies)\b/,
}

const WILL =
  '(?:will|would|can|could|may|happy|willing|ready|prepared|glad|gladly|free|able|open|like|likes|prefer|prefers|possible|rather)'
const LIMIT =
  '(?:up to|at most|no more than|not more than|max(?:imum|\\.)?|≤|less than|a maximum of|about|around|~|only)'
const SPAN = '(?:days?|nights?|weeks?|trips?)'
const not =
  /\btravell?ed\b|\b(?:patients?|pupils?|passengers?|guests?|families|people|who|which) (?:(?:could|can|would|are|were|no longer|prepared|willing|to) )*(?:travel|fly)\b|\b(?:travel (?:costs?|expenses|grants?|sector|agen|insurance|writ|bursar|medicine)|field trips? (?:for|with)|school trips?|travel(?:ling)? (?:theatre|show|exhibition)|round trip)|\b(?:hobb|holiday|for (?:pleasure|fun))/i
const WAYS: readonly Way[] = [
  {
    label:
      /^(?:(?:business|work|willing(?:ness)? to|read(?:y|iness) to|will|can|would|your|overnight|international) )*(?:travel(?:l?ing)?|trips|travel (?:days|readiness|willingness|preferences?))(?: (?:readiness|willingness|preferences?|for work|abroad|possible))?\??$/,
    kinds: [...OF_TERMS, 'skills', 'languages'],
  },
  {
    text: new RegExp(
      [
        `(?:\\b${WILL}|['’]ll) (?:\\S+ ){0,5}?travel(?:s|l?ing)?\\b|(?:\\b(?:not|never|no)|n['’]t) (?:\\S+ ){0,2}?travel(?:l?ing)?\\b|\\d ?(?:%|per ?cent) (?:\\S+ )?travel\\b|\\b(?:trips|away from home) ${LIMIT}`,
        `\\btravel(?:l?ing)?\\b(?: \\S+){0,8}? (?:fine|ok|okay|welcome|possible|no problem|no objection|all right|no trouble|acceptable|preferred|wanted|${LIMIT})(?=\\W|$)`,
        `\\b${LIMIT} (?:\\S+ ){0,4}(?:travel|business trips|trips (?:an?|per|each)|travel days|nights away)\\b`,
        `\\b(?:travels?|travel days) (?:${LIMIT} )?\\d+`,
        `\\b${SPAN} (?:an?|per|each) (?:week|month|quarter|year) (?:away|on the road|abroad|at customers|of travel)\\b`,
        `\\b(?:\\d+|one|two|three|four|five|six|ten|no|several|a few) (?:travel days|${SPAN}(?: \\S+){0,4} (?:on the road|away(?: from home)?)\\b)`,
        `\\b(?:no|long|overnight|occasional|frequent|short|more|without) (?:\\S+ )?(?:business trips|travel|nights away|flights)\\b`,
        '\\bbusiness trips\\b|\\bnot fly\\b|\\b(?:stay|work|be) away(?: from home)?\\b|\\btravel(?:l?ing)? (?:is )?(?:yes|no)\\b',
        `\\belsewhere for (?:\\S+ ){1,3}at a stretch\\b`,
      ].join('|'),
      'i',
    ),
    not,
    kinds: OF_TERMS,
  },
  {
    // where terms stand, any line with such a word tells it: 'Travels up to a week a month', 'No overnight stays'
    label: /^(?:away from home|(?:overnight )?stays?(?: away)?|nights away|on the road)$/,
    text: /^(?:(?:I|he|she) )?travels?\b|\b(?:overnight stays?|overnights|on the road|away from home|(?:nights?|days?|weeks?) away|business trips?|work trips?|travel(?:l?ing)?|trips)\b/i,
    not,
    kinds: ['practical'],
  },
]
export const OF_TRAVEL =
  /\b(?:travel(?:s|l?ing)?\b(?!,? (?:bursar|grant|award|scholar|fund|fellow|site|sector|agen|compan|magazine|guide|writ|book|industry|insur|cost|expens|clinic|vaccin|medicine|planner|blog|photo|firm|app\b|platform|portal|start-?up|trade|nurs))|business trips?|trips (?:an?|per|each)|overnight stays?|overnights|abroad|overseas|on the road|away from home|(?:nights?|weeks?) away|flights?|fly(?:ing)?|touring|tours|mobile|itinerant)\b/i

/** How else one goes or does not: 'no flights', 'not in July'. */
const SAME = /\b(?:travel|trips|flights?|nights? away)\b|^not (?:in|during|over|more|to) /i

export const planTravel = (facts: Facts): Overview =>
  orLearned(facts, 'travel', planTerm(facts, { ways: WAYS, open: OF_TRAVEL, same: SAME }))
