/** Sets a flow: every block becomes slabs, which keep together as good typesetting asks. */
import { breakEvenly, breakLines, type Line } from './lines.ts'
import type { Flow, Inline, Item, Mark } from './flow.ts'
import { keepLines, keepWithNext, spaced, type Slab } from './slab.ts'
import type { Element, Tag } from './structure.ts'
import { COLORS, HEADINGS, SPACE, STYLES, type HeadingStyle, type TextStyle } from './style.ts'
import { layoutTable } from './table.ts'
import { widthOf, type Shaper } from './text.ts'

/** Where a block stands. Lengths are points. */
export interface Place {
  readonly shaper: Shaper
  /** Left edge, from the left edge of the page. */
  readonly x: number
  readonly width: number
  /** Height of a page's text area. */
  readonly height: number
  readonly element: Element
  readonly style: TextStyle
  /** How many lists enclose the block. */
  readonly depth: number
}

/** Base line from the top of a line, so that capitals stand in its middle. */
export const baselineOf = (style: TextStyle): number => style.leading / 2 + style.size * 0.36

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
    const after = flow[i - 1]?.kind === 'heading'
    const strip = contact && node.kind === 'list' ? contactLine(node.items) : undefined
    const slabs = strip
      ? spaced(
          keepLines(textSlabs(strip, { ...place, style: STYLES.contact, element: place.element.add('P') })),
          SPACE.paragraph,
        )
      : layoutBlock(node, place, section)
    // A line that leads in, such as a role above its list or an employer above the roles, stays with that.
    const leads =
      node.kind === 'paragraph' && slabs.length <= 2 && next !== undefined && leadsTo(flow[i - 1], next)
    const before = after
      ? node.kind === 'quote' || node.kind === 'code'
        ? 2
        : 0
      : spaceAfter(flow[i - 1], slabs)
    const near = spaced(slabs, before)
    return leads ? keepWithNext(near) : near
  })
}

function leadsTo(previous: Flow | undefined, next: Flow): boolean {
  if (next.kind === 'heading') return previous?.kind === 'heading' && next.depth > previous.depth
  return next.kind !== 'paragraph' && next.kind !== 'rule'
}

