/** 'Which certificates does she hold?', 'what courses has she taken recently?' */
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts } from '../../facts/facts.ts'
import { A_YEAR } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { textOf } from '../../saying/say-unit.ts'
import { NUMBER_WORDS } from '../../text/word-lists.ts'
import { coursesLabelled } from './course-labels.ts'
import { papersOf, papersTold, type Paper } from './papers.ts'
import { finished, planDegrees } from './plan-degrees.ts'
import { isPlan, listOf, UNSAID, type Planner } from '../planner.ts'
import { DEGREE, UNFINISHED } from './study-words.ts'
import { linesUnder } from './under-heading.ts'

const partOf = ({ text, units }: Paper): PlanPart => ({ text: text.replace(/[.;]\s*$/, ''), units })

const LIKE_CERTIFICATE =
  /certif|licen[cs]|charter|accredit|regist|admitted|\blevel \d|\bNVQ\b|\baward\b|green belt|first aid|\bcard\b|journeyman|trade test|diploma|short course/i

export const planCertificates: Planner = (facts, _, now) => {
  const all = papersOf(facts, now)
  const held = all.filter(({ from, text }) => from === 'papers' || LIKE_CERTIFICATE.test(text))
  return listOf((held.length > 0 ? held : papersTold(facts, now, 'held')).map(partOf)) ?? UNSAID
}

/** 'July 2012 – Admitted as a solicitor' */
const ADMITTED =
  /^(?:[^.;]{0,24}[\d.:–—-] )?(?:admitted (?:as|to)|called to the bar|registered as an?|chartered) /i

/** 'Her degrees and professional qualifications': both, as they stand in the CV. */
export const planDegreesAndPapers: Planner = (facts, groups, now, folded) => {
  const all = finished(facts, now)
  const degrees = all.filter(({ rank }) => rank >= DEGREE).map(({ text, units }) => ({ text, units }))
  const papers = planCertificates(facts, groups, now, folded)
  // without the one or the other it may be told in words that are not known
  if (degrees.length === 0 || !isPlan(papers)) return null
  const seen = new Set(degrees.flatMap(({ units }) => units))
  const held = papers.parts.filter(
    ({ text, units }) => !units.some((unit) => seen.has(unit)) && !/\bdriv(?:e|ing|er)/i.test(text),
  )
  const said = new Set(held.flatMap(({ units }) => units))
  // below a degree that it followed from, it is no record of its own
  const admitted = facts.units.flatMap(({ unit }): PlanPart[] =>
    ['education', 'certifications'].includes(facts.mainKinds[unit.section] ?? '') &&
    ADMITTED.test(unit.text) &&
    !seen.has(unit.index) &&
    !said.has(unit.index)
      ? [{ text: unit.text.replace(/[.;]\s*$/, ''), units: [unit.index] }]
      : [],
  )
  const more = [...held, ...admitted]
  const at = ({ units }: PlanPart): number => Math.min(...units)
  return listOf([...degrees, ...more].sort((a, b) => at(a) - at(b)))
}

/** 'Her diplomas and degrees': degrees, and among them what is called a diploma or a certificate of studies. */
export const planDiplomas: Planner = (facts, groups, now, folded) => {
  const degrees = planDegrees(facts, groups, now, folded)
  if (!isPlan(degrees)) return degrees
  const seen = new Set(degrees.parts.flatMap(({ units }) => units))
  const sections = new Set([...seen].map((unit) => facts.units[unit]?.unit.section))
  const more = facts.units
    .filter(
      ({ unit }) =>
        sections.has(unit.section) &&
        unit.kind !== 'heading' &&
        (unit.first || unit.line) &&
        !seen.has(unit.index) &&
        !UNFINISHED.test(unit.text) &&
        OF_STUDY.test(unit.text),
    )
    .map(({ unit }): PlanPart => ({ text: unit.text.replace(/[.;]$/, ''), units: [unit.index] }))
  const at = ({ units }: PlanPart): number => Math.min(...units)
  return listOf([...degrees.parts, ...more].sort((a, b) => at(a) - at(b)))
}
/** How a line of studies begins that is no degree and yet a diploma. */
const OF_STUDY =
  /^(?:[^.;:]{0,40}\b)?(?:diploma|(?:executive|postgraduate|graduate|university|advanced) (?:certificate|programme))\b/i

