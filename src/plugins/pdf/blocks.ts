/** Sets what stands below headings: paragraphs, lists, quotations, code, rules. */
import type { Flow, Inline, Item } from './flow.ts'
import { breakEvenly, breakLines, type Line } from './lines.ts'
import { baselineOf, type Place } from './place.ts'
import { keepLines, spaced, type Slab } from './slab.ts'
import { COLORS, SPACE, STYLES } from './style.ts'
import { layoutTable } from './table.ts'
import { widthOf } from './text.ts'

export function layoutBlock(node: Exclude<Flow, { kind: 'heading' }>, place: Place): Slab[] {
  switch (node.kind) {
    case 'paragraph': {
      const slabs = keepLines(textSlabs(node.inline, { ...place, element: place.element.add('P') }))
      return spaced(slabs, SPACE.paragraph)
    }
    case 'list':
      return layoutList(node.start, node.items, place)
    case 'quote':
      return layoutQuote(node.children, place)
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

function layoutList(start: number | null, items: readonly Item[], place: Place): Slab[] {
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
          ? layoutBlock({ kind: 'paragraph', inline: node.inline }, inner)
          : layoutBlock(node, inner)
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

function layoutQuote(children: readonly Flow[], place: Place): Slab[] {
  const inner = {
    ...place,
    x: place.x + SPACE.quote,
    width: place.width - SPACE.quote,
    style: { ...STYLES.quote, size: place.style.size, leading: place.style.leading },
    element: place.element.add('BlockQuote'),
  }
  const slabs = children.flatMap((node) =>
    node.kind === 'heading'
      ? layoutBlock({ kind: 'paragraph', inline: node.inline }, inner)
      : layoutBlock(node, inner),
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