/** What stands on a ground or between rules of its own keeps its distance. */
function spaceAfter(previous: Flow | undefined, slabs: readonly Slab[]): number {
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

function layoutBlock(node: Exclude<Flow, { kind: 'heading' }>, place: Place, section: number): Slab[] {
  switch (node.kind) {
    case 'paragraph': {
      const slabs = keepLines(textSlabs(node.inline, { ...place, element: place.element.add('P') }))
      return spaced(slabs, SPACE.paragraph)
    }
    case 'list':
      return layoutList(node.start, node.items, place, section)
    case 'quote':
      return layoutQuote(node.children, place, section)
    case 'code':
      return layoutCode(node.lines, place)
    case 'table':
      return layoutTable(node, place)
    case 'rule':
      return [
        {
          height: 0.6,
          before: 12,
          keep: false,
          paint: (p, top) => p.rect(place.x, top, place.width, 0.6, COLORS.rule),
        },
      ]
  }
}

/** One slab a line. */
export function textSlabs(inline: Inline, place: Place, balanced = false): Slab[] {
  const { style, element, x } = place
  const boxes = place.shaper.boxes(inline, style)
  return (balanced ? breakEvenly : breakLines)(boxes, place.width).map((line) => ({
    height: style.leading,
    before: 0,
    keep: false,
    paint: (painter, top) => painter.line(element, line, x, top + baselineOf(style)),
  }))
}

function layoutList(start: number | null, items: readonly Item[], place: Place, section: number): Slab[] {
  const list = place.element.add('L')
  const labels = items.map((item, i) => labelOf(place, start === null ? null : start + i, item.checked))
  const indent = Math.max(SPACE.indent, ...labels.map((label) => (label.line ? label.line.width + 6 : 0)))
  return items.flatMap((item, i) => {
    const element = list.add('LI')
    const label = labels[i]
    const labelElement = label?.line ? element.add('Lbl') : null
    const inner = {
      ...place,
      x: place.x + indent,
      width: place.width - indent,
      element: element.add('LBody'),
      depth: place.depth + 1,
    }
    const slabs = item.children.flatMap((node, k) => {
      const block =
        node.kind === 'heading'
          ? layoutBlock({ kind: 'paragraph', inline: node.inline }, inner, section)
          : layoutBlock(node, inner, section)
      return k === 0 ? block : spaced(block, node.kind === 'list' ? SPACE.item : SPACE.list)
    })
    const labelled = slabs.map((slab, k): Slab =>
      k > 0 || !label
        ? slab
        : {
            ...slab,
            paint: (painter, top, gap) => {
              if (label.line) painter.line(labelElement, label.line, place.x, top + baselineOf(place.style))
              else label.bullet(painter, place.x, top)
              slab.paint(painter, top, gap)
            },
          },
    )
    // An item that leads to a list of its own keeps with the first item of that.
    const leads = item.children[0]?.kind === 'paragraph' && item.children[1] !== undefined
    const first = leads ? keepFirstBlock(labelled, item.children[0], inner) : labelled
    return spaced(first, i === 0 ? SPACE.list : SPACE.item)
  })
}

function keepFirstBlock(slabs: readonly Slab[], block: Flow | undefined, place: Place): Slab[] {
  const lines =
    block?.kind === 'paragraph'
      ? breakLines(place.shaper.boxes(block.inline, place.style), place.width).length
      : 0
  return slabs.map((slab, i) => (i === lines - 1 && lines < slabs.length ? { ...slab, keep: true } : slab))
}

interface Label {
  readonly line: Line | undefined
  readonly bullet: (painter: Parameters<Slab['paint']>[0], x: number, top: number) => void
}

function labelOf(place: Place, number: number | null, checked: boolean | undefined): Label {
  const { style, shaper, depth } = place
  // The middle of small letters.
  const middle = baselineOf(style) - style.size * 0.27
  const text = checked === undefined ? (number === null ? '' : `${number}.`) : checked ? '✓' : '□'
  if (text !== '') {
    const runs = shaper.plain(text, { ...style, color: COLORS.accent })
    return { line: { runs, width: widthOf(runs) }, bullet: () => undefined }
  }
  return {
    line: undefined,
    bullet: (painter, x, top) =>
      depth % 2 === 0
        ? painter.dot(x + 3, top + middle, 1.4, COLORS.accent)
        : painter.rect(x + 1.5, top + middle - 0.35, 4.5, 0.7, COLORS.faint),
  }
}

function layoutQuote(children: readonly Flow[], place: Place, section: number): Slab[] {
  const inner = {
    ...place,
    x: place.x + SPACE.quote,
    width: place.width - SPACE.quote,
    style: { ...STYLES.quote, size: place.style.size, leading: place.style.leading },
    element: place.element.add('BlockQuote'),
  }
  const slabs = children.flatMap((node) =>
    node.kind === 'heading'
      ? layoutBlock({ kind: 'paragraph', inline: node.inline }, inner, section)
      : layoutBlock(node, inner, section),
  )
  return spaced(
    slabs.map((slab, i): Slab => ({
      ...slab,
      paint: (painter, top, gap) => {
        const above = i === 0 ? 0 : gap
        painter.rect(place.x + 1, top - above, 2, slab.height + above, COLORS.rule)
        slab.paint(painter, top, gap)
      },
    })),
    SPACE.paragraph + 2,
  )
}

function layoutCode(lines: readonly string[], place: Place): Slab[] {
  const style = STYLES.code
  const inner = {
    ...place,
    x: place.x + SPACE.code,
    width: place.width - 2 * SPACE.code,
    style,
    element: place.element.add('Code'),
  }
  const slabs = lines.flatMap((line): Slab[] => {
    const text = line
      .replaceAll('\t', '    ')
      .replace(/^ +/, (spaces) => '\u00A0'.repeat(Math.min(40, spaces.length)))
    const set = textSlabs({ text, marks: [] }, inner)
    return set.length > 0 ? set : [{ height: style.leading, before: 0, keep: false, paint: () => undefined }]
  })
  const pad = 5
  const last = slabs.length - 1
  const padded = slabs.map((slab, i): Slab => {
    const head = i === 0 ? pad : 0
    const height = slab.height + head + (i === last ? pad : 0)
    return {
      ...slab,
      height,
      paint: (painter, top, gap) => {
        painter.rect(place.x, top, place.width, height + (i === last ? 0 : 0.2), COLORS.tint)
        slab.paint(painter, top + head, gap)
      },
    }
  })
  return spaced(keepLines(padded), SPACE.paragraph + 2)
}
