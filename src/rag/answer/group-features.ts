/** What is known of a group of items in the light of a question: the second ranker's input. Single units compete too. */
import type { Facts } from './facts.ts'
import { partCount } from './flags.ts'
import type { Group } from './groups.ts'
import type { Question } from './question.ts'
import type { Similarity } from './features.ts'
import { coverage, type Term } from './terms.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'

export const GROUP_FEATURES = [
  'best',
  'mean',
  'top',
  'isGroup',
  'isGroupList',
  'isGroupCount',
  'section',
  'nested',
  'entries',
  'column',
  'headHeading',
  'headKind',
  'kindList',
  'headKindEntries',
  'headingDense',
  'headingLate',
  'cover',
  'items',
  'chars',
  'charsList',
  'numberNear',
  'partsList',
  'sectionList',
  'nestedList',
  'columnList',
  'partsCount',
  'sectionCount',
  'headSingle',
  'plain',
  'coverHeading',
  'headOwn',
  'partsOne',
  'kindOne',
  'entry',
  'under',
  'rival',
] as const
export type GroupFeatureName = (typeof GROUP_FEATURES)[number]
const INDEX = Object.fromEntries(GROUP_FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<GroupFeatureName, number>
>

/** Nouns that mean posts or those who gave them. */
export const EMPLOYMENT =
  /^(?:employ|emploi|compani|firm|job|role|posit|post|organ|restaur|hospit|school|workplac|orchestra|airlin|agenc|practic|clinic|studio|bank|museum|newspap|magazin|laborator|institut|hotel|theatr|charit)/
const STUDY = /^(?:degre|univers|colleg|school|qualif|diploma|studi)/

export interface Ranked {
  /** Score of each unit from the first ranker. */
  readonly scores: Float64Array
  readonly best: number
  readonly similarity: readonly Similarity[]
  readonly numberNear: Float64Array
}

export function unitCandidate(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  ranked: Ranked,
  unit: number,
): Float64Array {
  const x = new Float64Array(GROUP_FEATURES.length)
  const set = (name: GroupFeatureName, value: number): void => {
    x[INDEX[name]] = value
  }
  const score = (ranked.scores[unit] ?? 0) - ranked.best
  set('best', score)
  set('mean', score)
  set('top', score === 0 ? 1 : 0)
  const here = facts.units[unit]
  if (!here || (!question.lists && !question.counts)) {
    set('plain', 1)
    return x
  }
  set('headSingle', 1)
  if (question.counts) set('numberNear', ranked.numberNear[unit] ?? 0)
  const heads = question.head
    .map((w) => terms.find((t) => t.word.start === w.start))
    .filter((t) => t !== undefined)
  const inside = (term: Term, stems: ReadonlySet<string>): number => {
    let value = 0
    for (const [key, match] of term.matches) if (stems.has(key)) value = Math.max(value, match)
    return value
  }
  const last = heads.at(-1)
  if (last) {
    set('headOwn', inside(last, here.stems))
  }
  if (heads.length > 0)
    set(
      'headHeading',
      heads.reduce((a, t) => a + Math.max(inside(t, here.stems), 0.7 * inside(t, here.context)), 0) /
        heads.length,
    )
  const parts = partCount(facts, unit)
  if (question.lists) set('partsList', Math.log(parts))
  else set('partsCount', Math.log(parts))
  set('partsOne', parts < 2 ? 1 : 0)
  let kind = 0
  for (const [name, weight] of question.kinds) kind = Math.max(kind, weight * (here.kinds.get(name) ?? 0))
  set('kindOne', kind)
  set('cover', coverage(terms, here.scope))
  return x
}

export function groupCandidate(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  ranked: Ranked,
  group: Group,
): Float64Array {
  const x = new Float64Array(GROUP_FEATURES.length)
  const set = (name: GroupFeatureName, value: number): void => {
    x[INDEX[name]] = value
  }
  let best = -Infinity
  let sum = 0
  for (const item of group.items) {
    let own = -Infinity
    for (const u of item.units) own = Math.max(own, (ranked.scores[u] ?? -20) - ranked.best)
    own = Math.max(own, -8)
    best = Math.max(best, own)
    sum += own
  }
  set('best', best)
  set('mean', sum / Math.max(1, group.items.length))
  set('isGroup', 1)
  const { lists, counts } = question
  if (counts)
    set('rival', Math.max(...ranked.numberNear.filter((_, i) => (ranked.scores[i] ?? -99) > ranked.best - 3)))
  if (lists) set('isGroupList', 1)
  if (counts) set('isGroupCount', 1)
  set(group.type, 1)
  if (lists) {
    if (group.type === 'section') set('sectionList', 1)
    if (group.type === 'nested') set('nestedList', 1)
    if (group.type === 'column') set('columnList', 1)
  }
  if (counts) {
    if (group.type === 'section') set('sectionCount', 1)
  }
  const heads = question.head
    .map((w) => terms.find((t) => t.word === w || t.word.start === w.start))
    .filter((t) => t !== undefined)
  const last = heads.at(-1)
  const inHeading = (term: Term): number => {
    let value = 0
    for (const [key, match] of term.matches) if (group.headingStems.has(key)) value = Math.max(value, match)
    return value
  }
  if (last)
    set('headHeading', (heads.reduce((a, t) => a + inHeading(t), 0) + inHeading(last)) / (heads.length + 1))
  let headKind = 0
  for (const word of question.head)
    for (const [kind, weight] of KINDS_BY_NOUN.get(word.stem) ?? [])
      if (question.kinds.get(kind) !== 0) headKind = Math.max(headKind, weight * (group.kinds.get(kind) ?? 0))
  set('headKind', headKind)
  let kindList = 0
  for (const [kind, weight] of question.kinds)
    kindList = Math.max(kindList, weight * (group.kinds.get(kind) ?? 0))
  set('kindList', kindList)
  if (group.type === 'entries') {
    const noun = question.head.some((w) => (group.kinds.has('experience') ? EMPLOYMENT : STUDY).test(w.stem))
    set('headKindEntries', noun ? 1 : 0)
  }
  const heading = facts.units.findIndex((u) => u.unit.kind === 'heading' && u.unit.section === group.section)
  const sim = ranked.similarity[heading]
  if (sim && group.type === 'section') {
    set('headingDense', sim.dense)
    set('headingLate', sim.late)
  }
  const stems = new Set(group.headingStems)
  for (const item of group.items)
    for (const u of item.units) for (const s of facts.units[u]?.stems ?? []) stems.add(s)
  set('cover', coverage(terms, stems))
  set('coverHeading', coverage(terms, group.headingStems))
  set(
    'entry',
    group.items.filter((i) => i.units.some((u) => facts.units[u]?.isHeader)).length / group.items.length,
  )
  set(
    'under',
    group.items.filter((i) =>
      i.units.some((u) => facts.units[u]?.entry !== null && facts.units[u]?.isHeader === false),
    ).length / group.items.length,
  )
  const chars = Math.log(1 + group.items.reduce((a, i) => a + i.label.length + 2, 0) / 100)
  set('items', Math.log(group.items.length))
  set('chars', chars)
  set('charsList', lists || counts ? chars : 0)
  return x
}

/** A table column answers only when the question names it ('in which cities' and a column 'City'). */
export function columnFits(question: Question, terms: readonly Term[], group: Group): boolean {
  if (!question.lists && !question.counts) return false
  // figures are no things to count or to list
  if (group.items.filter((i) => /^[\d€£$+~]/.test(i.label)).length * 2 > group.items.length) return false
  const heads = question.head
    .map((w) => terms.find((t) => t.word.start === w.start))
    .filter((t) => t !== undefined)
  return heads.some((t) => [...t.matches].some(([key, value]) => value >= 0.5 && group.headingStems.has(key)))
}
