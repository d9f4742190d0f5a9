/** 'What was the verdict in the Harrow trial?', where every line that has the trial leaves its end untold. */
import type { Unit } from '../document/units.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { UNTOLD_DETAILS } from '../lexicon/untold-details.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const SAME = 0.8

/** Has the CV the thing, and no line with it, nor what goes on behind it, a word that tells the detail? */
export function asksUntoldDetail(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const folded = question.folded.replace(/[?.!\s]+$/, '')
  for (const { asked, told, lines: ofThing } of UNTOLD_DETAILS) {
    const { thing, thing2 } = asked.exec(folded)?.groups ?? {}
    const named = termsOf(terms, thing ?? thing2)
    if (named.length === 0) continue
    const lines = facts.units.filter(
      ({ unit, stems }) =>
        ofThing?.test(unit.text) !== false && named.every((term) => holdsTerm(stems, term, SAME)),
    )
    if (lines.length > 0 && !lines.some((line) => around(facts, line).some((text) => told.test(text))))
      return true
  }
  return false
}

/** Those that stand in what was asked about. */
function termsOf(terms: readonly Term[], thing: string | undefined): Term[] {
  const stems = new Set(words(thing ?? '').flatMap((word) => (word.stop ? [] : [word.stem])))
  return terms.filter(({ self, word }) => !self && stems.has(word.stem))
}

/** A line, what else its paragraph or item says, and below a heading all that stands there. */
function around(facts: Facts, { unit }: UnitFacts): string[] {
  const isHeading = unit.kind === 'heading'
  const [from, to] = isHeading ? [0, Infinity] : lineAround(facts, unit)
  return facts.units.flatMap(({ unit: one }) =>
    one === unit ||
    (isHeading
      ? one.section === unit.section
      : unit.block !== null &&
        ((one.block === unit.block && one.index >= from && one.index < to) ||
          one.parents.includes(unit.block)))
      ? [one.text]
      : [],
  )
}

/** Of a paragraph that is one line below another, the units of the line: each tells of its own. */
function lineAround({ units }: Facts, { index, block }: Unit): readonly [number, number] {
  const own = units.filter(({ unit }) => unit.block === block).map(({ unit }) => unit)
  const starts = own.filter(({ line }) => line).map((one) => one.index)
  const from = starts.findLast((start) => start <= index) ?? own[0]?.index ?? index
  return [from, starts.find((start) => start > index) ?? Infinity]
}
