/** Entries: a post, a course of study, a project … with its header, its dates and what stands below it. */
import type { CvDocument } from '../types.ts'
import { findDates, type DateRange } from './dates.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import type { Kind } from './lexicon/kinds.ts'
import {
  datedLine,
  EMPLOYER,
  GROUPING,
  isHeader,
  isMarked,
  isMarkedItem,
  isParentOfEntries,
  isRange,
  isStrong,
  last,
  orgAbove,
  roleBelow,
  rowHeader,
  titleBelow,
  titleIn,
} from './entry-headers.ts'
import { levelsOf } from './levels.ts'
import { looksLikeOrg, looksLikeTitle } from './lexicon/names.ts'
import { fold } from './text.ts'
import { labelledRecords } from './labelled-records.ts'
import { plainRecords } from './plain-records.ts'
import type { Unit } from './units.ts'

export interface Entry {
  readonly index: number
  readonly kind: Kind | null
  /** Units that make the header, in reading order (a heading and its date line, a bold line, a table row). */
  readonly header: readonly number[]
  /** Header text without markup, parts joined with ', '. */
  readonly text: string
  /** First and last unit (exclusive) that belong to the entry, header included. */
  readonly from: number
  readonly to: number
  readonly range: DateRange | null
  readonly dates: string
  /** Parts of the header: what is left when dates and separators are cut out. */
  readonly parts: readonly string[]
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
  /** Index of the entry it is a part of: a post within the years at one employer. */
  readonly parent: number | null
}

/** Where a line's dates begin at most that begins with them: 'From March 2014' */
const FIRST = 6
/** In these a heading without a date may still name a post, a school, a project. */
const OPENS_UNDATED: ReadonlySet<Kind> = new Set(['experience', 'education', 'projects', 'volunteering'])

