/**
 * Posts told in paragraphs: 'In May 2011 I joined Acme as a fitter. … I left in 2015.' Most of them tell only when
 * they began: each goes on until a sentence tells of its end, or until the next one begins.
 */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Unit } from '../document/units.ts'
import type { Entry } from '../entries/entry.ts'
import { headsProse, proseHeader } from '../entries/prose-header.ts'
import { inFirstPerson } from '../entries/told-voice.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { beginning, type Begins, type Begun, type Told } from './told-beginnings.ts'
import { chaptersOf, headsChapter, type Chapter } from './told-chapters.ts'
import { endsPost } from './told-events.ts'
import { asJoined, isHiring, looksBack } from '../entries/told-hired.ts'
import { undatedIn } from './told-undated.ts'

/** Posts from which on a CV is told in paragraphs. */
const POSTS = 2
const FOLDED =
  /^(?:It|They|The (?:firm|company|studio|shop|house|start-?up|paper|business|restaurant|agency|practice|school|site|branch)) (?:then )?(?:folded|closed(?: down)?|shut(?: down)?|went (?:under|bankrupt|bust|into liquidation)|was (?:closed|wound up|dissolved|shut(?: down)?)|ceased|failed)\b/
/** Characters of a sentence that is looked at. */
const LONGEST = 420

/** None where a header line, a row or a heading names a post: sentences tell there of what is known already. */
export function paragraphPosts(facts: Facts): Told[] {
  const chapters = chaptersOf(facts)
  const sections = new Set(chapters.keys())
  const known = facts.entries.filter(
    (entry) => entry.kind === 'experience' && entry.range !== null && !headsChapter(facts, entry, sections),
  )
  if (known.some(({ header }) => !header.every((at) => isTelling(facts, facts.units[at]?.unit)))) return []
  const told: Told[] = []
  for (const { unit, isHeader: heads, entry } of facts.units) {
    if (unit.kind !== 'sentence' || unit.text.length > LONGEST || !mayTell(facts, unit.section)) continue
    const chapter = chapters.get(unit.section)
    const own = toldIn(facts, unit)
    if (told.length > 0 && looksBack(own)) continue
    const joined = asJoined(own)
    const text = inHouseBefore(facts, unit, joined)
    const begins: Begins = { text, at: unit.index, before: told.at(-1) ?? null, isHired: isHiring(own) }
    const around = heads && entry !== null ? facts.entries[entry] : undefined
    const isHeader = around !== undefined && !headsChapter(facts, around, sections)
    const known = isHeader && (around.kind === 'experience' || headsProse(text)) ? around : undefined
    const before = told.at(-1)
    const open = before !== undefined && before.section === unit.section && !before.whole ? before : null
    const next =
      known === undefined
        ? ((chapter === undefined ? null : undatedIn(chapter, begins, facts.units[unit.index - 1]?.unit)) ??
          beginning(begins))
        : ofEntry(known, unit.index)
    if (next !== null) told.push({ ...inHouse(next, chapter), section: unit.section })
    else if (
      before !== undefined &&
      before.unit + 1 === unit.index &&
      before.title === null &&
      CAME.test(text)
    ) {
      // 'I worked at Acme from 2011 to 2015. I came as a fitter …'
      const title = proseHeader(text)?.title ?? null
      if (title !== null) told[told.length - 1] = { ...before, title, units: [...before.units, unit.index] }
    } else if (open !== null && !Number.isFinite(open.to)) {
      const end = endIn(text, open.from)
      if (end === null) continue
      const exact = open.exact && end.exact
      told[told.length - 1] = { ...open, to: end.to, exact, units: [...open.units, unit.index] }
    }
  }
  const named = told.filter(({ org }) => org !== null)
  return named.length < POSTS ? [] : closed(facts, told, chapters)
}

/** Kinds that a chapter's name may sound like, whatever is told in it: 'Before teaching', 'Learning the trade'. */
const MAY_SOUND: ReadonlySet<Kind> = new Set([
  'experience',
  'interests',
  'education',
  'teaching',
  'certifications',
  'skills',
])

/** Below a heading that says what stands there, only posts do; 'Now' and 'The long way here' say nothing. */
function mayTell(facts: Facts, section: number): boolean {
  const { document, mainKinds } = facts
  const kind = mainKinds[section]
  const named = kindsOfHeading(document.sections[section]?.heading ?? '')
  if (chaptersOf(facts).has(section)) return [...named.keys()].every((one) => MAY_SOUND.has(one))
  return kind == null || kind === 'experience' || named.size === 0
}

