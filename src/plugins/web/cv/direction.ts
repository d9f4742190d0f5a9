/** Text that is read from right to left: a block that begins with a letter of such a script gets that direction. */
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote table th td'.split(' '))

/** Nothing changes where every letter runs from left to right. */
export function setDirections(root: Root, markdown: string): void {
  if (!RTL.test(markdown)) return
  visit(root, 'element', (node) => {
    if (BLOCKS.has(node.tagName) && RTL.test(firstLetter(node))) node.properties['dir'] = 'rtl'
  })
}

function firstLetter(node: Element): string {
  for (const child of node.children) {
    const letter =
      child.type === 'text'
        ? (/\p{L}/u.exec(child.value)?.[0] ?? '')
        : child.type === 'element'
          ? firstLetter(child)
          : ''
    if (letter) return letter
  }
  return ''
}
