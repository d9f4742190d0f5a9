/**
 * Sections of posts below headings that say nothing ('The hotels', 'My road'), or that may mean several things
 * ('Service'): their lines are read as posts are, and where what comes out plainly is a career, they are one.
 */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading, namesTimeOnly, unnumbered } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { findEntries } from '../entries/entries.ts'
import { isPost, type Entry } from '../entries/entry.ts'
import type { Kind, KindWeights } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { NO_TRADE } from '../lexicon/no-trade.ts'
import { findDates } from '../text/dates.ts'
import { isStudies } from './posts-or-studies.ts'
import { mainKind } from './sections.ts'

/** A career has so many posts at least. */
const FEW = 2

/** Served where, or whom? A post as well as what one did for nothing. */
const SERVICE = /^(?:(?:my|the|years? of|time in|in) )*(?:service|services|served)$/

/** Posts that nobody has for nothing: of the forces, of the police. */
const FORCES =
  /\b(?:regiment|battalion|squadron|brigade|platoon|infantry|artillery|army|navy|naval|air force|royal (?:marines|engineers|signals|navy|air force)|marines|coast ?guard|HMS|USS|USAF|RAF|NCO|sergeants?|corporals?|lieutenants?|(?:brigadier|major)s?|colonels?|captain|private|constables?|police|gendarmerie|petty officer|midshipman|conscript|national service|military|defence forces?|armed forces)\b/i

/** 'Shipped for others', 'Things I built', 'On the tools': projects or skills, unless what stands there has titles, houses and times. */
const isMade = (heading: string, told: KindWeights): boolean =>
  [...told.values()].filter((weight) => weight === 1).length === 1 &&
  ((told.get('projects') === 1 && !/\bproje[ck]t/i.test(heading)) ||
    (told.get('skills') === 1 && /\b(?:on|at|with|behind|in) the (?:tools|trade)\b/i.test(heading)))

/** The weights of the sections' kinds, with those sections that are read as posts. */
export function withPostsRead(
  document: CvDocument,
  units: readonly Unit[],
  kinds: readonly KindWeights[],
): readonly KindWeights[] {
  const open = openSections(document, units, kinds)
  if (open.size === 0) return kinds
  const mains = kinds.map(mainKind)
  const entries = findEntries(document, units, (section) =>
    open.has(section) ? 'experience' : (mains[section] ?? null),
  )
  const sectionOf = (entry: Entry): number => units[entry.from]?.section ?? -1
  const found = new Set<number>()
  for (const section of [...open].sort((a, b) => a - b)) {
    if (found.has(section)) continue
    const group = groupOf(document, open, section)
    const own = entries.filter((entry) => group.has(sectionOf(entry)))
    const texts = units.filter((unit) => group.has(unit.section) && unit.kind !== 'heading')
    if (!areCareer(own, texts, mains[section] === 'education', fewIn(document, section, own, units))) continue
    const service = SERVICE.test(unnumbered(document.sections[section]?.heading ?? ''))
    const others = mains.some((main, i) => main === 'experience' && !isBelow(document, i, section))
    if (service && others && !own.every(({ text }) => FORCES.test(text))) continue
    for (const one of group) found.add(one)
  }
  return found.size === 0 ? kinds : kinds.map((weights, i) => (found.has(i) ? asPosts(weights) : weights))
}

/** How many posts are enough: one below 'Now', or one that its own heading tells whole, is a post though it stands alone. */
function fewIn(
  { sections }: CvDocument,
  section: number,
  entries: readonly Entry[],
  units: readonly Unit[],
): number {
  const heading = sections[section]?.heading ?? ''
  const [post, more] = entries
  if (more !== undefined || post === undefined || kindsOfHeading(heading).size > 0) return FEW
  const isHeaded = post.header.length === 1 && units[post.from]?.kind === 'heading'
  return (isHeaded && units[post.from]?.section !== section) || namesTimeOnly(heading) ? 1 : FEW
}

/** What stands in the section is a career first of all. */
export const asPosts = (weights: KindWeights): KindWeights =>
  new Map<Kind, number>([
    ['experience', 1],
    ...[...weights].flatMap(([kind, weight]): [Kind, number][] =>
      kind === 'experience' ? [] : [[kind, Math.min(weight, 0.5)]],
    ),
  ])

