/**
 * A life told in chapters: 'Learning the trade (2003–2009)' above sentences. The heading says from when to when; the
 * sentences need not say it again, and what began in a chapter ends with it.
 */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { isProperName, looksLikeOrg } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'

export interface Chapter {
  readonly section: number
  readonly range: DateRange
  /** Of 'Hallam & Sons, 2006–2015' the house; null where the heading names none. */
  readonly house: string | null
}

/** Chapters from which on a life is told in them. */
const CHAPTERS = 3
/** Words of a heading beside its years. */
const WORDS = 8
/** Somebody tells, of oneself or of the person. */
const TELLS = /\b(?:I|me|my|[Ww]e|[Ss]he|[Hh]e|her|him|his)\b/u

/** By their sections; none of a CV in which few headings are such. */
export const chaptersOf = oncePer(({ document, units }: Facts): ReadonlyMap<number, Chapter> => {
  const chapters = new Map<number, Chapter>()
  for (const { index, heading, depth } of document.sections) {
    const [range, more] = findDates(heading)
    if (range === undefined || more !== undefined || range.single || depth > 2) continue
    const name = heading.slice(0, range.start).replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/, '')
    if (name.split(/\s+/).length > WORDS) continue
    const body = units
      .map(({ unit }) => unit)
      .filter(({ section, kind }) => section === index && kind !== 'heading')
    const isTold = body.every(({ kind, line, first }) => kind === 'sentence' && (!line || first))
    if (!isTold || !body.some(({ text }) => /[.!?]$/.test(text) && TELLS.test(text))) continue
    const isHouse = looksLikeOrg(name) && name.includes(' ') && isProperName(name) && !IN_GENERAL.test(name)
    chapters.set(index, { section: index, range, house: isHouse ? name : null })
  }
  return chapters.size < CHAPTERS ? new Map() : chapters
})

/** 'At the bank', 'Chapter two: the hospital': a house that is not named. */
const IN_GENERAL = /^(?:at|in|on|with|back|my|an?|the)\b|: /i

/** Is it nothing but the heading of a chapter? */
export function headsChapter(facts: Facts, { header }: Entry, sections: ReadonlySet<number>): boolean {
  const [unit, ...more] = header.flatMap((at) => facts.units[at]?.unit ?? [])
  return (
    unit?.kind === 'heading' && sections.has(unit.section) && more.every(({ kind }) => kind === 'sentence')
  )
}
