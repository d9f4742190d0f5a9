/** 'How many expeditions has she led?', where a column says 'leader' of some rows and 'deputy' of others: those of the one who did. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Question } from '../question/question.ts'
import { words } from '../text/text.ts'

/** Letters of a verb's stem. */
const ROOT = 3
/** 'Leader', 'conductor', 'soloist', and 'lead' itself. */
const ONE_WHO = /^[a-z]{0,2}(?:er|or|ist)s?$/

/** Does what a cell says first say that one did it, and no more ('deputy leader')? */
function isWhoDid(cell: string, root: string): boolean {
  const own = words(cell.split(/[;,(]/)[0] ?? '').filter(({ stop }) => !stop)
  const [only, ...others] = own
  return (
    only !== undefined &&
    others.length === 0 &&
    only.text.startsWith(root) &&
    (only.text === 'lead' || ONE_WHO.test(only.text.slice(root.length)))
  )
}

/** Indices of rows in which one did what the question says; null where one column does not tell them from others. */
export function byRole(
  facts: Facts,
  { items }: Group,
  { words: all, head, yesno }: Question,
): number[] | null {
  const from = head.at(-1)?.end
  if (yesno || from === undefined || items.length < 2) return null
  const cells = items.map((item) => cellsIn(facts, item))
  const columns = cells[0]?.length ?? 0
  for (const { stem: root, start, stop } of all) {
    if (stop || start < from || root.length < ROOT) continue
    for (let column = 0; column < columns; column++) {
      const own = cells.map((row) => row[column]?.text ?? '')
      if (own.some((cell) => !/^\p{L}[^\d]{2,}$/u.test(cell))) continue
      const kept = own.flatMap((cell, i) => (isWhoDid(cell, root) ? [i] : []))
      if (kept.length > 0 && kept.length < items.length) return kept
    }
  }
  return null
}
