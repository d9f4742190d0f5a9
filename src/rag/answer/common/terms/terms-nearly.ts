/**
 * 'Would she teach on Saturdays or late evenings?', '80 % contract?': terms asked for beside other words, so that no
 * planner answers. Whatever the rankers find, a line tells it only with a word of the term; the nearest to it is none.
 */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { OF_CONTRACT } from './contracts.ts'
import { OF_DRIVING } from './driving.ts'
import { isOfTerms, tellsTerm } from '../own-terms.ts'
import type { Near } from './near.ts'
import { PERSON_NEARLY } from './person-nearly.ts'
import { PatternMap } from '../../text/pattern-map.ts'
import { OF_SHIFTS } from './shifts.ts'
import { OF_HOME, OF_PART, OF_PERMIT } from '../terms-open.ts'
import { OF_TRAVEL } from './travel.ts'

/** What somebody would do, in so many words or in hardly any. */
const WISH =
  /\b(?:would|could|can|will|might|wants?|accept|willing|open to|ready|prepared|happy|possible|possibility|chance|option|interested|consider|minds?|prefers?|instead of|wish|wishes|looking for)\b|^(?:any )?(?:[\p{L}\d%'-]+[ ,/]*){1,3}\??$/u
/** What is asked of one thing of it: which places, since when. */
const PART_OF_IT = /^(?:(?:in|at|for|on|from|to|of|by) )?(?:which|what|where|when|who|whom|whose|how|why)\b/
const PAST = /\b(?:did|was|were|had|has|have|been|worked|ran|led|managed|wrote)\b/
const HOME = {
  test: (text: string): boolean =>
    OF_HOME.test(text) ||
    /\b(?:office days?|(?:in|at|to|into) (?:the|an|our|my) office|tele(?:medicine|consult|dentistry)\w*|video|face to face|(?:own|home|shared) studio)\b/i.test(
      text,
    ),
}
const MOVING =
  /\b(?:relocat\w*|mov(?:e|es|ing)\b(?! (?:things|parts|picture))|anywhere|abroad|overseas|elsewhere|settled?|leave (?:the )?(?:\p{Ll}+ ){0,3}\p{Lu}|based|mobil(?:e|ity)|stay(?:ing)? (?:in|near|put)|(?:open|willing|happy) to \p{Lu}|roots?|rooted|would (?:go|come|live|work|consider) (?:to|in|abroad)|out of the question|back (?:to|home)|(?:posts?|jobs?|roles?) in|[Ll]ocations?:|[Rr]egions?:|\p{Lu}\p{L}+ or \p{Lu}\p{Ll}+|remote (?:in|from))/u

const CONTRACT = new RegExp(
  `${OF_CONTRACT.source}|\\bnot (?:looking for|interested in) (?:an?|another) (?:\\p{L}+ ){0,2}(?:post|job|position|role)(?!\\p{L})`,
  'iu',
)
const TRAVEL = new RegExp(`${OF_TRAVEL.source}|\\bvisits? (?:up to|at most|of)\\b`, 'i')

const NEARLY: readonly Near[] = [
  {
    says: /\b(?:(?:part|half)[- ]?time|(?:reduced|fewer|shorter|less) hours|job[- ]?shar(?:e|ing)|[2-9]0 ?(?:%|percent|per cent)|(?:three|four|[2-4])[- ]days?(?:[- ]weeks?| (?:a|per|each) week))/,
    needs: WISH,
    not: /\b(?:staff|workers|colleagues|degree|studies|students?|home|remote|office|travel)\b/,
    tells: OF_PART,
  },
  {
    says: /\b(?:permanent|freelance|interim|locum|fixed[- ]term|temporary|temp|short-term|self-employed) (?:contracts?|posts?|jobs?|roles?|positions?|work|assignments?|basis|cover|employment)\b/,
    needs: WISH,
    tells: CONTRACT,
  },
  {
    says: /\b(?:nights?|(?:night|late|early|split|rotating|weekend|evening|holiday)[- ](?:shifts?|work|duty)|shift work|shifts|weekends?|saturdays?|sundays?|late evenings?|evenings|on[- ]call|overtime|bank holidays)\b/,
    needs: WISH,
    not: /\b(?:away|how|what|which|when|run|organi[sz]e|plan)\b/,
    tells: OF_SHIFTS,
  },
  {
    says: /\b(?:travel|travell?ing|business trips|nights away)\b/,
    needs: WISH,
    not: /\b(?:how far|agency|industry|expenses|from home|far|commute|work|get)\b/,
    tells: TRAVEL,
  },
  {
    says: /\bremote(?:ly)?(?=$|[ ,/]+(?:$|(?:or|and|work(?:ing)?|jobs?|roles?|posts?|positions?|only|basis|days?|consult\w*|sessions?|contracts?)\b))|\bhybrid\b|\b(?:work\w*|jobs?|role|duties|done|days?|part of (?:it|the \w+)|consult\w*|sessions?|office)(?: \S+){0,4} (?:from|at) home\b|\b(?:wfh|home[- ]?office|home[- ]?working|tele(?:work|commut|health|medic|consult|dentist)\w*)\b/,
    needs: WISH,
    not: /\b(?:teams?|lead|manage|places?|areas?|sensing|far|away|cars?)\b/,
    tells: HOME,
  },
  {
    says: /\b(?:relocate|relocating|relocation|move|moving)\b/,
    needs: WISH,
    not: /\bmov(?:e|ing) (?:on|up|into|over|from|pictures?|images?|parts|goods|things)\b|\b(?:why|when|if|how|house)\b/,
    tells: MOVING,
    named: true,
  },
  {
    says: /\b(?:citizen(?:ship)?|nationalit(?:y|ies)|passports?|visas?|work permits?|settled status|sponsorship)\b/,
    not: /\b(?:clients?|students|apply|applications|customers|help)\b/,
    tells: OF_PERMIT,
  },
  {
    says: /\b(?:driving licen[cs]e|own car|car of (?:his|her|their) own)\b/,
    tells: OF_DRIVING,
  },
]

/** Words of a question that is read. */
const MOST = 18

const SAID = new PatternMap([...NEARLY, ...PERSON_NEARLY].map((one) => [one.says, one]))

/** Whether a line may tell what is nearly asked for; null where it is no such term. */
export function termNearly(facts: Facts, folded: string, text: string): ((part: PlanPart) => boolean) | null {
  const plain = folded.replace(/[?.!\s]+$/, '')
  if (plain.split(' ').length > MOST) return null
  const isPast = PAST.test(plain)
  const near = SAID.matching(plain).filter(
    ({ needs, not, past }) =>
      (past === true || !isPast) &&
      (needs === undefined || (needs.test(plain) && !PART_OF_IT.test(plain))) &&
      not?.test(plain) !== true,
  )
  if (near.length === 0) return null
  const named = placesIn(text)
  return (part) =>
    near.some(({ tells, needs, past, named: byPlace }) => {
      if (past === true) return tells.test(part.text) || tells.test(headingOf(facts, part))
      const isSaid =
        tellsTerm(facts, part, tells) || (byPlace && named.some((place) => part.text.includes(place)))
      return isSaid && (needs === undefined || isOfTerms(facts, part))
    })
}

function headingOf(facts: Facts, { units: [first = -1] }: PlanPart): string {
  return facts.document.sections[facts.units[first]?.unit.section ?? -1]?.heading ?? ''
}

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\bto (?:the )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/gu)].map(([, name = '']) => name)
