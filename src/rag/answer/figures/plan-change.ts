/** 'By how much did the bill fall?', where a line says from what to what: the difference, computed. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { words } from '../text/text.ts'
import { leadLine } from './lead-line.ts'
import { ADDED } from './plan-sum.ts'
import { differenceOf, type Pair, pairsIn, pairInRow } from './changes.ts'

const MOVED =
  'fall|fell|fallen|drop|dropped|decline|declined|decrease|decreased|shrink|shrank|shrunk|sink|sank|reduce|reduced|cut|lower|lowered|shorten|shortened|go down|went down|gone down|come down|came down|rise|rose|risen|grow|grew|grown|increase|increased|improve|improved|climb|climbed|go up|went up|gone up|double|expand|expanded|change|changed|speed up|sped up'
const COMPARED =
  'faster|quicker|slower|shorter|lower|higher|cheaper|dearer|longer|smaller|bigger|larger|greater|deeper|shallower|wider|broader|narrower|taller|heavier|lighter|thicker|thinner|warmer|cooler|colder|hotter|safer|cleaner|quieter|louder|denser|stronger|weaker|fuller|richer|steeper|earlier|later|older|younger'
const SAVING =
  '(?:sav(?:e|ed)|add(?:ed)? to|gain(?:ed)?|cut|reduced?|shav(?:e|ed)|knock(?:ed)?|lost|lose|w[io]n back)'
const ASKED = new RegExp(
  `^(?:and )?by (?:how (?:much|many|far)|what (?:amount|margin|percentage|percent|share|factor))\\b|\\bby how (?:much|many)\\b|^how (?:much|far) (?:did|has|have|was|were)\\b.{1,120}\\b(?:${MOVED})\\b|^how many (?:more|fewer|less|(?:percentage )?points)\\b|^how (?:many|much)\\b.{1,120}\\b${SAVING}\\b|^how much (?:more|less|${COMPARED})\\b|^how (?:much|far) (?:under|over|below|above) (?:the )?(?:budget|plan|estimate|target|forecast)\\b|\\bwhat (?:was|is) the (?:difference|drop|fall|decline|decrease|increase|rise|growth|reduction|gain|improvement) (?:in|of|between)\\b`,
)
const SHARE = /\b(?:percent(?:age)?(?! points?)|per cent)\b|%/
const POINTS = /\bpercentage points?\b/
const FACTOR = /\bby what factor\b/

/** Null where nobody asks for a change, or the likeliest line tells none. */
export function planChange(facts: Facts, ranked: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  if (yesno || !ASKED.test(folded) || ADDED.test(folded)) return null
  const [first] = ranked
  const found = first?.unit == null ? undefined : facts.units[first.unit]
  if (first?.unit == null || found === undefined) return null
  const pair =
    pairInRow(facts.document, found.unit) ??
    meant(
      pairsIn(found.unit.text).filter(({ from }) => from.unit === '%' || !POINTS.test(folded)),
      found.unit.text,
      reading,
    )
  if (pair !== null && SAVED.test(folded) && reading.question.counts && !isCounted(pair, reading)) return null
  const form = FACTOR.test(folded) ? 'factor' : SHARE.test(folded) ? 'share' : 'amount'
  const lead = pair === null ? null : differenceOf(pair, form)
  if (lead === null) return null
  return leadLine(facts, first, reading, lead)
}

/** 'How many hours did she save': what is counted is what changed. */
const SAVED = new RegExp(`^how many\\b.{1,120}\\b${SAVING}\\b`)
const CURRENCY = /^(?:dollars?|euros?|pounds?|francs?|kron(?:a|or|er|e)|percentage|points?|thousand|million)$/
function isCounted({ from, to }: Pair, { question: { folded } }: Reading): boolean {
  const [noun] = words(folded.replace(/^how many (?:more |fewer |extra )?/, ''))
  const units = [from, to].flatMap(({ unit }) => words(unit).map(({ stem }) => stem))
  if (noun === undefined) return false
  return units.includes(noun.stem) || ((from.sign !== '' || from.unit === '%') && CURRENCY.test(noun.text))
}

/** What a change is asked in, which need not stand in the CV. */
const MEASURE = new RegExp(`^(?:percent|percentage|cent|share|factor|amount|margin|difference|${MOVED})$`)

/** Does the likeliest line tell the change that is asked for, of something that the CV knows? */
export function tellsChange(facts: Facts, ranked: readonly Candidate[], reading: Reading): boolean {
  return (
    reading.terms.every(({ self, known, word }) => self || known >= 0.5 || MEASURE.test(word.text)) &&
    planChange(facts, ranked, reading) !== null
  )
}

/** Of several changes in one line the one that the question's words stand around. */
function meant(pairs: readonly Pair[], text: string, { terms }: Reading): Pair | null {
  if (pairs.length < 2) return pairs[0] ?? null
  const scores = pairs.map(({ start, end }) => {
    const stems = new Set(words(clauseAround(text, start, end)).map(({ stem }) => stem))
    return terms.filter(
      (term) => !term.self && [...term.matches].some(([key, value]) => value >= 0.5 && stems.has(key)),
    ).length
  })
  const most = Math.max(...scores)
  const best = pairs.filter((_, i) => scores[i] === most)
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null
}

/** What is said from one mark to the next. */
function clauseAround(text: string, start: number, end: number): string {
  const before = Math.max(...[';', '. ', ', '].map((mark) => text.lastIndexOf(mark, start - 1)))
  const after = /[;]|\. |, /.exec(text.slice(end))
  return text.slice(before + 1, after === null ? text.length : end + after.index)
}
