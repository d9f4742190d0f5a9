/** Entries: a post, a course of study, a project … with its header, its dates and what stands below it. */
import type { CvDocument } from '../types.ts'
import { findDates, type DateRange } from './dates.ts'
import type { Kind } from './lexicon/kinds.ts'
import { levelsOf } from './levels.ts'
import { looksLikeOrg, looksLikeTitle } from './lexicon/names.ts'
import { fold } from './text.ts'
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

const HEADER_MAX = 220
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
    .map((part) => part.replace(/^[\s('"\[,.:–-]+|[\s)'"\],:–-]+$/g, '').trim())
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
        title ??= cell.text
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
  org ??= parts.find((part) => part !== title && looksLikeOrg(part)) ?? null
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
  for (const [section, list] of bySection) {
    const kind = kindOf(section)
    const timeline =
      kind === 'experience' || kind === 'education' || kind === 'volunteering' || kind === 'teaching'
    const heading = list[0]?.kind === 'heading' ? list[0] : undefined
    const depth = levels[section] ?? 0
    const headingDated = heading !== undefined && findDates(heading.text).length > 0
    const starts: { unit: Unit; score: number }[] = []
    let first: Unit | undefined
    for (const unit of list) {
      if (unit.kind === 'heading') continue
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
        entries.push(
          assemble({ header, text, rows: null }, kind, heading.index, last(list) + 1, entries.length),
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
          { header, text, rows: block?.cells ?? null },
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

/** The line right below a line of dates and employer that says what the person was there. */
function roleBelow(units: readonly Unit[], unit: Unit, parts: readonly string[]): Unit | null {
  const next = units[unit.index + 1]
  const isRole =
    unit.first &&
    unit.kind === 'sentence' &&
    !parts.some(looksLikeTitle) &&
    next?.block === unit.block &&
    next.line &&
    next.text.length < 80 &&
    findDates(next.text).length === 0 &&
    looksLikeTitle(next.text)
  return isRole ? next : null
}

const sharesBlock = (units: readonly Unit[], entry: Entry, unit: Unit): boolean =>
  unit.block !== null && entry.header.some((h) => units[h]?.block === unit.block)

/** A line below a heading that names who one worked for or studied with. */
export const EMPLOYER =
  /^(?:employer|company|organi[sz]ation|firm|institution|hospital|school|university|college|client|place of work|workplace)\s*[:–-]\s*/i

/** Headings that gather posts, and name no employer. */
const GROUPING =
  /\b(?:roles?|posts?|jobs?|positions?|earlier|other|previous|further|selected|early|later|recent|experience|career|work|employment|industry|academia|research|clinics|teams|practice)\b/i

const isRange = (text: string): boolean => findDates(text).some((d) => !d.single)

/** A short line right below a dated heading that says what the person was there. */
function titleBelow(document: CvDocument, list: readonly Unit[]): Unit | null {
  const [, first] = list
  if (!first || first.kind === 'item' || first.kind === 'row' || first.text.length > 90) return null
  if (findDates(first.text).length > 0 || /[.!?]$/.test(first.text.replace(/\b\w{1,4}\.$/, ''))) return null
  return isMarked(document, first) || looksLikeTitle(first.text) ? first : null
}

/** The first lines below a heading may hold its dates: 'Role', then '2016 – 2019', then 'Oslo'. */
function datedLine(list: readonly Unit[]): Unit | null {
  for (const unit of list.filter((u) => u.kind !== 'heading').slice(0, 4)) {
    if (unit.text.length > 140) return null
    const dates = findDates(unit.text)
    const date = dates.find((d) => !d.single) ?? dates[0]
    if (!date) continue
    const whole = (date.end - date.start) / unit.text.length > 0.5
    const labelled = /^(?:dates?|period|when|time|duration|years?|from|term|tenure)\b/i.test(unit.text)
    if (unit.kind !== 'item' || whole || labelled) return unit
  }
  return null
}

/** A row's cells as one header; two cells that are dates alone make one range. */
function rowHeader(cells: NonNullable<CvDocument['blocks'][number]['cells']>): string {
  const at = cells.findIndex(
    (cell, i) =>
      i + 1 < cells.length &&
      isDate(cell.text) &&
      (isDate(cells[i + 1]?.text ?? '') ||
        /^(?:present|now|today|current|ongoing|to date|[–—-]|)$/i.test(cells[i + 1]?.text ?? '')),
  )
  const end = cells[at + 1]?.text ?? ''
  if (
    at < 0 ||
    !/\b(?:to|until|end|ended|till|left|bis)\b/i.test(
      `${cells[at + 1]?.header ?? ''} ${isDate(end) ? 'to' : ''}`,
    )
  )
    return shortRow(cells)
  const merged = { text: `${cells[at]?.text ?? ''} – ${isDate(end) ? end : 'present'}` }
  return shortRow([...cells.slice(0, at), merged, ...cells.slice(at + 2)])
}

function isDate(text: string): boolean {
  const dates = findDates(text)
  const [date] = dates
  return dates.length === 1 && date !== undefined && date.single && text.length - (date.end - date.start) <= 3
}

/** A row without its description: cells up to the first that reads like sentences. */
function shortRow(cells: readonly { text: string }[]): string {
  return cells
    .map((cell) => cell.text)
    .filter((text) => text !== '' && !(text.length > 60 && /[.;]/.test(text)))
    .join(', ')
}

const last = (list: readonly Unit[]): number => list.at(-1)?.index ?? 0

/** The heading above a heading of a post, when it names an organisation: '### Firm', '#### Post'. */
function orgAbove(
  document: CvDocument,
  section: number,
  bySection: ReadonlyMap<number, Unit[]>,
): Unit | null {
  const parent = document.sections[section]?.parent
  if (parent == null || (levelsOf(document)[parent] ?? 0) < 3) return null
  return bySection.get(parent)?.find((u) => u.kind === 'heading') ?? null
}

function isParentOfEntries(document: CvDocument, section: number): boolean {
  return document.sections.some((s) => s.parent === section)
}

function isMarkedItem(document: CvDocument, starts: readonly { unit: Unit }[]): boolean {
  return starts.every(({ unit }) => isMarked(document, unit))
}

function isMarked(document: CvDocument, unit: Unit): boolean {
  return unit.kind === 'row' || isEmphasised(document, unit) || isStrong(document, unit)
}

function isStrong(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  return (
    block?.marks.some((m) => m.kind === 'strong' && m.start <= unit.from + 2 && m.end - m.start > 2) ?? false
  )
}

function isEmphasised(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  return (
    block?.marks.some((m) => m.kind === 'em' && m.start <= unit.from + 1 && m.end >= unit.to - 2) ?? false
  )
}

/** Of a paragraph's lines each is a header when the first and it have the dates of one. */
function isAlike(first: Unit | undefined, unit: Unit): boolean {
  return [first, unit].every(
    (one) => one?.kind === 'sentence' && !LABELLED.test(one.text) && isRange(one.text),
  )
}

const LABELLED = /^[\p{L} ]{2,24}:\s/u

/** @param first the first unit of the block */
function isHeader(document: CvDocument, unit: Unit, timeline: boolean, first: Unit | undefined): boolean {
  if (unit.block === null || !unit.line) return false
  const block = document.blocks[unit.block]
  if (block === undefined) return false
  const dates = findDates(unit.text)
  if (!unit.first && !(timeline && isAlike(first, unit))) return false
  if (unit.kind === 'row') return timeline && dates.length > 0
  if (unit.text.length > HEADER_MAX) return false
  if (unit.parents.length > 0) {
    // a post within the years at one employer: '2018-2021: Deputy' below '2016-present: Firm'
    const above = document.blocks[unit.parents[0] ?? -1]
    const own = dates.find((d) => !d.single)
    return (
      timeline &&
      unit.kind === 'item' &&
      unit.parents.length === 1 &&
      own !== undefined &&
      own.start <= 3 &&
      above !== undefined &&
      isRange(above.text)
    )
  }
  const strong = block.marks.some(
    (m) => m.kind === 'strong' && m.start <= unit.from + 2 && m.end - m.start > 2,
  )
  const emphasised = block.marks.some(
    (m) => m.kind === 'em' && m.start <= unit.from + 1 && m.end >= unit.to - 2,
  )
  const range = dates.find((d) => !d.single)
  // '2016 – 2018 (distance learning)' ends with its dates
  const end = unit.text.replace(/\s*\([^()\d]{1,40}\)$/, '').length
  const atEdge = dates.some((d) => d.start <= 3 || d.end >= end - 12)
  if (strong && dates.length > 0) return true
  if (emphasised && dates.length > 0) return true
  if (!timeline) return false
  if (strong && unit.kind !== 'item') return true
  return (range !== undefined && (atEdge || unit.kind === 'item')) || (atEdge && unit.kind === 'item')
}
