/** From a question and the model's comparison with every unit to a finished answer: the extractive path. */
import { withoutName } from './by-name.ts'
import { withoutYears } from './career.ts'
import { compose, type Composed } from './compose.ts'
import { asksTheUnknown, declineChance, declineFeatures, declineText } from './decline.ts'
import type { Vocabulary } from '../answerer.ts'
import type { Facts } from './facts.ts'
import { splitParts as enumerate, type Group, type GroupItem } from './groups.ts'
import { plainHeader } from './headline.ts'
import { isForeign } from './lexicon/foreign.ts'
import { withoutOrders } from './lexicon/injection.ts'
import { toThePoint } from './lexicon/politeness.ts'
import { numberWord } from './lexicon/words.ts'
import { planOverview } from './overview.ts'
import type { Plan, PlanPart } from './plan.ts'
import { analyse, splitParts, type Question } from './question.ts'
import {
  rankCandidates,
  readUnits,
  readWords,
  FITTED,
  type Candidate,
  type Reading,
  type Weights,
} from './reader.ts'
import { READ_FIRST, reorder } from '../rerank/reorder.ts'
import { correctTypos } from './terms.ts'
import type { PieceMatch, PieceSpans } from './similarity.ts'
import type { Model } from './trees.ts'
import { fold, words } from './text.ts'
import { planTimeline } from './timeline.ts'

/** What the model says of a text to be answered: its pieces, and a match for each unit. */
export interface Compared {
  readonly pieces: PieceSpans
  readonly matches: readonly PieceMatch[]
}

export interface ExtractOptions {
  readonly facts: Facts
  readonly groups: readonly Group[]
  /** Starts at once, so that what needs no model is done while it runs. */
  readonly compare: (text: string) => Promise<Compared>
  /** Words of general language. */
  readonly vocabulary: Vocabulary
  /** Today, in months since year 0. */
  readonly now: number
  /** A second opinion on how well each text fits a question, higher is better; null when there is none now. */
  readonly rerank?:
    ((query: string, texts: readonly string[]) => Promise<ArrayLike<number> | null>) | undefined
  readonly weights?: Weights & { readonly decline?: Model }
  /** Reads questions without the lexicons of topics and synonyms: fitted on both ways, the weights do not lean on what happens to be listed. */
  readonly plain?: boolean
  /** Declines above this. */
  readonly threshold?: number
}

export const DECLINE_AT = 0.5
/** For questions in other languages, which the decliner knows nothing of. */
const DECLINE_FOREIGN_AT = 0.97
const SURE = 0.95
const ROOM = 450
/** Share of the best item of a list above which it is said alone. */
const STANDS_OUT = 0.75

export interface Judged {
  readonly reading: Reading
  readonly candidates: readonly Candidate[]
  readonly timeline: Plan | null
  readonly features: Float64Array
}

/** Reads one question (or one part of it): ranks, tries the timeline, gathers what the decliner needs. */
export async function consider(asked: string, options: ExtractOptions): Promise<Judged> {
  const { facts, groups } = options
  const text = withoutName(facts, asked)
  const weights = options.weights ?? FITTED
  const comparing = options.compare(text)
  // awaited below; a failure before that is no unhandled one
  comparing.catch(() => {})
  const question = analyse(text, options.plain)
  const draft = readWords(facts, question, options.vocabulary, options.plain)
  const timeline = planTimeline({ facts, question, terms: draft.terms, now: options.now })
  const { pieces, matches } = await comparing
  const reading = readUnits(draft, pieces, matches, weights.unit)
  const ranked = rankCandidates(facts, groups, reading, weights.group)
  const scores =
    timeline === null
      ? await options.rerank?.(
          text,
          ranked.slice(0, READ_FIRST).map((one) => readable(facts, one)),
        )
      : null
  return {
    reading,
    candidates: scores ? inOrderOf(ranked, scores) : ranked,
    timeline,
    // Fitted on the order without a second opinion.
    features: declineFeatures(facts, reading, ranked, timeline !== null),
  }
}

/** Candidates in an order that a second opinion has a say in. */
function inOrderOf(ranked: readonly Candidate[], scores: ArrayLike<number>): Candidate[] {
  const order = reorder(
    ranked.map(({ chance }, at) => ({ at, chance })),
    scores,
  )
  return order.flatMap(({ at, chance }) => ranked[at]?.withChance(chance) ?? [])
}

/** A candidate as a text that stands by itself: where it belongs, and what it says. */
function readable(facts: Facts, { unit, group }: Candidate): string {
  if (group !== null) return `${group.heading}: ${group.items.map((item) => item.label).join('; ')}`
  const found = facts.units[unit ?? 0]
  return [found?.contextText, found?.unit.text].filter(Boolean).join(': ')
}

