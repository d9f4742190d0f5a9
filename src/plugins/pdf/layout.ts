/** Sets a flow: the name and what stands by it, sections and entries, and what keeps together with what. */
import { layoutBlock, textSlabs } from './blocks.ts'
import type { Flow, Inline, Item, Mark } from './flow.ts'
import type { Place } from './place.ts'
import { keepLines, keepWithNext, spaced, type Slab } from './slab.ts'
import type { Tag } from './structure.ts'
import { COLORS, HEADINGS, SPACE, STYLES, type HeadingStyle } from './style.ts'

/** A whole document; the first heading is set as the name when it is one. */
export function layoutDocument(all: readonly Flow[], place: Place): Slab[] {
  // Sections have rules of their own.
  const flow = all.filter((node, i) => {
    const [before, after] = [all[i - 1]?.kind, all[i + 1]?.kind]
    return node.kind !== 'rule' || (before && before !== 'heading' && after && after !== 'heading')
  })
  const [first, ...rest] = flow
  const depths = rest.flatMap((node) => (node.kind === 'heading' ? [node.depth] : []))
  const least = Math.min(...depths, 7)
  if (first?.kind !== 'heading' || (first.depth !== 1 && first.depth >= least))
    return layoutFlow(flow, place, Math.min(least, first?.kind === 'heading' ? first.depth : 7))
  const end = rest.findIndex((node) => node.kind === 'heading')
  const intro = end < 0 ? rest : rest.slice(0, end)
  return [
    ...layoutName(first, place),
    ...layoutIntro(intro, place, end < 0),
    ...layoutFlow(end < 0 ? [] : rest.slice(end), place, least),
  ]
}

function layoutName(node: Flow & { kind: 'heading' }, place: Place): Slab[] {
  const slabs = textSlabs(
    node.inline,
    { ...place, style: STYLES.name, element: place.element.add('H1') },
    true,
  )
  return keepWithNext(keepLines(bookmarked(slabs, node.inline.text, -1, node.slug)))
}

/** What stands between the name and the first section: a short line as headline, lists as contact lines. */
function layoutIntro(intro: readonly Flow[], place: Place, alone: boolean): Slab[] {
  const [first, ...rest] = intro
  if (alone || first?.kind !== 'paragraph' || first.inline.text.length > 200)
    return spaced(layoutFlow(intro, place, 1), 12)
  const headline = textSlabs(
    first.inline,
    { ...place, style: STYLES.headline, element: place.element.add('P') },
    true,
  )
  return [...keepWithNext(spaced(keepLines(headline), 5)), ...spaced(layoutFlow(rest, place, 1), 12)]
}

/** @param section depth of the headings that open sections */
export function layoutFlow(flow: readonly Flow[], place: Place, section: number): Slab[] {
  let contact = false
  return flow.flatMap((node, i) => {
    const next = flow[i + 1]
    if (node.kind === 'heading') {
      contact = isContact(node.inline.text)
      const slabs = layoutHeading(node, place, section)
      return flow[i - 1]?.kind === 'heading' ? spaced(slabs, SPACE.headings) : slabs
    }
    const strip = contact && node.kind === 'list' ? contactLine(node.items) : undefined
    const slabs = strip
      ? spaced(
          keepLines(textSlabs(strip, { ...place, style: STYLES.contact, element: place.element.add('P') })),
          SPACE.paragraph,
        )
      : layoutBlock(node, place)
    // A line that leads in, such as a role above its list or an employer above the roles, stays with that.
    const leads =
      node.kind === 'paragraph' && slabs.length <= 2 && next !== undefined && leadsTo(flow[i - 1], next)
    const entry = headsEntry(node, next)
    const before = spaceBetween(flow[i - 1], node, slabs, entry, headsEntry(flow[i - 1], node))
    const near = spaced(slabs, before)
    return leads || entry ? keepWithNext(near) : near
  })
}

/** A short paragraph that begins in bold heads an entry, in CVs that have no headings for them. */
function headsEntry(node: Flow | undefined, next: Flow | undefined): boolean {
  const isHead = (one: Flow | undefined) =>
    one?.kind === 'paragraph' &&
    one.inline.text.length <= 140 &&
    one.inline.marks.some((mark) => mark.kind === 'strong' && mark.start === 0)
  return isHead(node) && (next?.kind === 'list' || (next?.kind === 'paragraph' && !isHead(next)))
}

