/** 'Does she have a driving licence?': for the road, and none of a pilot, a trade or a program. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { silentOn } from '../own-terms.ts'
import { isPlan, planOf, type Overview } from '../planner.ts'
import { find, say, sayAll, type Way } from '../told.ts'
import { orLearned } from './terms-learned.ts'

const LICENCE = "(?:(?:driving|driver['’]?s?|drivers['’]?|car) (?:licen[cs]es?|permits?))"
const SORT = '(?:full |clean |valid |current |european |eu |uk |us )*'
/** Folded, with the person's own name as 'she'. */
export const DRIVING = exactly(
  [
    `(?:what(?:['’]?s| is| are| about) |any |is there )?(?:${WHOSE} |an? |any )*${SORT}${LICENCE}(?: (?:class|category|categories|status))?`,
    `(?:does|do|has|have|is|are) ${WHO} (?:have |got |hold |possess |own |in possession of )?(?:${WHOSE} |an? |any )*${SORT}${LICENCE}`,
    `(?:which|what) (?:(?:kind|type|class|category)s? of )?${SORT}${LICENCE} (?:does|do|has|have) ${WHO} (?:have|got|hold)`,
    `(?:can|does|do|may|is|are) ${WHO} (?:able to |allowed to |know how to )?(?:drive|driving)(?: an?)?(?: (?:car|vehicle|van))?`,
    'driving',
  ].join('|'),
)

const A = '(?:an? |the |any |our |your )?'
const HEAVY =
  '(?:lorry|lorries|trucks?|hgvs?|lgvs?|heavy goods vehicles?|bus|buses|minibus(?:es)?|coach(?:es)?|motor ?(?:bikes?|cycles?))'
export const DRIVING_HEAVY = exactly(
  [
    `(?:can|may|could|is|are) ${WHO} (?:able to |allowed to |permitted to |entitled to |licen[cs]ed to |qualified to |legally )?(?:drive|ride) ${A}${HEAVY}`,
    `(?:does|do|has|have) ${WHO} (?:have |got |hold |possess )?${A}${HEAVY} (?:driving )?licen[cs]e`,
  ].join('|'),
)

/** Of something else than the road, or for people who are taught or carried. */
const ELSE =
  /\btrain driv|\bforklift licence|\b(?:remote|drone|pilot|fly|flying|aircraft|boat|skipper|software|apache|mit|gpl|bsd|mpl|alcohol|taxi licen|snowmobile licence$|practi[sc]e|product|open|device|class i{1,3}v?\b|to be a|driver training)\b/i
