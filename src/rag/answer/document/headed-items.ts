/**
 * Lists whose things have a heading each, as builders of CVs put them out: '### Dutch' above 'Native speaker', above
 * '●●●●●'; '### Planning' above 'Expert' and '**Keywords:** Routes'; '### First Aid' above who gave it and when. Each
 * is one item, 'Dutch: Native speaker', that knows its thing.
 */
import type { Block, CvDocument, Section } from '../../types.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { isLevel, isRating } from '../lexicon/ratings.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { withoutSections } from './sections-kept.ts'

/** Kinds of sections whose things are told by a level, and those where by who gave them. */
const LEVELLED: readonly Kind[] = ['languages', 'skills', 'interests']
const GIVEN: readonly Kind[] = ['certifications', 'awards', 'memberships']
/** Lines below a heading, characters of one, and of one that lists key words. */
const [LINES, LONGEST, LONGEST_LIST] = [4, 60, 240]
const KEYWORDS = /^(?:key ?words?|tags) ?: ?/i
/** 'Level: Expert' is the level. */
const LEVEL = /^(?:level|proficiency|fluency|rating) ?: ?/i

interface Line {
  readonly text: string
  readonly offsets: readonly number[]
}

interface Item {
  readonly section: Section
  readonly lines: readonly Line[]
  readonly blocks: readonly Block[]
}

/** The document with such things as list items; the document itself where there are none. */
export function withHeadedItems(document: CvDocument): CvDocument {
  const lists = document.sections.flatMap((section) => itemsOf(document, section))
  if (lists.length === 0) return document
  const items = new Map(lists.map((item) => [item.section.index, item]))
  const { sections, placeOf } = withoutSections(document.sections, ({ index }) => items.has(index))
  const placed: number[] = []
  const blocks: Block[] = []
  const told = new Set<number>()
  const tellUntil = (section: number): void => {
    for (const item of lists) {
      const { index } = item.section
      if (index > section || told.has(index)) continue
      told.add(index)
      blocks.push({ ...blockOf(document, item), index: blocks.length, section: placeOf[index] ?? 0 })
    }
  }
  for (const block of document.blocks) {
    tellUntil(block.section)
    placed[block.index] = items.has(block.section) ? blocks.length - 1 : blocks.length
    if (items.has(block.section)) continue
    const parents = block.parents.flatMap((parent) => placed[parent] ?? [])
    blocks.push({ ...block, index: blocks.length, section: placeOf[block.section] ?? 0, parents })
  }
  tellUntil(Infinity)
  return { ...document, sections, blocks }
}

/** The things that a section lists so: all of its headings, or none. */
function itemsOf(document: CvDocument, around: Section): Item[] {
  const [kind] = around.depth > 0 ? kindsOfHeading(around.heading).keys() : []
  if (kind === undefined || !(LEVELLED.includes(kind) || GIVEN.includes(kind))) return []
  const below = document.sections.filter(({ parent }) => parent === around.index)
  if (below.length === 0) return []
  const own = document.blocks.filter(({ section, text }) => section === around.index && text.trim() !== '')
  const items = own.length > 0 ? [] : below.flatMap((section) => itemOf(document, section) ?? [])
  if (items.length < below.length) return []
  if (GIVEN.includes(kind)) return items.every(isGiven) ? items : []
  // what has no text at all is one of them where others have key words
  const marked = items.filter(isLevelled)
  const rest = items.filter((item) => !isLevelled(item))
  return marked.length > 0 &&
    (kind !== 'skills' || rest.length === 0) &&
    rest.every(({ lines }) => lines.length === 0)
    ? items
    : []
}

function itemOf(document: CvDocument, section: Section): Item | null {
  if (section.heading.length > LONGEST || findDates(section.heading).length > 0) return null
  if (document.sections.some(({ parent }) => parent === section.index)) return null
  const blocks = document.blocks.filter((block) => block.section === section.index)
  const lines = blocks.flatMap((block) => linesOf(document, block))
  const plain = blocks.every(({ kind, parents }) => kind === 'paragraph' && parents.length === 0)
  const short = lines.every(
    ({ text }) => text.length <= (KEYWORDS.test(text) ? LONGEST_LIST : LONGEST) && !/[.!?]$/.test(text),
  )
  return plain && short && lines.length <= LINES ? { section, lines, blocks } : null
}

const isLevelLine = ({ text }: Line): boolean => isLevel(fold(text.replace(LEVEL, '')))
const isMark = (line: Line): boolean =>
  isLevelLine(line) || LEVEL.test(line.text) || isRating(line.text) || KEYWORDS.test(line.text)
const isLevelled = ({ lines }: Item): boolean => lines.length > 0 && lines.every(isMark)
/** Who gave it, when, or both. */
const isGiven = ({ lines }: Item): boolean =>
  lines.length > 0 &&
  lines.length <= 2 &&
  lines.filter(({ text }) => isDate(text)).length === 1 &&
  (lines.length === 1 || !isDate(lines[0]?.text ?? ''))

function isDate(text: string): boolean {
  const [date, more] = findDates(text)
  return date !== undefined && more === undefined && text.length - (date.end - date.start) <= 2
}

function linesOf({ markdown }: CvDocument, { text, offsets }: Block): Line[] {
  const lines: Line[] = []
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const breaks = text[i] === '\n' || (text[i] === ' ' && /[\r\n]/.test(markdown[offsets[i] ?? -1] ?? ''))
    if (i < text.length && !breaks) continue
    if (i > start) lines.push({ text: text.slice(start, i), offsets: [...offsets.slice(start, i)] })
    start = i + 1
  }
  return lines
}

/** One text of the heading and its lines; dots beside a word for the level say it once more. */
function blockOf(
  { markdown }: CvDocument,
  { section, lines, blocks }: Item,
): Omit<Block, 'index' | 'section'> {
  const { heading, headingSpan } = section
  // behind its marks
  const found = markdown.slice(headingSpan.start, headingSpan.end).indexOf(heading)
  const start = headingSpan.start + Math.max(0, found)
  const places = Array.from({ length: heading.length }, (_, i) => Math.min(start + i, headingSpan.end - 1))
  let text = heading
  const add = (between: string, { text: more, offsets }: Line, from = 0): void => {
    for (const _ of between) places.push(offsets[from] ?? headingSpan.end)
    places.push(...offsets.slice(from))
    text += between + more.slice(from)
  }
  const isLeveled = lines.some(isLevelLine)
  const from = (line: Line): number => LEVEL.exec(line.text)?.[0].length ?? 0
  const listed = lines.find((line) => KEYWORDS.test(line.text))
  const said = lines.filter((line) => line !== listed && !(isLeveled && isRating(line.text)))
  const last = said.at(-1)
  if (listed !== undefined && last !== undefined && isMark(last)) {
    add(' (', last, from(last))
    places.push(last.offsets.at(-1) ?? 0)
    text += ')'
  } else for (const line of said) add(isMark(line) ? ': ' : ', ', line, from(line))
  if (listed !== undefined) add(': ', listed, KEYWORDS.exec(listed.text)?.[0].length ?? 0)
  const end = (blocks.at(-1)?.span ?? headingSpan).end
  return {
    kind: 'listItem',
    span: { start, end: Math.max(end, headingSpan.end) },
    text,
    offsets: Uint32Array.from([...places, end]),
    parents: [],
    marks: [],
  }
}
