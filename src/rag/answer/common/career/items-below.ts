/** Lines below headings of a kind ('Projects I am proud of', 'Prizes'), each the first of its paragraph or item, with the name it stands under. */
import type { Unit } from '../../document/units.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { textOf } from '../../saying/say-unit.ts'

/** Characters of a line that is said whole. */
export const LONG = 170

export function itemsBelow(
  facts: Facts,
  isHeading: (heading: string, kind: string | null) => boolean,
  isItem: (text: string, heading: string, kind: string | null) => boolean,
): PlanPart[] {
  const wanted = (unit: UnitFacts): boolean => {
    const { section, text, kind: type } = unit.unit
    const kind = facts.mainKinds[section] ?? null
    const found = facts.document.sections[section]
    const path = found?.path ?? []
    const heading = path.find((one) => isHeading(one, kind)) ?? found?.heading ?? ''
    return type !== 'heading' && isHeading(heading, kind) && isItem(text, heading, kind)
  }
  const parts: PlanPart[] = []
  const blocks = new Set<number>()
  for (const unit of facts.units) {
    // of a paragraph or an item its first sentence names the thing
    const { block } = unit.unit
    if (!wanted(unit) || (block !== null && blocks.has(block) && !unit.unit.line)) continue
    if (block !== null) blocks.add(block)
    const text = textOf(facts, unit.unit.index).replace(/[.;,:\s]+$/, '')
    const said = text.length > LONG ? clause(text) : text
    const name = nameOf(facts, unit, isHeading)
    parts.push(
      name === null
        ? { text: said, units: [unit.unit.index] }
        : { text: `${name.text}: ${said}`, units: [unit.unit.index, name.index] },
    )
  }
  return parts
}

/** '### Tasting tour' above the first line that tells of it, below '## Projects I am proud of'. */
function nameOf(
  { units, mainKinds }: Facts,
  { unit: { kind, section, index } }: UnitFacts,
  isHeading: (heading: string, kind: string | null) => boolean,
): Unit | null {
  const above = units[index - 1]?.unit
  const isName =
    kind === 'sentence' &&
    above?.kind === 'heading' &&
    above.section === section &&
    !/^\W*\d/.test(above.text) &&
    !isHeading(above.text, null) &&
    !isHeading(above.text, mainKinds[section] ?? null)
  return isName ? above : null
}

function clause(text: string): string {
  const cut = text.slice(0, LONG)
  const at = Math.max(
    cut.lastIndexOf('; '),
    cut.lastIndexOf(', '),
    cut.lastIndexOf(' ('),
    cut.lastIndexOf(': '),
  )
  return at > LONG / 3 ? cut.slice(0, at) : cut.slice(0, cut.lastIndexOf(' '))
}
