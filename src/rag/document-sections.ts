/** Builds the tree of sections from the headings in order, and tells for each block which one it stands in. */
import GithubSlugger from 'github-slugger'
import type { Block, Section, Span } from './types.ts'

/** A heading as it stands; depth 0 marks one that only takes a slug and opens no section. */
export interface FoundHeading {
  readonly depth: number
  readonly heading: string
  readonly slugText: string
  readonly span: Span
}

/** `sectionOf[i]` is the section of `blocks[i]`; headings and blocks are in the order of the markdown. */
export function buildSections(
  found: readonly FoundHeading[],
  blocks: readonly Pick<Block, 'span'>[],
  length: number,
): { sections: Section[]; sectionOf: number[] } {
  const slugger = new GithubSlugger()
  const slugged = found.map((heading) => ({ ...heading, slug: slugger.slug(heading.slugText) }))
  const opening = slugged.filter((heading) => heading.depth > 0)
  const first = opening[0]
  const leading = first === undefined || (blocks[0] !== undefined && blocks[0].span.start < first.span.start)
  const ends = endsOf(opening, length)
  const title =
    opening.filter((heading) => heading.depth === 1).length === 1 && first?.depth === 1 ? first : null

  const sections: Section[] = []
  if (leading) {
    const end = first?.span.start ?? length
    const none = { start: 0, end: 0 }
    sections.push({
      index: 0,
      depth: 0,
      heading: '',
      headingSpan: none,
      span: { start: 0, end },
      slug: '',
      path: [],
      parent: null,
    })
  }
  const open: Section[] = []
  opening.forEach((heading, i) => {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop()
    const parent = open.at(-1) ?? null
    const above = parent === null || (title !== null && parent.depth === 1) ? [] : parent.path
    const section: Section = {
      index: sections.length,
      depth: heading.depth,
      heading: heading.heading,
      headingSpan: heading.span,
      span: { start: heading.span.start, end: ends[i] ?? length },
      slug: heading.slug,
      path: [...above, heading.heading],
      parent: parent?.index ?? null,
    }
    sections.push(section)
    open.push(section)
  })

  const sectionOf: number[] = []
  let current = 0
  for (const block of blocks) {
    while (
      current + 1 < sections.length &&
      (sections[current + 1]?.headingSpan.start ?? 0) <= block.span.start
    )
      current++
    sectionOf.push(current)
  }
  return { sections, sectionOf }
}

/** Where each section ends: at the next heading of the same or a higher rank. */
function endsOf(headings: readonly { depth: number; span: Span }[], length: number): number[] {
  const ends = new Array<number>(headings.length).fill(length)
  const open: number[] = []
  headings.forEach(({ depth, span }, i) => {
    while (open.length > 0 && (headings[open.at(-1) ?? 0]?.depth ?? 0) >= depth)
      ends[open.pop() ?? 0] = span.start
    open.push(i)
  })
  return ends
}
