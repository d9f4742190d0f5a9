/** What is known of a unit in the light of a question, as numbers: the ranker's input. */
import { fitsApart, type Asked } from './apart.ts'
import type { Facts, UnitFacts } from './facts.ts'
import { flag } from './flags.ts'
import { PERSON } from './lexicon/names.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import type { Question } from './question.ts'
import { fills, type Slot } from './slots.ts'
import type { Term } from './terms.ts'
import type { TermTable } from './term-table.ts'

/** Similarities of one unit to the question, from the model. */
export interface Similarity {
  /** Cosine of the pooled vectors, context included. */
  readonly dense: number
  /** Cosine of the question with the mean of the unit's own tokens. */
  readonly own: number
  /** Mean over the question's tokens of their best match among the unit's own tokens. */
  readonly late: number
  /** The same with the context's tokens. */
  readonly lateFull: number
  /** The same over the question's content words only, weighed by rarity. */
  readonly lateContent: number
  /** The worst matched content word. */
  readonly worst: number
  /** What was learned of how questions and lines match: log odds against 'no line answers'. */
  readonly learned: number
  /** The same with the context's tokens. */
  readonly learnedFull: number
}

export const FEATURES = [
  'dense',
  'own',
  'late',
  'lateFull',
  'lateContent',
  'worst',
  'learned',
  'learnedFull',
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

/** All features that need no model: they are ready when it is. */
export function textFeatures(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  table: TermTable,
  unit: UnitFacts,
  slot: Slot | null,
  asked: Asked,
): Float64Array {
  const x = new Float64Array(FEATURES.length)
  const set = (name: FeatureName, value: number): void => {
    x[INDEX[name]] = value
  }
  const text = unit.unit.text
  const at = unit.unit.index
  const { expects } = question
  const entry = unit.entry === null ? null : (facts.entries[unit.entry] ?? null)
  let weight = 0
  let cover = 0
  let coverAll = 0
  let exact = 0
  let rarest = 0
  let properOwn = 0
  let proper = 0
  let properAny = 0
  let entryHit = 0
  for (let t = 0; t < terms.length; t++) {
    const term = terms[t]
    if (term === undefined) continue
    const best = table.own[t]?.[at] ?? 0
    const context = table.context[t]?.[at] ?? 0
    weight += term.weight
    cover += best * term.weight
    coverAll += Math.max(best, context) * term.weight
    if (best >= 0.8) exact += 1
    rarest = Math.max(rarest, best * term.weight)
    if (term.proper && term.known > 0) {
      proper++
      properOwn += best
      properAny += Math.max(best, context)
    }
    if (context >= 0.8 && best < 0.5) entryHit += term.weight
  }
  set('cover', weight > 0 ? cover / weight : 0)
  set('coverAll', weight > 0 ? coverAll / weight : 0)
  set('coverExact', terms.length > 0 ? exact / terms.length : 0)
  set('rarest', rarest)
  set('properOwn', proper > 0 ? properOwn / proper : 0)
  set('properMiss', proper > 0 ? 1 - properAny / proper : 0)
  set('entryHit', Math.min(1.5, entryHit))

  let tell = 0
  let tellKind = 0
  for (const topic of question.topics) {
    const told = flag(facts, topic.tell, at)
    if (told && topic.name !== 'hobbies') tell = 1
    if (told) for (const kind of topic.kinds) tellKind = Math.max(tellKind, unit.kinds.get(kind) ?? 0)
  }
  set('tell', tell)
  set('tellKind', tellKind)
  let kind = 0
  for (const [name, weight] of question.kinds) kind = Math.max(kind, weight * (unit.kinds.get(name) ?? 0))
  set('kind', kind)
  // the CV has a section for what is asked, and this is not it
  let astray = 0
  for (const topic of question.topics) {
    const [home] = topic.kinds
    if (!HOMES.has(topic.name) || home === undefined || !facts.mainKinds.includes(home)) continue
    if (topic.kinds.every((k) => (unit.kinds.get(k) ?? 0) < 0.4)) astray = 1
  }
  set('astray', astray)
  set('kindNone', question.kinds.size > 0 && kind < 0.2 ? 1 : 0)

  if (expects.has('person')) set('person', flag(facts, PERSON_INSIDE, at) ? 1 : 0)
  const hasDate = unit.dates.length > 0
  if (expects.has('date')) set('date', hasDate ? 1 : 0)
  if (expects.has('duration')) {
    set('range', unit.dates.some((d) => !d.single) ? 1 : flag(facts, TIME_UNITS, at) ? 0.6 : 0)
    if (unit.isHeader) set('headerDuration', 1)
  }
  if (expects.has('count')) {
    set('number', flag(facts, NUMBER, at) ? 1 : 0)
    set('numberNear', numberNear(question, terms, unit))
  }
  if (expects.has('money')) set('money', flag(facts, MONEY, at) ? 1 : 0)
  if (expects.has('percent')) set('percent', flag(facts, PERCENT, at) ? 1 : 0)
  if (expects.has('reason')) set('reason', flag(facts, REASON, at) ? 1 : 0)
  if (expects.has('manner')) set('manner', unit.isHeader || unit.unit.kind === 'heading' ? 1 : 0)
  if (expects.has('level')) set('level', flag(facts, LEVEL, at) ? 1 : 0)
  if (expects.has('place') || expects.has('org')) set('place', flag(facts, PLACE, at) ? 1 : 0)
  if (expects.has('email')) set('email', flag(facts, EMAIL, at) ? 1 : 0)

  if (expects.has('phone')) set('contact', flag(facts, PHONE, at) ? 1 : 0)
  if (expects.has('url')) set('contact', flag(facts, URL, at) ? 1 : 0)
  if (slot !== null) {
    const filled = fills(facts, slot, question, terms, unit)
    set('slot', filled)
    set('slotMiss', filled === 0 ? 1 : 0)
  }
  const apart = fitsApart(facts, asked, unit)
  if (apart !== 0) set(apart > 0 ? 'thisOne' : 'otherOne', 1)
  set('prose', unit.unit.kind === 'sentence' && unit.words.length > 8 ? 1 : 0)
  set('header', unit.isHeader ? 1 : 0)
  if (unit.isHeader) {
    if (expects.has('title') || expects.has('org')) set('headerTitle', 1)
    if (question.time !== null || expects.has('date') || question.order !== null) set('headerTime', 1)
  }
  set('heading', unit.unit.kind === 'heading' && !unit.isHeader ? 1 : 0)
  set('length', Math.log(1 + unit.words.length))
  set('lengthShort', unit.words.length < 4 ? 1 : 0)

  if (question.time !== null) {
    const { from, to } = question.time
    const ranges = unit.dates.length > 0 ? unit.dates : entry?.range ? [entry.range] : []
    const hit = ranges.some((r) => r.from <= to && r.to >= from)
    set('timeHit', hit ? 1 : 0)
    set('timeMiss', !hit && ranges.length > 0 ? 1 : 0)
  }
  if (question.order === 'current') {
    const open = flag(facts, OPEN_NOW, at) || (entry?.range?.to === Infinity && unit.dates.length === 0)
    set('currentHit', open ? 1 : 0)
    set('currentMiss', entry?.range && entry.range.to !== Infinity ? 1 : 0)
  }
  if (question.yesno || question.topics.some((t) => t.name === 'weakness'))
    set('negation', flag(facts, NEGATION, at) ? 1 : 0)
  if (/\b(?:still|any ?more|yet|continue|ongoing|running)\b/.test(question.folded))
    set('stopped', flag(facts, STOPPED, at) ? 1 : 0)
  set('first', unit.unit.first ? 1 : 0)
  set('row', unit.unit.kind === 'row' ? 1 : 0)
  if (question.lists) set('listy', Math.min(1, (text.match(/[,;]/g) ?? []).length / 4))
  if (/\b(?:title|titled|called|named|entitled)\b|\bname of\b|\bis the name\b/.test(question.folded))
    set('quote', flag(facts, QUOTED, at) ? 1 : 0)
  return x
}

/** Adds what the model found to what was known without it. */
export function addSimilarity(x: Float64Array, sim: Similarity, chance: number): void {
  x[INDEX.dense] = sim.dense
  x[INDEX.own] = sim.own
  x[INDEX.late] = sim.late
  x[INDEX.lateFull] = sim.lateFull
  x[INDEX.lateContent] = sim.lateContent
  x[INDEX.worst] = sim.worst
  x[INDEX.learned] = sim.learned
  x[INDEX.learnedFull] = sim.learnedFull
  x[INDEX.learnedChance] = chance
}

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<FeatureName, number>
>

/** Is there a number beside the noun that is counted ('24 beds', 'beds: 24')? 1 when next to it. */
function numberNear(question: Question, terms: readonly Term[], unit: UnitFacts): number {
  const heads = question.head.length > 0 ? question.head.map((w) => w.stem) : []
  if (heads.length === 0) return 0
  let best = 0
  unit.words.forEach((word, i) => {
    const isHead = terms.some((t) => heads.includes(t.word.stem) && (t.matches.get(word.stem) ?? 0) >= 0.5)
    if (!isHead) return
    for (let d = 1; d <= 4; d++) {
      for (const j of [i - d, i + d]) {
        const near = unit.words[j]
        if (near && (/^\d/.test(near.text) || NUMBER_WORDS.has(near.text))) {
          const year = /^(?:19|20)\d\d$/.test(near.text)
          best = Math.max(best, year ? 0 : j < i ? 1.1 - 0.1 * d : 0.8 - 0.1 * d)
        }
      }
    }
  })
  return best
}
