/** '**Harrow**, a small parser. I wrote it in 2021.': paragraphs that begin each with the name of what they tell of. */
import type { Unit } from '../document/units.ts'
import { opensMarked } from '../facts/context.ts'
import type { Facts } from '../facts/facts.ts'
import { oncePer } from '../text/once-per.ts'
import type { Block } from '../../types.ts'

/** Characters of a name. */
const NAME = 60
/** Paragraphs from which on they are a list. */
const LEAST = 2

/** Is it in a paragraph that begins with a name, as all others of its section do? */
export const isLed = (facts: Facts, { block, section }: Unit): boolean =>
  block !== null && ledSections(facts).has(section) && nameEnd(facts.document.blocks[block]) !== null

/** Is only the beginning of its first sentence set off, so that it is a name and no label of what follows? */
export function namesOnly({ document }: Facts, { block, text }: Unit): boolean {
  const end = nameEnd(document.blocks[block ?? -1])
  return end !== null && /[\p{L}\d]/u.test(text.slice(end))
}

/** Where the name ends that a paragraph begins with; a label ends with a colon or a full stop. */
function nameEnd(block: Block | undefined): number | null {
  const mark = block?.marks[0]
  if (block === undefined || mark === undefined || !opensMarked(block)) return null
  const name = block.text.slice(mark.start, mark.end).trim()
  const behind = block.text.slice(mark.end)
  if (name.length > NAME || /[:.!?]$/.test(name) || !/^(?:,| \(| [–—-] | \p{Ll})/u.test(behind)) return null
  return mark.end
}

/** Sections of paragraphs alone, all of which begin so. */
const ledSections = oncePer((facts: Facts): ReadonlySet<number> => {
  const found = new Map<number, Set<number>>()
  const others = new Set<number>()
  const isPost = (entry: number | null): boolean =>
    ['experience', 'education'].includes(facts.entries[entry ?? -1]?.kind ?? '')
  for (const { unit, entry } of facts.units) {
    if (unit.kind === 'heading') continue
    const isName = unit.block !== null && nameEnd(facts.document.blocks[unit.block]) !== null
    if (
      unit.kind !== 'sentence' ||
      (unit.line && !unit.first) ||
      isPost(entry) ||
      unit.block === null ||
      !isName
    )
      others.add(unit.section)
    else found.set(unit.section, (found.get(unit.section) ?? new Set()).add(unit.block))
  }
  return new Set([...found].flatMap(([at, { size }]) => (size >= LEAST && !others.has(at) ? [at] : [])))
})
