/** The figures of one measure that a CV tells, and of what each is told. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { leadsAbove } from '../facts/list-leads.ts'
import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { PlanPart } from '../plan/plan.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { amountOf } from '../text/amounts.ts'
import { oncePer } from '../text/once-per.ts'
import { fold, words } from '../text/text.ts'
import { isAudience } from './asked.ts'
import { NO_AMOUNT } from './figures.ts'
import { toldIn, type Measure, type Told } from './measure.ts'
import type { Name } from './sum-names.ts'

export interface Figure extends Told {
  readonly of: UnitFacts
}

/** So well a line must hold a name, and what is said of it. */
const NAMED = 0.8
const SAID = 0.55
const KIND = 0.5
/** Characters of what names a thing. */
const NAME = 90

/** Above a column of how many there are of what the row is. */
const COUNT = /^(?:the )?(?:numbers?|count|quantity|qty|how many|total|#|no)\.?$/i

/** All figures of it, in reading order. */
export const figuresOf = (facts: Facts, measure: Measure): readonly Figure[] =>
  facts.units.flatMap((of) => figuresIn(facts, of, measure).map((told) => ({ ...told, of })))

function figuresIn(facts: Facts, { unit }: UnitFacts, measure: Measure): readonly Told[] {
  const cells = unit.first ? cellsOf(facts.document, unit) : undefined
  if (cells === undefined) return toldIn(unit.text, measure)
  const { term } = measure
  const heads = cells.filter(({ header }) => term !== null && !NO_AMOUNT.test(header) && says(header, term))
  const exact = heads.filter(({ header }) => words(header).some(({ stem }) => stem === term?.word.stem))
  // 'Jobs' and 'Number', of each how many there are
  const counted =
    heads[0] === cells[0] && heads.length === 1 ? cells.filter(({ header }) => COUNT.test(header)) : []
  const column = counted.length === 1 ? counted : exact.length > 0 ? exact : heads
  const own = column.flatMap(({ text }): Told[] => {
    const amount = amountOf(text)
    const at = unit.text.indexOf(text)
    return amount === null ? [] : [{ amount, start: at, end: at + text.length, fit: true, rate: '' }]
  })
  return own.length > 0 ? own : cells.flatMap(({ text }) => toldIn(text, measure))
}

const says = (header: string, { matches, word }: Term): boolean =>
  words(header).some(
    ({ stem }) =>
      stem === word.stem ||
      (matches.get(stem) ?? 0) >= SAID ||
      SYNONYMS.get(word.stem)?.has(stem) === true ||
      isAudience(word.stem, stem),
  )

/** The units of each block, and those of the items in it. */
const blocksOf = oncePer((facts: Facts): ReadonlyMap<number, readonly UnitFacts[]> => {
  const out = new Map<number, UnitFacts[]>()
  for (const one of facts.units)
    for (const block of [...(one.unit.block === null ? [] : [one.unit.block]), ...one.unit.parents]) {
      const list = out.get(block)
      if (list) list.push(one)
      else out.set(block, [one])
    }
  return out
})

/** Is the word said in the line, in the item or the paragraph, or in what stands above? */
export function isHeld(facts: Facts, { unit, stems, context, kinds }: UnitFacts, term: Term): boolean {
  const least = term.named ? NAMED : SAID
  const around = [
    ...(unit.block === null
      ? []
      : (blocksOf(facts).get(unit.block) ?? []).filter((one) => one.unit.block === unit.block)),
    ...unit.parents.flatMap((parent) =>
      (blocksOf(facts).get(parent) ?? []).filter((one) => one.unit.block === parent),
    ),
  ]
  return (
    holdsTerm(stems, term, least) ||
    holdsTerm(context, term, least) ||
    isSpelt(facts, unit.block, term) ||
    around.some((one) => holdsTerm(one.stems, term, least)) ||
    cellsOf(facts.document, unit)?.some(({ header }) => says(header, term)) === true ||
    (KINDS_BY_NOUN.get(term.word.stem) ?? []).some(([kind]) => (kinds.get(kind) ?? 0) >= KIND)
  )
}

/** 'Her PI grants', below 'Grants as principal investigator'. */
function isSpelt({ document }: Facts, block: number | null, { word, matches }: Term): boolean {
  const lead = leadsAbove(document).get(block ?? -1)
  if (lead === undefined) return false
  const stems = new Set(words(lead).map((one) => one.stem))
  return (
    [...matches].some(([stem, value]) => value >= NAMED && stems.has(stem)) ||
    ABBREVIATIONS.some(({ letters, least }) => letters === word.raw && least.every((one) => stems.has(one)))
  )
}

/** The one figure that is told of what is called so; null without one, or with several. */
export function figureOf(
  facts: Facts,
  figures: readonly Figure[],
  name: Name,
  others: readonly Name[],
): { readonly figure: Figure; readonly naming: UnitFacts } | null {
  const naming = namingOf(facts, name)
  const inUnit = (one: UnitFacts): readonly Figure[] => {
    const own = figures.filter(({ of }) => of === one)
    const shared = others.some((other) => other.terms.every((term) => holdsTerm(one.stems, term, NAMED)))
    return shared || own.length > 1 ? inClause(one, own, name) : own
  }
  const inBlock = ({ unit }: UnitFacts): readonly Figure[] => {
    const units = unit.block === null ? [] : (blocksOf(facts).get(unit.block) ?? [])
    return figures.filter(({ of }) => units.includes(of))
  }
  const below = (one: UnitFacts): readonly Figure[] => {
    if (one.unit.kind === 'heading' && one.unit.text.length <= NAME)
      return figures.filter(({ of }) => of.unit.section === one.unit.section)
    return one.isHeader && one.entry !== null ? figures.filter(({ of }) => of.entry === one.entry) : []
  }
  for (const scope of [inUnit, inBlock, below]) {
    const found = naming.flatMap((one) => scope(one).map((figure) => ({ figure, naming: one })))
    const values = new Set(found.map(({ figure }) => figure.amount.value))
    const [first] = found
    if (values.size > 1) return null
    if (first !== undefined) return first.figure.fit ? first : null
  }
  return null
}

/** The lines that name it: in its very words, where some do. */
function namingOf(facts: Facts, { terms, text }: Name): readonly UnitFacts[] {
  const all = facts.units.filter(({ stems, context }) =>
    terms.every(
      (term, i) =>
        holdsTerm(stems, term, NAMED) ||
        (i > 0 && i === terms.length - 1 && !term.named && holdsTerm(context, term, NAMED)),
    ),
  )
  const exact = facts.units.filter(({ unit }) => fold(unit.text).includes(text))
  return exact.length > 0 ? exact : all
}

/** 'Heron had 62 participants, Egret 25': those in the part of the line that has the name. */
function inClause({ unit }: UnitFacts, figures: readonly Figure[], { terms }: Name): readonly Figure[] {
  let from = 0
  for (const part of unit.text.split(/(?<=[;:,.] )|(?= and )/u)) {
    const to = from + part.length
    const stems = new Set(words(part).map(({ stem }) => stem))
    const own = figures.filter(({ start }) => start >= from && start < to)
    if (own.length > 0 && terms.every((term) => holdsTerm(stems, term, NAMED))) return own
    from = to
  }
  return figures.length === 1 ? [] : figures
}

/** The figure's line, below what names the thing. */
export function partOf({ of }: Figure, naming: UnitFacts): PlanPart {
  const said = of.unit.text.replace(/[.;]$/, '')
  if (of === naming || naming.unit.text.length > NAME) return { text: said, units: [of.unit.index] }
  return {
    text: `${naming.unit.text.replace(/[.:]$/, '')}: ${said}`,
    units: [of.unit.index, naming.unit.index],
  }
}