const isTelling = (facts: Facts, unit: Unit | undefined): boolean =>
  unit?.kind === 'sentence' && /\b(?:I|[Mm]y)\b/.test(toldIn(facts, unit))

const toldIn = ({ person }: Facts, { text }: Unit): string => inFirstPerson(text, person?.text ?? null)

/** 'I started there in 2008 as a clerk' behind 'Before that I was at Acme, a bureau of nine', which says no more than where. */
function inHouseBefore(facts: Facts, { index, block }: Unit, text: string): string {
  const before = facts.units[index - 1]?.unit
  if (before?.block !== block || before.kind !== 'sentence' || !THERE.test(text)) return text
  const said = toldIn(facts, before)
  if (findDates(said).length > 0 || !WAS_AT.test(said)) return text
  const { org = null, place = null } = proseHeader(said) ?? {}
  return org === null ? text : text.replace(THERE, ` at ${org}${place === null ? '' : ` in ${place}`}`)
}
const THERE = /(?<=\bI (?:then |first )?(?:started|began|came|worked|was)) t?here\b/
const WAS_AT =
  /\bI (?:was|worked|had been|had worked|spent [^,;:.]{1,40}) (?:at|with|for) |\b[Mm]y (?:first|second|next|last) [^,;:.]{1,30} was (?:at|with) /

const CAME = /^I (?:came|started|began|was (?:hired|taken on)|went|joined)\b/

function ofEntry(entry: Entry, unit: number): Begun | null {
  const { title, org, place, range } = entry
  if (range === null || (title === null && org === null)) return null
  const { from, to, exact, single } = range
  return {
    title,
    org,
    place,
    unit,
    entry,
    from,
    to: single ? Infinity : to,
    exact: single ? to === from : exact,
    whole: !single,
    units: entry.header,
  }
}

/** Whom a chapter is named after, where the sentence names a person or nobody. */
function inHouse(post: Begun, chapter: Chapter | undefined): Begun {
  const house = chapter?.house ?? null
  return house === null || post.entry !== null || looksLikeOrg(post.org ?? '')
    ? post
    : { ...post, org: house }
}

function endIn(text: string, from: number): DateRange | null {
  // whoever is told of was turned into an 'I': another 'she' leaves a post of hers
  const own = text.replace(/\b(?:he|she|they) /gi, 'somebody ')
  if (!endsPost(own) && !FOLDED.test(text)) return null
  return findDates(text).find(({ to }) => to >= from && Number.isFinite(to)) ?? null
}

/** 'where I still work', 'I also began …': who says so has not left. */
const STILL = /\bstill\b|\bto this day\b|\bever since\b/i
const ALONGSIDE =
  /\b(?:also|alongside|besides?|on the side|part[- ]time|evenings?|weekends?|in addition|in parallel)\b/i

/** Each ends, where nothing tells when, as the next one begins. */
function closed({ units }: Facts, told: readonly Told[], chapters: ReadonlyMap<number, Chapter>): Told[] {
  const says = (post: Told, pattern: RegExp): boolean =>
    post.units.some((at) => pattern.test(units[at]?.unit.text ?? ''))
  const inOrder = [...told].sort((a, b) => a.from - b.from)
  const ended = inOrder.map((post, i) => {
    if (Number.isFinite(post.to) || post.whole || says(post, STILL)) return post
    const chapter = chapters.get(post.section)
    const next = inOrder.slice(i + 1).find(
      (one) =>
        one.from > post.from &&
        !says(one, ALONGSIDE) &&
        // what another chapter tells of may go on beside it
        (chapter === undefined || one.section === post.section),
    )
    if (next === undefined && chapter !== undefined)
      return { ...post, to: chapter.range.to, exact: post.exact && !Number.isFinite(chapter.range.to) }
    return next === undefined
      ? post
      : {
          ...post,
          to: Math.max(post.from, next.from - (next.exact ? 1 : 0)),
          exact: post.exact && next.exact,
        }
  })
  return ended.map((post) => asHeaded(post, told, chapters)).sort((a, b) => a.unit - b.unit)
}

/** The one post of a chapter that is named after its house lasted as long as the heading says. */
function asHeaded(post: Told, told: readonly Told[], chapters: ReadonlyMap<number, Chapter>): Told {
  const { house = null, range } = chapters.get(post.section) ?? {}
  const isOnly = told.every((one) => one.section !== post.section || one.unit === post.unit)
  if (house === null || range === undefined || post.org !== house || post.whole || !isOnly) return post
  return { ...post, from: range.from, to: range.to, exact: range.exact }
}