/** Sections that may hold posts though nothing said so: each has more than one time from when to when. */
function openSections(
  document: CvDocument,
  units: readonly Unit[],
  kinds: readonly KindWeights[],
): ReadonlySet<number> {
  const levels = levelsOf(document)
  const { sections } = document
  const titled = sections.filter(({ depth, index }) => depth > 0 && levels[index] === 1).length === 1
  const open = new Set<number>()
  for (const { index, heading, depth, parent } of sections) {
    if (depth === 0 || (titled && levels[index] === 1)) continue
    const main = mainKind(kinds[index] ?? new Map())
    if (main === 'experience') continue
    const above = parent === null || (titled && levels[parent] === 1) ? null : parent
    const told = kindsOfHeading(heading)
    const isOpen =
      above !== null && open.has(above)
        ? told.size === 0 || headsPost(heading)
        : (told.size === 0 && (above === null || mainKind(kinds[above] ?? new Map()) === null)) ||
          isMade(heading, told) ||
          SERVICE.test(unnumbered(heading))
    if (isOpen) open.add(index)
  }
  const timed = new Set<number>()
  const timesIn = new Map<number, number>()
  for (const unit of units)
    if (tellsTime(unit)) timesIn.set(unit.section, (timesIn.get(unit.section) ?? 0) + 1)
  for (const section of open) {
    const group = groupOf(document, open, section)
    const times = [...group].reduce((sum, one) => sum + (timesIn.get(one) ?? 0), 0)
    const least = kindsOfHeading(sections[section]?.heading ?? '').size > 0 ? FEW : 1
    if (times >= least) for (const one of group) timed.add(one)
  }
  return timed
}

/** 'Marlow Systems', 'Head of Training (2014 – 2018)': words of names and titles, which may be those of sections. */
const headsPost = (heading: string): boolean =>
  looksLikeOrg(heading) || looksLikeTitle(heading) || findDates(heading).length > 0

/** The section with those below it. */
function groupOf({ sections }: CvDocument, open: ReadonlySet<number>, section: number): ReadonlySet<number> {
  const group = new Set([section])
  for (const { index, parent } of sections)
    if (parent !== null && group.has(parent) && open.has(index)) group.add(index)
  return group
}

/** Does the section stand somewhere below the other? */
function isBelow(document: CvDocument, index: number, section: number): boolean {
  const parent = document.sections[index]?.parent ?? null
  return parent !== null && (parent === section || isBelow(document, parent, section))
}

/** Does it tell from when to when something was, in one date or in two cells? */
function tellsTime({ text, kind }: Unit): boolean {
  const dates = findDates(text)
  return dates.some(({ single }) => !single) || (kind === 'row' && dates.length > 0)
}

/** 'NZD 740,000. Principal investigator' is said of a grant. */
const isTrade = (title: string): boolean =>
  looksLikeTitle(title) && !NO_TRADE.test(title) && !/\d{3}|\binvestigators?\b/i.test(title)

/** Where one learns, unless one is there to teach or to do research. */
const LEARNT = /\b(?:college|school|university|academy|institute)\b/i
const TAUGHT =
  /\b(?:professor|lecturer|fellow|postdoc\w*|research\w*|scientist|reader|teacher|tutor|instructor|librarian|head|manager|assistant|officer|technician)\b/i

/** Are most of the entries posts with a title, a house and their time, and does little else there have a time? */
function areCareer(
  entries: readonly Entry[],
  texts: readonly Unit[],
  mayBeStudies: boolean,
  few: number,
): boolean {
  const posts = entries.filter(
    (entry) => isPost(entry) && entry.range?.single === false && !isStudies(entry.text),
  )
  const whole = posts.filter(({ title, org }) => title !== null && org !== null && isTrade(title))
  if (mayBeStudies && !whole.every(({ text }) => !LEARNT.test(text) || TAUGHT.test(text))) return false
  if (mayBeStudies && whole.length < entries.length) return false
  const inPosts = new Set(posts.flatMap(({ header }) => header))
  const blocks = new Set(texts.flatMap(({ index, block }) => (inPosts.has(index) ? (block ?? []) : [])))
  const besides = texts.filter(
    ({ index, text, line, parents }) =>
      line &&
      !inPosts.has(index) &&
      // what is set in below a post tells of that
      !parents.some((parent) => blocks.has(parent)) &&
      text.length <= 120 &&
      findDates(text).some(({ single }) => !single),
  )
  return whole.length >= few && whole.length * 3 >= entries.length * 2 && besides.length * 2 <= posts.length
}
