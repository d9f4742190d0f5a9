/** Pictures and links in a row with nothing but space between them: badges, the ways to reach a person. */
import type { Nodes } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { altOf } from './document-shown.ts'

/** What tells of nothing but itself: '![Kafka](…)', '[Site](…)', '[![Site](…)](…)', '<img alt="Kafka">'. */
function isOne(node: Nodes | undefined, pictures: boolean): boolean {
  switch (node?.type) {
    case 'image':
    case 'imageReference':
      return (node.alt ?? '').trim() !== ''
    case 'link':
    case 'linkReference':
      return plainText(node).trim() !== ''
    case 'html':
      return pictures && altOf(node.value) !== null
    default:
      return false
  }
}

/** Those that have a line each are parted as it is. */
const isSpace = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '' && !/[\r\n]/.test(node.value)

/** Does a comma belong before `nodes[at]`, since it is one of several side by side? */
export function isNextInRow(nodes: readonly Nodes[], at: number): boolean {
  const pictures = isRowOfPictures(nodes)
  if (!isOne(nodes[at], pictures)) return false
  let before = at - 1
  const isTag = (node: Nodes | undefined): boolean =>
    pictures && node?.type === 'html' && altOf(node.value) === null && !/^<br/i.test(node.value)
  while (isSpace(nodes[before]) || isTag(nodes[before])) before--
  return isOne(nodes[before], pictures)
}

const rows = new WeakMap<readonly Nodes[], boolean>()

/** Nothing but pictures, some of them as tags: where words stand beside one, it adorns them. */
export function isRowOfPictures(nodes: readonly Nodes[]): boolean {
  const known = rows.get(nodes)
  if (known !== undefined) return known
  const is =
    nodes.some((node) => node.type === 'html' && altOf(node.value) !== null) &&
    nodes.every(
      (node) =>
        node.type === 'html' ||
        node.type === 'image' ||
        node.type === 'link' ||
        (node.type === 'text' && node.value.trim() === ''),
    )
  rows.set(nodes, is)
  return is
}
