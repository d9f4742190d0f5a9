/** 'PhD Botany, University of Ulm, 2001. *Moss on northern roofs.*': in the record of a degree, what stands in italics alone is the title of what was written for it. */
import type { Facts } from '../../facts/facts.ts'
import { findDates } from '../../text/dates.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { namesSchool } from './study-lines.ts'
import type { StudyRecord } from './study-records.ts'
import { DEGREE, rankOf } from './study-words.ts'

/** Words of a title; one or two in italics are a term of another language. */
const WORDS = 3
/** How it was passed. */
const GRADE = /\b(?:laude|honou?rs|honoris|distinction|merit|first class|grade|mark)\b/i
/** A title stands between the ends of clauses. */
const BEFORE = /[.,;:–—-] ?[("“„«]?$/u
const BEHIND = /^[)"”»]?(?:[.,;:)]|\s[–—(-]|\s*$)/u

export function titlesSetOff({ document, units }: Facts, { all, rank }: StudyRecord): PlanPart[] {
  if (rank < DEGREE) return []
  return all.flatMap((at): PlanPart[] => {
    const unit = units[at]?.unit
    const block = unit?.block == null ? undefined : document.blocks[unit.block]
    if (unit === undefined || block === undefined || block.cells !== undefined) return []
    const marks = block.marks.filter(
      ({ kind, start, end }) => kind === 'em' && start >= unit.from && end <= unit.to + 1,
    )
    return marks.flatMap(({ start, end }): PlanPart[] => {
      const text = block.text.slice(start, end).trim()
      const isTitle =
        text.split(/\s+/).length >= WORDS &&
        /^["“„«]?\p{Lu}/u.test(text) &&
        BEFORE.test(block.text.slice(0, start).trimEnd()) &&
        (/[.?!]$/.test(text) || BEHIND.test(block.text.slice(end))) &&
        // a degree, a school and a time may be set in italics as well
        rankOf(text) === 0 &&
        !namesSchool(text) &&
        !GRADE.test(text) &&
        findDates(text).length === 0
      return isTitle ? [{ text: text.replace(/[.,;:]$/, ''), units: [at] }] : []
    })
  })
}
