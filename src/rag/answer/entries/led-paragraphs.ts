/** Posts told in paragraphs that begin with the employer's name, or with what one was: '**Corrib Boatyard, Galway.** I was a caulker there …'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { HEADER_MAX, type Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import type { Draft } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { houseBeside, isHouseLine, SHORT, TELLS } from './led-houses.ts'
import { spanOf, timeIn, type LedTime } from './led-times.ts'
import { proseHeader } from './prose-header.ts'

export interface LedParagraph {
  readonly lead: Unit
  /** The sentences that tell the dates. */
  readonly told: readonly Unit[]
  /** Whom with, what one was, and when. */
  readonly text: string
  /** What is known of the post by name; null of a time without one. */
  readonly rows: Draft['rows']
  /** Told to be a time without a post, rather than one that is not known. */
  readonly isBreak: boolean
}

interface Led {
  readonly lead: Unit
  readonly behind: readonly Unit[]
  /** Null where none is told. */
  readonly time: LedTime | null
}

const NO_POST =
  /^(?:no|not|nothing|between|unemployed|career break|parental|a year (?:off|out)|time (?:off|out)|at home(?! office)|prizes?$|honours$)\b/i
/** Says when, and neither with whom nor what one was. */
const WHEN_ONLY = /^(?:before|after|earlier|later|since|then|at first|first of all|in between)\b/i
/** Kinds of what stands in sections that are no posts and no studies. */
const OF_POSTS: ReadonlySet<Kind> = new Set([
  'experience',
  'education',
  'teaching',
  'volunteering',
  'projects',
])
const WAS =
  /\b(?:as|was|am|been|became|were) (?:an?|the|their|its) ([^,.;:()]{3,50}?)(?= (?:there|here|from|until|since|in|at|for|on|with|of|and (?:was|became|then|later|rose|stayed|left))\b|[,.;:(]|$)/gu
const isStudent = (title: string): boolean => /^(?:\S+ )?(?:student|pupil)$/i.test(title)
/** Where one was what one was: no trade need be known. */
const WAS_THERE =
  /^I (?:was|am|have been|worked as|started as|began as|joined as) (?:(?:an?|the|their|its) )?([^,.;:()]{3,40}?) (?:there|here)\b/u

/** What one was or did at a time, though its end is not told. */
const DID = /\bI (?:also |then |later )?(?:was|worked|served|helped|taught|had been)\b/

/** What one did meanwhile, before which stand its dates. */
const MEANWHILE = /^(?:[^,.;:]{0,30},? )?(?:I|she|he) (?:have |had |has )?(?:then |also )?/i

/**
 * The paragraphs of a section that tell of a post each, in reading order; none when all are headers with a line of
 * dates, or when too few of those that begin so tell since when.
 *
 * @param isWork posts are known to stand there: most have to tell it; where it is still to be seen by them what stands
 *   there (which is when kinds of sections are told), every one has to, and each by what one was or by its house
 */
export function ledParagraphs(
  document: CvDocument,
  list: readonly Unit[],
  isWork = false,
): readonly LedParagraph[] {
  const leads = list.filter((unit) => isLead(document, unit))
  if (leads.length < 2) return []
  const led = leads.map((lead): Led => {
    const behind = list.filter(({ block, index }) => block === lead.block && index > lead.index)
    return { lead, behind, time: timeIn(behind) }
  })
  const times = led.flatMap(({ time }) => time ?? [])
  const enough = isWork ? times.length >= 2 && times.length * 2 > led.length : times.length === led.length
  const isProse = times.some(({ told }) => told.some(({ text }) => TELLS.test(text)))
  if (!enough || !isProse) return []
  const found = led.map(paragraphOf)
  // what began once, and did not end, need not be a post
  const isVague = found.some(
    ({ rows, text }, i) =>
      rows !== null &&
      led[i]?.time?.whole !== true &&
      !rows.some(({ header }) => header === 'title') &&
      !looksLikeOrg(text.split(/[,:]/)[0] ?? ''),
  )
  return isVague && !isWork ? [] : found
}

function paragraphOf({ lead, behind, time }: Led): LedParagraph {
  const name = lead.text.replace(/[.!]$/, '')
  const isNamed = !WHEN_ONLY.test(name)
  const [next] = behind
  const dated =
    next !== undefined &&
    next.text.length <= SHORT &&
    findDates(next.text).length > 0 &&
    (!TELLS.test(next.text) || (DID.test(next.text) && findDates(next.text).every(({ single }) => single)))
  const told = time?.told ?? (dated ? [next] : [])
  const last = behind.findIndex(({ index }) => index === told[0]?.index)
  // what was before it began has dates of its own
  const before = behind
    .slice(0, last + 1)
    .filter((unit) => told.includes(unit) || findDates(unit.text).length === 0)
  const said = before.concat(told.slice(1)).map(({ text }) => text)
  // the line of the house between the name and the dates heads the post as they do
  const heading = before.filter((unit) => !told.includes(unit) && isHouseLine(unit))
  const span = time === null ? null : spanOf(time)
  const sentences = said.join(' ')
  const text = [...(isNamed ? [name] : []), span === null ? sentences : `${withoutEnd(sentences)} (${span})`]
    .filter((part) => part !== '')
    .join(': ')
  const pause = isBreak([name]) || told.some((unit) => isBreak([unit.text.replace(MEANWHILE, '')]))
  if (pause || isOther(name)) return { lead, told, text, rows: null, isBreak: pause }
  const parts = headerParts(name, [])
  const heads = parts.find((part) => looksLikeTitle(part)) ?? null
  const isSaid = (one: string | null): one is string => one !== null
  const title = heads ?? said.map(titleOf).find(isSaid) ?? null
  const named = isNamed ? (name.split(/,\s/)[0] ?? name) : null
  const org = heads === null ? named : houseBeside(parts, heads, said)
  const rows = [
    ...(title === null ? [] : [{ header: 'title', text: title }]),
    ...(org === null ? [] : [{ header: 'employer', text: org }]),
  ]
  return { lead, told: [...heading, ...told], text, rows, isBreak: false }
}

/** A paragraph that begins with no name among those that do. */
export function draftBesideLed(unit: Unit): Draft {
  const time = timeIn([unit])
  const span = time === null ? null : spanOf(time)
  const { title = null, org = null } = proseHeader(unit.text) ?? {}
  const rows = [
    ...(title === null ? [] : [{ header: 'title', text: title }]),
    ...(org === null ? [] : [{ header: 'employer', text: org }]),
  ]
  const text = span === null ? unit.text : `${withoutEnd(unit.text)} (${span})`
  return { header: [unit.index], text, rows: rows.length === 0 ? null : rows }
}

/** 'No work at all', 'Languages': what heads neither a post nor a study. */
function isOther(name: string): boolean {
  if (NO_POST.test(name)) return true
  const kinds = [...kindsOfHeading(name).keys()]
  return (
    kinds.length > 0 &&
    !kinds.some((kind) => OF_POSTS.has(kind)) &&
    !looksLikeTitle(name) &&
    !looksLikeOrg(name)
  )
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[.;:\s]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** A name in bold at the beginning of a paragraph that goes on. */
export function isLead(document: CvDocument, unit: Unit): boolean {
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
  const was = [...text.matchAll(WAS)].map(([, one = '']) => one)
  return was.find((one) => looksLikeTitle(one) && !isStudent(one)) ?? proseHeader(text)?.title ?? null
}
