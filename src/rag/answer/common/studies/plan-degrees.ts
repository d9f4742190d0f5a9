/** 'What is her highest degree?', 'where did she study?', 'does she have a PhD?': from the records of her studies. */
import type { Facts } from '../../facts/facts.ts'
import { planSectionList } from '../../lists/section-list.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { listOf, planOf, UNSAID, type Overview, type Planner } from '../planner.ts'
import { studyRecords, type StudyRecord } from './study-records.ts'
import { A_SCHOOL, BACHELOR, DEGREE, DOCTORATE, TRADE } from './study-words.ts'

const partOf = ({ text, units }: StudyRecord): PlanPart => ({ text, units })

/** The year in which it ended; 0 without one. */
function endOf({ text, dates }: StudyRecord, now: number): number {
  const past = dates.filter(({ to }) => to <= now)
  const awarded = past.find(({ start }) =>
    /\b(?:awarded|completed|defended|finished|passed|graduated|obtained)(?: in| on)? $/i.test(
      text.slice(0, start),
    ),
  )
  const end = awarded ?? past.find(({ single }) => !single) ?? past[0]
  return end === undefined ? 0 : Math.floor(end.to / 12)
}

/** What was finished, the highest and then the latest first. */
export function finished(facts: Facts, now: number): StudyRecord[] {
  return studyRecords(facts, now)
    .filter(({ rank, unfinished }) => rank > 0 && !unfinished)
    .sort((a, b) => b.rank - a.rank || endOf(b, now) - endOf(a, now))
}

/** Degrees; where there are none, what was learned as a trade. */
function degreesOf(facts: Facts, now: number): StudyRecord[] {
  const all = finished(facts, now)
  const degrees = all.filter(({ rank }) => rank >= DEGREE)
  return degrees.length > 0 ? degrees : all.filter(({ rank }) => rank >= TRADE)
}

/** Nothing is known to be a degree: unsaid, unless studies are told in words that are not known. */
function none(facts: Facts): Overview {
  const told = facts.entries.some(({ kind, range }) => kind === 'education' && range !== null)
  return told ? null : UNSAID
}

export const planHighest: Planner = (facts, _, now) => {
  const [best] = finished(facts, now)
  return best ? planOf([partOf(best)]) : none(facts)
}

/** 'Has she got a university degree?' */
const WHETHER = /^(?:does|do|has|have|is|are)\b|\b(?:university|academic|college) degree/

/** 'No university', 'I did not go to university'. */
const NO_UNIVERSITY =
  /\b(?:(?:no|not|never|without|instead of)\b[^.;]{0,30}\b(?:university|degree|college)|left school at)\b/i
const LONGEST = 260
export function deniedStudies({ units }: Facts): Overview {
  const denied = units.filter(
    ({ unit: { kind, text } }) => kind !== 'heading' && text.length < LONGEST && NO_UNIVERSITY.test(text),
  )
  return planOf(denied.slice(0, 2).map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}
const AT_UNIVERSITY =
  /\b(?:at|to) (?:university|uni)\b|\b(?:university|academic) (?:degree|education|studies|qualifications?)\b/
const OF_UNIVERSITY =
  /\b(?:universit\p{L}+|polytechnic|hochschule|hogeschool|college|institut\p{L}*|academy|conservato\p{L}+|school of|bachelor\p{L}*|master\p{L}*)\b/iu

export const planDegrees: Planner = (facts, _, now, folded) => {
  // what was learned as a trade is no study at a university
  if (AT_UNIVERSITY.test(folded) && !finished(facts, now).some(({ rank }) => rank >= BACHELOR)) {
    const told = studyRecords(facts, now).filter(
      ({ rank, text }) => rank >= DEGREE && (rank >= BACHELOR || OF_UNIVERSITY.test(text)),
    )
    return deniedStudies(facts) ?? listOf(told.map(partOf)) ?? none(facts) ?? UNSAID
  }
  if (WHETHER.test(folded)) {
    const all = studyRecords(facts, now).filter(({ rank }) => rank >= DEGREE)
    const held = degreesOf(facts, now).filter(({ rank }) => rank >= DEGREE)
    // a diploma beside a degree makes nobody a graduate
    const taken = /\bgraduate$/.test(folded) ? held.filter(({ rank }) => rank >= BACHELOR) : []
    return listOf((taken.length > 0 ? taken : held.length > 0 ? held : all).map(partOf))
  }
  return listOf(degreesOf(facts, now).map(partOf)) ?? none(facts)
}

/** 'Where did he take his first degree?': the earliest of what a university awards; where there is none, of any. */
export const planFirstDegree: Planner = (facts, _, now) => {
  const all = finished(facts, now).filter(({ rank }) => rank >= DEGREE)
  const taken = all.filter(({ rank }) => rank >= BACHELOR)
  const degrees = (taken.length > 0 ? taken : all).filter((one) => endOf(one, now) > 0)
  if (degrees.length < all.filter(({ rank }) => rank >= BACHELOR).length) return null
  const [first] = [...degrees].sort((a, b) => endOf(a, now) - endOf(b, now) || a.rank - b.rank)
  return first === undefined ? null : planOf([partOf(first)])
}

/** Schools count where one studied at none above them. */
export const planSchools: Planner = (facts, _, now) => {
  const degrees = degreesOf(facts, now)
  return listOf((degrees.length > 0 ? degrees : finished(facts, now)).map(partOf)) ?? none(facts)
}

export const planGraduation: Planner = (facts, _, now) => {
  const dated = degreesOf(facts, now).filter((one) => endOf(one, now) > 0)
  const [first] = dated
  if (first === undefined) return degreesOf(facts, now).length > 0 ? UNSAID : none(facts)
  const year = String(endOf(first, now))
  const parts = dated.map(partOf)
  // a record that begins with it says it already
  const lead = first.text.startsWith(year) ? {} : { lead: year }
  return { ...lead, parts, list: true, chance: 0.9, fact: true }
}

/** All of one's studies, with what was not finished. */
export const planEducation: Planner = (facts, groups, now) => {
  const all = studyRecords(facts, now)
  const home = new Set(all.filter(({ rank }) => rank > 0).map(({ heading }) => heading))
  const shown = all.filter(
    ({ rank, kind, heading, dates, text }) =>
      rank > 0 ||
      (kind === 'education' &&
        home.has(heading) &&
        text.length < 160 &&
        (dates.length > 0 || A_SCHOOL.test(text))),
  )
  return (
    listOf(shown.map((one) => ({ text: one.text, units: one.units }))) ??
    planSectionList(facts, groups, 'education')
  )
}

/** Names of a doctorate anywhere, beside what the records say. */
const SOME_DOCTORATE = /\b(?:ph\.? ?d|d\.?phil|doctor(?:ate|al)|dr\.)/i

export const planDoctorate: Planner = (facts, _, now) => {
  const all = studyRecords(facts, now).filter(({ rank }) => rank === DOCTORATE)
  const held = all.filter(({ unfinished }) => !unfinished)
  const plan = planOf((held.length > 0 ? held : all).map(partOf))
  if (plan !== null) return plan
  const named = facts.person && SOME_DOCTORATE.test(facts.units[facts.person.unit]?.unit.text ?? '')
  const told = facts.units.some(
    ({ unit }) => facts.mainKinds[unit.section] === 'summary' && SOME_DOCTORATE.test(unit.text),
  )
  return named || told ? null : UNSAID
}
