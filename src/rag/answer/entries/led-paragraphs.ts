/** Posts told in paragraphs that begin with the employer's name: '**Corrib Boatyard, Galway.** I was a caulker there …'. */
import type { CvDocument } from '../../types.ts'
import { HEADER_MAX, type Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import type { Draft } from './entry.ts'

export interface LedParagraph {
  readonly lead: Unit
  /** The sentence that tells the dates. */
  readonly told: Unit
  /** Whom with, what one was, and when. */
  readonly text: string
  /** What is known of the post by name; null of a time without one. */
  readonly rows: Draft['rows']
}

/** Sentences behind the name in which the dates may stand. */
const BEHIND = 3
/** In which somebody tells: a line of dates below a name is a header with it, and no prose. */
const TELLS = /\b(?:I|my|My|we|We)\b/
const NO_POST =
  /^(?:no|not|nothing|between|unemployed|career break|parental|a year (?:off|out)|time (?:off|out))\b/i
const WAS =
  /\b(?:as|was|am|been|became|were) (?:an?|the|their|its) ([^,.;:()]{3,50}?)(?= (?:there|here|from|until|since|in|at|for|on|with|of)\b|[,.;:(]|$)/u
/** Where one was what one was: no trade need be known. */
const WAS_THERE =
  /^I (?:was|am|have been|worked as|started as|began as|joined as) (?:(?:an?|the|their|its) )?([^,.;:()]{3,40}?) (?:there|here)\b/u

/**
 * The paragraphs of a section that tell of a post each, in reading order; none when one of those that begin so does
 * not tell from when to when, or when all are headers with a line of dates.
 */
export function ledParagraphs(document: CvDocument, list: readonly Unit[]): readonly LedParagraph[] {
  const leads = list.flatMap((unit, i) => (isLead(document, unit) ? [i] : []))
  if (leads.length < 2) return []
  const found = leads.flatMap((i) => toldBehind(list, i))
  const isProse = found.some(({ told }) => TELLS.test(told.text))
  return isProse && found.length === leads.length ? found : []
}

function toldBehind(list: readonly Unit[], at: number): LedParagraph[] {
  const lead = list[at]
  if (lead === undefined) return []
  const behind = list.slice(at + 1, at + 1 + BEHIND).filter(({ block }) => block === lead.block)
  const told = behind.find(({ text }) => findDates(text).length > 0)
  if (told === undefined) return []
  const dates = findDates(told.text)
  // 'from 1998 to 2002, and came back in 2012' are two posts
  if (dates.length > 1 || dates[0]?.single !== false) return []
  const name = lead.text.replace(/[.!]$/, '')
  if (NO_POST.test(name)) return [{ lead, told, text: told.text, rows: null }]
  const said = behind.slice(0, behind.indexOf(told) + 1).map(({ text }) => text)
  const title = said.map(titleOf).find((text) => text !== null) ?? null
  const [org = name] = name.split(/,\s/)
  const rows = [
    ...(title === null ? [] : [{ header: 'title', text: title }]),
    { header: 'employer', text: org },
  ]
  return [{ lead, told, text: `${name}: ${said.join(' ')}`, rows }]
}

/** A name in bold at the beginning of a paragraph that goes on. */
function isLead(document: CvDocument, unit: Unit): boolean {
  if (!unit.first || unit.kind !== 'sentence' || unit.block === null || unit.text.length > HEADER_MAX)
    return false
  const strong = document.blocks[unit.block]?.marks.find(
    ({ kind, start }) => kind === 'strong' && start <= unit.from + 2,
  )
  return (
    strong !== undefined &&
    strong.end >= unit.to - 3 &&
    !/:$/.test(unit.text) &&
    findDates(unit.text).length === 0
  )
}

/** 'caulker' of 'I was a caulker there from …'; 'Lead boatbuilder' of 'Lead boatbuilder, 2014 to 2018'. */
function titleOf(text: string): string | null {
  const [first = ''] = text.split(/[,.;:(]/)
  if (!/^I\b/.test(first) && first.length < 50 && looksLikeTitle(first)) return first.trim()
  const there = WAS_THERE.exec(text)?.[1]
  if (there !== undefined) return there
  const was = WAS.exec(text)?.[1]
  return was !== undefined && looksLikeTitle(was) ? was : null
}
