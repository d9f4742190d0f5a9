/** 'Her first job after university', 'after her master's': when what was studied first, or is named, came to its end. */
import { studyRecords } from '../common/studies/study-records.ts'
import { rankOf, DEGREE, TRADE } from '../common/studies/study-words.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import {
  byStart,
  partOf,
  posts,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { DateRange } from '../text/dates.ts'
import { fold } from '../text/text.ts'

/** Degrees that are named, by what their records say. */
const LEVELS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\bph\.?d\b|\bdoctora/, /\bph\.? ?d\b|\bdoctor/i],
  [
    /\bmaster|\bmsc\b|\bmba\b/,
    /\bmaster|\bm\.? ?sc\b|\bm\.?a\.?\b|\bmba\b|\bm\.s\.|\bmagist|\blaurea (?:mag|spec)/i,
  ],
  [/\bpg[cd]e\b/, /\bpg[cd]e\b/i],
  [/\bbachelor|\bbsc\b/, /\bbachelor|\bb\.? ?sc\b|\bb\.?a\.?\b|\bb\.? ?eng\b|\bb\.s\.|\blaurea tri/i],
]
/** Where one studies for a degree. */
const HIGHER = /\b(?:universit|uni\b|degree|graduat|college|ph\.?d|doctora|master|bachelor)/
/** Months that may pass between one course of study and the next: later ones are taken beside a career. */
const PAUSE = 12

const AFTER =
  /\b(?:after|following|once|out of)\b.{0,24}\b(?:stud(?:y|ies|ying)|graduat\w*|university|uni|degree|school|college|ph\.?d|doctorate|master['’]?s|bachelor['’]?s|pg[cd]e|msc|bsc|mba|training|apprenticeship|qualif\w*|education)(?:\b|$)/
/** Months by which a post may begin before the studies are over: where only a year is told of one of them, in that year. */
const EARLY = 6
const SAME_YEAR = 11

export const isAfterStudies = ({ folded }: Question): boolean => AFTER.test(folded)

/** The first post that began when they were over, or soon was to; null where none did. */
export function firstAfterStudies({ facts, question, now }: TimelineContext): Plan | null {
  const { to, exact } = endOfStudies(facts, question.folded, now)
  const job = byStart(posts(facts)).find(
    ({ range }) => range.from >= to - (exact && range.exact ? EARLY : SAME_YEAR),
  )
  return job ? { parts: [partOf(job)], list: false, chance: 0.85, fact: true } : null
}

type End = Pick<DateRange, 'to' | 'exact'>
const NEVER: End = { to: -Infinity, exact: true }
const later = (a: End, b: End): End => (b.to > a.to ? b : a)

/** The last month, since year 0; -Infinity where no studies with an end are told. */
function endOfStudies(facts: Facts, folded: string, now: number): End {
  const all = studiesIn(facts, now)
  const named = LEVELS.filter(([asked]) => asked.test(folded)).flatMap(([, told]) =>
    all.filter(({ text }) => told.test(text)),
  )
  if (named.length > 0) return named.map(({ range }) => range).reduce(later, NEVER)
  const inField = ofField(all, folded)
  if (inField.length > 0) return inField.map(({ range }) => range).reduce(later, NEVER)
  const degrees = HIGHER.test(folded) ? all.filter(({ text }) => rankOf(text) >= DEGREE) : []
  return endOfRun(degrees.length > 0 ? degrees : all)
}

/** 'After design school', 'once she had left law school': of what one studied there. */
const FIELD =
  /\b(?:after|following|once|out of)\b.{0,24}?\b(?<field>\p{L}{3,}) (?:school|college|academy|studies|degree|training)\b/u
const ANY_FIELD =
  /^(?:the|his|her|their|your|this|that|high|first|last|second|secondary|primary|grammar|higher|university|college|boarding|leaving|left|finishing|finished|from|good|degree)$/
/** Letters in which a field and the studies of it are alike: 'medical', 'Medicine'. */
const ALIKE = 5

function ofField(all: readonly Study[], folded: string): readonly Study[] {
  const field = FIELD.exec(folded)?.groups?.['field'] ?? ''
  if (field === '' || ANY_FIELD.test(field)) return []
  const root = field.slice(0, Math.max(ALIKE, field.length - 2))
  return all.filter(({ text }) => new RegExp(`(?<!\\p{L})${root}`, 'u').test(fold(text)))
}

type Study = Pick<DatedEntry, 'range' | 'text'>

/** Those with an end; where the entries tell of no degree and no trade ('Governor of the school'), the records that do. */
function studiesIn(facts: Facts, now: number): readonly Study[] {
  const told = byStart(timeline(facts, ['education']).filter(({ range }) => !range.open))
  if (told.some(({ text }) => rankOf(text) >= TRADE)) return told
  const records = studyRecords(facts, now).flatMap(({ dates, rank, text, unfinished }): Study[] => {
    const range = dates.at(-1)
    return range === undefined || range.open || unfinished || rank < TRADE ? [] : [{ range, text }]
  })
  return records.length > 0 ? byStart(records) : told
}

function endOfRun(studies: readonly Study[]): End {
  let end = NEVER
  for (const { range } of studies) {
    if (end !== NEVER && range.from > end.to + PAUSE) break
    end = later(end, range)
  }
  return end
}
