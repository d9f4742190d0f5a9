/** What is known of a unit in the light of a question, as numbers: the ranker's input. */
import { asksApart, fitsApart, type Asked } from './apart.ts'
import { besideNumbers, raiseBeside, type Reach } from './beside-numbers.ts'
import { Columns, placesOf } from './columns.ts'
import type { Facts, UnitFacts } from './facts.ts'
import { flags, kept, ofKind } from './flags.ts'
import { PERSON } from './lexicon/names.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import type { Question, TimeSpan } from './question.ts'
import { fills, type Slot } from './slots.ts'
import type { Term } from './terms.ts'
import type { TermTable } from './term-table.ts'

/** Similarities of a unit to the question, from the model. */
export const SIMILARITIES = [
  /** Cosine of the pooled vectors, context included. */
  'dense',
  /** Cosine of the question with the mean of the unit's own tokens. */
  'own',
  /** Mean over the question's tokens of their best match among the unit's own tokens. */
  'late',
  /** The same with the context's tokens. */
  'lateFull',
  /** The same over the question's content words only, weighed by rarity. */
  'lateContent',
  /** The worst matched content word. */
  'worst',
  /** What was learned of how questions and lines match: log odds against 'no line answers'. */
  'learned',
  /** The same with the context's tokens. */
  'learnedFull',
] as const

export const FEATURES = [
  ...SIMILARITIES,
  'learnedChance',
  'cover',
  'coverAll',
  'coverExact',
  'rarest',
  'tell',
  'tellKind',
  'kind',
  'kindNone',
  'person',
  'date',
  'range',
  'number',
  'numberNear',
  'money',
  'percent',
  'reason',
  'level',
  'place',
  'email',
  'header',
  'headerTitle',
  'headerTime',
  'headerDuration',
  'heading',
  'length',
  'lengthShort',
  'entryHit',
  'entryMiss',
  'timeHit',
  'timeMiss',
  'currentHit',
  'currentMiss',
  'negation',
  'first',
  'row',
  'manner',
  'properOwn',
  'properMiss',
  'listy',
  'quote',
  'contact',
  'stopped',
  'astray',
  'prose',
  'slot',
  'slotMiss',
  'thisOne',
  'otherOne',
] as const

export type FeatureName = (typeof FEATURES)[number]
const PLACES = placesOf(FEATURES)

const MONEY =
  /[€£$¥]\s?\d|\b(?:eur|usd|gbp|chf|nok|sek|dkk|pln|huf|czk|euros?|pounds?|dollars?|francs?|kroner|kronor|k|million|billion)\b/i
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|twice|once|one)\b/i
const REASON =
  /\bbecause\b|\bsince (?:i|we|it|the)\b|\bas (?:i|we|it|the|my)\b|\bso that\b|\bdue to\b|\bin order to\b|\bwanted\b|\bto be able\b|\bafter\b|\bthanks to\b|\bmostly\b|\bowing\b|\bover a\b|\bfor the\b/i
const LEVEL =
  /\b(?:[abc][12]|native|fluent|basic|good|expert|advanced|beginner|intermediate|mother tongue|proficient|working knowledge|level|first language|conversational|daily|excellent|confident|a little|a few|some|rusty|reading|none)\b/i
const NEGATION =
  /\b(?:no|not|never|none|cannot|can't|don't|do not|doesn't|isn't|no longer|without|nor|neither|gave up|given up|stopped|expired|lapsed|declined|haven't|hasn't|unpaid|dropped|refuse|only)\b/i
const OPEN_NOW =
  /\b(?:now|current(?:ly)?|present|today|since|at the moment|still|ongoing|to date|these days)\b/i
const PLACE = /\b(?:in|at|near|from|to|between|based|around|of) \p{Lu}|, \p{Lu}\p{Ll}+/u
const URL =
  /https?:\/\/|www\.|(?<!@[\w.-]{0,40})\b[\w-]+\.(?:example|com|org|net|io|dev|me|de|fr|uk|eu|co)\b/i
