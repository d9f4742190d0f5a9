/** 'How many stars do Ferret and Marlow have together?': one figure of each of the things that are named, added up. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { amountOf, sumOf, type Amount } from '../text/amounts.ts'
import { MONEY, namesMoney } from '../text/money.ts'
import { words } from '../text/text.ts'
import { countedIn } from './line-figures.ts'
import { ADDED, AROUND_SUMS } from './plan-sum.ts'

/** How well a text must hold each word of a name. */
const SAME = 0.8
/** Between two that are added. */
const JOIN = /^,? (?:and|plus) (?:the |his |her |their |your )?$|^, (?:the |his |her |their |your )?$/
/** Words in one name: 'waiting-time log'. */
const WITHIN = /^[ -]?$/
/** Characters of what names a thing. */
const NAME = 90

const isAround = ({ word }: Term): boolean =>
  AROUND_SUMS.has(word.stem) || /^(?:back|spend|spent)$/.test(word.text) || CURRENCY.test(word.text)
/** 'Across the pilot and the main study' asks for the sum as well. */
const ACROSS = /\bacross (?:the |his |her |their |both )?/

/** 'The combined value of …', 'the cost of … together' is money as well. */
const WORTH =
  /^what (?:is|was|are|were) (?:the )?(?:(?:combined|total|joint|overall|summed) (?:contract )?(?<joint>values?|costs?|prices?|budgets?|worth|fees?|funding)|(?<behind>value|cost|price|budget|worth) of .* (?:together|combined|altogether|in total|taken together)\b)/
/** 'What did the two cost together, in pounds?' */
const COST = /^what did .* cost (?:together|altogether|combined|in total|in all|in sum|taken together)\b/
const SAVED = /^(?:what|how much) (?:money )?did (?:s?he|they|you) save\b/
/** '$9.3M savings' */
const AS_SAVINGS = /^ (?:in |of )?(?:\p{Ll}+ )?savings?\b/u
const CURRENCY = /^(?:euros?|pounds?|dollars?|francs?|kron(?:a|or|er|e)|yen|money)$/
/** What several things are called behind their names, at the end: 'the Ashby and Corran contracts'. */
const THINGS =
  /^(?:contracts|projects|jobs|schemes|orders|grants|deals|commissions|sites|campaigns|events|buildings|works)\W*$/

interface Figure {
  readonly amount: Amount
  readonly part: PlanPart
  /** What the line says before it, in small letters. */
  readonly before?: string
  readonly after?: string
}

/** Null unless each of them has one such figure. */
export function planNamedSum(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, counts, yesno, time, order } = question
  if (!(ADDED.test(folded) || (counts && ACROSS.test(folded))) || yesno || time !== null || order !== null)
    return null
  const worth = WORTH.exec(folded)?.groups
  const value =
    worth?.['joint'] ??
    worth?.['behind'] ??
    (COST.test(folded) ? 'cost' : SAVED.test(folded) ? 'save' : undefined)
  const money = value !== undefined || /\bhow much\b/.test(folded)
  const noun = counts
    ? terms.find(({ word }) => word.start === question.head.at(-1)?.start)
    : money
      ? undefined
      : columnIn(facts, terms)
  if (noun === undefined && !money) return null
  const isNamed = (term: Term): boolean =>
    term !== noun &&
    !term.self &&
    !isAround(term) &&
    (value === undefined || (term.word.text !== value && !THINGS.test(folded.slice(term.word.start))))
  const names = namesIn(folded, terms.filter(isNamed))
  if (names.length < 2) return null
  // what is said besides would have to be said of both
  const said = new Set(names.flat())
  const rest = terms.filter((term) => isNamed(term) && !said.has(term))
  if (rest.some((term) => !facts.units.some((one) => headersOf(facts, one).some((own) => says(own, term)))))
    return null
  const figures = names.map((name) => figureOf(facts, name, noun, rest, value))
  if (!figures.every((one) => one !== null)) return null
  const units = new Set(figures.flatMap(({ part }) => part.units[0] ?? -1))
  const sum = sumOf(figures.map(({ amount }) => amount))
  if (sum === null || units.size < figures.length) return null
  return { lead: sum, parts: figures.map(({ part }) => part), list: true, chance: 0.9, fact: true }
}

/** 'What was her open-to-buy for SS24 and AW24 together?': the word that a column is called by. */
const columnIn = (facts: Facts, terms: readonly Term[]): Term | undefined =>
  terms.find(
    (term) =>
      !term.self &&
      !term.named &&
      facts.units.some((one) => headersOf(facts, one).some((own) => says(own, term))),
  )

