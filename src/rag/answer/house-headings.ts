/** Sections that are named for a house: '## Ferncastle Robotics' above '**Staff Engineer** (April 2022 – present)'. */
import type { CvDocument } from '../types.ts'
import { findDates } from './dates.ts'
import { headerParts } from './entry.ts'
import { GROUPING, isRange, isStrong } from './entry-headers.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { levelsOf } from './levels.ts'
import { looksLikeOrg, looksLikeTitle } from './lexicon/names.ts'
import type { Unit } from './units.ts'

/** Of so many sections alike, each is what the others are. */
const ALIKE = 2
/** Characters of the name of a house, with its place. */
const NAME = 70

const known = new WeakMap<readonly Unit[], ReadonlySet<number>>()

/**
 * Such sections among the highest below the name, by their indexes. Their posts are told in bold by what one was and
 * from when to when alone, so that nothing but the heading can say with whom.
 */
export function houseHeadings(document: CvDocument, units: readonly Unit[]): ReadonlySet<number> {
  const found = known.get(units) ?? read(document, units)
  known.set(units, found)
  return found
}

function read(document: CvDocument, units: readonly Unit[]): ReadonlySet<number> {
  const levels = levelsOf(document)
  const headings = units.filter(
    ({ kind, text, section }) => kind === 'heading' && levels[section] === 2 && mayName(text),
  )
  const found = headings.filter(({ section }) => {
    const posts = units.filter(
      (unit) =>
        unit.section === section &&
        unit.kind !== 'heading' &&
        unit.kind !== 'row' &&
        unit.first &&
        isStrong(document, unit) &&
        isRange(unit.text),
    )
    return posts.length > 0 && posts.every(tellsTitleAlone)
  })
  const telling = found.filter(({ text }) => looksLikeOrg(text) || isName(text))
  return found.length >= ALIKE && telling.length * 2 > found.length
    ? new Set(found.map(({ section }) => section))
    : new Set()
}

function mayName(heading: string): boolean {
  return (
    heading.length <= NAME &&
    /^\p{Lu}/u.test(heading) &&
    findDates(heading).length === 0 &&
    !GROUPING.test(heading) &&
    (kindsOfHeading(heading).size === 0 || looksLikeOrg(heading)) &&
    !headerParts(heading, []).some(looksLikeTitle)
  )
}

/** 'Tidewell Health Analytics', 'Fjellmaling Paints, Bergen': all words but small ones are capitalised. */
function isName(heading: string): boolean {
  const [name = ''] = headerParts(heading, [])
  const words = name.split(' ').filter((word) => !/^(?:of|and|for|the|&|de|du|van|von)$/.test(word))
  return words.length > 1 && words.every((word) => /^[\p{Lu}\d(]/u.test(word))
}

/** '**Research Chemist** (10/2013 – 12/2017)' */
function tellsTitleAlone({ text }: Unit): boolean {
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined) return false
  const parts = headerParts(text.slice(0, date.start), [])
  return parts.length === 1 && parts.every(looksLikeTitle)
}
