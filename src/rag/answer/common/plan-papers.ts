/** 'Which certificates does she hold?', 'what courses has she taken recently?' */
import type { PlanPart } from '../plan/plan.ts'
import { coursesLabelled } from './course-labels.ts'
import { listOf, UNSAID, type Planner } from './planner.ts'
import { papersOf, papersTold, type Paper } from './papers.ts'

const partOf = ({ text, units }: Paper): PlanPart => ({ text: text.replace(/[.;]\s*$/, ''), units })

const LIKE_CERTIFICATE =
  /certif|licen[cs]|charter|accredit|regist|admitted|\blevel \d|\bNVQ\b|\baward\b|green belt|first aid|\bcard\b|journeyman|trade test|diploma|short course/i

export const planCertificates: Planner = (facts, _, now) => {
  const all = papersOf(facts, now)
  const held = all.filter(({ from, text }) => from === 'papers' || LIKE_CERTIFICATE.test(text))
  return listOf((held.length > 0 ? held : papersTold(facts, now, 'held')).map(partOf)) ?? UNSAID
}

/** Rights, checks and memberships: nothing that one attends. */
const NO_TRAINING =
  /\b(?:driving|driver'?s|licen[cs]es?|registered|register|registration|members?(?:hip)?|fellow|dbs|criminal record|medical|clearance|admitted|chartered|notary|permit|appointed|authori[sz]ed|check|vulnerable groups|revalidation|background)\b/i
const COURSE_NAMED =
  /\b(?:courses?|training|trained|refresh\w*|workshops?|e-learning|safeguarding|seminars?)\b/i
/** Months that are recent, and those before which nothing is. */
const RECENT = 36
const LONG_AGO = 84
const MOST = 3

export const planCourses: Planner = (facts, _, now, folded) => {
  const labelled = coursesLabelled(facts, folded)
  if (labelled !== null) return labelled
  const listed = papersOf(facts, now).filter(({ text }) => !NO_TRAINING.test(text) || COURSE_NAMED.test(text))
  const told = papersTold(facts, now, 'attended')
  const seen = new Set(listed.flatMap(({ units }) => units))
  const all = [...listed, ...told.filter(({ units }) => !units.some((unit) => seen.has(unit)))]
  if (!/\b(?:recent\w*|latest|lately|last|newest|past)\b/.test(folded))
    return listOf(all.map(partOf)) ?? UNSAID
  const dated = all
    .filter(({ since }) => since !== null && since >= now - LONG_AGO)
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0))
  const recent = dated.filter(({ since }) => (since ?? 0) >= now - RECENT)
  return listOf((recent.length > 0 ? recent : dated.slice(0, MOST)).map(partOf)) ?? UNSAID
}
