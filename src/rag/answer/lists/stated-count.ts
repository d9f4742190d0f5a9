/** Where the text says itself how many there are, the things of a list are not counted. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { textOf } from '../saying/say-unit.ts'
import { NUMBER, valueOf } from '../text/counts.ts'
import { words, type Word } from '../text/text.ts'

const IS_NUMBER = new RegExp(`^${NUMBER}$`, 'i')

export const isNumber = (text: string): boolean => IS_NUMBER.test(text)

/** 'About thirty mediations between neighbours and parents', or a line beside the list, says itself how many. */
export function toldNumber(facts: Facts, things: string, { lead = '', parts, ...plan }: Plan): Plan | null {
  const asked = contentOf(things)
  const head = asked.at(-1)?.stem
  if (head === undefined || (parts.length > 1 && valueOf(lead) !== parts.length)) return null
  const line = (unit: number): Plan => ({
    ...plan,
    parts: [{ text: textOf(facts, unit), units: [unit] }],
    list: false,
  })
  const telling = parts
    .flatMap(({ units }) => units)
    .filter((unit) => numbersOf(facts, unit, head).length > 0)
  const [one = -1, ...others] = telling
  if (telling.length > 0 && others.length === 0 && !numbersOf(facts, one, head).includes(valueOf(lead)))
    return line(one)
  const section = facts.units[parts[0]?.units[0] ?? -1]?.unit.section
  const own = new Set(parts.flatMap(({ units }) => units))
  const beside = facts.units.find(
    ({ unit }) => unit.section === section && !own.has(unit.index) && saysSuch(unit.text, asked.slice(0, -1)),
  )
  return beside === undefined ? null : line(beside.unit.index)
}

/** The words of what is counted, without those that only say that it is any of them. */
export const contentOf = (things: string): readonly Word[] =>
  words(things).filter(({ stop, stem }) => !stop && !LOOSE.test(stem))

/** Of any number of things. */
const LOOSE = /^(?:differ|total|variou|separ|distinct|own|exact)/

/** The numbers right before a word, with a few words between them ('31 charity audits'): no years, and no 'one'. */
function numbersOf({ document, units }: Facts, unit: number, head: string): number[] {
  const found = units[unit]
  if (found === undefined || cellsOf(document, found.unit) !== undefined) return []
  return found.unit.text.split(/[,;:()]|\.(?= )/).flatMap((clause) => {
    const all = words(clause)
    return all.flatMap((word, i) => {
      if (word.stem !== head) return []
      const before = all.slice(Math.max(0, i - BETWEEN - 1), i)
      const numbers = before.filter((one) => isPlain(clause, one)).map(({ text }) => valueOf(text))
      return numbers.filter((number) => number > 1 && (number < 1900 || number > 2100)).slice(-1)
    })
  })
}
const BETWEEN = 5

/** Is it a number by itself, and none of a date or of 'C2'? */
const isPlain = (clause: string, { text, start, end }: Word): boolean =>
  IS_NUMBER.test(text) &&
  !/[\p{L}\d/.,-]/u.test(clause.charAt(start - 1)) &&
  !/[\p{L}\d/%-]/u.test(clause.charAt(end))

/** 'Seven as first author': does a clause begin with a number and say all that is asked for of the things? */
function saysSuch(text: string, asked: readonly Word[]): boolean {
  if (asked.length === 0) return false
  return text.split(/[,;:()]|\.(?= )/).some((clause) => {
    const [number, ...rest] = words(clause)
    if (number === undefined || rest.length > 6 || !IS_NUMBER.test(number.text)) return false
    return asked.every(({ stem }) => rest.some((word) => word.stem === stem))
  })
}
