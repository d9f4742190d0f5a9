/** What is known of a unit in the light of a question, as numbers: the ranker's input. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Question, TimeSpan } from '../question/question.ts'
import { asksApart, fitsApart, type Asked } from './apart.ts'
import { Columns, placesOf } from './columns.ts'
import { addCover, addTopics } from './cover-features.ts'
import { FEATURES, type Features } from './feature-names.ts'
import { flags, kept } from './flags.ts'
import { addKind } from './kind-features.ts'
import { fills } from './slot-filling.ts'
import type { Slot } from './slots.ts'
import type { TermTable } from './term-table.ts'
import type { Term } from './terms.ts'

const PLACES = placesOf(FEATURES)

const OPEN_NOW =
  /\b(?:now|current(?:ly)?|present|today|since|at the moment|still|ongoing|to date|these days)\b/i

/** All features that need no model: they are ready when it is. */
export function textFeatures(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  table: TermTable,
  slot: Slot | null,
  asked: Asked,
): Features {
  const x: Features = new Columns(PLACES, facts.units.length)
  addCover(x, terms, table)
  addTopics(x, facts, question)
  addForm(x, facts, question)
  addTime(x, facts, question)
  addKind(x, facts, question, terms)
  if (slot !== null) {
    const filled = fills(facts, slot, question, terms)
    x.set('slot', filled)
    x.set(
      'slotMiss',
      filled.map((fill) => (fill === 0 ? 1 : 0)),
    )
  }
  if (asksApart(asked)) {
    const fits = Float64Array.from(facts.units, (unit) => fitsApart(facts, asked, unit))
    x.set(
      'thisOne',
      fits.map((fit) => (fit > 0 ? 1 : 0)),
    )
    x.set(
      'otherOne',
      fits.map((fit) => (fit < 0 ? 1 : 0)),
    )
  }
  return x
}

/** What a unit is, and what of that matters to the question. */
function addForm(x: Features, facts: Facts, question: Question): void {
  const { expects } = question
  const is = (name: string, of: (unit: UnitFacts) => boolean): Float64Array =>
    kept(facts, name, (unit) => (of(unit) ? 1 : 0))
  const header = is('header', (unit) => unit.isHeader)
  x.set('header', header)
  if (expects.has('title') || expects.has('org')) x.set('headerTitle', header)
  if (question.time !== null || expects.has('date') || question.order !== null) x.set('headerTime', header)
  if (expects.has('duration')) x.set('headerDuration', header)
  if (expects.has('manner'))
    x.set(
      'manner',
      is('manner', ({ isHeader, unit }) => isHeader || unit.kind === 'heading'),
    )
  x.set(
    'prose',
    is('prose', ({ unit, words }) => unit.kind === 'sentence' && words.length > 8),
  )
  x.set(
    'heading',
    is('heading', ({ unit, isHeader }) => unit.kind === 'heading' && !isHeader),
  )
  x.set(
    'length',
    kept(facts, 'length', ({ words }) => Math.log(1 + words.length)),
  )
  x.set(
    'lengthShort',
    is('lengthShort', ({ words }) => words.length < 4),
  )
  x.set(
    'first',
    is('first', ({ unit }) => unit.first),
  )
  x.set(
    'row',
    is('row', ({ unit }) => unit.kind === 'row'),
  )
  if (question.lists)
    x.set(
      'listy',
      kept(facts, 'listy', ({ unit }) => Math.min(1, (unit.text.match(/[,;]/g) ?? []).length / 4)),
    )
}

/** Whether a unit is of the time that is asked about. */
function addTime(x: Features, facts: Facts, question: Question): void {
  const rangeOf = ({ entry }: UnitFacts): TimeSpan | null =>
    entry === null ? null : (facts.entries[entry]?.range ?? null)
  if (question.time !== null) {
    const { from, to } = question.time
    const hits = x.add('timeHit')
    const misses = x.add('timeMiss')
    facts.units.forEach((unit, u) => {
      const range = rangeOf(unit)
      const ranges: readonly TimeSpan[] = unit.dates.length > 0 ? unit.dates : range ? [range] : []
      const hit = ranges.some((r) => r.from <= to && r.to >= from)
      if (hit) hits[u] = 1
      else if (ranges.length > 0) misses[u] = 1
    })
  }
  if (question.order === 'current') {
    const now = flags(facts, OPEN_NOW)
    const isOpen = (unit: UnitFacts): boolean =>
      now[unit.unit.index] === 1 || (rangeOf(unit)?.to === Infinity && unit.dates.length === 0)
    x.set(
      'currentHit',
      kept(facts, 'open', (unit) => (isOpen(unit) ? 1 : 0)),
    )
    const isOver = (range: TimeSpan | null): boolean => range !== null && range.to !== Infinity
    x.set(
      'currentMiss',
      kept(facts, 'over', (unit) => (isOver(rangeOf(unit)) ? 1 : 0)),
    )
  }
}
