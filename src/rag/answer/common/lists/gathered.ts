/** What lists hold of a kind of thing, and what single lines tell of it elsewhere. */
import type { Facts } from '../../facts/facts.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { partsOf } from './list-parts.ts'
import { listOf, NOWHERE, UNSAID, type Overview } from '../planner.ts'

/** Lines of other sections that are added. */
const MOST = 4

/** Of lists, and what single lines tell elsewhere; the header of a post that is one. */
export function gathered(
  facts: Facts,
  { pieces, sections }: { pieces: readonly Piece[]; sections: ReadonlySet<number> },
  told: (text: string) => boolean,
  never: readonly string[],
  /** Where no line has a word of these, it is nowhere. */
  may?: RegExp,
  beside?: RegExp,
): Overview {
  const parts: PlanPart[] = partsOf(pieces)
  const used = new Set(parts.flatMap(({ units }) => units))
  const more: PlanPart[] = []
  for (const { unit, entry, isHeader } of facts.units) {
    if (used.has(unit.index) || sections.has(unit.section) || more.length >= MOST) continue
    const kind = facts.mainKinds[unit.section] ?? ''
    if (
      never.includes(kind) ||
      !(told(unit.text) || (kind === 'interests' && beside?.test(unit.text) === true))
    )
      continue
    const post = isHeader && entry !== null ? facts.entries[entry] : undefined
    if (post !== undefined) {
      post.header.forEach((one) => used.add(one))
      more.push({ text: tellingOf(headline(post), told), units: post.header })
    } else if (unit.kind !== 'heading') {
      const piece = pieceOf(facts, unit.index)
      more.push(
        ...(piece === undefined
          ? [{ text: unit.text, units: [unit.index] }]
          : partsOf([piece], true).map((part) =>
              piece.form === 'row' || part.text.includes('@')
                ? { ...part, text: tellingOf(part.text, told) }
                : part,
            )),
      )
    }
  }
  const seen = new Set<string>()
  const all = [...parts, ...more].filter(({ text }) => !seen.has(text) && seen.add(text) && text !== '')
  const isNowhere = may !== undefined && !facts.units.some(({ unit }) => may.test(unit.text))
  return listOf(all) ?? (isNowhere ? NOWHERE : UNSAID)
}

/** Of a long row the sentence that tells it. */
function tellingOf(text: string, told: (text: string) => boolean): string {
  const parts = /@|\+\d/.test(text) ? / [·|] |, / : null
  if (parts !== null) return text.split(parts).find((one) => told(one)) ?? text
  return text.split(/(?<=\p{L}{2}[.;]|\d\.),? /u).find((one) => told(one)) ?? text
}

/** A row or an item as it is listed; a sentence that continues another stays by itself. */
function pieceOf(facts: Facts, unit: number): Piece | undefined {
  const section = facts.units[unit]?.unit.section ?? 0
  return piecesOf(facts)[section]?.find((piece) => piece.units[0] === unit)
}
