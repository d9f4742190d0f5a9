/**
 * Studies told in short paragraphs, each with what was studied, where, and when it ended, in any order and on one line
 * or on several: 'University of Harrow', '2016', 'MSc Robotics'; 'University of Harrow: MSc Robotics (2016)'; or as
 * definitions, 'MSc Robotics' above ': University of Harrow, 2016'.
 */
import type { Unit } from '../document/units.ts'
import { isDegree, namesSchool } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import type { DatedDraft } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { studyParts } from './study-parts.ts'

/** Characters of a header with all its lines, and the lines. */
const HEADER = 180
const LINES = 4
/** Parts of a header: more is a list of several things. */
const PARTS = 6
/** Characters of a part that names something. */
const NAME = 90
/** A sentence in which somebody tells. */
const TELLS = /(?:^|[\s(])(?:I|my|we|our|was|were|had|have|has|is)(?=[\s'’])|[!?]$|:$/i
/** What is told of a study, and begins none. */
const OF_STUDY =
  /^(?:thesis|dissertation|grades?|final|gpa|supervis|topics?|focus|modules|subjects|courses?:|minor)/i

interface Told {
  readonly lines: readonly Unit[]
  readonly text: string
}

/** The lines of a paragraph that tell one study and its time; null where it tells something else. */
function studyIn(block: readonly Unit[]): Told | null {
  const [first] = block
  if (first === undefined || OF_STUDY.test(first.text)) return null
  for (let end = 1; end <= Math.min(block.length, LINES); end++) {
    const lines = block.slice(0, end)
    if (!lines.every(({ kind, line }) => kind === 'sentence' && line)) return null
    const text = lines.map((line) => line.text).join(', ')
    if (text.length > HEADER || TELLS.test(text)) return null
    const dates = findDates(text)
    if (dates.length > 1) return null
    const parts = studyParts(headerParts(text, dates))
    const isWhole = dates.length === 1 && parts.length > 1 && parts.some((part) => namesSchool(part))
    if (isWhole) return isHeader(parts, block, end) ? { lines, text } : null
  }
  return null
}

/** Are its parts names, few enough, and does what stands below tell of no further time? */
const isHeader = (parts: readonly string[], block: readonly Unit[], end: number): boolean =>
  parts.length <= PARTS &&
  parts.every((part) => part.length <= NAME) &&
  block.slice(end).every(({ text }) => findDates(text).length === 0)

/** The drafts of a section of studies, where each of its paragraphs with a time tells one so; none otherwise. */
export function studyRecords(list: readonly Unit[]): DatedDraft[] {
  const body = list.filter(({ kind }) => kind !== 'heading')
  if (body.some(({ kind }) => kind !== 'sentence')) return []
  const blocks = new Map<number, Unit[]>()
  for (const unit of body)
    if (unit.block !== null) blocks.set(unit.block, [...(blocks.get(unit.block) ?? []), unit])
  const dated = [...blocks.values()].filter((block) => block.some(({ text }) => findDates(text).length > 0))
  const [top] = blocks.values()
  // what stands above the first of them may name it
  if (dated.length === 0 || top !== dated[0]) return []
  const told = dated.map(studyIn)
  const found = told.flatMap((one) => one ?? [])
  const isSure = found.length > 1 || found.some(({ text }) => tellsDegree(text))
  if (found.length < told.length || !isSure) return []
  return found.map(({ lines, text }) => ({
    header: lines.map(({ index }) => index),
    text,
    rows: null,
    from: lines[0]?.index ?? 0,
  }))
}

const tellsDegree = (text: string): boolean => headerParts(text, findDates(text)).some(isDegree)
