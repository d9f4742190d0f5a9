/** Headings that are set in bold or capitals instead of being marked as such, as word processors leave them. */
import { spanOf } from '../../document.ts'
import type { Block, CvDocument, Section } from '../../types.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { kindsOfHeading } from './heading-kinds.ts'

/** Characters of a heading. */
const LONGEST = 45
/** Kinds of sections that the lines must name between them to be taken for headings. */
const ENOUGH = 3
/** Headings proper, from which on an owner is taken to know how to write them. */
const KNOWS = 3

/** The document with such lines as sections; the document itself where there are none. Offsets, blocks and slugs stay. */
export function withWrittenHeadings(document: CvDocument): CvDocument {
  const marked = document.sections.filter(({ depth }) => depth > 0)
  if (marked.length >= KNOWS) return document
  const capitals = marked.length <= 1 ? linesInCapitals(document) : []
  if (capitals.length > 0) return withHeadings(document, capitals)
  const lines = document.blocks.filter(isWrittenHeading)
  const kindsOf = (all: readonly HeadingLine[]): Set<Kind | undefined> =>
    new Set(all.map(({ block, end }) => [...kindsOfHeading(block.text.slice(0, end)).keys()][0]))
  const whole = lines.map((block) => ({ block, end: block.text.length }))
  if (kindsOf(whole).size >= ENOUGH) return withHeadings(document, whole)
  const led = boldFirstLines(document)
  return kindsOf(led).size >= ENOUGH ? withHeadings(document, led) : document
}

/** '**Languages**' above 'Welsh, English' in the same paragraph, or alone. */
const boldFirstLines = (document: CvDocument): HeadingLine[] =>
  document.blocks.flatMap((block) => {
    const end = firstLineOf(document, block)
    return isNamed(block, end) && block.marks.some((m) => isBoldTo(m, end)) ? [{ block, end }] : []
  })

const isBoldTo = ({ kind, start, end }: Block['marks'][number], to: number): boolean =>
  kind === 'strong' && start === 0 && end <= to && end >= to - 1

/** A block that is a heading, or begins with one. */
export interface HeadingLine {
  readonly block: Block
  /** Where the heading ends in the block's text. */
  readonly end: number
}

/** The document with sections that begin with the given lines. */
export function withHeadings(document: CvDocument, lines: readonly HeadingLine[]): CvDocument {
  if (lines.length === 0) return document
  const written = lines.map((line, i) => sectionOf(document, line, lines[i + 1]?.block))
  const all = [...document.sections, ...written]
    .sort((a, b) => a.span.start - b.span.start)
    .map((section, index) => ({ section, index }))
  const placeOf = new Map(all.map(({ section, index }) => [section, index]))
  const sections = all.map(({ section, index }): Section => {
    const above = section.parent === null ? undefined : document.sections[section.parent]
    return { ...section, index, parent: above === undefined ? null : (placeOf.get(above) ?? null) }
  })
  const headings = new Map(lines.map(({ block, end }) => [block, end]))
  let section = 0
  const blocks = document.blocks.map((block): Block => {
    while ((sections[section + 1]?.span.start ?? Infinity) <= block.span.start) section++
    const end = headings.get(block)
    if (end === undefined) return { ...block, section }
    const marks = block.marks.map((mark) => ({ ...mark, start: mark.start - end, end: mark.end - end }))
    return {
      ...block,
      section,
      text: block.text.slice(end),
      offsets: block.offsets.slice(end),
      marks: marks.filter(({ start }) => start >= 0),
    }
  })
  return { ...document, sections, blocks }
}

function isWrittenHeading(block: Block): boolean {
  const { text, marks } = block
  if (text.includes('\n') || !isNamed(block, text.length)) return false
  const bold = marks.some((m) => m.kind === 'strong' && m.end - m.start >= text.replace(/:$/, '').length)
  return bold || isSetInCapitals(text)
}

/** Does it name a kind of section up to there? */
function isNamed({ text, kind, parents }: Block, end: number): boolean {
  const line = text.slice(0, end)
  return (
    kind === 'paragraph' &&
    parents.length === 0 &&
    end <= LONGEST &&
    findDates(line).length === 0 &&
    kindsOfHeading(line).size > 0 &&
    !looksLikeTitle(line)
  )
}

