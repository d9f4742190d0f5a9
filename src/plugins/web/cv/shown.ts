/** Takes out of a tree of markdown (mdast) what raw HTML in it hides from a browser's reader, and keeps what it shows. */
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { flowOfHtml } from '../../../rag/document-html-flow.ts'
import { hidesContent, openHidden, tagOf } from '../../../rag/document-html.ts'

const FLOW = new Set(['blockquote', 'listItem', 'footnoteDefinition'])

/**
 * Takes out what a browser would hide, and what stands after the piece; text of raw HTML stays, as what it shows.
 * Returns the elements still open.
 *
 * @param source What the parser was given of the piece.
 * @param original The piece as it stands.
 */
export function shownOf(
  root: Root,
  source: string,
  original: string,
  open: readonly string[],
): readonly string[] {
  const flowOf = (html: Nodes, hidden: readonly string[]): Nodes[] => {
    const { start, end } = html.position ?? {}
    const span = { start: start?.offset ?? 0, end: end?.offset ?? 0 }
    return flowOfHtml({ source, original, span, open: hidden, textOnly: false })
  }
  visit(root, (node: Nodes) => {
    if (!('children' in node) || node === root || !node.children.some((child) => child.type === 'html'))
      return
    node.children = (
      FLOW.has(node.type) ? shownFlow(node.children, flowOf) : shownPhrasing(node.children)
    ) as typeof node.children
  })
  let hidden = open
  root.children = root.children.flatMap((node): typeof root.children => {
    if (node.type === 'definition') return [node]
    if ((node.position?.start.offset ?? 0) >= source.length) return []
    if (node.type !== 'html') return hidden.length === 0 ? [node] : []
    const shown = flowOf(node, hidden)
    hidden = openHidden(node.value, hidden)
    return shown as typeof root.children
  })
  return hidden
}

function shownFlow(
  children: readonly Nodes[],
  flowOf: (html: Nodes, hidden: readonly string[]) => readonly Nodes[],
): Nodes[] {
  let hidden: readonly string[] = []
  return children.flatMap((child): readonly Nodes[] => {
    if (child.type !== 'html') return hidden.length === 0 ? [child] : []
    const shown = flowOf(child, hidden)
    hidden = openHidden(child.value, hidden)
    return shown
  })
}

function shownPhrasing(children: readonly Nodes[]): Nodes[] {
  let until = ''
  return children.filter((child) => {
    const tag = child.type === 'html' ? tagOf(child.value) : null
    if (child.type === 'html' && tag && until === '' && !tag.closing && hidesContent(child.value, tag.name))
      until = tag.selfClosing ? '' : tag.name
    else if (tag?.closing && tag.name === until) until = ''
    return until === ''
  })
}
