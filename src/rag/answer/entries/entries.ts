/** Entries: a post, a course of study, a project … with its header, its dates and what stands below it. */
import type { CvDocument } from '../../types.ts'
import { namesDecades } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { isDegree } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { withAlikeHeaders } from './alike-headers.ts'
import { withClientProjects } from './client-projects.ts'
import { withEngagementsBeside } from './engagements-beside.ts'
import { engagementsIn, type Engagement } from './engagements.ts'
import { last, orgAbove } from './entry-headers.ts'
import { recordsOf } from './entry-records.ts'
import { assemble, type Entry } from './entry.ts'
import { fieldsBelowDates } from './fields-below-dates.ts'
import { headingEntry } from './heading-entry.ts'
import { houseHeadings } from './house-headings.ts'
import { withHouseLadders } from './house-ladders.ts'
import { houseSections } from './house-sections.ts'
import { withHousesAbove } from './houses-above.ts'
import { withKnownEmployers } from './known-employers.ts'
import { tellPosts } from './labelled-records.ts'
import { withLinesBeside } from './lines-beside.ts'
import { addFromLines } from './opened-entries.ts'
import { periodPost } from './period-posts.ts'
import { postSections } from './post-sections.ts'
import { headsProse, tellsTitle } from './prose-header.ts'
import { withSameHouse } from './same-house.ts'
import { partsOf } from './stretches.ts'
import { withoutToldFurther } from './told-further.ts'
import { withTitleParts } from './title-parts.ts'
import { withTitleSections } from './title-sections.ts'
import { withTitleRuns } from './title-runs.ts'
import { titledDraft, titlesBelow } from './titles-below.ts'
import { titlesBelowNames } from './titles-below-names.ts'

/** In these, what one was and with whom is said of something else than a post. */
const OF_THEIR_KIND: ReadonlySet<Kind | null> = new Set<Kind>([
  'education',
  'volunteering',
  'teaching',
  'projects',
])
/** Of these the entries make up a career. */
const TIMELINE: ReadonlySet<Kind | null> = new Set<Kind>([
  'experience',
  'education',
  'volunteering',
  'teaching',
])

/**
 * Finds the entries of a document. `kindOf` tells the kind of each section. Entries are looked for where posts,
 * studies and the like stand; in other sections only headings with dates or bold first lines open one.
 */
export function findEntries(
  document: CvDocument,
  units: readonly Unit[],
  kindOf: (section: number) => Kind | null,
): Entry[] {
  const entries: Entry[] = []
  const levels = levelsOf(document)
  const posts = postSections(document, units)
  const bySection = new Map<number, Unit[]>()
  for (const unit of units) {
    const list = bySection.get(unit.section)
    if (list) list.push(unit)
    else bySection.set(unit.section, [unit])
  }
  const houses = houseSections(document, units)
  const named = houseHeadings(document, units)
  const engaged = engagementsIn(document, units, kindOf)
  const inTwo = titlesBelow(document, units)
  for (const [section, all] of bySection)
    for (const list of partsOf(document, all)) {
      const heading = list[0]?.kind === 'heading' ? list[0] : undefined
      const isDated =
        heading !== undefined && !namesDecades(heading.text) && findDates(heading.text).length > 0
      // the heading of a house names whom the posts below it were with, as headings below those of sections do
      const depth = named.has(section) ? 3 : (levels[section] ?? 0)
      const house =
        list[0] === all[0] && kindOf(section) !== 'education' ? (houses.get(section) ?? null) : null
      const kind =
        house !== null ||
        (kindOf(section) === null && (tellPosts(document, list) || titlesBelowNames(list).length > 0)) ||
        (!OF_THEIR_KIND.has(kindOf(section)) && fieldsBelowDates(document, list) !== null)
          ? 'experience'
          : kindIn(list, kindOf(section), depth >= 3)
      const timeline = TIMELINE.has(kind)
      const post = heading === undefined || house !== null ? null : (posts.get(section)?.line ?? null)
      const part = { document, units, list, section, kind, timeline, depth, heading, isDated, house, post }
      const records = post !== null ? [] : recordsOf(part)
      const before = entries.length
      records.forEach(({ from, to, within, ...draft }, i) =>
        entries.push(
          assemble(draft, {
            kind,
            from,
            to: to ?? records[i + 1]?.from ?? last(list) + 1,
            index: entries.length,
            parent: within === undefined ? null : before + within,
          }),
        ),
      )
      if (records.length > 0) continue
      const period =
        kind === null || kind === 'experience' || kind === 'education' ? periodPost(document, list) : null
      if (period !== null) {
        const place = { kind: kind ?? 'experience', from: list[0]?.index ?? 0, to: last(list) + 1 }
        entries.push(assemble(period, { ...place, index: entries.length }))
        continue
      }
      const above = inTwo.get(section)
      if (above !== undefined && heading !== undefined && kind === 'experience') {
        // the heading above has opened an entry that names nobody's post: it is a part of this one
        if (entries.at(-1)?.from === above.index) entries.pop()
        const place = { kind, from: above.index, to: last(list) + 1, index: entries.length }
        entries.push(assemble(titledDraft(heading, above), place))
        continue
      }
      const own = engaged.filter((one) => list.some(({ index }) => index === one.from))
      if (own.length > 0 && isDated && heading !== undefined && kind === 'experience' && depth >= 3) {
        // what stands below it tells of the clients
        const alone = { ...part, list: [heading], headingDated: true, under: true, above: null, entries }
        const post = headingEntry(alone, heading)
        if (post !== null) entries.push({ ...post, to: last(list) + 1 })
      }
      for (const one of own) entries.push(entryOf(one, entries.length))
      if (own.length === 0) addFromLines(part, orgAbove(document, section, bySection, named), entries)
    }
  const read = withKnownEmployers(
    withTitleParts(
      units,
      withAlikeHeaders(
        units,
        withTitleSections(
          document,
          units,
          withLinesBeside(
            document,
            units,
            withHousesAbove(
              document,
              units,
              withHouseLadders(document, units, kindOf, withoutToldFurther(units, entries)),
            ),
          ),
        ),
      ),
    ),
  )
  const all = withClientProjects(document, units, withSameHouse(units, withTitleRuns(units, read)))
  return withEngagementsBeside(document, units, all).map((entry) =>
    isStudyAmongPapers(entry) ? { ...entry, kind: 'education' } : entry,
  )
}

/** 'BA History, Leeds, 2010 – 2013' among certificates, in a section that is not called studies. */
const isStudyAmongPapers = ({ kind, parts, range }: Entry): boolean =>
  (kind === null || kind === 'certifications' || kind === 'publications') &&
  range?.single === false &&
  range.to > range.from + 11 &&
  isDegree(parts[0] ?? '')

/** What was done for others, and when; a field of it names the client. It is no post, whatever its section is called. */
function entryOf({ name, fields, range, when, dated, from, to }: Engagement, index: number): Entry {
  const header = dated === null || dated < from ? [from] : [...new Set([from, dated])]
  const text = range === null ? name : `${name}, ${when}`
  return assemble({ header, text, rows: fields }, { kind: 'projects', from, to, index })
}

/** 'The big school', where a sentence tells of a post: below a heading that is not known. */
function kindIn(list: readonly Unit[], kind: Kind | null, isBelow: boolean): Kind | null {
  if (kind !== null) return kind
  const [first] = list.filter(({ kind: form }) => form !== 'heading')
  if (first?.kind !== 'sentence') return kind
  const isTold = headsProse(first.text) || (isBelow && list[0] !== first && tellsTitle(first.text))
  return isTold ? 'experience' : kind
}
