/** Sections that are posts themselves: '## Museum, Antwerp' with '*Head of Learning, since May 2019*' right below it. */
import type { CvDocument } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import { kindsOfHeading, namesTimeOnly } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { isMarked, WHEN } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'
import { titleBelow } from './header-lines.ts'
import { tellsPart } from './post-parts.ts'
import { titlesBelow } from './titles-below.ts'

/** Of so many sections alike, each is what the others are. */
const ALIKE = 2
/** Characters of a line that says what one was and when. */
const LINE = 120

/** '(Frankfurt, three days a week in the office)' */
const ASIDE = /^ ?\([^()]{1,80}\)$/
/** ', Dublin (on loan from the head office)': what goes on behind the dates that a line begins with. */
const BEHIND = /^(?:\s*[,|·(].*)?$/
/** ') | Wichford, Kent': a place, and nothing else. */
const PLACE_BEHIND = /^\)?\s*[|·,]\s*\p{Lu}[\p{L} .'’-]{1,24}(?:, \p{Lu}[\p{L} .'’-]{1,24})?$/u
/** Where dates begin at most that a line begins with: 'From March 2014'. */
const BEGINS = 6
/** Somebody tells of something there. */
const TOLD = /\b(?:I|my|we|our|was|were|had)\b/

/** What stands right below the heading of a post. */
interface PostLine {
  /** The line with the dates. */
  readonly line: Unit
  /** The heading and all that stands up to the dates. */
  readonly text: string
}

