/** 'Who can give a reference?': all that stands under a heading or a label for it, else the lines that offer somebody. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { PERSON } from '../../lexicon/names.ts'
import { refereesOf } from '../../lists/section-list.ts'
import { asksList } from './list-questions.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { isPlan, UNSAID, listOf, planOf, type Overview, type Planners } from '../planner.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'

const MAY_I = '(?:can|could|may|might|should|would) (?:i|we|one)'
const CALL = 'call|ring|phone|contact|ask|speak (?:to|with)|talk (?:to|with)|write to|get in touch with'
const CHECK =
  '(?:give|provide|offer|write|act as|be|serve as)(?: me| us)?(?: (?:her|his|their|a|any|an|some))?(?: (?:good|personal|professional))? (?:references?|referees?)'
const REFERENCES =
  '(?:(?:professional|personal|work|character) )*(?:references?|referees?|letters? of recommendation|recommendations?|testimonials?)'
/** What references tell of. */
const PAST = `(?:${WHOSE} )?(?:track record|(?:past |previous |earlier )?(?:work|performance|achievements|experience|results)|background|claims|reputation|character|what ${WHO} (?:says?|claims?|writes?|did|does)(?: here)?)`

/** Who would confirm what is said of the person. */
const VOUCHING: readonly string[] = [
  `(?:who|anyone who|anybody who) (?:can|could|will|would) (?:vouch for|recommend|speak for) ${WHO}`,
  `(?:can|could|will|would) (?:anyone|anybody|someone|somebody) (?:vouch for|recommend|speak for) ${WHO}`,
  `who(?: all)?(?: has| have)? (?:recommends?|recommended|vouch(?:es|ed)? for|endorse[sd]?|praise[sd]?|spoken? (?:up |well )?(?:for|of)|spoke (?:up |well )?(?:for|of)) ${WHO}`,
  `whom? ${MAY_I} (?:${CALL}) (?:to (?:check|verify|confirm|hear|learn|find out|ask)(?: more)?(?: about)?|about|regarding) ${PAST}`,
  `(?:(?:list|name|show|give)(?: me| us)?|who(?: is| are| all)?|which)(?: all| all of)?(?: the)?(?: people| persons| everyone| everybody| anyone| those| ones)?(?: who| that)?(?: has| have| is| are| was| were)? (?:agreed|offered|promised|volunteered|willing|happy|prepared|ready|glad|named|listed|given|put forward)(?: to| as)?(?: act as| be| serve as| speak as| stand as| give| provide| write)?(?: her| his| their| your| an?| any| the)?(?: (?:good|personal|professional|character))? ?(?:references?|referees?)(?: for ${WHO})?`,
  `whom? (?:can|could|will|would) (?:confirm|verify|back up|corroborate|attest to) ${PAST}`,
]

const REFEREES_COUNTED = exactly(
  [
    `(?:how many|number of) (?:(?:professional|personal|work|character|named|other|different|own) ){0,2}(?:referees|references|people (?:who|that) (?:can|could|will|would) (?:vouch for|recommend|speak for) ${WHO})(?: (?:are there|(?:does|do|did|has|have) (?:${WHO}|the cv) (?:have|got|give|given|name|named|list|listed|offer|offered|provide|provided|supply|supplied|put forward|mention|mentioned)|(?:are|were) (?:given|named|listed|offered|provided|mentioned)))?`,
    `how many people (?:can|could|will|would) (?:vouch for|recommend|speak for|give (?:a )?references? for) ${WHO}`,
  ].join('|'),
)
const OPENS_WITH_PERSON = new RegExp(
  `^(?:(?:Dr|Prof|Professor|Judge|Sister|Father|Rev|Sir|Dame|Mr|Mrs|Ms|Miss)\\.? )*(?:${PERSON.source})(?:$|[ ,:;(–—|-])`,
  'u',
)

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

/** 'How many referees does he give?': those that the lines begin with, one in each; null where one begins otherwise. */
function planRefereesCounted(facts: Facts): Overview {
  const plan = planReferees(facts)
  if (!isPlan(plan) || !plan.parts.every(({ text }) => OPENS_WITH_PERSON.test(text))) return null
  return { ...plan, list: true, lead: capital(numberWord(plan.parts.length)) }
}

export const REFEREES_ASKED: Planners = [
  [REFEREES_COUNTED, (facts) => planRefereesCounted(facts)],
  [
    asksList(REFERENCES, 'provide|provided|offer|offers|give|gives|supply|name|named', [
      ...VOUCHING,
      `who (?:can|could|will|would) (?:${CHECK})(?: for ${WHO})?`,
      `(?:can|could|will|would|does|do) (?:${WHO}|anyone|anybody|someone|somebody) (?:${CHECK})(?: for ${WHO})?`,
      `(?:are|is) (?:there )?(?:${WHOSE} |any )*${REFERENCES} (?:available|given|listed|provided|offered|included|on request|available on request)`,
      `who (?:can|could) (?:i|we|one) (?:ask|call|contact|ring|speak to|talk to)(?: about ${WHO}| for (?:a|any) references?)|who (?:knows ${WHO}|would recommend ${WHO}|recommends ${WHO})(?: professionally)?`,
    ]),
    planReferees,
  ],
]
