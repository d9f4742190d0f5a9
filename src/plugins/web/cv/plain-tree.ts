/** The tree of a CV with more blocks than any person writes: headings and paragraphs only, in linear time. */
import type { Element, Root, Text } from 'hast'
import type { Block, CvDocument } from '../../../rag/types.ts'
import type { TextRun } from '../shared/text-map.ts'
import { setRuns } from './text-runs.ts'

export function plainTree(document: CvDocument): Root {
  const children: Element[] = []
  let next = 0
  for (const section of document.sections) {
    if (section.depth > 0) {
      const text: Text = { type: 'text', value: section.heading }
      const at = { line: 1, column: 1, offset: section.headingSpan.start }
      const position = { start: at, end: { ...at, offset: section.headingSpan.end } }
      children.push({
        type: 'element',
        tagName: `h${section.depth}`,
        properties: {},
        children: [text],
        position,
      })
    }
    for (; document.blocks[next]?.section === section.index; next++) {
      const block = document.blocks[next]
      if (block) children.push(paragraph(block))
    }
  }
  return { type: 'root', children }
}

function paragraph(block: Block): Element {
  const text: Text = { type: 'text', value: block.text }
  const runs: TextRun[] = []
  for (let at = 0; at < block.text.length; at++) {
    const offset = block.offsets[at] ?? 0
    const last = runs.at(-1)
    if (!last || last.offset + (at - last.at) !== offset) runs.push({ at, offset })
  }
  setRuns(text, runs)
  return { type: 'element', tagName: 'p', properties: {}, children: [text] }
}