/**
 * Whole lines, folded, that name a kind of section and nothing else. Written in capitals above all that follows, one of
 * them is enough where nothing but the name is marked as a heading: pages of design tools are copied so.
 */
const NAMES_SECTION =
  /^(?:(?:(?:work|professional|relevant|employment|job|career|teaching|research) )?(?:experience|history)|employment|education(?: (?:and|&) training)?|(?:about(?: me)?|(?:professional |career )?(?:summary|profile|objective))|(?:(?:key|core|technical|professional|soft|hard|it|computer|main|other) )*(?:skills|competenc(?:es|ies)|expertise)|languages?|certificat(?:es|ions)|licen[cs]es(?: (?:and|&) certifications)?|(?:awards|honou?rs|prizes)(?: (?:and|&) (?:awards|honou?rs|prizes))?|publications|projects|memberships?|volunteering|volunteer (?:work|experience)|references|hobbies|(?:(?:personal|hobbies (?:and|&)) )?interests|contact(?: (?:me|details|info|information))?) ?:?$/

/** 'NOT FOR ME', 'ALL THE REST', 'OTHER THINGS': a heading of one's own making; no house and no title is called so. */
const OWN_MADE =
  /^(?:(?:what|how|where|why|who|when|things?|(?:some|all) (?:other|more|the)|(?:the|and the|all the) (?:rest|other\p{L}*)|other(?:s|wise)?|not|never|also|besides?|beyond|outside|away from|aside|apart|in (?:short|brief|my)|if you|before you|for the|small print|odds and ends|good to know|did you|more (?:about|on)|last(?:ly)?|finally|further|various|misc\p{L}*|extras?|bits)\b|(?:.{2,30} )?(?:i|me|my|myself)(?: |$))/u
const LIST_OF = /[,;:&/()\d]/

/** Such lines, whole blocks or the first lines of them, and with them others that name a kind of section among more. */
function linesInCapitals(document: CvDocument): HeadingLine[] {
  const found = document.blocks.flatMap((block): (HeadingLine & { plain: boolean; own?: true })[] => {
    if (block.kind !== 'paragraph' || block.parents.length > 0) return []
    const end = firstLineOf(document, block)
    const text = block.text.slice(0, end)
    if (end > LONGEST || text !== text.toUpperCase()) return []
    const isOwn = /\p{Lu}{2}/u.test(text) && OWN_MADE.test(fold(text)) && !LIST_OF.test(text)
    if (!isSetInCapitals(text)) return isOwn ? [{ block, end, plain: true, own: true }] : []
    const plain = NAMES_SECTION.test(fold(text))
    const names = kindsOfHeading(text).size > 0 && findDates(text).length === 0 && !looksLikeTitle(text)
    if (plain || names) return [{ block, end, plain }]
    return isOwn ? [{ block, end, plain, own: true }] : []
  })
  const named = found.filter(({ own }) => own !== true)
  if (!named.some(({ plain }) => plain)) return []
  return named.length >= ENOUGH ? found : named
}

/** In capitals all of it, however it is marked. */
const isSetInCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()

/** Where the first line of a block ends, which the markdown breaks hard or softly. */
function firstLineOf({ markdown }: CvDocument, { text, offsets }: Block): number {
  for (let i = 0; i < text.length; i++)
    if (text[i] === '\n' || /[\r\n]/.test(markdown[offsets[i] ?? -1] ?? '')) return i
  return text.length
}

function sectionOf(document: CvDocument, { block, end }: HeadingLine, next: Block | undefined): Section {
  const around = document.sections[block.section]
  const after = document.sections[block.section + 1]?.span.start ?? document.markdown.length
  const heading = block.text.slice(0, end).replace(/\s*:$/, '')
  const path = around === undefined || around.depth < 2 ? [] : around.path
  return {
    index: 0,
    depth: Math.max(2, (around?.depth ?? 0) + 1),
    heading,
    headingSpan: spanOf(document.markdown, block, 0, heading.length),
    span: { start: block.span.start, end: Math.min(after, next?.span.start ?? after) },
    // what stands on the page is the heading around it
    slug: around?.slug ?? '',
    path: [...path, heading],
    parent: around !== undefined && around.depth > 0 ? around.index : null,
  }
}
