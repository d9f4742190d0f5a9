/** The things of a section, each with all that is told of it: below a heading, in a paragraph, an item, a row or a clause. */
import { FIELD } from '../document/item-labels.ts'
import { isSetOff } from '../entries/entry-headers.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { saidOf } from './list-state.ts'

export interface Thing {
  /** All that is said of it. */
  readonly full: string
  readonly units: readonly number[]
}

/** Characters of a line that names a thing. */
const NAME = 100
/** What a bibliography numbers its works with. */
const MARKED = /^\[\p{L}{0,2}\d{1,3}\] ?\S/u
/** Between things of one line, outside of brackets. */
const CLAUSES = /\s*[·•|]\s*|;\s+(?![^()]{0,999}\))/

/** Those of a section, with what sub-headings name. */
export function thingsOf(facts: Facts, section: number): Thing[] {
  const { document, units } = facts
  const own = units.filter(({ unit }) => unit.section === section && unit.kind !== 'heading')
  const named = document.sections
    .filter(({ parent }) => parent === section)
    .flatMap(({ index }) => {
      const below = units.filter(({ unit }) => unit.section === index)
      return isOne(below) ? [thing(facts, below)] : thingsOf(facts, index)
    })
  return [...within(facts, own), ...named]
}

/** Does a sub-heading name one thing, and what stands below it tell of that? */
function isOne(below: readonly UnitFacts[]): boolean {
  const body = below.filter(({ unit }) => unit.kind !== 'heading')
  // '[B1] …', '[B2] …' below 'Books' are each one
  const marked = body.filter(({ unit }) => unit.first && MARKED.test(unit.text))
  return (
    body.length > 0 &&
    marked.length < 2 &&
    body.every(({ unit }) => unit.kind === 'sentence' || (unit.kind === 'item' && FIELD.test(unit.text)))
  )
}

function within(facts: Facts, own: readonly UnitFacts[]): Thing[] {
  const rows = own.filter(({ unit }) => unit.kind === 'row')
  if (rows.length > 0) return rows.map((row) => thing(facts, [row]))
  const isItem = ({ unit }: UnitFacts): boolean => unit.kind === 'item'
  if (own.some(isItem))
    return parted(
      own.filter(isItem),
      ({ unit }) => unit.first && !unit.parents.some((block) => own.some((one) => one.unit.block === block)),
    ).map((units) => thing(facts, units))
  const blocks = parted(own, ({ unit }, before) => unit.block !== before?.unit.block)
  const isName = ([first, ...more]: readonly UnitFacts[]): boolean =>
    first !== undefined &&
    more.length === 0 &&
    first.unit.text.length <= NAME &&
    isSetOff(facts.document, first.unit)
  // a name by itself, and paragraphs that tell of it
  const [lead, next] = blocks
  if (lead !== undefined && next !== undefined && isName(lead) && !isName(next))
    return parted(blocks, isName).map((parts) => thing(facts, parts.flat()))
  if (blocks.length > 1)
    return blocks.flatMap((units) => numberedIn(units) ?? [units]).map((units) => thing(facts, units))
  const lines = parted(own, ({ unit }) => unit.line || unit.first)
  if (lines.length > 1) return lines.map((units) => thing(facts, units))
  return own.flatMap(({ unit }) => {
    const clauses = unit.text.split(CLAUSES)
    return clauses.map((full) => ({ full, units: [unit.index] }))
  })
}

/** '[1] …', '[2] …': lines of one paragraph that are numbered; null of others. */
function numberedIn(block: readonly UnitFacts[]): UnitFacts[][] | null {
  const lines = parted(block, ({ unit }) => unit.line || unit.first)
  return lines.length > 1 && lines.every(([first]) => NUMBERED.test(first?.unit.text ?? '')) ? lines : null
}
const NUMBERED = /^[[(]?\d{1,3}[\])]\s/

/** Runs, each of which begins where one begins. */
function parted<T>(all: readonly T[], begins: (one: T, before: T | undefined) => boolean): T[][] {
  const out: T[][] = []
  all.forEach((one, i) => {
    const open = out.at(-1)
    if (open === undefined || begins(one, all[i - 1])) out.push([one])
    else open.push(one)
  })
  return out
}

function thing(facts: Facts, lines: readonly UnitFacts[]): Thing {
  const units = lines.map(({ unit }) => unit.index)
  const full = lines.map(({ unit }) => unit.text.replace(/(?<![.;,:\s])[.;,:\s]+$/, '')).join(', ')
  return { full: lines.length === 1 ? saidOf(facts, { full, units }) : full, units }
}
