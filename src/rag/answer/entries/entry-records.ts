/** Entries told field by field, in plain lines or in paragraphs that begin with a name: the drafts of a stretch of a section. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { clientRows } from './client-projects.ts'
import { codedDates } from './coded-dates.ts'
import { datesAbove } from './dates-above.ts'
import { datedLine, isHeader, isMarked, isRange, last } from './entry-headers.ts'
import type { Part } from './entry-starts.ts'
import { titledIn } from './start-lines.ts'
import type { DatedDraft } from './entry.ts'
import { fieldsBelowItems } from './fields-below-items.ts'
import { recordsUnder } from './headed-records.ts'
import { housePosts } from './house-posts.ts'
import { labelledRecords } from './labelled-records.ts'
import { draftBesideLed, isLead, ledParagraphs, type LedParagraph } from './led-paragraphs.ts'
import { namedParagraphs } from './named-paragraphs.ts'
import { nestedBelowDates, nestedFreely } from './nested-freely.ts'
import { nestedAmongOthers, nestedRecords } from './nested-records.ts'
import { notedPosts } from './noted-posts.ts'
import { placementsIn } from './placements.ts'
import { plainRecords, type PlainRecord } from './plain-records.ts'
import { postBelowDates } from './post-below-dates.ts'
import { tellsPart } from './post-parts.ts'
import { rowPosts } from './row-posts.ts'
import { setRight } from './set-right.ts'
import { studyRecords } from './study-records.ts'
import { titlesBelowNames } from './titles-below-names.ts'

/** Entries told field by field or in plain lines: a section is read in these ways or line by line, not in both. */
export function recordsOf(part: Part): DatedDraft[] {
  const { document, list, kind, timeline, depth, heading, isDated, house } = part
  const forClients = timeline ? [] : clientRows(document, list)
  if (forClients.length > 0) return forClients
  if (kind === 'projects' && !isDated && !list.some((unit) => isMarked(document, unit)))
    return namedParagraphs(list)
  if (isDated && kind === 'experience') return house === null ? rowPosts(document, list, heading) : []
  if (!timeline || isDated) return []
  const coded = codedDates(document, list)
  if (coded.length > 0) return coded
  const right = setRight(document, list)
  if (right.length > 0) return right
  const noted = notedPosts(list)
  if (noted.length > 0) return noted
  const nested = nestedRecords(document, list)
  if (nested.length > 0) return nested
  const among = kind === 'experience' ? nestedAmongOthers(list) : []
  if (among.length > 0) return among
  const free = kind === 'experience' ? [...nestedFreely(document, list), ...nestedBelowDates(list)] : []
  if (free.length > 0) return free
  const fielded = kind === 'experience' ? fieldsBelowItems(document, list) : []
  if (fielded.length > 0) return fielded
  const headed = depth >= 3 ? postBelowDates(document, list, heading, kind === 'education') : null
  if (headed !== null) return [headed]
  const below = datesAbove(document, list, depth >= 3 ? heading : undefined)
  if (below.length > 0) return below
  const housed = housePosts(document, list, depth >= 3 && kind === 'experience' ? heading : undefined)
  if (housed.length > 0) return housed
  // one of them alone below a heading of its own is that heading's
  const enough = depth >= 3 ? 2 : 1
  const fields = labelledRecords(document, list)
  const under = house ?? (heading && depth >= 3 ? recordsUnder(heading, list, fields) : [])
  const labelled = under.length > 0 ? under : fields
  if (under.length > 0 || labelled.length >= enough)
    return labelled.map(({ header, text, fields: rows, from }) => ({
      header: header.map(({ index }) => index),
      text,
      rows,
      from,
      to: labelled.find((other) => other.from > from)?.from ?? last(list) + 1,
    }))
  const led = isToldWhole(part) ? [] : ledParagraphs(document, list, kind === 'experience')
  if (led.length > 0) return ledDrafts(part, led)
  const studies = kind === 'education' && depth < 3 ? studyRecords(list) : []
  if (studies.length > 0) return studies
  const named = kind === 'experience' ? titlesBelowNames(list) : []
  if (named.length > 0) return named
  const records = plainRecords(document, list, kind === 'education')
  const drafts = recordDrafts(document, records, list)
  const lines = new Set(drafts.flatMap(({ header }) => header))
  // below records that are no items these tell of them
  const itemed = records.some(({ header }) => header.some((unit) => unit.kind === 'item'))
  const others = list.filter(
    (unit) =>
      unit.kind === 'row' ||
      (isMarked(document, unit) &&
        (unit.kind !== 'item' || itemed) &&
        !tellsPart(document, unit) &&
        !lines.has(unit.index) &&
        isHeader(document, unit, timeline, unit)),
  )
  const isHeaded = heading !== undefined && records.some(({ above }) => above === heading)
  if (records.length < (isHeaded ? 1 : enough) || !others.every((unit) => isBetween(list, unit))) return []
  if (others.length * 2 > records.length) return []
  const between = others.map(({ index, text }) => ({ header: [index], text, rows: null, from: index }))
  return between.length === 0 ? drafts : between.reduce(inOrder, drafts)
}

