/** What one studied, learned and has papers of: the records that sections tell, or sentences anywhere. */
import { kindsOfHeading } from '../../document/heading-kinds.ts'
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { plainHeader } from '../../posts/headline.ts'
import { findDates, type DateRange } from '../../text/dates.ts'
import { oncePerLast } from '../../text/once-per.ts'
import { isForm, isHome, namesSchool, SCHOOL_LINE, studyLines, type StudyLines } from './study-lines.ts'
import { FINISHED_AFTER, GIVES, rankOf, SCHOOL, STUDIED, toPoint, TRADE, UNFINISHED } from './study-words.ts'

export interface StudyRecord {
  /** As an answer says it: what, where, when. */
  readonly text: string
  readonly units: readonly number[]
  /** With what stands below it. */
  readonly all: readonly number[]
  readonly rank: number
  readonly unfinished: boolean
  readonly dates: readonly DateRange[]
  readonly kind: Kind | null
  /** Folded headings above it. */
  readonly heading: string
}

/** 'Title awarded: …' */
const LABEL = /^\p{Lu}[\p{L} ]{2,23}: /u
/** The records of sections on studies and papers; where these tell of no degree and no trade, sentences of others. */
export const studyRecords = oncePerLast((facts: Facts, now: number): readonly StudyRecord[] => {
  const home = studyLines(facts).map((group) => recordOf(facts, group, now))
  if (home.some(({ rank }) => rank >= TRADE)) return home
  return [...home, ...toldElsewhere(facts, now)]
})

function recordOf(facts: Facts, { head, body, school }: StudyLines, now: number): StudyRecord {
  const [first] = head
  const entry = first?.entry == null ? undefined : facts.entries[first.entry]
  const isHead = first?.isHeader === true && entry !== undefined
  const below = body[0]
  // 'Earlier studies' is no part of what stands first below it
  const above = first?.unit.kind === 'heading' && head.length > 1 && kindsOfHeading(first.unit.text).size > 0
  const named = above && rankOf(first.unit.text) === 0 && !namesSchool(first.unit.text) ? head.slice(1) : head
  const texts = named.map(({ unit }) => unit.text)
  const form = isForm(facts, first?.entry ?? null) ? entry : undefined
  const row = form
    ? [form.text.replace(/ \| /g, ', ')]
    : first?.unit.kind === 'row'
      ? cells(facts, first)
      : null
  const labelled = texts.length > 1 && texts.every((text) => LABEL.test(text))
  let said = row
    ? row.join(', ')
    : toPoint(
        labelled
          ? texts.map((text) => text.replace(LABEL, '')).join(', ')
          : plainHeader(texts.reduce((a, b) => `${a}${/[.]$/.test(a) ? ' ' : ', '}${b}`)),
      )
  said = said.replace(/^\d{1,2}(?:\.\d{1,2})+\.? /, '')
  if (said === '') said = texts.join(', ')
  const units = form ? [...form.header] : named.map(({ unit }) => unit.index)
  if (school) {
    said = `${said}, ${school.unit.text.replace(/[.:]$/, '')}`
    units.push(school.unit.index)
  } else if (below && !row && below.unit.text.length <= SCHOOL_LINE && !namesSchool(said)) {
    // the school, or its label, in the line below
    const labels = /^(?:School|Institution|University|Where|Organisation|Place): /.test(below.unit.text)
    if (labels || (namesSchool(below.unit.text) && rankOf(below.unit.text) === 0 && below.unit.line)) {
      said = `${said}, ${below.unit.text.replace(LABEL, '').replace(/\.$/, '')}`
      units.push(below.unit.index)
    }
  }
  // below a heading that is a year
  const year =
    !isHead && first && findDates(said).length === 0 && entry !== undefined && /^\W*\d{4}/.test(entry.text)
      ? entry
      : null
  if (year) {
    said = `${plainHeader(year.text)}: ${said}`
    units.push(...year.header)
  }
  const whole = [`${texts.join(', ')}, ${said}`, ...body.map(({ unit }) => unit.text)]
  let dates = findDates(said)
  for (const { unit } of body) {
    if (dates.length > 0) break
    dates = findDates(unit.text)
    if (dates.length === 0 || unit.text.length > SCHOOL_LINE) continue
    said = `${said}, ${unit.text.replace(LABEL, '').replace(/\.$/, '')}`
    units.push(unit.index)
  }
  const ranked = Math.max(...texts.map(rankOf), row ? rankOf(said) : 0, STUDIED.test(said) ? 5.5 : 0)
  const rank = isOther(said, ranked) ? 0 : ranked
  return {
    text: said.replace(/[.,;:\s]+$/, ''),
    units,
    all: [...new Set([...units, ...body.map(({ unit }) => unit.index)])].sort((a, b) => a - b),
    rank,
    unfinished: rank !== SCHOOL && isUnfinished(whole, rank, dates, now),
    dates,
    kind: facts.mainKinds[first?.unit.section ?? -1] ?? null,
    heading: (facts.document.sections[first?.unit.section ?? -1]?.path ?? [])
      .slice(-2)
      .join(' ')
      .toLowerCase(),
  }
}