/** The runs of words that 'and' stands between. */
function namesIn(folded: string, terms: readonly Term[]): readonly (readonly Term[])[] {
  const runs: Term[][] = []
  const ends: number[] = []
  for (const term of terms) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && WITHIN.test(folded.slice(last.word.end, term.word.start)))
      runs.at(-1)?.push(term)
    else runs.push([term])
  }
  for (let i = 1; i < runs.length; i++) {
    const [before, next] = [runs[i - 1]?.at(-1), runs[i]?.[0]]
    if (before && next && JOIN.test(folded.slice(before.word.end, next.word.start))) ends.push(i)
  }
  const [first] = ends
  if (first === undefined || ends.some((end, i) => end !== first + i)) return []
  return runs.slice(first - 1, first + ends.length)
}

/** The one figure that is told of a thing: below its heading, or in the line that names it. */
export function figureOf(
  facts: Facts,
  name: readonly Term[],
  noun: Term | undefined,
  rest: readonly Term[],
  called: string | undefined,
): Figure | null {
  const isIn = ({ matches }: Term, stems: ReadonlySet<string>): boolean =>
    [...matches].some(([key, value]) => value >= SAME && stems.has(key))
  // 'the Norring and Teal harbours' stand below 'Harbours'
  const holds = ({ stems, context }: UnitFacts): boolean =>
    name.every((term, i) => isIn(term, stems) || (i > 0 && i === name.length - 1 && isIn(term, context)))
  const all = facts.units.filter(holds)
  // 'Teal' is not 'Teal Point' where both have rows
  const exact = all.filter((one) => isCalled(facts, one, name))
  const naming = exact.length === 1 ? exact : all
  const heading = naming.filter(({ unit }) => unit.kind === 'heading' && unit.text.length <= NAME)
  const places: UnitFacts[][] =
    heading.length > 0
      ? heading.map((one) => facts.units.filter(({ unit }) => unit.section === one.unit.section))
      : [...new Set(naming.map(({ unit }) => unit.block))].map((block) =>
          facts.units.filter(
            ({ unit }) => block !== null && (unit.block === block || unit.parents.includes(block)),
          ),
        )
  const told = places.flatMap((units) => units.flatMap((one) => figuresIn(facts, one, noun, rest)))
  // 'Cost: £6.1 million' beside 'which saved £740,000'
  const labelled = told.filter(({ before, after }) =>
    called === 'save'
      ? AS_SAVINGS.test(after ?? '')
      : called !== undefined && before?.endsWith(`${called}: `),
  )
  const [figure, ...more] = labelled.length > 0 ? labelled : told
  if (figure === undefined || more.length > 0) return null
  const { amount, part } = figure
  const [head] = heading
  return head === undefined
    ? figure
    : { amount, part: { text: `${head.unit.text}: ${part.text}`, units: [...part.units, head.unit.index] } }
}

/** What the columns of a row are called. */
const headersOf = (facts: Facts, { unit }: UnitFacts): string[] =>
  cellsOf(facts.document, unit)?.map(({ header }) => header) ?? []

/** Does the head of a column have the word, or its first letters and a full stop ('Qty. sold')? */
const says = (header: string, { matches, word }: Term): boolean =>
  words(header).some(
    ({ stem, text, end }) =>
      (matches.get(stem) ?? 0) >= SAME ||
      stem === word.stem ||
      (text.length > 1 && header[end] === '.' && word.text.startsWith(text)),
  )

/** Is the first cell of a row the name, and nothing else? */
function isCalled(facts: Facts, { unit }: UnitFacts, name: readonly Term[]): boolean {
  const cells = cellsOf(facts.document, unit)
  const own = words(cells?.[0]?.text ?? '').filter(({ stop }) => !stop)
  return (
    own.length > 0 && own.every(({ stem }) => name.some(({ matches }) => (matches.get(stem) ?? 0) >= SAME))
  )
}

function figuresIn(
  facts: Facts,
  { unit }: UnitFacts,
  noun: Term | undefined,
  rest: readonly Term[],
): Figure[] {
  const part = { text: unit.text.replace(/[.;]$/, ''), units: [unit.index] }
  const cells = cellsOf(facts.document, unit)
  if (cells !== undefined) {
    const own = cells.filter(({ header, text }) =>
      noun === undefined
        ? namesMoney(text) && amountOf(text) !== null
        : says(header, noun) && rest.every((term) => says(header, term)),
    )
    return own.flatMap(({ text }) => {
      const amount = amountOf(text)
      return amount === null ? [] : [{ amount, part }]
    })
  }
  // what is said besides stands in no column here
  if (rest.length > 0) return []
  if (noun === undefined)
    return [...unit.text.matchAll(MONEY)].flatMap(({ 0: text, index }) => {
      const amount = amountOf(text)
      return amount === null
        ? []
        : [
            {
              amount,
              part,
              before: unit.text.slice(0, index).toLowerCase(),
              after: unit.text.slice(index + text.length),
            },
          ]
    })
  const counted = countedIn(unit.text, noun)
  return counted === null
    ? []
    : [{ amount: { value: counted.value, sign: '', unit: '', scale: '', about: false }, part }]
}
