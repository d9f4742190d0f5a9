/** Pictures and links in a row with nothing but space between them: badges, the ways to reach a person. */
import type { Nodes } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'

/** Marks what tells of nothing but itself: '![Kafka](…)', '[Site](…)', '[![Site](…)](…)'. */
function isOne(node: Nodes | undefined): boolean {
  switch (node?.type) {
    case 'image':
    case 'imageReference':
      return (node.alt ?? '').trim() !== ''
    case 'link':
    case 'linkReference':
      return plainText(node).trim() !== ''
    default:
      return false
  }
}

/** Those that have a line each are parted as it is. */
const isSpace = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '' && !/[\r\n]/.test(node.value)

/** Does a comma belong before `nodes[at]`, since it is one of several side by side? */
export function isNextInRow(nodes: readonly Nodes[], at: number): boolean {
  if (!isOne(nodes[at])) return false
  return isOne(nodes[at - 1]) || (isSpace(nodes[at - 1]) && isOne(nodes[at - 2]))
}
