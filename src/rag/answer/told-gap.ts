/** 'What did she do while unemployed?': the sentence that tells of a time without work. */
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'
import type { Question } from './question.ts'

const WITHOUT =
  '(?:unemploy(?:ed|ment)|jobless|out of (?:a job|work|employment)|without (?:a |any )?(?:job|work|employment)|between (?:two )?jobs|not working|no (?:job|work))'
const ASKS = new RegExp(
  `\\b(?:what|how)\\b.{1,60}\\b(?:while|whilst|when|as|during|time|months|period|spell)\\b.{0,40}\\b${WITHOUT}\\b`,
)
const TELLS = new RegExp(
  `\\b(?:(?:i|we|he|she|they) (?:\\w{1,12} ){0,2}?(?:had|found|was|were|with) (?:then )?(?:no (?:job|work|post|position|employment)\\b|${WITHOUT}\\b)|${WITHOUT.replace('|no (?:job|work)', '').replace('|not working', '')}\\b)`,
  'i',
)
/** A line that says no more than that: the next one tells what was done. */
const BARE = 60
const MOST = 2

/** Null where a header tells of it, or many lines do: they are left to the rankers. */
export function planGap(facts: Facts, { folded, time }: Question): Plan | null {
  if (time !== null || !ASKS.test(folded)) return null
  const lines = facts.units.filter(({ unit }) => TELLS.test(unit.text))
  if (
    lines.length === 0 ||
    lines.length > MOST ||
    lines.some((u) => u.isHeader || u.unit.kind !== 'sentence')
  )
    return null
  const parts = lines.flatMap(({ unit }) => {
    const next = facts.units[unit.index + 1]?.unit
    const more = unit.text.length < BARE && next?.block === unit.block ? [next] : []
    return [unit, ...more].map(({ text, index }) => ({ text, units: [index] }))
  })
  return { parts, list: false, chance: 0.85, fact: true }
}
