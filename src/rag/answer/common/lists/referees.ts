/** 'Who can give a reference?': all that stands under a heading or a label for it, else the lines that offer somebody. */
import type { Facts } from '../../facts/facts.ts'
import { WHO, WHOSE } from '../../lexicon/frames.ts'
import { refereesOf } from '../../lists/section-list.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { UNSAID, listOf, planOf, type Overview } from '../planner.ts'

const MAY_I = '(?:can|could|may|might|should|would) (?:i|we|one)'
const CALL = 'call|ring|phone|contact|ask|speak (?:to|with)|talk (?:to|with)|write to|get in touch with'
/** What references tell of. */
const PAST = `(?:${WHOSE} )?(?:track record|(?:past |previous |earlier )?(?:work|performance|achievements|experience|results)|background|claims|reputation|character|what ${WHO} (?:says?|claims?|writes?|did|does)(?: here)?)`

/** Who would confirm what is said of the person. */
export const VOUCHING: readonly string[] = [
  `(?:who|anyone who|anybody who) (?:can|could|will|would) (?:vouch for|recommend|speak for) ${WHO}`,
  `(?:can|could|will|would) (?:anyone|anybody|someone|somebody) (?:vouch for|recommend|speak for) ${WHO}`,
  `who(?: all)?(?: has| have)? (?:recommends?|recommended|vouch(?:es|ed)? for|endorse[sd]?|praise[sd]?|spoken? (?:up |well )?(?:for|of)|spoke (?:up |well )?(?:for|of)) ${WHO}`,
  `whom? ${MAY_I} (?:${CALL}) (?:to (?:check|verify|confirm|hear|learn|find out|ask)(?: more)?(?: about)?|about|regarding) ${PAST}`,
  `(?:(?:list|name|show|give)(?: me| us)?|who(?: is| are| all)?|which)(?: all| all of)?(?: the)?(?: people| persons| everyone| everybody| anyone| those| ones)?(?: who| that)?(?: has| have| is| are| was| were)? (?:agreed|offered|promised|volunteered|willing|happy|prepared|ready|glad|named|listed|given|put forward)(?: to| as)?(?: act as| be| serve as| speak as| stand as| give| provide| write)?(?: her| his| their| your| an?| any| the)?(?: (?:good|personal|professional|character))? ?(?:references?|referees?)(?: for ${WHO})?`,
  `whom? (?:can|could|will|would) (?:confirm|verify|back up|corroborate|attest to) ${PAST}`,
]

/** Shared sections ('Private and references') hold more. */
const ASKED =
  /\brefer(?:ences?|ees?)\b|\bvouch|\bon request\b|\bask(?:ed)?\b|\bcall\b|\bphone\b|@|\+\d|\b(?:former(?:ly)?|my) (?:manager|boss|head|supervisor|director)\b|^(?:Dr|Prof|Mr|Mrs|Ms)\b|\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+, (?:\p{Ll}|\p{Lu})/u
const OFFERED =
  /\b(?:offered|agreed|promised|willing|happy|ready|glad|prepared) to (?:speak|vouch|answer|give (?:a |me a )?references?|act as|be (?:asked|called|phoned))/
/** 'Teacher reference number: …' */
const OF_REGISTER = /\b(?:number|no|nr|code|id)\b\.?$/i
/** Another question of the same form, which stands below them: 'Have you been dismissed? NO'. */
const TICKED = /\?\s(?:yes|no|none|nil|n\/a)\.?$/i
const ALSO = /^(?:So|As) (?:will|would|can|does) |^(?:And )?also \p{Lu}/u
const ON_REQUEST =
  /\b(?:references?|referees?)\b.{0,60}\b(?:on|upon|at your) request\b|\breferences? (?:are )?available\b/i

export function planReferees(facts: Facts): Overview {
  const found = listed(facts, 'references', ({ text, more }) => ASKED.test([text, ...more].join(' ')))
  const pieces = found.pieces.filter(
    ({ label, text }) => (label === null || !OF_REGISTER.test(label)) && !TICKED.test(text),
  )
  if (pieces.length > 0) {
    const parts = partsOf(pieces).map((part, i) => {
      const label = pieces[i]?.label ?? null
      // 'Ask about me: …' names the list, 'Dr Ann Poole: …' a person
      return label !== null && /\p{Lu}\p{L}+ \p{Lu}/u.test(label) && !part.text.startsWith(label)
        ? { ...part, text: `${label}: ${part.text}` }
        : part
    })
    return pieces.every(({ form }) => form === 'sentence') ? planOf(parts) : listOf(parts)
  }
  const told = refereesOf(facts)
  if (told.length > 0)
    return planOf(
      told.flatMap((part) => {
        const next = facts.units[(part.units[0] ?? 0) + 1]?.unit
        // 'Jo Pym will speak for me. So will Dr Ann Poole.'
        return next !== undefined && ALSO.test(next.text)
          ? [part, { text: next.text, units: [next.index] }]
          : [part]
      }),
    )
  const offered = facts.units.find(
    ({ unit }) => unit.kind !== 'heading' && (OFFERED.test(unit.text) || ON_REQUEST.test(unit.text)),
  )
  return offered === undefined ? UNSAID : planOf([{ text: offered.unit.text, units: [offered.unit.index] }])
}
