/**
 * 'When does the course end?' of 'Course begun in October', 'Who publishes the handbook?' of a chapter in it: the line
 * that has the thing has no such value, and no other that has it does.
 */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { UNTOLD_VALUES, type UntoldValue } from '../lexicon/untold-values.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { sameLine } from './same-line.ts'

const SAME = 0.8

export function asksUntoldValue(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const value = valueAsked(question)
  if (value === undefined) return false
  const line = lineOf(facts, best)
  // what else has all of the question that the line has may tell it; of a list, what has all its names
  const thing = terms.filter(
    (term) => !term.self && (line === undefined ? term.named : holdsTerm(line.stems, term, SAME)),
  )
  const isNamed = thing.some(({ word }) => !/^\d/.test(word.text))
  const others = isNamed
    ? facts.units.filter(
        ({ stems, unit }) => unit.kind !== 'heading' && thing.every((term) => holdsTerm(stems, term, SAME)),
      )
    : []
  const lines = line === undefined ? others : [line, ...others]
  return lines.length > 0 && !lines.some((one) => tells(facts, one, value, terms))
}

/** Is what is planned a line or more that have the thing and no such value? */
export function plansNoSuchValue(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  { parts, list, lead }: Plan,
): boolean {
  const value = valueAsked(question)
  const lines = parts.flatMap(({ units }) => units.flatMap((at) => facts.units[at] ?? []))
  if (value === undefined || list || lead !== undefined || lines.length === 0) return false
  return !lines.some((line) => tells(facts, line, value, terms))
}

function valueAsked({ folded, yesno }: Question): UntoldValue | undefined {
  const value = UNTOLD_VALUES.find(({ asked }) => asked.test(folded))
  return (yesno && value?.yesno !== true) || SEVERAL.test(folded) ? undefined : value
}

/** Of several parts each is looked at by itself. */
const SEVERAL = /\band (?:(?:for|at|in|with|by|to|from) )?(?:what|which|who|whom|how|when|where|why)\b/

/** Does the line, the sentence behind it, or what stands below it tell such a value? */
function tells(facts: Facts, line: UnitFacts, value: UntoldValue, terms: readonly Term[]): boolean {
  const cells = cellsOf(facts.document, line.unit)
  if (cells?.some(({ header, text }) => value.column?.test(header) && /[\p{L}\d]/u.test(text))) return true
  const near = [line, ...around(facts, line)]
  const said = near.map(({ unit }) => textOf(facts, unit.index))
  if (value.unheard && near.some(({ unit }) => value.unheard?.test(unit.text))) return true
  if (value.called && !value.called.test(uncapital(line.unit.text))) return true
  if (hasMarks(facts, line) && value.told.test('*')) return true
  return said.some((text) => {
    const left = value.without ? text.replace(value.without, ' ') : text
    return value.told.test(left) || (value.byName === true && namesAnother(text, terms))
  })
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A title may be set off by its look alone. */
const hasMarks = ({ document }: Facts, { unit }: UnitFacts): boolean =>
  document.blocks[unit.block ?? -1]?.marks.some(
    ({ kind, start, end }) => kind === 'em' && start >= unit.from && end <= unit.to,
  ) === true

/** The rest of its line and what begins behind it, what stands below it, and of a header all of its entry. */
function around(facts: Facts, line: UnitFacts): UnitFacts[] {
  const { unit } = line
  const entry = line.isHeader && line.entry !== null ? facts.entries[line.entry] : undefined
  const next = facts.units[unit.index + 1]
  const isNext =
    next !== undefined && unit.block !== null && next.unit.block === unit.block && !next.unit.line
  return [
    ...(unit.kind === 'sentence' ? [] : sameLine(facts, line)),
    ...(isNext && !OF_ELSE.test(next.unit.text) ? [next] : []),
    ...facts.units.filter((one) => unit.block !== null && one.unit.parents.includes(unit.block)),
    ...(entry === undefined ? [] : facts.units.slice(entry.from, entry.to)),
  ]
}
/** A sentence of prose that begins so tells of something else. */
const OF_ELSE = /^(?:I|My|We|Our)\b/

/** Has the text a name beyond those of the question? */
const namesAnother = (text: string, terms: readonly Term[]): boolean =>
  HOUSE_FIRST.test(text) ||
  [...text.matchAll(/(?<=[\p{L}\d,;:()–—"“'’&] ?|\()\p{Lu}[\p{L}&'’-]{2,}/gu)].some(
    ([name]) =>
      !LITTLE.test(name) &&
      !terms.some(({ word }) => word.raw.replace(/['’]s?$/, '') === name.replace(/['’]s?$/, '')),
  )

/** 'Marrow & Pike, 2020.' behind a title */
const HOUSE_FIRST = /^\p{Lu}[\p{L}&'’ -]{2,40}, (?:19|20)\d\d/u
const LITTLE = /^(?:The|And|For|With|From|Our|His|Her)$/
