/** 'How long did the shop belong to her?': from the sentence in which it was opened to the one in which it was sold. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { sayLength, type DateRange } from '../text/dates.ts'
import { stem } from '../text/text.ts'

const ASKS =
  /\b(?:belong(?:ed)? to|own(?:ed)?|run|ran|have|had|kept?|keep|operated?|managed?|in business|open|exist(?:ed)?|in (?:his|her|their) hands?|last(?:ed)?)\b/
const AROUND: ReadonlySet<string> = new Set(
  'belong own run ran have had keep kept operate operated manage managed business open exist existed hand hands last lasted long year years month months many total restaurant shop firm company'
    .split(' ')
    .map(stem),
)
const BEGAN =
  /\b(?:opened|founded|co-founded|bought|took over|set up|acquired|launched|established|started|inherited)\b/i
const ENDED =
  /\b(?:sold|closed|handed (?:it |the \p{L}+ |them )?(?:over|on)|gave (?:it |the \p{L}+ )?up|passed (?:it|the \p{L}+) on|wound (?:it |the \p{L}+ )?(?:up|down)|dissolved|shut)\b/iu
/** How well a sentence, or the heading above it, must name each word of the thing. */
const NAMES = 0.8

/** Null where the beginning or the end is not told once, with its date. */
export function planToldSpan(facts: Facts, { folded, time }: Question, terms: readonly Term[]): Plan | null {
  if (time !== null || !ASKS.test(folded)) return null
  const thing = terms.filter((t) => !t.self && !AROUND.has(t.word.stem))
  if (thing.length === 0 || !thing.some((t) => t.proper)) return null
  const about = facts.units.filter(
    (one) =>
      (one.unit.kind === 'sentence' || one.unit.kind === 'item') && thing.every((t) => names(t, one.scope)),
  )
  const began = about.filter((one) => BEGAN.test(one.unit.text) && thing.every((t) => names(t, one.stems)))
  const ended = about.filter(
    (one) => ENDED.test(one.unit.text) && one.unit.section === began[0]?.unit.section,
  )
  const [begin, end] = [began[0], ended[0]]
  if (begin === undefined || end === undefined || began.length > 1 || ended.length > 1) return null
  const [from, to] = [dateBy(begin, BEGAN), dateBy(end, ENDED)]
  if (from === null || to === null || from.from >= to.from) return null
  const exact = from.exact && to.exact
  const months = to.from - from.from + (exact ? 1 : 0)
  return {
    lead: sayLength(months, exact),
    parts: [begin, end].map(({ unit }) => ({ text: unit.text, units: [unit.index] })),
    list: false,
    chance: 0.9,
    fact: true,
  }
}

const names = ({ matches }: Term, held: ReadonlySet<string>): boolean =>
  [...matches].some(([key, value]) => value >= NAMES && held.has(key))

/** The date that stands nearest to the word for it. */
function dateBy({ unit, dates }: UnitFacts, word: RegExp): DateRange | null {
  const at = word.exec(unit.text)?.index ?? 0
  const single = dates.filter((date) => date.single)
  const [first] = single.sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))
  return first ?? null
}
