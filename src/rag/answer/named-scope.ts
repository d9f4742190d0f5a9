/**
 * Whether what is asked is told where that stands which the question names: a budget that the CV gives for one
 * employer is no answer for another that it only mentions.
 */
import type { DeclineFeature, DeclineRow } from './decline-row.ts'
import type { Facts } from './facts.ts'
import { flags } from './flags.ts'
import type { Reading } from './reader.ts'
import type { Slot } from './slots.ts'
import { greatest } from './trees.ts'

/** So well does a line, or what stands above it, hold a name. */
const HELD = 0.8
/** What words count that are no names, but stand in the headers of one entry or two. */
const WORDS = 0.5
const FEW = 2

const SLOTS: Readonly<Record<Slot, DeclineFeature>> = {
  count: 'scopeCount',
  money: 'scopeMoney',
  person: 'scopePerson',
  name: 'scopeName',
  date: 'scopeDate',
  start: 'scopeDate',
  duration: 'scopeDate',
  percent: 'scopeOther',
  grade: 'scopeOther',
  title: 'scopeOther',
}
/** Topics that are told of one thing and not of its neighbour, in words of their own. */
const OF_ONE: ReadonlySet<string> = new Set([
  'supervisor',
  'superior',
  'why-left',
  'team',
  'thesis',
  'salary',
  'funding',
])

/** Sets the features named `scope…`; none where the question names nothing that the CV knows. */
export function setNamedScope(row: DeclineRow, facts: Facts, reading: Reading): void {
  const { terms, table, columns, question, slot } = reading
  let strength = 1
  let names = terms.flatMap((t, i) => (!t.self && t.named && t.known >= HELD ? [i] : []))
  if (names.length === 0) {
    strength = WORDS
    names = inFewHeaders(facts, reading)
  }
  if (names.length === 0) return
  const scope: number[] = []
  for (let unit = 0; unit < table.width; unit++) {
    const held = names.every((t) => {
      const at = t * table.width + unit
      return Math.max(table.own[at] ?? 0, table.context[at] ?? 0) >= HELD
    })
    if (held) scope.push(unit)
  }
  if (scope.length === 0) {
    row.set('scopeNone', strength)
    return
  }
  row.set('scopeShare', scope.length / table.width)
  row.mark(
    'scopePost',
    scope.some((unit) => facts.units[unit]?.isHeader === true),
  )
  if (slot !== null) {
    const filled = Math.max(...scope.map((unit) => columns.at('slot', unit)))
    row.set(SLOTS[slot], strength * (1 - filled))
  }
  for (const topic of question.topics) {
    const tells = flags(facts, topic.tell)
    if (scope.some((unit) => tells[unit] === 1)) continue
    row.set(OF_ONE.has(topic.name) ? 'scopeTopic' : 'scopeTopicOther', strength)
  }
  const learned = columns.get('learned')
  const within = Math.max(...scope.map((unit) => columns.at('learned', unit)))
  row.set('scopeLearned', within)
  row.set('scopeLearnedGap', greatest(learned) - within)
  row.set('scopeCoverGap', coverGap(reading, names, scope))
}

/** Terms in words that stand in the headers of an entry or two, and are not what is counted or listed. */
function inFewHeaders(facts: Facts, { terms, table, question }: Reading): number[] {
  return terms.flatMap((term, t) => {
    if (term.self || term.known < HELD || question.head.some((w) => w.start === term.word.start)) return []
    let headers = 0
    for (const { header } of facts.entries)
      if (header.some((unit) => (table.own[t * table.width + unit] ?? 0) >= HELD)) headers++
    return headers >= 1 && headers <= FEW ? [t] : []
  })
}

/** How much more of the other words some line has than any line of the scope, by their weights; 0 to 1. */
function coverGap({ terms, table }: Reading, names: readonly number[], scope: readonly number[]): number {
  const others = terms.flatMap((t, i) => (t.self || names.includes(i) ? [] : [i]))
  const all = others.reduce((sum, t) => sum + (terms[t]?.weight ?? 0), 0)
  if (all === 0) return 0
  const cover = (unit: number): number =>
    others.reduce((sum, t) => sum + (terms[t]?.weight ?? 0) * (table.own[t * table.width + unit] ?? 0), 0) /
    all
  let anywhere = 0
  for (let unit = 0; unit < table.width; unit++) anywhere = Math.max(anywhere, cover(unit))
  return anywhere - Math.max(...scope.map(cover))
}