export async function extract(query: string, options: ExtractOptions): Promise<Composed> {
  const { rest, ordered } = withoutOrders(query, fold)
  if (ordered && rest === '') return declined('That is not a question that this CV answers.', 0.95)
  if (!/[\p{L}\d]/u.test(rest)) return declined('Please ask a question about this CV.', 0.95)
  const bare = toThePoint(rest)
  const overview = planOverview(options.facts, options.groups, bare, options.now)
  if (overview !== null) return compose(options.facts, overview, overview.chance)
  const point = withoutYears(bare)
  const asked = words(point)
  const foreign = isForeign(asked)
  const text = correctTypos(options.facts, point, asked, options.vocabulary)
  const parts = standAlone(splitParts(text))
  const later = parts.length > 1 ? parts.map((part) => consider(part, options)) : []
  for (const part of later) part.catch(() => {})
  const whole = await consider(text, options)
  const chance = Math.max(
    declineChance(whole.features, options.weights?.decline),
    // what is not English is unknown, all of it
    !foreign && asksTheUnknown(options.facts, whole.reading) ? 0.9 : 0,
  )
  if (chance > (foreign ? DECLINE_FOREIGN_AT : (options.threshold ?? DECLINE_AT)))
    return declined(declineText(whole.reading), chance)
  const plans = (await Promise.all(later)).map((part) => planOf(part, options, true))
  plans.push(planOf(whole, options, later.length > 0))
  return compose(options.facts, merge(plans), 1 - chance)
}

function declined(answer: string, confidence: number): Composed {
  return { answer, sources: [], citations: [], kind: 'declined', confidence }
}

/** A later part that leans on the first ('and when did she finish it?') gets its words. */
function standAlone(parts: readonly string[]): string[] {
  const first = parts[0] ?? ''
  return parts.map((part, i) => {
    if (i === 0) return part
    const content = words(part).filter((w) => !w.stop)
    if (content.length > 2 && !/\b(?:it|its|that|this|there|they|them|one|ones)\b/i.test(part)) return part
    const lent = words(first)
      .filter((w) => !w.stop)
      .map((w) => w.raw)
    return `${part.replace(/[?.!\s]+$/, '')} ${lent.join(' ')}?`
  })
}

/** One plan from several parts' plans: the same thing is said once. */
function merge(plans: readonly Plan[]): Plan {
  const first = plans[0]
  if (first === undefined || plans.length === 1)
    return first ?? { parts: [], list: false, chance: 0, fact: false }
  const parts: PlanPart[] = []
  const seen = new Set<number>()
  for (const plan of plans) {
    const fresh = plan.parts.filter((p) => p.units.some((u) => !seen.has(u)))
    if (plan.list && fresh.length > 1) {
      parts.push({
        text: `${plan.lead === undefined ? '' : `${plan.lead}: `}${plan.parts.map((p) => p.text).join('; ')}`,
        units: plan.parts.flatMap((p) => p.units),
      })
    } else
      fresh.forEach((p, i) =>
        parts.push(
          i === 0 && plan.lead !== undefined && !plan.list ? { ...p, text: `${plan.lead}: ${p.text}` } : p,
        ),
      )
    for (const p of plan.parts) for (const u of p.units) seen.add(u)
  }
  return { parts, list: false, chance: first.chance, fact: plans.every((p) => p.fact) }
}

function planOf(judged: Judged, options: ExtractOptions, part: boolean): Plan {
  const { candidates, timeline, reading } = judged
  if (timeline !== null) return timeline
  const { facts } = options
  const { question } = reading
  const top = candidates[0]
  if (top === undefined) return { parts: [], list: false, chance: 0, fact: false }
  const one = top.group === null ? null : oneOf(facts, top.group, question, reading)
  if (top.group !== null && one === null && (top.chance > SURE || question.counts))
    return planGroup(facts, top.group, question, reading, top.chance)
  const lead = question.counts ? countIn(facts, question, top.unit ?? 0) : null
  const parts: PlanPart[] = []
  let sure = 0
  let length = 0
  if (one !== null) {
    parts.push({ text: textOf(facts, one.unit), units: saidBy(facts, one.unit) })
    sure = one.chance * top.chance
    length = parts[0]?.text.length ?? 0
  }
  for (const next of candidates.slice(0, 7)) {
    if (one !== null && next === top) continue
    if (parts.length > 0 && (sure > SURE || parts.length >= (part ? 2 : 4) || next.chance < 0.02)) break
    // said beside the right one, another's is wrong
    if (parts.length > 0 && next.unit !== null && reading.columns.at('otherOne', next.unit) > 0) continue
    const fresh = partOf(facts, next, question, reading, new Set(parts.flatMap((p) => p.units)))
    if (parts.length > 0 && length + fresh.text.length > ROOM) continue
    if (fresh.text === '' || parts.some((p) => fresh.units.every((u) => p.units.includes(u)))) continue
    parts.push(fresh)
    sure += next.chance
    length += fresh.text.length
  }
  return {
    ...(lead === null ? {} : { lead }),
    parts,
    list: false,
    chance: top.chance,
    fact: top.chance > 0.5,
  }
}

