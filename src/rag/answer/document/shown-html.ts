/**
 * What a CV shows outside of its blocks, as blocks and headings: names and headings in raw HTML, summaries of what can
 * be opened, rows of icons, a name in the front matter. On the page these open no section of their own.
 */
import { buildSections, type FoundHeading } from '../../document-sections.ts'
import type { Block, CvDocument, Section, ShownHtml, Span } from '../../types.ts'
import { findDates } from '../text/dates.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { nameInFrontmatter, namesPerson } from './own-names.ts'

type Heading = FoundHeading & { readonly slug: string | null }
type Line = Pick<Block, 'text' | 'offsets' | 'span' | 'marks'>

/** The document with it; the document itself where there is none. */
export function withShownHtml(document: CvDocument): CvDocument {
  const name = nameInFrontmatter(document)
  const shown = document.shown ?? []
  if (shown.length === 0 && name === null) return document
  const { headings, lines } = placed(document, shown)
  if (name !== null && !headings.some(namesPerson)) lines.unshift(lineAt(name.text, name.start))
  const added = lines.map((line): Block => ({
    ...line,
    kind: 'paragraph',
    index: -1,
    section: 0,
    parents: [],
  }))
  const all = [...document.blocks, ...added].sort((a, b) => a.span.start - b.span.start)
  const placeOf = new Map(all.map(({ index }, place) => [index, place]))
  const { sections, sectionOf } = buildSections(headings, all, document.markdown.length)
  const blocks = all.map((block, index) => ({
    ...block,
    index,
    section: sectionOf[index] ?? 0,
    parents: block.parents.flatMap((parent) => placeOf.get(parent) ?? []),
  }))
  return { ...document, sections: withSlugs(sections, headings), blocks }
}

/** All headings in order, and the lines beside the blocks. */
function placed(
  { sections, markdown }: CvDocument,
  shown: readonly ShownHtml[],
): { headings: Heading[]; lines: Line[] } {
  const written = sections.filter(({ depth }) => depth > 0).map(headingOf)
  const lines: Line[] = []
  const headings: Heading[] = []
  let row: ShownHtml[] = []
  let at = 0
  let around = 0
  const endRow = (): void => {
    if (row.length > 0) lines.push(rowOf(row))
    row = []
  }
  for (const one of shown) {
    const span = spanOf(one)
    for (let next = written[at]; next !== undefined && next.span.start < span.start; next = written[++at]) {
      endRow()
      around = next.depth
      headings.push(next)
    }
    if (one.kind === 'picture') {
      const before = row.at(-1)
      if (before !== undefined && !isBeside(markdown, before, one)) endRow()
      row.push(one)
      continue
    }
    endRow()
    // '<summary>More about Delft</summary>' right above '### Halden Robotics' says nothing of its own
    const next = written[at]
    if (MORE.test(one.text) && next && isBelow(markdown, span.end, next.span.start)) continue
    const last = headings.at(-1)
    // '<h3>Joiner in Delft</h3>' right below the name is no section
    const below = last?.slug === null && last.depth === 1 && headings.length === 1
    if (one.kind === 'heading' && below && one.depth > 1 && isBelow(markdown, last.span.end, span.start))
      lines.push({ text: one.text, offsets: one.offsets, span, marks: [] })
    else {
      const depth = one.kind === 'heading' ? one.depth : depthOf(one.text, around)
      headings.push({ depth, heading: one.text, slugText: '', span, slug: null })
      if (one.kind === 'heading') around = depth
    }
  }
  endRow()
  return { headings: [...headings, ...written.slice(at)], lines }
}

const headingOf = ({ depth, heading, slug, headingSpan }: Section): Heading => ({
  depth,
  heading,
  slugText: slug,
  span: headingSpan,
  slug,
})

/**
 * A summary that names a kind of section opens one beside those around it, any other a part of the one it is in: also
 * 'Test engineer, Halden Rail (2014 – 2018)', in which a word of such kinds stands by chance.
 */
const depthOf = (summary: string, around: number): number => {
  const isSection =
    kindsOfHeading(summary).size > 0 &&
    !MORE.test(summary) &&
    findDates(summary).every(({ single }) => single)
  return Math.min(6, Math.max(2, isSection ? around : around + 1))
}

/** 'More about the years in Delft (click to open)': of what stands above it. */
const MORE = /^[^\p{L}]{0,4}(?:more (?:about|on|of)|details?|click|show|expand|read|see|view)\b/iu

const spanOf = ({ text, offsets }: ShownHtml): Span => ({
  start: offsets[0] ?? 0,
  end: offsets[text.length] ?? 0,
})

const lineAt = (text: string, start: number): Line => ({
  text,
  offsets: Uint32Array.from({ length: text.length + 1 }, (_, i) => start + i),
  span: { start, end: start + text.length },
  marks: [],
})

const between = (markdown: string, from: number, to: number): string =>
  markdown.slice(from, to).replace(/<[^<>]*>/g, '')

/** Nothing but tags between two headings. */
const isBelow = (markdown: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}]/u.test(between(markdown, from, to).replace(/^[^<>]*>|<[^<>]*$/g, ''))

/** Pictures with tags and space between them, no blank line. */
const isBeside = (markdown: string, before: ShownHtml, { offsets }: ShownHtml): boolean => {
  const gap = markdown.slice(spanOf(before).end, offsets[0] ?? 0)
  return (
    !/\n[ \t]*\r?\n/.test(gap) &&
    !/[\p{L}\p{N}]/u.test(between(gap, 0, gap.length).replace(/^[^<>]*>|<[^<>]*$/g, ''))
  )
}

/** 'Redis, Kafka': the row of icons as one line. */
function rowOf(row: readonly ShownHtml[]): Line {
  const offsets: number[] = []
  const marks: Block['marks'][number][] = []
  row.forEach((one, i) => {
    const place = one.offsets[0] ?? 0
    if (i > 0) offsets.push(place, place)
    const start = offsets.length
    if (one.href !== undefined)
      marks.push({ kind: 'link', start, end: start + one.text.length, href: one.href })
    offsets.push(...one.offsets.slice(0, -1))
  })
  const last = row.at(-1)
  const end = last === undefined ? 0 : spanOf(last).end
  return {
    text: row.map(({ text }) => text).join(', '),
    offsets: Uint32Array.from([...offsets, end]),
    span: { start: offsets[0] ?? 0, end },
    marks,
  }
}

/** Headings of raw HTML have no place on the page: one gets to the section around them. */
function withSlugs(sections: readonly Section[], headings: readonly Heading[]): Section[] {
  const slugs = new Map(headings.map(({ span, slug }) => [span.start, slug]))
  let last = ''
  return sections.map((section) => {
    if (section.depth > 0) last = slugs.get(section.headingSpan.start) ?? last
    return { ...section, slug: section.depth > 0 ? last : '' }
  })
}
