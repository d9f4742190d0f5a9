/**
 * 'How many trainees, students and dissertations in all?', where one line counts each, 'eleven trainees, four students,
 * two dissertations', or each is counted in one line of its own.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { numberWord } from '../text/word-lists.ts'
import { capital } from '../text/text.ts'
import { toldIn, type Told } from './measure.ts'
import { ADDED } from './plan-sum.ts'

/** What is counted, up to the verb or to what says that all of it is meant. */
const LISTED =
  /^(?:and )?how many (?<list>[^?]{3,90}? and [^?,]{3,40}?)(?:,|\?|$| (?=(?:has|have|had|did|does|do|is|are|was|were|in|altogether|together|taken|at|on)\b))/
const SEPARATED = /, (?:and )?| and /g
const SAID = 0.8

/** Null unless one line has one number of each kind. */
export function planKindsSum(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, counts, yesno } = question
  const found = LISTED.exec(folded)
  const list = found?.groups?.['list']
  if (yesno || !counts || !ADDED.test(folded) || found === null || list === undefined) return null
  const start = found[0].indexOf(list)
  const kinds = phrasesIn(list, start).map(({ from, to }) =>
    terms.filter(({ word, self }) => !self && word.start >= from && word.end <= to),
  )
  if (kinds.length < 2 || kinds.some((kind) => kind.length === 0)) return null
  const lines = facts.units.flatMap((one) => {
    const each = kinds.map((kind) => countOf(one, kind))
    return each.every((told) => told !== null) ? [{ one, each }] : []
  })
  const [line, ...others] = lines
  if (others.length > 0) return null
  if (line === undefined) return inLinesOfTheirOwn(facts, kinds)
  const { one, each } = line
  if (new Set(each.map((told) => told.start)).size < each.length) return null
  return together(each, [one])
}

function together(each: readonly Told[], lines: readonly UnitFacts[]): Plan | null {
  if (each.some(({ fit }) => !fit)) return null
  const total = each.reduce((sum, { amount }) => sum + amount.value, 0)
  const about = each.some(({ amount }) => amount.about) ? 'about ' : ''
  const parts = lines.map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
  const lead = capital(`${about}${numberWord(total)}`)
  return { lead, parts, list: lines.length > 1, chance: 0.9, fact: true }
}

/** Each kind in a line of the same section, the only one that counts it; of several posts they are no sum that was asked for. */
function inLinesOfTheirOwn(facts: Facts, kinds: readonly (readonly Term[])[]): Plan | null {
  const found = kinds.map((kind) =>
    facts.units.flatMap((one) => {
      const told = countOf(one, kind)
      return told === null || one.unit.kind === 'heading' ? [] : [{ one, told }]
    }),
  )
  const only = found.flatMap((all) => (all.length === 1 ? all : []))
  const [first] = only
  if (only.length < kinds.length || first === undefined) return null
  const isBeside = ({ one }: { readonly one: UnitFacts }): boolean =>
    one.unit.section === first.one.unit.section && one.entry === first.one.entry
  if (!only.every(isBeside) || new Set(only.map(({ one }) => one)).size < only.length) return null
  return together(
    only.map(({ told }) => told),
    only.map(({ one }) => one),
  )
}

function phrasesIn(list: string, start: number): { readonly from: number; readonly to: number }[] {
  const out: { from: number; to: number }[] = []
  let from = 0
  for (const { 0: said, index } of [...list.matchAll(SEPARATED)]) {
    out.push({ from: start + from, to: start + index })
    from = index + said.length
  }
  out.push({ from: start + from, to: start + list.length })
  return out
}

/** The one number that the line has of a kind; null where it does not say all of its words. */
function countOf({ unit, stems }: UnitFacts, kind: readonly Term[]): Told | null {
  const term = kind.at(-1)
  if (term === undefined || !kind.every((one) => holdsTerm(stems, one, SAID))) return null
  // students are no trainees beside these
  const own = { ...term, matches: new Map([...term.matches].filter(([, value]) => value >= SAID)) }
  const [told, ...more] = toldIn(unit.text, { term: own, money: false, currency: null, units: [] })
  return told === undefined || more.length > 0 ? null : told
}
