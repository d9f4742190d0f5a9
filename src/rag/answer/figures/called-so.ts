/** The figure of what has no name of its own: 'the travel grant', 'donkey jobs', by what a heading, a row or an item is called. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { isHeld, type Figure } from './figures-of-things.ts'
import type { Name } from './sum-names.ts'

/** So well what it is called must hold the word. */
const NAMED = 0.8
/** Characters of what names a thing. */
const NAME = 60

/** What it is called: a heading, the first cell of a row, what stands before the first mark of an item. */
function nameOf(facts: Facts, { unit }: UnitFacts): string {
  const cells = cellsOf(facts.document, unit)
  if (cells !== undefined) return cells[0]?.text ?? ''
  if (unit.kind === 'heading') return unit.text
  return unit.kind === 'item' || unit.line
    ? (/^[^:,;.(–—]{3,60}(?=[:,;(–—])/u.exec(unit.text)?.[0] ?? '')
    : ''
}

/** Null where nothing is called so, or several things with other figures, or a thing with several. */
export function calledSo(
  facts: Facts,
  figures: readonly Figure[],
  { terms }: Name,
): { readonly figure: Figure; readonly naming: UnitFacts } | null {
  const calledBy = (holds: (stems: ReadonlySet<string>, term: Term) => boolean): readonly UnitFacts[] =>
    facts.units.filter((one) => {
      const name = nameOf(facts, one)
      const stems = new Set(words(name).map(({ stem }) => stem))
      return (
        name !== '' &&
        name.length <= NAME &&
        terms.every(
          (term, i) => holds(stems, term) || (i > 0 && i === terms.length - 1 && isHeld(facts, one, term)),
        )
      )
    })
  // a scholarship is no bursary beside one that is called so
  const exact = calledBy((stems, { word }) => stems.has(word.stem))
  const naming = exact.length > 0 ? exact : calledBy((stems, term) => holdsTerm(stems, term, NAMED))
  const found = naming.flatMap((one) =>
    figures
      .filter(({ of }) => (one.unit.kind === 'heading' ? of.unit.section === one.unit.section : of === one))
      .map((figure) => ({ figure, naming: one })),
  )
  const [first] = found
  return first?.figure.fit === true && new Set(found.map(({ figure }) => figure.amount.value)).size === 1
    ? first
    : null
}
