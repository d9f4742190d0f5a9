/**
 * A CV whose sections are the years at one house after another: '## [4.0.0] - 2016 to 2021 - Orrin Ltd, Leeds', as a
 * log of changes has them. Where nothing else tells of posts, those are the career.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { headerParts } from '../entries/header-parts.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { isStudies } from './posts-or-studies.ts'
import { asPosts } from './read-posts.ts'
import { mainKind } from './sections.ts'
import type { KindWeights } from '../lexicon/kinds.ts'

/** So many make a career, and of those so many have a name that only houses have. */
const FEW = 3
const HOUSES = 2
/** Months that may lie between one and the next. */
const PAUSE = 24

interface Stay {
  readonly section: number
  readonly range: DateRange
  readonly house: boolean
}

/** '[4.0.0]', 'v2.1' before the rest: which of them it is. */
const NUMBERED = /^(?:\[?v?\d{1,2}(?:\.\d{1,3}){0,2}\]?|\p{L}{2,12} \d{1,2})[\s.:–—-]+(?=\S)/u
const SAME = /^(?:the |at the )?same \p{Ll}+$/u
const LEARNT = /\b(?:university|college|school|academy|institute)\b/i

export function withDatedSections(
  document: CvDocument,
  units: readonly Unit[],
  kinds: readonly KindWeights[],
): readonly KindWeights[] {
  if (kinds.some((weights) => mainKind(weights) === 'experience')) return kinds
  const parents = new Set(document.sections.map(({ parent }) => parent))
  for (const parent of parents) {
    const stays = document.sections.flatMap((section) =>
      section.parent === parent && section.depth > 0 ? (stayOf(section.index, section.heading) ?? []) : [],
    )
    if (!areCareer(stays)) continue
    const found = new Set(
      stays.filter((stay) => !isLearnt(document, units, stay)).map(({ section }) => section),
    )
    return kinds.map((weights, i) => (found.has(i) ? asPosts(weights) : weights))
  }
  return kinds
}

function stayOf(section: number, heading: string): Stay | null {
  const text = heading.replace(NUMBERED, '')
  const dates = findDates(text)
  const [range, more] = dates.filter(({ single }) => !single)
  if (range === undefined || more !== undefined) return null
  const [name = ''] = headerParts(text, dates)
  if (!SAME.test(name) && !(isProperName(name) && /^\p{Lu}/u.test(name))) return null
  return { section, range, house: looksLikeOrg(name) }
}

/** One after the other, from the first or from the last. */
function areCareer(stays: readonly Stay[]): boolean {
  if (stays.length < FEW || stays.filter(({ house }) => house).length < HOUSES) return false
  const forth = stays.every((stay, i) => follows(stay, stays[i - 1]))
  return forth || stays.every((stay, i) => follows(stay, stays[i + 1]))
}

const follows = ({ range }: Stay, before: Stay | undefined): boolean =>
  before === undefined ||
  (range.from >= before.range.from && range.from <= Math.min(before.range.to, range.from) + PAUSE)

/** 'University of Velden', unless the line below says what one was there. */
function isLearnt({ sections }: CvDocument, units: readonly Unit[], { section }: Stay): boolean {
  const heading = sections[section]?.heading ?? ''
  if (!LEARNT.test(heading)) return false
  if (isStudies(heading)) return true
  const below = units.find((unit) => unit.kind !== 'heading' && isWithin(sections, unit.section, section))
  return (
    below === undefined ||
    isStudies(below.text) ||
    !headerParts(below.text, findDates(below.text)).some((part) => looksLikeTitle(part))
  )
}

function isWithin(sections: CvDocument['sections'], index: number, section: number): boolean {
  if (index === section) return true
  const parent = sections[index]?.parent ?? null
  return parent !== null && isWithin(sections, parent, section)
}