const STOPPED =
  /\bno longer\b|\bended\b|\bclosed\b|\bgave up\b|\bgiven up\b|\bstopped\b|\bexpired\b|\blapsed\b|\bnot renewed\b|\bdiscontinued\b|\bleft\b|\buntil\b|\bsold\b|\bquit\b|\bformer|\bany ?more\b|\bdropped\b|\bunused\b|\bnot yet\b/i
const PERCENT = /%|per ?cent/i
const TIME_UNITS = /\b(?:years?|months?|weeks?|days?|hours?)\b/
const PHONE = /\+?\(?\d[\d ()./-]{7,}\d/
const QUOTED = /["“”„«»‘]|\*/
// the first word of a sentence is capitalised anyway: it makes no name
const PERSON_INSIDE = new RegExp(`(?<!^)${PERSON.source}|^(?!\\p{Lu}\\p{Ll}+ \\p{Ll})${PERSON.source}`, 'u')
/** Topics whose answer stands in a section of its own, when there is one. */
const HOMES: ReadonlySet<string> = new Set(
  'hobbies references languages language awards volunteer email phone notice relocate visa publications talks'.split(
    ' ',
  ),
)
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,200}/

/** A row for each unit. */
export type Features = Columns<FeatureName>

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
  const { expects } = question
  const show = (name: FeatureName, pattern: RegExp): void => x.set(name, flags(facts, pattern))
  if (expects.has('person')) show('person', PERSON_INSIDE)
  if (expects.has('date'))
    x.set(
      'date',
      kept(facts, 'date', (unit) => (unit.dates.length > 0 ? 1 : 0)),
    )
  if (expects.has('duration')) x.set('range', ranges(facts))
  if (expects.has('count')) {
    show('number', NUMBER)
    x.set('numberNear', numberNear(facts, question, terms))
  }
  if (expects.has('money')) show('money', MONEY)
  if (expects.has('percent')) show('percent', PERCENT)
  if (expects.has('reason')) show('reason', REASON)
  if (expects.has('level')) show('level', LEVEL)
  if (expects.has('place') || expects.has('org')) show('place', PLACE)
  if (expects.has('email')) show('email', EMAIL)
  if (expects.has('phone')) show('contact', PHONE)
  if (expects.has('url')) show('contact', URL)
  if (question.yesno || question.topics.some((t) => t.name === 'weakness')) show('negation', NEGATION)
  if (/\b(?:still|any ?more|yet|continue|ongoing|running)\b/.test(question.folded)) show('stopped', STOPPED)
  if (/\b(?:title|titled|called|named|entitled)\b|\bname of\b|\bis the name\b/.test(question.folded))
    show('quote', QUOTED)
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

/** How much of the question a unit's words cover. */
function addCover(x: Features, terms: readonly Term[], table: TermTable): void {
  if (terms.length === 0) return
  const cover = x.add('cover')
  const coverAll = x.add('coverAll')
  const exact = x.add('coverExact')
  const rarest = x.add('rarest')
  const entryHit = x.add('entryHit')
  const properOwn = x.add('properOwn')
  const properMiss = x.add('properMiss')
  let whole = 0
  let proper = 0
  // Within bounds: a check of each number would double the time.
  terms.forEach(({ weight, matches, proper: isProper, known }, t) => {
    whole += weight
    const isKnown = isProper && known > 0
    if (isKnown) proper++
    if (matches.size === 0) return
    const row = t * table.width
    for (let u = 0; u < x.length; u++) {
      const best = table.own[row + u]!
      const above = table.context[row + u]!
      if (best === 0 && above === 0) continue
      const any = Math.max(best, above)
      cover[u]! += best * weight
      coverAll[u]! += any * weight
      if (best >= 0.8) exact[u]! += 1
      rarest[u] = Math.max(rarest[u]!, best * weight)
      if (above >= 0.8 && best < 0.5) entryHit[u]! += weight
      if (!isKnown) continue
      properOwn[u]! += best
      properMiss[u]! += any
    }
  })
  for (let u = 0; u < x.length; u++) {
    cover[u] = whole > 0 ? cover[u]! / whole : 0
    coverAll[u] = whole > 0 ? coverAll[u]! / whole : 0
    exact[u]! /= terms.length
    entryHit[u] = Math.min(1.5, entryHit[u]!)
    properOwn[u] = proper > 0 ? properOwn[u]! / proper : 0
    properMiss[u] = proper > 0 ? 1 - properMiss[u]! / proper : 0
  }
}

/** Whether a unit tells of what is asked about, and stands where such things stand. */
function addTopics(x: Features, facts: Facts, question: Question): void {
  if (question.topics.length > 0) {
    const tell = x.add('tell')
    const tellKind = x.add('tellKind')
    for (const topic of question.topics) {
      const told = flags(facts, topic.tell)
      if (topic.name !== 'hobbies') raise(tell, told, 1)
      for (const kind of topic.kinds) {
        const share = ofKind(facts, kind)
        told.forEach((flag, u) => {
          if (flag === 1) tellKind[u] = Math.max(tellKind[u] ?? 0, share[u] ?? 0)
        })
      }
    }
    // the CV has a section for what is asked, and this is not it
    const astray = x.add('astray')
    for (const topic of question.topics) {
      const [home] = topic.kinds
      if (!HOMES.has(topic.name) || home === undefined || !facts.mainKinds.includes(home)) continue
      const kinds = topic.kinds.map((kind) => ofKind(facts, kind))
      astray.forEach((_, u) => {
        if (kinds.every((share) => (share[u] ?? 0) < 0.4)) astray[u] = 1
      })
    }
  }
  if (question.kinds.size === 0) return
  const kind = x.add('kind')
  for (const [name, weight] of question.kinds) raise(kind, ofKind(facts, name), weight)
  x.set(
    'kindNone',
    kind.map((value) => (value < 0.2 ? 1 : 0)),
  )
}

/** Raises numbers to `weight` times others where these are greater. */
function raise(numbers: Float64Array, others: Float64Array, weight: number): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = Math.max(numbers[i]!, weight * others[i]!)
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

/** Texts that say how long: by two dates, or by a number of years. */
function ranges(facts: Facts): Float64Array {
  const units = flags(facts, TIME_UNITS)
  return kept(facts, 'range', ({ dates, unit }) =>
    dates.some((d) => !d.single) ? 1 : units[unit.index] === 1 ? 0.6 : 0,
  )
}

/** Is there a number beside the noun that is counted ('24 beds', 'beds: 24')? 1 when next to it. */
function numberNear(facts: Facts, question: Question, terms: readonly Term[]): Float64Array {
  const near = new Float64Array(facts.units.length)
  const asked = new Set(question.head.map((w) => w.stem))
  const heads = new Set<string>()
  for (const { word, matches } of terms)
    if (asked.has(word.stem)) for (const [stem, value] of matches) if (value >= 0.5) heads.add(stem)
  for (const head of heads) raiseBeside(near, besideNumbers(facts, NEAR, countsIn, head))
  return near
}

/** What is counted stands behind the number rather than before it. */
const NEAR: Reach = {
  from: -4,
  to: 4,
  weigh: (distance) => (distance > 0 ? 1.1 - 0.1 * distance : 0.8 - 0.1 * -distance),
}

/** The places among a unit's words of numbers that are no years. */
function countsIn({ words }: UnitFacts): number[] {
  const isCount = (text: string): boolean =>
    (/^\d/.test(text) || NUMBER_WORDS.has(text)) && !/^(?:19|20)\d\d$/.test(text)
  return words.flatMap(({ text }, i) => (isCount(text) ? [i] : []))
}
