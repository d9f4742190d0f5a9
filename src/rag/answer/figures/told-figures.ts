/** 'Which project had the largest budget?', 'the combined value of the Morlais projects': sums of money told of a thing each. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { numbersIn } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { amountOf, sumOf, type Amount } from '../text/amounts.ts'
import { MONEY } from '../text/money.ts'
import { stem } from '../text/text.ts'
import { ENGAGED } from './asked.ts'
import { ADDED, LEAST, MOST } from './plan-sum.ts'

/** What a sum may be called, in the question and in the lines. */
const CALLED = '(?:budgets?|values?|valued at|worth|costs?|contract sum|order volume|funding)'
const ASKED = new RegExp(`\\b${CALLED}\\b|\\b(?:most|least) expensive\\b`)
const TOLD = new RegExp(`\\b${CALLED}\\b[^.;,]{0,24}$`, 'i')
/** So well does a line, or what it stands below, answer to a name. */
const NAMED = 0.8
const AROUND: ReadonlySet<string> = new Set(
  `budget value valued worth cost contract sum order volume funding total altogether combined together all overall add adds added come comes came large largest big
  biggest high highest great greatest small smallest low lowest most least expensive much money what which have had different`
    .split(/\s+/)
    .map(stem),
)

interface Told {
  readonly name: UnitFacts
  readonly line: UnitFacts
  /** Null where it is not one plain sum ('€2–3 million'): then nothing can be said of all of them. */
  readonly amount: Amount | null
}

/** Null where the lines do not tell at least two such sums, or something else is asked of them. */
export function planToldFigures(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, yesno, time, order } = question
  if (yesno || time !== null || order !== null || !ASKED.test(folded)) return null
  const adds = ADDED.test(folded)
  const most = MOST.test(folded)
  if (!adds && !most && !LEAST.test(folded)) return null
  const rest = terms.filter((t) => !t.self && !AROUND.has(t.word.stem) && numbersIn([t.word]).length === 0)
  const all = facts.units.flatMap((line): Told[] => toldIn(facts, line))
  const isHeld = (term: Term): boolean => all.some(({ line, name }) => holds(line, term) || holds(name, term))
  // what kind of things they are ('projects'), and whose
  if (!rest.every((t) => t.named || KINDS_BY_NOUN.has(t.word.stem) || isHeld(t) || ENGAGED.test(t.word.text)))
    return null
  const told = all.filter(({ line, name }) =>
    rest.every(
      (term) => (ENGAGED.test(term.word.text) && !isHeld(term)) || holds(line, term) || holds(name, term),
    ),
  )
  const things = new Set(told.map(({ name }) => name))
  const amounts = told.flatMap(({ amount }) => amount ?? [])
  if (told.length < 2 || things.size < told.length || amounts.length < told.length) return null
  // 'the three projects' are as many as are found
  if (adds && !numbersIn(question.words).every((number) => number === told.length)) return null
  const sum = sumOf(amounts)
  if (sum === null) return null
  const parts = told.map(partOf)
  if (adds) return { lead: sum, parts, list: true, chance: 0.9, fact: true }
  const values = amounts.map(({ value }) => value)
  const wanted = most ? Math.max(...values) : Math.min(...values)
  const found = parts.filter((_, i) => values[i] === wanted)
  return found.length > 2 ? null : { parts: found, list: false, chance: 0.9, fact: true }
}

const holds = ({ stems, context }: UnitFacts, term: Term): boolean =>
  holdsTerm(stems, term, NAMED) || holdsTerm(context, term, NAMED)

/** The sum of money that a line calls by a name for it, and what it is told of. */
function toldIn(facts: Facts, line: UnitFacts): Told[] {
  const { text, kind } = line.unit
  if (kind === 'heading' || kind === 'row') return []
  const [found, ...more] = text.matchAll(MONEY)
  if (found === undefined || !TOLD.test(text.slice(0, found.index))) return []
  const name = thingOf(facts, line)
  const goesOn = /^\s?[–—-]\s?\d/.test(text.slice(found.index + found[0].length))
  return name === null ? [] : [{ name, line, amount: more.length > 0 || goesOn ? null : amountOf(found[0]) }]
}

/** What the item or the paragraph opens with, or the sub-heading above. */
function thingOf(facts: Facts, { unit }: UnitFacts): UnitFacts | null {
  const block = unit.parents.at(-1) ?? unit.block
  const opening = facts.units.find((one) => one.unit.first && one.unit.block === block)
  const isNamed = opening !== undefined && opening.unit !== unit && opening.unit.text.length < NAME
  if (isNamed && (opening.unit.kind === 'item' || opening.dates.length > 0)) return opening
  const section = facts.document.sections[unit.section]
  if (section === undefined || section.depth < 3) return isNamed ? opening : null
  return facts.units.find((one) => one.unit.section === unit.section && one.unit.kind === 'heading') ?? null
}
/** Characters of what names a thing. */
const NAME = 100

const partOf = ({ name, line }: Told): PlanPart => ({
  text: `${name.unit.text.replace(/[.:]$/, '')}: ${line.unit.text.replace(/\.$/, '')}`,
  units: [line.unit.index, name.unit.index],
})