/** The parts of a header: split at separators, dates removed, empty ones dropped. */
export function headerParts(text: string, dates: readonly DateRange[]): string[] {
  let rest = ''
  let at = 0
  for (const date of dates) {
    rest += text.slice(at, date.start) + ' | '
    at = date.end
  }
  rest += text.slice(at)
  return rest
    .split(/\s+[|·•–—@/]\s+|\s+-\s+|\s*[|·•—@]\s*|;\s+|:\s+|,\s+|\s+\bat\b\s+|\s+(?=\()|(?<=\))\s+|\n/)
    .map((part) => part.replace(/^[\s('"\[,.:–-]+|[\s)'"\],:–-]+$|(?<=\p{Ll}{4})\.$/gu, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part) && !/^(?:since|from|until|to|in|and)$/i.test(part))
}

interface Draft {
  header: number[]
  text: string
  rows: readonly { header: string; text: string }[] | null
}

function assemble(
  draft: Draft,
  kind: Kind | null,
  from: number,
  to: number,
  index: number,
  parent: number | null = null,
): Entry {
  const dates = findDates(draft.text)
  const range = dates.find((d) => !d.single) ?? dates[0] ?? null
  const parts = headerParts(draft.text, dates)
  let title: string | null = null
  let org: string | null = null
  if (draft.rows !== null) {
    for (const cell of draft.rows) {
      const head = fold(cell.header)
      if (/role|title|position|post|job|function|degree|course|qualification|what i was/.test(head))
        title ??= titleIn(cell.text)
      else if (
        /employer|company|organi|where|institution|school|university|firm|place of|client|ensemble|orchestra|team/.test(
          head,
        )
      )
        org ??= cell.text
    }
  }
  const titled = parts.filter((part) => looksLikeTitle(part))
  title ??= titled[0] ?? null
  org ??= parts.find((part) => part !== title && /\p{Lu}/u.test(part) && looksLikeOrg(part)) ?? null
  org ??= parts.find((part) => part !== title && /^\p{Lu}/u.test(part) && !looksLikeTitle(part)) ?? null
  const rest = parts.filter(
    (part) => part !== title && part !== org && /^\p{Lu}/u.test(part) && !/\d/.test(part),
  )
  return {
    index,
    kind,
    header: draft.header,
    text: draft.text,
    from,
    to,
    range,
    dates: range === null ? '' : draft.text.slice(range.start, range.end).trim(),
    parts,
    title,
    org,
    place: rest.find((part) => !looksLikeTitle(part) && part.length < 40) ?? null,
    parent,
  }
}

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
  const bySection = new Map<number, Unit[]>()
  for (const unit of units) {
    const list = bySection.get(unit.section)
    if (list) list.push(unit)
    else bySection.set(unit.section, [unit])
  }
  for (const [section, list] of [...bySection].flatMap(([at, all]) =>
    partsOf(document, all).map((part) => [at, part] as const),
  )) {
    const kind = kindOf(section)
    const timeline =
      kind === 'experience' || kind === 'education' || kind === 'volunteering' || kind === 'teaching'
    const heading = list[0]?.kind === 'heading' ? list[0] : undefined
    const depth = levels[section] ?? 0
    const isDated = heading !== undefined && findDates(heading.text).length > 0
    if (timeline && !isDated) {
      const labelled = labelledRecords(document, list)
      if (labelled.length >= (depth >= 3 ? 2 : 1)) {
        labelled.forEach(({ header, text, fields, from }, i) =>
          entries.push(
            assemble(
              { header: header.map(({ index }) => index), text, rows: fields },
              kind,
              from,
              labelled[i + 1]?.from ?? last(list) + 1,
              entries.length,
            ),
          ),
        )
        continue
      }
      const records = plainRecords(document, list, kind === 'education')
      const lines = new Set(records.flatMap(({ header }) => header.map(({ index }) => index)))
      const others = list.some(
        (unit) =>
          unit.kind === 'row' ||
          (isMarked(document, unit) && !lines.has(unit.index) && isHeader(document, unit, timeline, unit)),
      )
      if (records.length >= (depth >= 3 ? 2 : 1) && !others) {
        records.forEach(({ header, above, org }, i) => {
          const head = above === null ? header : [above, ...header]
          entries.push(
            assemble(
              {
                header: head.map(({ index }) => index),
                text: head.map(({ text }) => text).join(', '),
                rows: org === null ? null : [{ header: 'employer', text: org }],
              },
              kind,
              header[0]?.index ?? 0,
              records[i + 1]?.header[0]?.index ?? last(list) + 1,
              entries.length,
            ),
          )
        })
        continue
      }
    }
    const starts: { unit: Unit; score: number }[] = []
    let first: Unit | undefined
    for (const unit of list) {
      // a line that gathers what stands below it
      if (unit.kind === 'heading' || (unit === list[0] && gathers(document, list, 0))) continue
      if (unit.first) first = unit
      if (isHeader(document, unit, timeline, first)) starts.push({ unit, score: 1 })
    }
    const firstBody = list.find((u) => u.kind !== 'heading')
    // the line right below a heading of its own tells the dates of that one post
    const own = heading !== undefined && depth >= 3 ? starts[0] : undefined
    if (own && own.unit === firstBody && !isMarked(document, own.unit) && own.unit.kind !== 'row')
      starts.length = 1
    // where header lines are set off in bold or italics, plain items below them are no headers
    const marked = starts.filter(({ unit }) => isMarked(document, unit))
    if (marked.length > 0 && marked.length < starts.length) starts.splice(0, starts.length, ...marked)
    // list items below a header line are its body; plain items open entries only when most of their list is dated
    const lead = starts.findIndex(({ unit }) => unit.kind !== 'item')
    if (lead >= 0) {
      const kept = starts.filter(({ unit }, i) => i < lead || unit.kind !== 'item')
      if (!isMarkedItem(document, starts)) starts.splice(0, starts.length, ...kept)
    } else {
      const items = list.filter((u) => u.kind === 'item' && u.parents.length === 0).length
      if (starts.length * 2 < items && marked.length === 0) starts.length = 0
    }
    // 'Service 1998 – 2018' above dated items is a section of posts, not one of them
    const headingDated =
      isDated &&
      !(
        depth < 3 &&
        kindsOfHeading(heading.text).size > 0 &&
        starts.filter(({ unit }) => isRange(unit.text)).length >= 2
      )
    const under =
      (kind === null || kind === 'teaching' || OPENS_UNDATED.has(kind)) &&
      heading !== undefined &&
      (depth >= 3 || headingDated)
    const above = heading === undefined ? null : orgAbove(document, section, bySection)
    // a heading with the years at one employer may stand above dated lines for the posts there
    const posts = headingDated
      ? starts.filter(({ unit }) => isMarked(document, unit) && unit.kind !== 'row' && isRange(unit.text))
      : []
    if (posts.length > 0) starts.splice(0, starts.length, ...posts)
    if (starts.length === 0 || (headingDated && heading && posts.length === 0)) {
      if (
        heading !== undefined &&
        (headingDated || (depth >= 3 && kind !== null && OPENS_UNDATED.has(kind)))
      ) {
        const next = datedLine(list)
        const header = [heading.index]
        let text = heading.text
        const named = headingDated ? titleBelow(document, list) : null
        if (named !== null) {
          header.push(named.index)
          text = `${named.text}, ${text}`
        }
        if (next && !headingDated) {
          header.push(next.index)
          text += `, ${next.text}`
        }
        const employer = list.slice(1, 5).find((u) => EMPLOYER.test(u.text) && u.text.length < 120)
        if (employer && !header.includes(employer.index)) {
          header.push(employer.index)
          text += `, ${employer.text.replace(EMPLOYER, '')}`
        }
        if (above !== null) {
          header.unshift(above.index)
          text += `, ${above.text}`
        }
        if (!headingDated && isParentOfEntries(document, section)) continue
        const years = above === null ? undefined : entries.find((e) => e.from === above.index)
        entries.push(
          assemble(
            { header, text, rows: null },
            kind,
            heading.index,
            last(list) + 1,
            entries.length,
            years?.index ?? null,
          ),
        )
      }
      continue
    }
    starts.forEach(({ unit }, i) => {
      const next = starts[i + 1]?.unit.index ?? last(list) + 1
      const block = unit.block === null ? undefined : document.blocks[unit.block]
      const header = [unit.index]
      let text = unit.text
      // the heading above names the organisation of each dated line below it
      const own = headerParts(unit.text, findDates(unit.text))
      const inHeading =
        under &&
        heading !== undefined &&
        unit.kind !== 'row' &&
        depth >= 3 &&
        !own.some((part) => looksLikeOrg(part)) &&
        (looksLikeOrg(heading.text) ||
          own.length < 2 ||
          headingDated ||
          !isStrong(document, unit) ||
          (looksLikeTitle(own[0] ?? '') && !looksLikeTitle(heading.text) && !GROUPING.test(heading.text)))
      if (inHeading) {
        header.unshift(heading.index)
        const begins = findDates(unit.text)[0]?.start ?? Infinity
        text =
          own.length === 0 || begins <= FIRST
            ? `${heading.text}, ${unit.text}`
            : `${unit.text}, ${heading.text}`
        if (above !== null) {
          header.unshift(above.index)
          text += `, ${above.text}`
        }
      }
      // the heading's name, rather than a place that the line tells
      const [firmAbove] = headerParts(heading?.text ?? '', findDates(heading?.text ?? ''))
      const employer =
        inHeading &&
        firmAbove !== undefined &&
        !looksLikeTitle(firmAbove) &&
        !GROUPING.test(firmAbove) &&
        own.some((part) => looksLikeTitle(part))
          ? [{ header: 'employer', text: firmAbove }]
          : null
      let parent: number | null = null
      if (unit.parents.length > 0) {
        const above = entries.findLast((e) => e.header.some((h) => units[h]?.block === unit.parents[0]))
        if (above) {
          parent = above.index
          const rest = above.parts.filter((part) => part !== above.title)
          if (rest.length > 0) text = `${unit.text}, ${rest.join(', ')}`
          header.push(...above.header)
        }
      }
      const role = roleBelow(units, unit, own)
      if (role !== null) {
        header.push(role.index)
        text = `${role.text}, ${text}`
      }
      const firm =
        unit.first || own.length > 1 ? undefined : entries.findLast((e) => sharesBlock(units, e, unit))
      if (firm !== undefined && firm.org !== null && isRange(firm.text)) {
        parent = firm.index
        text = `${unit.text}, ${firm.parts.filter((part) => part !== firm.title).join(', ')}`
        header.push(...firm.header)
      }
      if (block?.cells) text = rowHeader(block.cells)
      if (findDates(text).length === 0) {
        const follow = units[unit.index + 1]
        if (
          follow &&
          follow.section === section &&
          follow.text.length < 100 &&
          findDates(follow.text).length > 0
        ) {
          header.push(follow.index)
          text += `, ${follow.text}`
        }
      }
      entries.push(
        assemble(
          { header, text, rows: block?.cells ?? employer },
          kind,
          inHeading && i === 0 ? heading.index : unit.index,
          next,
          entries.length,
          parent,
        ),
      )
    })
  }
  return entries
}

const sharesBlock = (units: readonly Unit[], entry: Entry, unit: Unit): boolean =>
  unit.block !== null && entry.header.some((h) => units[h]?.block === unit.block)

/** A section's units, cut at lines in bold that gather dated items below them: 'Appointments', 'Tours'. */
function partsOf(document: CvDocument, list: readonly Unit[]): (readonly Unit[])[] {
  const cuts = list.flatMap((unit, i) => (gathers(document, list, i) ? [i] : []))
  return [0, ...cuts]
    .map((from, i) => list.slice(from, cuts[i] ?? list.length))
    .filter((part) => part.length > 0)
}

function gathers(document: CvDocument, list: readonly Unit[], at: number): boolean {
  const unit = list[at]
  if (!unit?.first || unit.kind !== 'sentence' || !isStrong(document, unit)) return false
  if (list[at + 1]?.block === unit.block || findDates(unit.text).length > 0) return false
  if (looksLikeOrg(unit.text) || looksLikeTitle(unit.text)) return false
  const below: Unit[] = []
  for (let i = at + 1; i < list.length; i++) {
    const other = list[i]
    if (!other || (other.kind === 'sentence' && other.first)) break
    if (other.first && other.parents.length === 0) below.push(other)
  }
  const datedOnes = below.filter(({ text }) => findDates(text).length > 0)
  return below.length > 1 && datedOnes.length * 2 > below.length
}
