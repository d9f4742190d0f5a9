/** 'What was her role in Night Ferry?', 'whom did he play in it?': a list of credits says a part beside the name of a work. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { fold } from '../text/text.ts'

const ASKED =
  /^(?:what|which) (?:was|is|were) (?:his|her|their|your) (?:role|part|character) in (?<work>.{2,60})$|^(?:who|whom|what|which (?:role|part|character)) did (?:s?he|they|you) (?:play|sing|dance|perform) in (?<played>.{2,60})$/

/** Null where no row, or more than one, begins with that name. */
export function planPartPlayed(facts: Facts, { question }: Pick<Draft, 'question'>): Plan | null {
  const groups = ASKED.exec(question.folded.replace(/[?.!\s]+$/, ''))?.groups
  const work = keyOf(groups?.['work'] ?? groups?.['played'] ?? '')
  if (work === '') return null
  const [row, ...others] = facts.units.filter(({ unit }) => {
    const cells = unit.first ? cellsOf(facts.document, unit)?.filter(({ text }) => text !== '') : undefined
    return cells !== undefined && cells.length > 1 && keyOf(cells[0]?.text ?? '') === work
  })
  if (row === undefined || others.length > 0) return null
  const { index } = row.unit
  return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
}

const keyOf = (name: string): string =>
  fold(name)
    .replace(/["'“”‘’]/g, '')
    .replace(/^the /, '')
    .trim()
