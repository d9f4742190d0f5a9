/** 'How many looms did she sell?', where one sentence speaks of looms and the next says 'I sold 40 of them'. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { oncePer } from '../text/once-per.ts'

const NUMBER =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|a hundred|hundreds|dozens)'
const OF_THEM = new RegExp(
  `(?<![\\p{L}\\d.,])${NUMBER} of (?:them|these|those)(?! (?:who|that|which))(?!\\p{L})`,
  'iu',
)
const SAME = 0.8

/** Lines that say so. */
const linesOfThem = oncePer(({ units }: Facts) => units.filter(({ unit }) => OF_THEM.test(unit.text)))

/** Null unless one such line has what was done, and the sentence before it what it was done to. */
export function planOfThem(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  const { counts, yesno, time, order, head } = question
  if (!counts || yesno || time !== null || order !== null || head.length === 0) return null
  const heads = new Set(head.map(({ start }) => start))
  const things = terms.filter(({ word }) => heads.has(word.start))
  const done = terms.filter(({ self, word }) => !self && !heads.has(word.start))
  if (things.length < head.length || done.length === 0) return null
  const found = linesOfThem(facts).flatMap((line): number[] => {
    const before = facts.units[line.unit.index - 1]
    const isTold =
      before !== undefined &&
      isBehind(line, before) &&
      things.every((term) => holdsTerm(before.stems, term, SAME)) &&
      done.every((term) => holdsTerm(line.stems, term, SAME) || holdsTerm(line.context, term, SAME)) &&
      done.some((term) => holdsTerm(line.stems, term, SAME))
    return isTold ? [before.unit.index, line.unit.index] : []
  })
  if (found.length !== 2) return null
  const parts = found.map((index) => ({ text: facts.units[index]?.unit.text ?? '', units: [index] }))
  return { parts, list: false, chance: 0.9, fact: true }
}

const isBehind = ({ unit }: UnitFacts, { unit: before }: UnitFacts): boolean =>
  unit.block !== null && unit.block === before.block && unit.kind === before.kind && !unit.first