/** Of a list, where one thing is asked: the item that answers, when it stands out among the others. */
function oneOf(
  facts: Facts,
  group: Group,
  question: Question,
  reading: Reading,
): { unit: number; chance: number } | null {
  if (question.lists || question.counts || question.keywords || group.type === 'column') return null
  // 'which prizes', not 'which thesis'
  if (
    /[^isu]s$|^(?:training|research|work|experience|education|equipment|software|gear|data)$/.test(
      question.head.at(-1)?.text ?? '',
    )
  )
    return null
  const units = group.items.flatMap((item) => item.units)
  const scores = units.map((unit) => reading.scores[unit] ?? -Infinity)
  // a loop: as many arguments as a long list has items may not fit on the stack
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const chance = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  const unit = units[scores.indexOf(best)]
  if (unit === undefined || chance <= STANDS_OUT || !singledOut(facts, reading, unit, units)) return null
  return { unit, chance }
}

/** Does the question say more than what the list is of? 'Who gives references?' asks for all, however one is worded. */
function singledOut(
  facts: Facts,
  { question, terms }: Reading,
  unit: number,
  units: readonly number[],
): boolean {
  if (question.topics.length === 0) return true
  const own = facts.units[unit]?.stems
  return terms.some(({ matches, self }) => {
    if (self) return false
    const holds = (stems: ReadonlySet<string> | undefined): boolean =>
      [...matches].some(([key, value]) => value >= 0.8 && stems?.has(key) === true)
    return holds(own) && !units.every((other) => holds(facts.units[other]?.stems))
  })
}

/** A candidate as one part: a sentence, or a whole list in one. */
function partOf(
  facts: Facts,
  candidate: Candidate,
  question: Question,
  reading: Reading,
  said: ReadonlySet<number>,
): PlanPart {
  if (candidate.group === null) {
    const unit = candidate.unit ?? 0
    return { text: textOf(facts, unit), units: saidBy(facts, unit) }
  }
  const plan = planGroup(facts, candidate.group, question, reading, candidate.chance)
  const left = plan.parts.filter((p) => p.units.some((u) => !said.has(u)))
  return { text: left.map((p) => p.text).join('; '), units: left.flatMap((p) => p.units) }
}

/** The units that `textOf` takes its words from: a header may have several lines. */
function saidBy(facts: Facts, unit: number): number[] {
  const found = facts.units[unit]
  const entry = found?.entry == null ? undefined : facts.entries[found.entry]
  const whole =
    found?.isHeader === true && entry && (entry.header.length > 1 || found.unit.kind === 'heading')
  return whole ? [unit, ...entry.header.filter((h) => h !== unit)] : [unit]
}

/** A unit as an answer says it: rows with their headers, lines without loose ends. */
export function textOf(facts: Facts, unit: number): string {
  const found = facts.units[unit]
  if (!found) return ''
  const block = found.unit.block === null ? undefined : facts.document.blocks[found.unit.block]
  if (block?.cells) {
    const cells = block.cells.filter((c) => c.text !== '')
    const said = cells
      .map((c) =>
        (/\p{L}{3}/u.test(c.text) && c.text.length > 14) || c.header === ''
          ? c.text
          : `${c.header}: ${c.text}`,
      )
      .join(', ')
    return said
  }
  const entry = found.entry === null ? null : facts.entries[found.entry]
  if (found.isHeader && entry) {
    const text = plainHeader(entry.text)
    // a bare heading ('meterflow') says little: what stands first below it goes with it
    const next = facts.units[unit + 1]
    if (
      found.unit.kind === 'heading' &&
      entry.range === null &&
      next &&
      next.unit.section === found.unit.section
    )
      return `${text}: ${next.unit.text}`
    if (entry.header.length > 1 || found.unit.kind === 'heading') return text
  }
  return found.unit.text.replace(/\s*[|·•]\s*/g, ', ')
}