/** Does a heading of its own say what one was, and a line below it when? Paragraphs that follow tell of that post. */
function isToldWhole({ document, list, depth, heading }: Part): boolean {
  if (depth < 3 || !titledIn(heading)) return false
  const [line, lead] = [datedLine(list), list.find((unit) => isLead(document, unit))]
  return line !== null && lead !== undefined && line.index < lead.index && isRange(line.text)
}

/**
 * Posts and breaks told in paragraphs that begin with a name, each with what follows up to the next; those of what is
 * neither are left out. A paragraph of its own that begins with no name is a header beside them as it is without them.
 */
function ledDrafts({ document, list, timeline }: Part, led: readonly LedParagraph[]): DatedDraft[] {
  const leads = list.filter((unit) => isLead(document, unit))
  const blocks = new Set(leads.map(({ block }) => block))
  const beside = list.filter(
    (unit) =>
      unit.kind === 'sentence' &&
      unit.first &&
      !blocks.has(unit.block) &&
      !tellsPart(document, unit) &&
      isHeader(document, unit, timeline, unit),
  )
  const starts = [...leads, ...beside].map(({ index }) => index).sort((a, b) => a - b)
  const drafts = led.flatMap(({ lead, told, text, rows, isBreak }) =>
    rows === null && !isBreak
      ? []
      : {
          header: [lead, ...told].map(({ index }) => index),
          text,
          rows,
          from: lead.index,
          to: starts.find((index) => index > lead.index) ?? last(list) + 1,
        },
  )
  return beside.map((unit) => ({ ...draftBesideLed(unit), from: unit.index })).reduce(inOrder, drafts)
}

/** '*04/2005 – 05/2006: parental leave*' between records: a time of its own, told in a line of its own. */
function isBetween(list: readonly Unit[], unit: Unit): boolean {
  const { kind, first, block, index, text } = unit
  if (kind !== 'sentence' || !first || findDates(text)[0]?.single !== false) return false
  return !list.some((other) => other.index !== index && other.block === block)
}

/** The drafts with one more in its place; what those that follow are a part of moves with them. */
function inOrder(drafts: readonly DatedDraft[], draft: DatedDraft): DatedDraft[] {
  const at = drafts.findIndex(({ from }) => from > draft.from)
  const place = at < 0 ? drafts.length : at
  const moved = drafts.map((one) =>
    one.within === undefined || one.within < place ? one : { ...one, within: one.within + 1 },
  )
  return [...moved.slice(0, place), draft, ...moved.slice(place)]
}

/** Records in plain lines, each followed by the contracts that are listed below it. */
function recordDrafts(
  document: CvDocument,
  records: readonly PlainRecord[],
  list: readonly Unit[],
): DatedDraft[] {
  const drafts: DatedDraft[] = []
  records.forEach(({ header, above, org, title }, i) => {
    const head = above === null ? header : [above, ...header]
    const text = head.map((unit) => unit.text).join(', ')
    const first = header[0]?.index ?? 0
    // an employer right above the first of several posts, but for how long one was there
    const from = above !== null && first - above.index <= 2 ? above.index : first
    const within = drafts.length
    drafts.push({
      header: head.map(({ index }) => index),
      text,
      rows:
        org === null
          ? null
          : [
              { header: 'employer', text: org },
              ...(title === null ? [] : [{ header: 'title', text: title }]),
            ],
      from,
    })
    const end = records[i + 1]?.header[0]?.index ?? Infinity
    const body = list.filter(({ index }) => index > last(header) && index < end)
    for (const { unit, client } of placementsIn(document, text, body))
      drafts.push({
        header: [unit.index],
        text: unit.text,
        rows: client === null ? null : [{ header: 'client', text: client }],
        from: unit.index,
        within,
      })
  })
  return drafts
}
