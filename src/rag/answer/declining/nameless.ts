/** Whether what is asked for is there: the noun, its name, its number. What the decliner sees of that. */
import type { Facts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { holds } from './held-terms.ts'

/** What was read of a question before the model's comparison. */
type Asked = Pick<Reading, 'question' | 'slot' | 'terms'>

/** Words around a thing in which its name would stand. */
const [BEFORE, AFTER] = [4, 5]

/**
 * The thing whose name is asked stands there without one, as 'a journal': 1, or 0.5 where 'which' may be answered
 * otherwise.
 */
export function nameless(facts: Facts, { question, slot, terms }: Asked, units: readonly number[]): number {
  const asks = slot === 'name' || slot === 'person' || slot === 'title'
  if (
    !asks &&
    !/\b(?:which|what)(?:'s| is| are| was| were)? (?!did|does|do|has|have|is|was)\p{Ll}/u.test(
      question.folded,
    )
  )
    return 0
  if (question.yesno || question.counts || slot === 'count' || slot === 'date' || slot === 'start') return 0
  const heads = new Set(question.head.map(({ start }) => start))
  const stems = new Set<string>()
  const askedStems = new Set(
    terms.flatMap(({ word, matches }) => [
      word.stem,
      ...[...matches].filter(([, v]) => v >= 0.8).map(([s]) => s),
    ]),
  )
  for (const { word, matches } of terms) {
    if (!heads.has(word.start) || /^\p{Lu}/u.test(word.raw)) continue
    for (const [stem, value] of matches) if (value >= 0.8) stems.add(stem)
  }
  let seen = 0
  for (const { words, unit } of units.flatMap((at) => facts.units[at] ?? []))
    words.forEach((word, i) => {
      if (!stems.has(word.stem) || seen < 0) return
      const around = words.slice(Math.max(0, i - BEFORE), i + AFTER + 1)
      const near = unit.text.slice(around[0]?.start ?? 0, around.at(-1)?.end ?? 0)
      const isName = around.some(
        (w) => w !== word && /^\p{Lu}/u.test(w.raw) && w.start > 0 && !w.stop && !askedStems.has(w.stem),
      )
      seen = isName || /["“„«:]/.test(near) || /^\p{Lu}/u.test(word.raw) ? -1 : 1
    })
  return seen <= 0 ? 0 : asks ? 1 : 0.5
}

/** How far the best units lack the noun that is asked for. */
export function headMiss(reading: Reading, units: readonly number[]): number {
  const heads = new Set(reading.question.head.map((w) => w.start))
  let least = 0
  reading.terms.forEach((term, t) => {
    if (term.self || !heads.has(term.word.start)) return
    least = Math.max(least, 1 - Math.max(0, ...units.map((u) => holds(reading, t, u))))
  })
  return least
}

const QUANTITY =
  /^(?:points?|scores?|marks?|grades?|size|length|height|weight|number|amount|rate|share|percentage|turnover|budget|salary|fees?|price|costs?|headcount|staff|employees|visitors|members|readers|listeners|stars|downloads|subscribers|circulation|attendance|speed|distance|capacity|population|age|students|people|guests|beds|seats|pages|episodes|citations|copies|followers|sales|profit|revenue|salary|area|depth|temperature|duration)$/

/** A quantity is asked for: 1 where the best units hold no number, 0.5 where none stands beside its noun. */
export function quantityMiss(
  facts: Facts,
  { question }: Pick<Asked, 'question'>,
  units: readonly number[],
): number {
  const nouns = question.content.filter(({ text }) => QUANTITY.test(text))
  if (nouns.length === 0 || question.yesno || /\b(?:who|why|where|when)\b/.test(question.folded)) return 0
  let best = 1
  for (const u of units) {
    const words = facts.units[u]?.words ?? []
    words.forEach((word, i) => {
      if (!/^\d/.test(word.text) || /^(?:19|20)\d\d$/.test(word.text)) return
      best = Math.min(best, 0.5)
      if (words.slice(Math.max(0, i - 4), i + 5).some((w) => nouns.some((n) => n.stem === w.stem))) best = 0
    })
  }
  return best
}
