/** 'What share of the bids were won?', where a line says '34 bids, 19 won' or '19 of the 34': the share, computed. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { saidBy, sayAsked } from '../saying/say-unit.ts'
import { words } from '../text/text.ts'
import { NUMBER, valueOf } from './numbers.ts'

const ASKED =
  /^(?:and )?(?:what|which) (?:share|proportion|percentage|fraction|percent)\b|\bhow (?:large|big|high) (?:a|was the|is the) (?:share|proportion|percentage)\b|^how many per ?cent\b|\bin per ?cent\W*$/
/** All, and behind a mark how many of them were what is said: '34 bids led, 19 won', '37 drivers, of whom 34 passed'. */
const OF_ALL = new RegExp(
  `(?<![\\p{L}\\d.,€£$])(?<all>${NUMBER}) (?:[\\p{L}'’-]+ ){0,3}[\\p{L}'’-]+[,;] (?:of (?:whom|which|these|them),? )?(?<some>${NUMBER}) (?<said>(?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
  'iu',
)
const SOME_OF = new RegExp(
  `(?<![\\p{L}\\d.,€£$])(?<some>${NUMBER}) (?:out )?of (?:the |my |our |all )?(?<all>${NUMBER}) (?<said>(?:[\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+)`,
  'iu',
)
/** How well a word of the question must meet what is said of some. */
const LIKE = 0.5

/** Does a line tell how many there were and, of these, how many of some kind, and no share? */
export const tellsParts = (text: string): boolean =>
  !/%|\bper ?cent\b/i.test(text) && (SOME_OF.test(text) || OF_ALL.test(text))

/** Null where no share is asked for, or the likeliest line does not tell both numbers and no share. */
export function planShare(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  const text = first?.unit == null ? undefined : facts.units[first.unit]?.unit.text
  if (yesno || !ASKED.test(folded) || first?.unit == null || text === undefined) return null
  if (!tellsParts(text)) return null
  const { all = '', some = '', said = '' } = (SOME_OF.exec(text) ?? OF_ALL.exec(text))?.groups ?? {}
  const share = valueOf(some) / valueOf(all)
  const stems = new Set(words(said).map(({ stem }) => stem))
  const isMeant = reading.terms.some(
    ({ self, matches }) => !self && [...matches].some(([key, value]) => value >= LIKE && stems.has(key)),
  )
  if (!(share > 0 && share < 1) || !isMeant) return null
  const parts = [{ text: sayAsked(facts, first.unit, reading), units: saidBy(facts, first.unit) }]
  const lead = `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })}%`
  return { lead, parts, list: false, chance: first.chance, fact: true }
}