function planGroup(facts: Facts, group: Group, question: Question, reading: Reading, chance: number): Plan {
  let items = group.items
  const kept = filterItems(facts, group, reading)
  if (kept !== null) items = kept.map((i) => group.items[i]).filter((i) => i !== undefined)
  items = byTime(facts, items, question)
  const parts = items.map((item): PlanPart => ({ text: item.label, units: item.units }))
  const lead = question.counts ? `${capital(numberWord(items.length))}` : undefined
  return { ...(lead === undefined ? {} : { lead }), parts, list: true, chance, fact: true }
}

/** Items of the time asked for ('in 2021'), the latest or first one, or those that have run out. */
function byTime(facts: Facts, items: readonly GroupItem[], question: Question): readonly GroupItem[] {
  const dates = items.map((item) => item.units.flatMap((u) => facts.units[u]?.dates ?? []))
  const { time, order } = question
  if (/\b(?:expired|lapsed|not renewed|run out|out of date|no longer valid)\b/.test(question.folded)) {
    const gone = items.filter((item) =>
      /\b(?:expired|lapsed|not renewed|ran out|run out|until \w* ?20(?:0\d|1\d|2[0-4]))\b/i.test(item.full),
    )
    return gone.length > 0 ? gone : items
  }
  if (time !== null) {
    const hits = items.filter((_, i) => dates[i]?.some((d) => d.from <= time.to && d.to >= time.from))
    return hits.length > 0 ? hits : items
  }
  if (
    (order !== 'last' && order !== 'first') ||
    question.counts ||
    dates.filter((d) => d.length > 0).length < items.length / 2
  )
    return items
  const key = (i: number): number => {
    const found = dates[i] ?? []
    if (found.length === 0) return order === 'last' ? -Infinity : Infinity
    return order === 'last' ? Math.max(...found.map((d) => d.from)) : Math.min(...found.map((d) => d.from))
  }
  const keys = items.map((_, i) => key(i))
  const wanted = order === 'last' ? Math.max(...keys) : Math.min(...keys)
  return items.filter((_, i) => keys[i] === wanted)
}

/** Indices of the items a condition of the question picks out ('in Poland', 'at MA level'), or null for all. */
function filterItems(facts: Facts, group: Group, reading: Reading): number[] | null {
  const heads = new Set(reading.question.head.map((w) => w.start))
  const lastHead = reading.question.head.at(-1)?.start
  const conditions = reading.terms.filter((t) => {
    if (
      t.self ||
      t.known < 0.8 ||
      (heads.has(t.word.start) &&
        !(group.type === 'section' && t.word.start !== lastHead && /program/.test(t.word.stem)))
    )
      return false
    if (!t.named && !/program/.test(t.word.stem) && !isCell(facts, group, t.word.stem)) return false
    return ![...t.matches].some(([key, value]) => value >= 0.8 && group.headingStems.has(key))
  })
  if (conditions.length === 0) return null
  const hits = group.items.map((item) => {
    const stems = new Set<string>()
    for (const u of item.units) {
      const unit = facts.units[u]
      for (const s of unit?.stems ?? []) stems.add(s)
      if (group.type === 'entries' || unit?.isHeader) for (const s of unit?.context ?? []) stems.add(s)
    }
    return conditions.filter((t) => [...t.matches].some(([key, value]) => value >= 0.8 && stems.has(key)))
      .length
  })
  const most = Math.max(...hits)
  const kept = hits.flatMap((h, i) => (h === most && most > 0 ? [i] : []))
  return kept.length > 0 && kept.length < group.items.length && most === conditions.length ? kept : null
}

/** Is the word all that a cell of some rows says ('advanced' in a column of levels), not of every row? */
function isCell(facts: Facts, group: Group, stem: string): boolean {
  const holding = group.items.filter((item) =>
    item.units.some((u) => {
      const unit = facts.units[u]?.unit
      const cells = unit?.kind === 'row' ? facts.document.blocks[unit.block ?? -1]?.cells : undefined
      return cells?.some(({ text }) => {
        const said = words(text)
        return said.length === 1 && said[0]?.stem === stem
      })
    }),
  ).length
  return holding > 0 && holding < group.items.length
}

/** For 'how many' answered by one enumeration: the number of its parts, when the text gives no number itself. */
function countIn(facts: Facts, question: Question, unit: number): string | null {
  const found = facts.units[unit]
  if (
    !found ||
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(found.unit.text)
  )
    return null
  const parts = enumerate(found.unit.text)
  return parts.length > 1 && question.counts ? capital(numberWord(parts.length)) : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
