/**
 * Whether what was found says it of what is asked about, and not of its neighbour: a passage may hold every word of a
 * question, and a date, a number or a reason too, which belongs to another clause. What the decliner sees of that.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { greatest } from '../ranking/trees.ts'
import type { Word } from '../text/text.ts'
import { NUMBER_WORDS, ORDINALS } from '../text/word-lists.ts'

export interface Binding {
  /** Of what the passage covers of the question, the share outside every clause that holds what may fill its gap. */
  readonly slotApart: number
  /** The same for clauses that give a reason. */
  readonly reasonApart: number
  /** The largest share of the question that one clause covers. */
  readonly clauseCover: number
  /** 'The other projects', 'besides X'. */
  readonly others: boolean
  /** 'The quickest', 'the second', where the passage has no such word. */
  readonly ordinalMiss: boolean
}

/** @param units of the best candidate */
export function bindingOf(
  facts: Facts,
  reading: Pick<Reading, 'question' | 'slot' | 'terms'>,
  units: readonly number[],
): Binding {
  const { question } = reading
  const found = units.flatMap((unit) => facts.units[unit] ?? [])
  const useful = reading.terms.filter((term) => !term.self)
  const clauses = found.flatMap((unit) => clausesOf(unit))
  const whole = shareOf(
    useful,
    found.flatMap(({ words }) => words),
    found,
  )
  const shares = clauses.map((clause) => shareOf(useful, clause.words, [clause.unit]))
  const apart = (holds: (clause: Clause) => boolean): number => {
    const own = clauses.flatMap((clause, i) => (holds(clause) ? [shares[i] ?? 0] : []))
    return own.length === 0 || whole === 0 ? 0 : 1 - greatest(Float64Array.from(own)) / whole
  }
  const filler = reading.slot === null ? undefined : FILLERS[reading.slot]
  return {
    slotApart: filler === undefined ? 0 : apart(filler),
    reasonApart: question.expects.has('reason') ? apart(({ text }) => REASON.test(text)) : 0,
    clauseCover: Math.max(0, greatest(Float64Array.from(shares))),
    others: OTHERS.test(question.folded),
    ordinalMiss: lacksOrdinal(question.words, found),
  }
}

interface Clause {
  readonly unit: UnitFacts
  readonly text: string
  readonly words: readonly Word[]
}

const ENDS =
  /;|\.\s|:\s|\s[–—]\s|,\s(?=(?:and|but|which|who|whom|where|when|while|because|so|with|then|until|since|for|of)\b)|\s(?:but|while|whereas|because)\s/g

/** Clauses of one passage that are told apart. */
const MOST = 100
function clausesOf(unit: UnitFacts): Clause[] {
  const { text } = unit.unit
  const ends = Array.from(text.matchAll(ENDS), ({ index }) => index).slice(0, MOST)
  const cuts = [0, ...ends, text.length]
  let at = 0
  return cuts.slice(1).flatMap((to, i) => {
    const from = at
    while ((unit.words[at]?.start ?? Infinity) < to) at++
    const words = unit.words.slice(from, at)
    return words.length === 0 ? [] : [{ unit, text: text.slice(cuts[i] ?? 0, to), words }]
  })
}

/** The share of the terms' weight that words hold, or what stands above them. */
function shareOf(terms: readonly Term[], words: readonly Word[], units: readonly UnitFacts[]): number {
  let all = 0
  let held = 0
  const stems = new Set(words.map(({ stem }) => stem))
  for (const { weight, matches } of terms) {
    all += weight
    let best = 0
    for (const [stem, value] of matches)
      if (value > best && (stems.has(stem) || units.some(({ context }) => context.has(stem)))) best = value
    held += best * weight
  }
  return all === 0 ? 0 : held / all
}

const DATE = /\b(?:19|20)\d\d\b/
const FILLERS: Readonly<Partial<Record<NonNullable<Reading['slot']>, (clause: Clause) => boolean>>> = {
  date: ({ text }) => DATE.test(text),
  start: ({ text }) => DATE.test(text),
  duration: ({ text }) =>
    DATE.test(text) || /\b(?:years?|months?|weeks?|days?|hours?|minutes?)\b/i.test(text),
  count: ({ words }) => words.some(isNumber),
  money: ({ text }) => /[€£$¥]|\b(?:euros?|pounds?|dollars?|francs?|kron\w+|eur|usd|gbp|chf)\b/i.test(text),
  percent: ({ text }) => /%|per ?cent|\b(?:half|third|quarter|halved|doubled)\b/i.test(text),
}
const isNumber = ({ text }: Word): boolean =>
  (/^\d/.test(text) && !/^(?:19|20)\d\d$/.test(text)) || NUMBER_WORDS.has(text)

const REASON =
  /\b(?:because|since|as|so|for|after|when|due to|owing to|thanks to|in order|to \p{Ll}{3,}|why|reason|led|made|wanted|decided|closed|ended|sold|moved|sake)\b/iu

const OTHERS = /\b(?:others?|besides|apart from|except|rest|remaining|remainder|instead|else)\b/

const SUPERLATIVE = /^(?:\p{Ll}{3,}est|most|least|best|worst|last|only)$/u
function lacksOrdinal(asked: readonly Word[], found: readonly UnitFacts[]): boolean {
  const own = asked.filter(
    ({ text }) => (ORDINALS.has(text) || SUPERLATIVE.test(text)) && text !== 'interest',
  )
  return (
    own.length > 0 && own.every(({ stem }) => !found.some(({ words }) => words.some((w) => w.stem === stem)))
  )
}
