/** How much of a question a unit covers: its words, and the topics that it asks about. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import type { Features } from './feature-names.ts'
import { flags, ofKind } from './flags.ts'
import type { TermTable } from './term-table.ts'
import type { Term } from './terms.ts'

/** Topics whose answer stands in a section of its own, when there is one. */
const HOMES: ReadonlySet<string> = new Set(
  'hobbies references languages language awards volunteer email phone notice relocate visa publications talks'.split(
    ' ',
  ),
)

/** How much of the question a unit's words cover. */
export function addCover(x: Features, terms: readonly Term[], table: TermTable): void {
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
    for (const u of table.units[t]!) {
      const best = table.own[row + u]!
      const above = table.context[row + u]!
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
    // most of a long CV
    if (coverAll[u] === 0) {
      if (proper > 0) properMiss[u] = 1
      continue
    }
    cover[u]! /= whole
    coverAll[u]! /= whole
    exact[u]! /= terms.length
    entryHit[u] = Math.min(1.5, entryHit[u]!)
    if (proper === 0) continue
    properOwn[u]! /= proper
    properMiss[u] = 1 - properMiss[u]! / proper
  }
}

/** Whether a unit tells of what is asked about, and stands where such things stand. */
export function addTopics(x: Features, facts: Facts, question: Question): void {
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
