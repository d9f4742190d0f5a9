/** The smallest pieces an answer may quote: headings, sentences, list items, lines, table rows. */
import { spanOf } from '../document.ts'
import { findDates } from './dates.ts'
import { lineBreaks } from './line-breaks.ts'
import type { Block, CvDocument, Span } from '../types.ts'

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

const ABBREVIATION =
  /(?:^|[\s("'])(?:dr|prof|doc|hab|ing|mgr|dipl|lic|rer|phil|nat|rev|capt|sgt|mr|mrs|ms|st|mt|jr|sr|vs|vol|no|nr|pp|p|ed|eds|etc|e\.g|i\.e|approx|ca|cf|dept|inc|ltd|co|corp|fig|al|ph\.d|m\.sc|b\.sc|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|[a-z])\.$/i

/** A title in quotation marks, which may hold what ends a sentence: '"Who may assume what? Role chains"'. */
const QUOTED = /(?<=^|[\s(])(?:"[^"\n]{3,160}"|“[^”\n]{3,160}”|„[^“”\n]{3,160}[“”]|«[^»\n]{3,160}»)/gu

/** Ends of sentences in a text, as offsets of the first character after each. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  const quoted = Array.from(text.matchAll(QUOTED), ({ index, 0: title }) => [index, index + title.length])
  for (const match of text.matchAll(/[.!?…]+["'”’»)\]]*(?=\s+["'“‘«(\[]?[\p{Lu}\p{N}€£$])/gu)) {
    const end = match.index + match[0].length
    if (quoted.some(([from = 0, to = 0]) => match.index > from && end < to)) continue
    const before = text.slice(Math.max(0, end - 14), end)
    if (match[0] === '.' && ABBREVIATION.test(before)) continue
    // '1. Foo' at the start of a sentence, or '2.' of an enumeration
    if (match[0] === '.' && /(?:^|\s)\d{1,2}\.$/.test(before) && end < 4) continue
    ends.push(end)
  }
  return ends
}

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
  if (block.kind === 'tableRow') return [{ from: 0, to: block.text.length, line: true }]
  const lines = lineBreaks(document, block)
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
    const alone = named && begins.has(start) && begins.has(cut)
    if (b > a && cut < block.text.length && !alone && isDateAlone(block.text.slice(a, b))) continue
    if (b > a) out.push({ from: a, to: b, line: begins.has(start) })
    start = cut
  }
  return out
}

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
      splitBlock(document, current).forEach(({ from, to, line }, i) =>
        add({
          kind:
            current.kind === 'tableRow'
              ? 'row'
              : current.kind === 'listItem' && i === 0
                ? 'item'
                : 'sentence',
          text: current.text.slice(from, to).replace(/\s+/g, ' '),
          span: current.kind === 'tableRow' ? current.span : spanOf(document.markdown, current, from, to),
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
