/** Sections that are one's posts at a house: '## Uwazi Procurement Lab' above '**Post:** Lead Adviser' and '**Dates:** …'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'
import { recordBelow, recordsUnder } from './headed-records.ts'
import { labelledRecords, type LabelledRecord } from './labelled-records.ts'

interface Houses {
  /** The posts of such sections, by the sections' indexes. */
  readonly posts: ReadonlyMap<number, readonly LabelledRecord[]>
  /** Sections that gather them, by headings of no known kind: '## The ships'. */
  readonly chapters: ReadonlySet<number>
}

/** The posts of such sections, by the sections' indexes. */
export const houseSections = (document: CvDocument, units: readonly Unit[]): Houses['posts'] =>
  kept(units, document).posts

/** Sections that hold such: what else stands in them is of the same kind. */
export const houseChapters = (document: CvDocument, units: readonly Unit[]): Houses['chapters'] =>
  kept(units, document).chapters

const kept = oncePer(read)

/** Fields that posts have, and works have not: one has a role in a project, too. */
const OF_POSTS = /^(?:(?:job|official) title|position|post|rank|employer|place of work)s?\b/

type Found = readonly [heading: Unit, records: readonly LabelledRecord[]]

function read(units: readonly Unit[], document: CvDocument): Houses {
  const levels = levelsOf(document)
  const found = units.flatMap((heading, at): Found[] => {
    if (heading.kind !== 'heading' || findDates(heading.text).length > 0) return []
    if (levels[heading.section] !== 2 && levels[heading.section] !== 3) return []
    let end = at + 1
    while (units[end]?.section === heading.section) end++
    const list = units.slice(at, end)
    const told = recordBelow(document, heading, list)
    const records = told === null ? recordsUnder(heading, list, labelledRecords(document, list)) : [told]
    return records.length > 0 ? [[heading, records]] : []
  })
  const tops = found.filter(([{ section }]) => levels[section] === 2)
  // where there are several, it does not count what else a name may mean: 'Lantern Water Works Board' has no works
  const posts = tops.filter(([{ text }]) => tops.length > 1 || kindsOfHeading(text).size === 0)
  const chapters = new Set<number>()
  const isOnly = !document.sections.some(
    ({ index, heading }) => levels[index] === 2 && kindsOfHeading(heading).has('experience'),
  )
  for (const { index, heading } of document.sections) {
    if (levels[index] !== 2 || kindsOfHeading(heading).size > 0) continue
    const below = found.filter(([{ section }]) => document.sections[section]?.parent === index)
    if (below.length < 2 || below.filter((one) => isSurelyPost(one, isOnly)).length * 2 < below.length)
      continue
    chapters.add(index)
    posts.push(...below)
  }
  return { posts: new Map(posts.map(([{ section }, records]) => [section, records])), chapters }
}

/** @param isOnly whether no other section is one of posts, so that what one was somewhere was one */
function isSurelyPost([{ text }, records]: Found, isOnly: boolean): boolean {
  const fields = records.flatMap((record) => record.fields).filter((field) => !text.startsWith(field.text))
  return (
    // the heading itself says what one was
    records.some((record) => record.fields.length === 0) ||
    looksLikeOrg(text) ||
    fields.some(({ header }) => OF_POSTS.test(fold(header))) ||
    (isOnly && fields.some((field) => /^role\b/.test(fold(field.header)) && looksLikeTitle(field.text)))
  )
}
