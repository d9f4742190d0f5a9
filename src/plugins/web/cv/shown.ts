/** Takes out of a tree of markdown (mdast) what raw HTML in it hides from a browser's reader. */
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { hidesContent, openHidden, tagOf } from '../../../rag/document-html.ts'

const FLOW = new Set(['blockquote', 'listItem', 'footnoteDefinition'])

/** Takes out what a browser would hide, and what stands after the piece; returns the elements still open. */
export function dropHidden(root: Root, length: number, open: readonly string[]): readonly string[] {
  let hidden = open
  root.children = root.children.filter((node) => {
    if (node.type === 'html') hidden = openHidden(node.value, hidden)
    if (node.type === 'definition') return true
    return hidden.length === 0 && (node.position?.start.offset ?? 0) < length
  })
  visit(root, (node: Nodes) => {
    if (!('children' in node) || node === root || !node.children.some((child) => child.type === 'html'))
      return
    node.children = (
      FLOW.has(node.type) ? shownFlow(node.children) : shownPhrasing(node.children)
    ) as typeof node.children
  })
  return hidden
}

function shownFlow(children: readonly Nodes[]): Nodes[] {
  let hidden: readonly string[] = []
  return children.filter((child) => {
    if (child.type === 'html') hidden = openHidden(child.value, hidden)
    return hidden.length === 0
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
