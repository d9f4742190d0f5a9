/**
 * What exports and pasted pages leave behind: lines that begin with a bullet as a letter, '• Led the team', with
 * 'a.' and 'b.' or with '14.1' and '14.2', each an item of its own, and the pages' numbers, which say nothing.
 */
import type { Block, CvDocument } from '../../types.ts'
import { findDates } from '../text/dates.ts'

const BULLET = /^[•◦▪‣●■○∙➢➤✓✔→»›✅☑▶▸►➔➜❖◆◇□▫⁃]\uFE0F?\s+(?=\S)/u
/** A dash that a broken line of prose may begin with, too. */
const DASH = /^[–—·]\s+(?=[\p{Lu}\d"“„(])/u
/** '(1) …', '(@) …' of pandoc: some tools number lines so, which no reader of plain markdown takes for a list. */
const NUMBERED = /^\((?:\d{1,2}|@[\w-]{0,20})\)\s+(?=\S)/u
/** 'a. …', 'b) …', '(i) …', which no reader of plain markdown takes for a list either. */
const LETTERED = /^\(?([a-z]|[ivx]{1,4})[.)]\s+(?=\S)/u
const LETTERS = ['a b c d e f g h i j k l m n o p q r s t', 'i ii iii iv v vi vii viii ix x']
/** '14.1 …', '3.2.1 …': numbered as the sections are. */
const OF_SECTION = /^((?:\d{1,2}\.){1,3})(\d{1,2})[.):]?\s+(?=\S)/u
const MAY =
  /[•◦▪‣●■○∙➢➤✓✔→»›✅☑▶▸►➔➜❖◆◇□▫⁃–—·]\uFE0F?\s|^\((?:\d{1,2}|@[\w-]{0,20})\)\s|^\s*\(?[ai][.)]\s|^\d{1,2}\.\d/u
const PAGE = /^(?:Page|Seite|Página|p\.) ?\d{1,3} ?(?:of|von|de|\/) ?\d{1,3}$/i
/** Characters from which on a line may have been broken for its length. */
const WIDTH = 60

/** The document with such lines as list items, without pages' numbers; the document itself where there are none. */
export function withBulletedLines(document: CvDocument): CvDocument {
  if (!document.blocks.some((block) => partsOf(document, block) !== null)) return document
  const placeOf: number[] = []
  const blocks: Block[] = []
  for (const block of document.blocks) {
    placeOf.push(blocks.length)
    const parents = block.parents.flatMap((parent) => placeOf[parent] ?? [])
    for (const part of partsOf(document, block) ?? [block])
      blocks.push({ ...part, index: blocks.length, parents })
  }
  return { ...document, blocks }
}

/** What a block is read as instead of itself, null where that is what it is. */
function partsOf(document: CvDocument, block: Block): readonly Block[] | null {
  if (block.kind === 'paragraph' && block.parents.length === 0 && PAGE.test(block.text)) return []
  return MAY.test(block.text) ? itemsOf(document, block) : null
}

/** A paragraph cut at its bullets; null where no line of it begins with one. */
function itemsOf(document: CvDocument, block: Block): Block[] | null {
  const { text, kind } = block
  if (kind !== 'paragraph' && kind !== 'listItem') return null
  const lines = linesOf(document, block)
  const own = bulletOf(lines.map(([from, to]) => text.slice(from, to)))
  if (own === null) return null
  const parts: { from: number; to: number; item: boolean }[] = []
  for (const [from, to] of lines) {
    const line = text.slice(from, to)
    const bullet = own.exec(line)?.[0].length ?? 0
    const before = parts.at(-1)
    const isItem = bullet > 0
    // a long line may go on in the next
    const goesOn = before?.item === true && (/^[\p{Ll}(]/u.test(line) || before.to - before.from > WIDTH)
    if (before !== undefined && !isItem && (!before.item || goesOn)) before.to = to
    else parts.push({ from: from + bullet, to, item: isItem })
  }
  return parts.map(({ from, to, item }) => partOf(block, from, to, item ? 'listItem' : kind))
}

/** What the lines' bullets look like; null where no line begins with one. */
function bulletOf(lines: readonly string[]): RegExp | null {
  if (lines.some((line) => BULLET.test(line))) return BULLET
  if (lines.length > 1 && lines.every((line) => NUMBERED.test(line))) return NUMBERED
  if (isLettered(lines)) return LETTERED
  if (isNumberedBySection(lines)) return OF_SECTION
  // a thought between dashes begins a line in the middle of a sentence
  const begins = (before: string | undefined): boolean =>
    before === undefined || before.length < WIDTH || /[.!?:;)\d]$/.test(before) || DASH.test(before)
  // 'March 2012' above '– May 2016' is one time
  const isTime = (line: string, before = ''): boolean =>
    findDates(before).some(({ end }) => end === before.length) &&
    /^[–—·]\s+(?:\p{L}{3,9}\.? )?(?:\d|[Pp]resent|[Nn]ow|[Tt]oday)/u.test(line)
  const dashed = lines.map((line) => DASH.test(line))
  const several = dashed.filter(Boolean).length > 1 || dashed[0] === true
  return several &&
    dashed.every((is, i) => !is || (begins(lines[i - 1]) && !isTime(lines[i] ?? '', lines[i - 1])))
    ? DASH
    : null
}

/** From the first letter on, one after the other. */
function isLettered(lines: readonly string[]): boolean {
  const letters = lines.flatMap((line) => LETTERED.exec(line)?.[1] ?? [])
  return (
    letters.length > 1 &&
    LETTERED.test(lines[0] ?? '') &&
    LETTERS.some((all) => `${all} `.startsWith(`${letters.join(' ')} `))
  )
}

/** '14.1', '14.2': one after the other, from the first line on; no amounts, and no times of day. */
function isNumberedBySection(lines: readonly string[]): boolean {
  const [first, ...more] = lines.flatMap((line) => {
    const [, chapter = '', number = ''] = OF_SECTION.exec(line) ?? []
    return chapter === '' ? [] : [{ chapter, number: Number(number) }]
  })
  return (
    first?.number === 1 &&
    more.length > 0 &&
    OF_SECTION.test(lines[0] ?? '') &&
    more.every(({ chapter, number }, i) => chapter === first.chapter && number === first.number + i + 1)
  )
}

/** The lines of a block, broken hard or softly. */
function linesOf({ markdown }: CvDocument, { text, offsets }: Block): [number, number][] {
  const lines: [number, number][] = []
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const breaks = text[i] === '\n' || (text[i] === ' ' && /[\r\n]/.test(markdown[offsets[i] ?? -1] ?? ''))
    if (i < text.length && !breaks) continue
    if (i > start) lines.push([start, i])
    start = i + 1
  }
  return lines
}

function partOf(block: Block, from: number, to: number, kind: Block['kind']): Block {
  const { text, offsets, marks, span } = block
  return {
    ...block,
    kind,
    span: { start: offsets[from] ?? span.start, end: offsets[to] ?? span.end },
    text: text.slice(from, to),
    offsets: offsets.slice(from, to + 1),
    marks: marks
      .filter((mark) => mark.end > from && mark.start < to)
      .map((mark) => ({
        ...mark,
        start: Math.max(mark.start, from) - from,
        end: Math.min(mark.end, to) - from,
      })),
  }
}