/** Such sections, by their index. */
export const postSections = (document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, PostLine> =>
  kept(units, document)

const kept = oncePer(read)

function read(units: readonly Unit[], document: CvDocument): ReadonlyMap<number, PostLine> {
  const levels = levelsOf(document)
  const tops = document.sections.filter(({ depth }) => depth === 1)
  // below the name, or beside it where all headings are of one depth
  const isSection = (section: number): boolean =>
    levels[section] === 2 || (tops.length > ALIKE && levels[section] === 1 && section !== tops[0]?.index)
  const found = new Map<number, PostLine>()
  let telling = 0
  let sure = 0
  units.forEach((first, i) => {
    const heading = units[i - 1]
    if (heading?.kind !== 'heading' || heading.section !== first.section || !isSection(first.section)) return
    const line = isDateLine(document, first) ? first : datedAfterPlace(document, units, i)
    if (line === null || findDates(heading.text).length > 0) return
    // 'Now' above '**Lead Designer @ Plumbline**', which tells it all
    if (namesTimeOnly(heading.text)) return
    const said = units.slice(i, line.index + 1).map(({ text }) => text)
    const title = looksLikeTitle(line.text) || headerParts(heading.text, []).some(looksLikeTitle)
    const org = looksLikeOrg(heading.text)
    if (kindsOfHeading(heading.text).size > 0 && !(title && (org || namesBoth(heading.text)))) return
    // where more than the dates is set off, the lines below may be headers as well
    if (isDated(document, units, line.index + 1)) return
    if (title || org) telling++
    if (title && org && isMarked(document, line)) sure++
    found.set(line.section, { line, text: [heading.text, ...said].join(', ') })
  })
  const isOne = sure === found.size && document.sections.some(({ heading }) => BEFORE_IT.test(heading))
  return (found.size >= ALIKE && telling * 2 >= found.size) || isOne ? found : new Map()
}

/** 'Before that, in Dundee': what stands above it is a post, though it alone is told so. */
const BEFORE_IT =
  /^(?:and |even |still )?(?:before|prior to) (?:that|this|then|it)\b|^(?:even |still )?(?:earlier|previously)(?: still)?, /i

/**
 * Sections whose headings tell a post with its dates: '## Development Chemist, Brenholt Ltd (10/2011 – 05/2014)', or
 * whom it was with above '*Development Chemist*'. Where most of those alike have a title, all are posts.
 */
export function datedPosts(document: CvDocument, units: readonly Unit[]): ReadonlySet<number> {
  const levels = levelsOf(document)
  const inTwo = new Set([...titlesBelow(document, units).values()].map(({ section }) => section))
  const dated = document.sections.flatMap(({ index, heading }) => {
    const dates = levels[index] === 2 ? findDates(heading) : []
    if (dates.length === 0) return []
    return [
      {
        index,
        spans: dates.some(({ single }) => !single),
        firm: FIRM.test(heading),
        titled:
          inTwo.has(index) ||
          headerParts(heading, dates).some(looksLikeTitle) ||
          looksLikeTitle(titleBelow(document, unitsOf(units, index))?.text ?? ''),
      },
    ]
  })
  const spans = dated.filter((one) => one.spans)
  const posts = spans.filter(({ titled, firm }) => titled || firm)
  if (!posts.some(({ titled }) => titled) || posts.length < ALIKE || posts.length * 2 < spans.length)
    return new Set()
  // 'Working Student, Sulzau (Summer 2005)' among them
  return new Set(dated.filter(({ titled, firm }) => titled || firm).map(({ index }) => index))
}

/** 'Quarrel Games Ltd (2016 – 2020)' among posts. */
const FIRM = /\b(?:ltd|limited|plc|llp|gmbh|inc)\b/i

/** 'Software Engineer, Pelagos': what one was beside a name. */
function namesBoth(heading: string): boolean {
  const parts = headerParts(heading, [])
  return parts.some(looksLikeTitle) && parts.some((part) => !looksLikeTitle(part) && /^\p{Lu}/u.test(part))
}

/** 'Leeds, hybrid. July 2023 – present.': a short paragraph, of which a later sentence begins with the dates. */
function datedAfterPlace(document: CvDocument, units: readonly Unit[], at: number): Unit | null {
  const first = units[at]
  const block = first?.block == null ? undefined : document.blocks[first.block]
  if (first === undefined || block === undefined || block.text.length > LINE) return null
  if (!first.first || first.kind !== 'sentence' || TOLD.test(block.text)) return null
  const lines = units.slice(at, at + 3).filter((unit) => unit.block === first.block)
  const dated = lines.filter((unit) => findDates(unit.text).length > 0)
  const [line] = dated
  if (line === undefined || dated.length > 1 || line === first || !/^\p{Lu}/u.test(first.text)) return null
  return findDates(line.text).some(({ single, start }) => !single && start <= BEGINS) ? line : null
}

/** A line of its own, set off or no sentence, that ends or begins with from when to when. */
function isDateLine(document: CvDocument, line: Unit): boolean {
  if (!line.first || line.kind === 'item' || line.kind === 'row' || line.text.length > LINE) return false
  const block = line.block === null ? undefined : document.blocks[line.block]
  return (
    block !== undefined &&
    (isMarked(document, line) ||
      WHEN.test(line.text) ||
      (line.to >= block.text.length && !/[.!?]$/.test(line.text))) &&
    findDates(line.text).some(
      ({ single, start, end }) =>
        !single &&
        (end >= line.text.length - 12 ||
          ASIDE.test(line.text.slice(end)) ||
          (looksLikeTitle(line.text) && PLACE_BEHIND.test(line.text.slice(end))) ||
          (start <= BEGINS &&
            BEHIND.test(line.text.slice(end)) &&
            !TOLD.test(line.text.replace(/\([^()]*\)/g, '')))),
    )
  )
}

/** Does another such line follow in the section? */
function isDated(document: CvDocument, units: readonly Unit[], from: number): boolean {
  const section = units[from - 1]?.section
  for (let i = from; units[i]?.section === section; i++) {
    const unit = units[i]
    if (
      unit !== undefined &&
      unit.kind !== 'heading' &&
      !tellsPart(document, unit) &&
      isDateLine(document, unit)
    )
      return true
  }
  return false
}