/** Does it tell of those that one teaches, or of work at a school? */
const isOther = (said: string, rank: number): boolean =>
  (rank <= 7 && GIVES.test(said)) ||
  (rank <= TRADE && /\b(?:I|she|he) (?:was|worked|teach|am|is)\b/i.test(said))

/** What is said of it, or dates that go on or lie ahead. */
function isUnfinished(
  texts: readonly string[],
  rank: number,
  dates: readonly DateRange[],
  now: number,
): boolean {
  const [own = '', ...below] = texts
  if (UNFINISHED.test(own) && !FINISHED_AFTER.test(own)) return true
  // below it another try may be told of, or a course of another name
  if (
    below.some(
      (text) =>
        UNFINISHED.test(text) &&
        rankOf(text) === 0 &&
        /^(?:left|i left|not |paused|broken|given|stopped|discontinued|abandoned|modules passed|withdr|unfinished|dropped (?:out|it)|never|without)/i.test(
          text,
        ),
    )
  )
    return true
  const range = dates.find(({ single }) => !single)
  return (
    rank > 0 &&
    range !== undefined &&
    lastMonth(range) > now &&
    !dates.some((d) => d.single && d.to <= now && d.from > range.from)
  )
}

/** Studies that are told to last until a year alone end with its summer. */
const lastMonth = ({ to, exact }: DateRange): number => (exact ? to : to - AFTER_SUMMER)
const AFTER_SUMMER = 5

/** What a row says in its cells, but for dashes, titles of theses and remarks that are long. */
function cells(facts: Facts, { unit }: UnitFacts): string[] {
  const all = cellsOf(facts.document, unit) ?? []
  return all.flatMap(({ header, text }) => {
    const plain = text.replace(/\s*\n\s*/g, ', ').trim()
    if (!/[\p{L}\d]/u.test(plain) || /thesis|supervis|advis|grade|mark|topic|hours|tutor/i.test(header))
      return []
    if (/^(?:["“„«]|thes[ei]s|dissertation|final |project )/i.test(plain)) return []
    return [
      plain
        .replace(/[.;]\s*["“„«].*$|[.;,] (?:thesis|dissertation|final|project).*$/isu, '')
        .replace(/\.$/, ''),
    ]
  })
}

const HOLDS =
  /\b(?:holds?|held|has|have|earned|took|takes|completed|finished|received|graduated|studied|stud(?:y|ies)|read|did|defended|awarded|passed|got|gained|obtained|with an?|trained|qualified|attended|learn(?:ed|t))\b/i
const TELLS_NOT: readonly (Kind | null)[] = [
  'references',
  'publications',
  'talks',
  'languages',
  'teaching',
  'funding',
  'memberships',
]

/** Lines of other sections that begin with a degree, and sentences that say one was taken. */
function toldElsewhere(facts: Facts, now: number): StudyRecord[] {
  return facts.units.flatMap((one) => {
    const { unit, isHeader, entry } = one
    const kind = facts.mainKinds[unit.section] ?? null
    if (isHome(facts, one) || unit.kind === 'heading' || TELLS_NOT.includes(kind)) return []
    if (facts.person && unit.text.includes(facts.person.text)) return []
    if (isHeader && entry !== null && kind === 'experience') return []
    const rank = rankOf(unit.text) || (STUDIED.test(unit.text) ? 5.5 : 0)
    if (rank === 0) return []
    const begins =
      unit.line && rankOf(unit.text.slice(0, 40)) > 0 && (one.dates.length > 0 || namesSchool(unit.text))
    if (!begins && !HOLDS.test(unit.text)) return []
    const next = facts.units[unit.index + 1]
    const body =
      next && next.unit.section === unit.section && !next.isHeader && rankOf(next.unit.text) === 0
        ? [next]
        : []
    return [recordOf(facts, { head: [one], body, school: null }, now)]
  })
}
