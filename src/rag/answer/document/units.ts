/** The smallest pieces an answer may quote: headings, sentences, list items, lines, table rows. */
import { spanOf } from '../../document.ts'
import type { Block, CvDocument, Span } from '../../types.ts'
import { findDates } from '../text/dates.ts'
import { sentenceEnds } from '../text/sentence-ends.ts'
import { isDefinition, withTerm } from './definitions.ts'
import { lineBreaks } from './line-breaks.ts'
import { rowParts } from './row-parts.ts'
import { withWholeMarks } from './whole-marks.ts'

export type UnitKind = 'heading' | 'sentence' | 'item' | 'row'

export interface Unit {
  readonly index: number
  readonly kind: UnitKind
  /** Plain text, white space single. */
  readonly text: string
  /** Where it stands in the markdown; the quote of a citation. */
  readonly span: Span
  readonly section: number
  /** Block it is a part of (null for headings) and its range in the block's text. */
  readonly block: number | null
  readonly from: number
  readonly to: number
  /** First unit of its block. */
  readonly first: boolean
  /** Begins a line of its own, as the first of a block does. */
  readonly line: boolean
  /** List items that enclose it (block indices, outermost first). */
  readonly parents: readonly number[]
}

/** Characters of a line that heads an entry. */
export const HEADER_MAX = 220

/** '2006 – 2009.' at the head of a paragraph belongs to what follows. */
function isDateAlone(text: string): boolean {
  if (text.length > 40 || !/\d{4}/.test(text)) return false
  const [date, more] = findDates(text)
  return date !== undefined && more === undefined && text.length - (date.end - date.start) <= 2
}

/** 'Brandt, A. (2023). Title. Journal, 4': authors by surname and initials, and a year. */
const REFERENCE =
  /^(?:\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.?[ -]?){1,3}|(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}'’-]+)(?:,|\.|:|;| and| &| \()/u
/** Characters of a reference that is one thing, with all that it says. */
const REFERENCE_MAX = 320

const isReference = (text: string): boolean =>
  text.length <= REFERENCE_MAX && REFERENCE.test(text) && /\b(?:19|20)\d\d\b/.test(text)

/** Where the bold line with dates ends that a block begins with: it heads what follows, however it is punctuated. */
function headerEnd({ marks, text }: Block): number {
  const mark = marks.find(
    ({ kind, start, end }) => kind === 'strong' && start <= 2 && end - start <= HEADER_MAX,
  )
  if (mark === undefined || findDates(text.slice(mark.start, mark.end)).length === 0) return 0
  return mark.end
}

function splitBlock(document: CvDocument, block: Block): { from: number; to: number; line: boolean }[] {
  const cuts = new Set<number>()
  if (block.kind === 'tableRow') return rowParts(block).map((part, i) => ({ ...part, line: i === 0 }))
  const broken = lineBreaks(document, block)
  const lines = broken.filter((at, i) => !isDefinition(block.text, broken[i - 1] ?? 0, at))
  const header = headerEnd(block)
  if (
    header > 0 &&
    !lines.includes(header) &&
    /[\r\n]/.test(document.markdown[block.offsets[header] ?? -1] ?? '')
  )
    lines.splice(lines.filter((at) => at < header).length, 0, header)
  for (const at of lines) cuts.add(at)
  let from = 0
  // a short list item is one thing, however many sentences it has
  const whole = block.kind === 'listItem' && block.text.length <= 150
  for (const to of whole ? [] : [...lines, block.text.length]) {
    if (!isReference(block.text.slice(from, to).trim()))
      for (const end of sentenceEnds(block.text.slice(from, to)))
        if (from + end >= header) cuts.add(from + end)
    from = to
  }
  const out: { from: number; to: number; line: boolean }[] = []
  const begins = new Set([0, ...lines])
  const end = lines[0] ?? block.text.length
  // below a name on a line of its own a line of dates belongs to that
  const named = lines.length > 0 && !isDateAlone(block.text.slice(0, end).trim())
  let start = 0
  for (const cut of [...[...cuts].sort((a, b) => a - b), block.text.length]) {
    let a = start
    let b = cut
    while (a < b && /\s/.test(block.text[a] ?? '')) a++
    // ': …' below a term, as definitions are written
    if (begins.has(start) && /^:\s/.test(block.text.slice(a, a + 2))) a += 2
    while (b > a && /\s/.test(block.text[b - 1] ?? '')) b--
    // and so does one that ends the line of the name: '**Cook** — Tarn Inn. *2014 to 2016.*'
    const alone = begins.has(cut) && (!begins.has(start) || named)
    if (b > a && cut < block.text.length && !alone && isDateAlone(block.text.slice(a, b))) continue
    if (b > a) out.push({ from: a, to: b, line: begins.has(start) })
    start = cut
  }
  return out
}

/** What a block begins with, when that is no sentence. */
const KINDS: Partial<Record<Block['kind'], UnitKind>> = { tableRow: 'row', listItem: 'item' }

/** All units of a document in reading order. Code blocks count as sentences, line by line. */
export function makeUnits(document: CvDocument): Unit[] {
  const units: Unit[] = []
  const add = (unit: Omit<Unit, 'index'>): void => {
    units.push({ ...unit, index: units.length })
  }
  let block = 0
  const addBlocksUntil = (offset: number): void => {
    for (; block < document.blocks.length; block++) {
      const current = document.blocks[block]
      if (current === undefined || current.span.start >= offset) return
      const parts = splitBlock(document, current)
      parts.forEach(({ from, to, line }, i) =>
        add({
          kind: i > 0 ? 'sentence' : (KINDS[current.kind] ?? 'sentence'),
          text: withTerm(current.text.slice(from, to).replace(/\s+/g, ' ')),
          span:
            current.kind === 'tableRow' && parts.length === 1
              ? current.span
              : withWholeMarks(document.markdown, spanOf(document.markdown, current, from, to)),
          section: current.section,
          block: current.index,
          from,
          to,
          first: i === 0,
          line,
          parents: current.parents,
        }),
      )
    }
  }
  for (const section of document.sections) {
    addBlocksUntil(section.span.start)
    if (section.heading !== '')
      add({
        kind: 'heading',
        text: section.heading,
        span: section.headingSpan,
        section: section.index,
        block: null,
        from: 0,
        to: section.heading.length,
        first: true,
        line: true,
        parents: [],
      })
  }
  addBlocksUntil(Infinity)
  return units
}