function leadsTo(previous: Flow | undefined, next: Flow): boolean {
  if (next.kind === 'heading') return previous?.kind === 'heading' && next.depth > previous.depth
  return next.kind !== 'paragraph' && next.kind !== 'rule'
}

function spaceBetween(
  previous: Flow | undefined,
  node: Flow,
  slabs: readonly Slab[],
  entry: boolean,
  afterEntry: boolean,
): number {
  if (previous?.kind === 'heading') return node.kind === 'quote' || node.kind === 'code' ? 2 : 0
  if (entry) return SPACE.entry
  if (afterEntry) return Math.min(slabs[0]?.before ?? 0, SPACE.item)
  // What stands on a ground or between rules of its own keeps its distance.
  const apart = previous?.kind === 'code' || previous?.kind === 'quote' || previous?.kind === 'table'
  return Math.max(slabs[0]?.before ?? 0, apart ? SPACE.apart : 0)
}

const isContact = (heading: string): boolean =>
  /\b(contact|reach me|get in touch|details|coordinates)\b/i.test(heading) && heading.length < 40

/** A flat list of short items as one text; undefined for other lists. */
function contactLine(items: readonly Item[]): Inline | undefined {
  const parts = items.map(({ children: [only, more], checked }) =>
    only?.kind === 'paragraph' &&
    !more &&
    checked === undefined &&
    only.inline.text.length <= 70 &&
    !only.inline.text.includes('\n')
      ? only.inline
      : undefined,
  )
  let text = ''
  const marks: Mark[] = []
  for (const part of parts) {
    if (!part) return undefined
    const start = text === '' ? 0 : text.length + 3
    const label = /^[^:]{2,30}:(?=\s)/.exec(part.text)?.[0].length ?? 0
    marks.push({ kind: 'aside' as const, start, end: start + label })
    text += (text === '' ? '' : ' · ') + part.text.replaceAll(' ', '\u00A0')
    marks.push(...part.marks.map((mark) => ({ ...mark, start: mark.start + start, end: mark.end + start })))
  }
  return { text, marks }
}

function layoutHeading(node: Flow & { kind: 'heading' }, place: Place, section: number): Slab[] {
  const rank = Math.max(0, node.depth - section)
  const style: HeadingStyle | undefined = HEADINGS[Math.min(rank, HEADINGS.length - 1)]
  if (!style) return []
  const tag: Tag = `H${Math.min(6, Math.max(1, node.depth)) as 1 | 2 | 3 | 4 | 5 | 6}`
  const inline = rank > 0 ? withAside(node.inline) : node.inline
  const slabs = textSlabs(inline, { ...place, style: style.text, element: place.element.add(tag) }, true)
  const padded = slabs.map((slab, i): Slab => {
    const last = i === slabs.length - 1
    return {
      ...slab,
      height: slab.height + (last ? style.after : 0),
      keep: true,
      paint: (painter, top, gap) => {
        slab.paint(painter, top, gap)
        if (last && style.rule) painter.rect(place.x, top + slab.height + 2.2, place.width, 0.6, COLORS.rule)
      },
    }
  })
  return spaced(bookmarked(padded, node.inline.text, rank, node.slug), style.before)
}

/** Years and dates in brackets at the end of a heading step back. */
function withAside(inline: Inline): Inline {
  const start = /\s\([^()]*\d[^()]*\)$/.exec(inline.text)?.index
  if (start === undefined) return inline
  return { ...inline, marks: [...inline.marks, { kind: 'aside', start: start + 1, end: inline.text.length }] }
}

function bookmarked(slabs: readonly Slab[], title: string, rank: number, slug: string): Slab[] {
  return slabs.map((slab, i) =>
    i > 0
      ? slab
      : {
          ...slab,
          paint: (painter, top, gap) => {
            painter.anchor(title, rank, slug, top - Math.min(gap, 8))
            slab.paint(painter, top, gap)
          },
        },
  )
}