/** Rights, checks and memberships: nothing that one attends. */
const NO_TRAINING =
  /\b(?:driving|driver'?s|licen[cs]es?|registered|register|registration|members?(?:hip)?|fellow|dbs|criminal record|medical|clearance|admitted|chartered|notary|permit|appointed|authori[sz]ed|check|vulnerable groups|revalidation|background)\b/i
const COURSE_NAMED =
  /\b(?:courses?|training|trained|refresh\w*|workshops?|e-learning|safeguarding|seminars?)\b/i
/** 'Course', 'Training' above a column: each of its rows is one, whatever it is about. */
const isInColumn = (facts: Facts, units: readonly number[]): boolean =>
  units.some((unit) =>
    cellsOf(facts.document, facts.units[unit]?.unit)?.some(({ header }) =>
      /^(?:(?:short |further )?(?:courses?|training)|workshops?)(?: (?:title|name|attended))?$/i.test(header),
    ),
  )
/** Months that are recent, and those before which nothing is. */
const RECENT = 36
const LONG_AGO = 84
const MOST = 3

export const planCourses: Planner = (facts, groups, now, folded) => {
  const labelled = coursesLabelled(facts, folded)
  if (labelled !== null) return labelled
  const so = takenSo(facts, folded)
  if (so.length > 0) return listOf(so)
  const below = linesUnder(facts, groups, folded)
  // 'Courses of the last two years' says itself of when they are
  if (below.length > 1 && IN_YEARS.test(folded)) return listOf(below)
  const isBoth = /\bcertif/.test(folded)
  const listed = papersOf(facts, now).filter(
    ({ text, units }) =>
      isBoth || !NO_TRAINING.test(text) || COURSE_NAMED.test(text) || isInColumn(facts, units),
  )
  const told = papersTold(facts, now, 'attended')
  const seen = new Set(listed.flatMap(({ units }) => units))
  const all = [...listed, ...told.filter(({ units }) => !units.some((unit) => seen.has(unit)))]
  const first = earliest(folded, now)
  if (first !== null) {
    // one without a date may be of those years or of others
    if (all.some(({ since }) => since === null)) return null
    return listOf(all.filter(({ since }) => (since ?? 0) >= first).map(partOf)) ?? UNSAID
  }
  if (!/\b(?:recent\w*|latest|lately|last|newest|past)\b/.test(folded))
    return listOf(withLines(all, below)) ?? UNSAID
  const dated = all
    .filter(({ since }) => since !== null && since >= now - LONG_AGO)
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0))
  const recent = dated.filter(({ since }) => (since ?? 0) >= now - RECENT)
  return listOf((recent.length > 0 ? recent : dated.slice(0, MOST)).map(partOf)) ?? UNSAID
}

/** How a course was taken, which its line says itself: 'online', 'in-house'. */
const WAY = /\b(?:online|distance|in-house|evening|residential|weekend)\b/

function takenSo(facts: Facts, folded: string): PlanPart[] {
  const way = WAY.exec(folded)?.[0]
  if (way === undefined) return []
  const says = new RegExp(`(?<!\\p{L})${way}(?!\\p{L})`, 'iu')
  return facts.units
    .filter(({ unit }) => {
      const kind = facts.mainKinds[unit.section]
      return (
        unit.kind !== 'heading' && (kind === 'education' || kind === 'certifications') && says.test(unit.text)
      )
    })
    .map(({ unit }) => ({ text: textOf(facts, unit.index), units: [unit.index] }))
}

const IN_YEARS = /\b(?:last|past|recent) (?:\w+ )?years$/

/** Courses in the order of the CV, with the lines below a heading that calls all of them so: a degree may be among them. */
function withLines(all: readonly Paper[], below: readonly PlanPart[]): PlanPart[] {
  const seen = new Set(all.flatMap(({ units }) => units))
  const more = below.filter(({ units }) => !units.some((unit) => seen.has(unit)))
  const at = ({ units }: PlanPart): number => Math.min(...units)
  return more.length === 0 ? all.map(partOf) : [...all.map(partOf), ...more].sort((a, b) => at(a) - at(b))
}

/** The month from which on it is asked for: 'in the last five years', 'since 2020'. */
function earliest(folded: string, now: number): number | null {
  const years = /\b(?:last|past) (two|three|four|five|ten) years\b/.exec(folded)?.[1]
  if (years !== undefined) return now - 12 * (NUMBER_WORDS.get(years) ?? 0)
  const year = new RegExp(`\\bsince (${A_YEAR})$`).exec(folded)?.[1]
  return year === undefined ? null : 12 * Number(year)
}