const ANYWHERE: Way['kinds'] = [
  'practical',
  'contact',
  'summary',
  'certifications',
  'education',
  'experience',
  'skills',
  'interests',
  'languages',
  'projects',
  null,
]
const WAYS: readonly Way[] = [
  {
    kinds: ANYWHERE,
    label:
      /^(?:(?:full|clean|car|own|valid|do (?:you|i) (?:have|hold) an?|can (?:you|i)) )*(?:driving|driver['’]?s?|drivers|drive)(?: (?:licen[cs]es?|permit))?(?: .{0,20})?\??$|^licen[cs]es? for cars/,
    text: /\b(?:(?:driving|driver['’]?s?|car|van|car and van|motor vehicle),? (?:UK |EU |Irish )?(?:licen[cs]es?|permit)|licen[cs]es? (?:for|of) (?:an? )?(?:cars?|vans?|motor)|(?:clean|full|provisional) (?:UK |EU |European |US |[A-Z]\p{Ll}+ )?licen[cs]e\b|category [A-D]\d? licen[cs]e)/iu,
    not: ELSE,
  },
  {
    text: /(?:\b(?:I|he|she|they) (?:do(?:es)? not |don['’]t |doesn['’]t |can(?:not)? |can drive|never )*(?:drives?|drove)\b(?! (?:sales|growth|change|forward|the|to work with|out|up|home to|through))|^(?:does not |do not )?drives? (?:a |an |\d|car|van|lorry))/i,
    not: ELSE,
  },
  // whatever else they do not do
  {
    text: /\b(?:never|not|n['’]t) (?:yet |really |quite )?(?:learn(?:ed|t)?|been taught) (?:how )?to drive\b|\b(?:has|have|['’]ve|['’]s) never driven\b(?! (?:an?|the) (?!car\b))|\b(?:non-driver|(?:do(?:es)? not|don['’]t|doesn['’]t|can(?:not|['’]t)) drive(?=[,.;:]| and\b| but\b|$))/i,
  },
  {
    text: /\blicen[cs]e (?:class |code |category |categories )?(?:[BC]E?\d?|D1?E?)\b|\bno car,? no licence|\bno licence\b.*\bcar\b/,
    not: ELSE,
  },
  { text: /\bdrives?\b(?=.{0,40}\b(?:van|lorry|minibus|car|tractor)\b)/i, not: ELSE },
  {
    // 'Licence: B and F (tractor)'
    text: /^(?:full |clean )?licen[cs]es?:? (?:(?:class|code|category|categories) )?(?:AM|A[12]?|[BCDT]E?\d?|C1E?|D1E?|F|G|L)(?=[\s,/.;+&(]|$)/i,
    not: ELSE,
  },
  {
    label: /^(?:minibus|bus|lorry|heavy goods)\b/,
    text: /\b(?:minibus|bus|lorry|truck|heavy goods|HGV|LGV|commercial driver|goods driver['’]?s?)\b.{0,20}\b(?:licen[cs]e|permit|D1)/i,
    not: ELSE,
  },
]
/** What belongs to it: 'no car', 'not for lorries', 'clean licence since 2003'. */
const SAME =
  /\b(?:licen[cs]e|own (?:a |small )?car|own van|no (?:car|lorry|trailer|motorbike|motorcycle|boat)|trailers?|lorr(?:y|ies)|motorbike|four-wheel|lorry licence)\b|^I drive$/i
/** Without one of these no line tells it. */
export const OF_DRIVING =
  /\b(?:licen[cs]\w*|driv\w+|cars?|vans?|vehicles?|wheels?|minibus|lorry|motor\w*|category [A-E]|class [A-E])\b/i
const OF_OWN_CAR = /\b(?:own|my|small|old) (?:\p{L}+ )?(?:car|van|vehicle)\b|\bno car\b/iu
/** Several of them, each in a line of its own. */
const MOST = 3

/** 'Does he own a car?' */
const CAR_ASKED =
  /\b(?:(?:own|owns|have|has|got|possess\w*|access to) (?:an? |(?:his|her|their|your) )?(?:own )?(?:car|vehicle|van|wheels)|own (?:car|vehicle|van|wheels|transport)|(?:car|vehicle|van|wheels|transport) of (?:his|her|their|your) own|car owner|motori[sz]ed)\b/
const OF_CAR =
  /\b(?:cars?|vehicles?|vans?|wheels|drives? (?:an?|my|his|her) |motor ?(?:bike|cycle)s?|campervan|moped|scooter|no licen[cs]e|(?:not|n['’]t|never|cannot) (?:yet )?(?:learn\w* to )?drive|(?:have|has|without) (?:no|an?) (?:driving )?licen[cs]e|non-driver)\b/i

/** 'Driving licence: car only', 'motorcycle licence'. */
const OF_LICENCE_ONLY =
  /\b(?:cars?|vans?|motor ?(?:bike|cycle)s?)(?: and (?:car|van|motor ?(?:bike|cycle))s?)? (?:driving )?licen[cs]es?|licen[cs]es?:? (?:for |full )*(?:cars?|vans?|motor ?(?:bike|cycle)s?)(?: only)?|\b(?:cars?|vans?) only\b/gi
/** A licence is no car. */
function planOwnCar(facts: Facts): Overview {
  const plan = planDriving(facts)
  if (!isPlan(plan)) return plan
  const parts = plan.parts.filter(({ text }) => OF_CAR.test(text.replace(OF_LICENCE_ONLY, ' ')))
  return parts.length > 0 ? { ...plan, parts } : silentOn(facts, OF_OWN_CAR)
}

export function planDriving(facts: Facts, folded = ''): Overview {
  if (CAR_ASKED.test(folded)) return planOwnCar(facts)
  const found = find(facts, WAYS)
  const parts = say(facts, found, SAME)
  if (found.some((piece) => piece.column !== '')) return planOf(sayAll(found, MOST))
  return orLearned(facts, 'driving', planOf(parts) ?? silentOn(facts, OF_DRIVING))
}

/** By the vehicle's name, or by the letters of its category. */
const VEHICLES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lorr|truck|hgv|lgv|heavy)/,
    '(?:lorry|lorries|trucks?|HGVs?|LGVs?|heavy goods|C1?E|C1)|categor(?:y|ies) [^.;]{0,20}\\bC',
  ],
  [/\bminibus/, '(?:minibus(?:es)?|D1?E|D1)|categor(?:y|ies) [^.;]{0,20}\\bD'],
  [/\b(?:bus|coach)/, '(?:bus|buses|coach(?:es)?|PCV|PSV|DE)|categor(?:y|ies) [^.;]{0,20}\\bD'],
  [/\bmotor/, '(?:motor ?(?:bikes?|cycles?))|categor(?:y|ies) [^.;]{0,20}\\bA[12M]?'],
]
/** What is said of a licence is surer than what one drives or drove. */
const OF_LICENCE: readonly RegExp[] = [
  /\blicen[cs]es?\b|\bcategor(?:y|ies)\b|\bpermit\b/i,
  /\b(?:driving|drives?)\b/i,
]

/** Lines about a licence for the very vehicle; null where none names it. */
export function planHeavy(facts: Facts, folded: string): Overview {
  const named = VEHICLES.find(([asked]) => asked.test(folded))?.[1]
  if (named === undefined) return null
  const vehicle = new RegExp(`\\b(?:${named})(?![\\p{L}\\d])`, 'iu')
  const lines = facts.units.filter(
    ({ unit, entry }) =>
      unit.kind !== 'heading' &&
      (entry === null || facts.entries[entry]?.kind !== 'experience') &&
      vehicle.test(unit.text),
  )
  for (const licence of OF_LICENCE) {
    const found = lines.filter(({ unit }) =>
      [unit.text, facts.document.sections[unit.section]?.heading ?? ''].some((text) => licence.test(text)),
    )
    if (found.length > 2) return null
    if (found.length > 0) return planOf(found.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
  }
  return null
}
