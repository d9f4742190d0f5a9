/** The text of one paragraph, heading or cell of markdown, with its marks: also those of what is struck out. */
import type { Nodes, PhrasingContent } from 'mdast'
import type { TextBuilder } from '../../rag/document-inline.ts'
import type { Inline, Mark } from './flow.ts'

/** A line such as 'Languages: Go, Python'. */
const LABELLED = /^[\p{L}\p{N}][^:.!?]{1,40}:\s/u

/**
 * The text of phrasing nodes, with what stands out in it.
 * @param builder a new one, of the piece of markdown that the nodes are of
 * @param source that piece
 */
export function inlineOf(nodes: readonly PhrasingContent[], builder: TextBuilder, source: string): Inline {
  for (const node of nodes) builder.add(node)
  const { text, offsets, marks } = builder.finish()
  const struck = deletions(nodes).flatMap(([from, to]): Mark[] => {
    const start = offsets.findIndex((offset) => offset >= from)
    const past = offsets.findIndex((offset) => offset >= to)
    const end = past < 0 ? text.length : past
    return start >= 0 && end > start ? [{ kind: 'strike', start, end }] : []
  })
  return keepLabelledLines({ text, marks: [...marks, ...struck] }, offsets, source)
}

/** Lines that are all 'Label: value' stay lines, which markdown would run together; their labels stand out. */
function keepLabelledLines({ text, marks }: Inline, offsets: Uint32Array, source: string): Inline {
  const soft = (i: number) => text[i] === ' ' && /[\r\n]/.test(source[offsets[i] ?? 0] ?? '')
  const lines = Array.from({ length: text.length }, (_, i) => (soft(i) ? '\n' : (text[i] ?? '')))
    .join('')
    .split('\n')
  if (lines.length < 2 || !lines.every((line) => LABELLED.test(line))) return { text, marks }
  let at = 0
  const labels = lines.map((line): Mark => {
    const start = at
    at += line.length + 1
    return { kind: 'strong', start, end: start + line.indexOf(':') + 1 }
  })
  return { text: lines.join('\n'), marks: [...marks, ...labels] }
}

/** Ranges of the source that are struck out. */
function deletions(nodes: readonly Nodes[]): [number, number][] {
  return nodes.flatMap((node): [number, number][] => {
    if (node.type === 'delete') return [[node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]]
    return 'children' in node ? deletions(node.children) : []
  })
}
