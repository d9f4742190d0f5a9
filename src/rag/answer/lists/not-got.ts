/** What one has not got, though a list has it: neither passed nor granted, or not any more. */
import type { Plan } from '../plan/plan.ts'

/** What was begun or entered for and not passed: it is no certificate that one has. */
const NOT_GOT =
  /\bnot (?:yet )?(?:taken|sat|passed|obtained|finished|completed|awarded)\b|\b(?:broken off|given up|in progress|withdrew)\b|(?<=[,;:(–—-] ?)(?:abandoned|withdrawn|dropped|enrolled|booked|planned|failed)\b/

export const isNotGot = (text: string): boolean => NOT_GOT.test(text)

/** Does it ask which, rather than whether? */
const OF_SEVERAL = /\b(?:which|what|who|list|name|names|give|show)\b/
/** Is it what one brought to its end that is asked for, or what was granted; and is nothing asked of the rest? */
const GOT =
  /\b(?:(?:actually|really|successfully|fully) (?:\w+ )?(?:complete|finish|award|grant|pass|obtain|receiv|w[io]n|gain|got|get)|(?:has|have|had|did|was|were|been|that|she|you) (?:\w+ )?(?:completed?|finish(?:ed)?|awarded|granted)\b)/
/** Is it what one has now? */
const NOW = /\b(?:currently|at present|at the moment|nowadays|still|today|now)\b/
const OPPOSITE =
  /\b(?:not|n't|never|begun|began|started|gave up|given up|or|fail(?:ed)?|long|when|since|until)\b/

/** What says of itself that it was not granted, or not brought to its end. */
const FELL_THROUGH =
  /\b(?:withdrew|turned down|gave up|given up|dropped out|broken off|broke (?:it |this |that )?off|(?:not|never) (?:finished|completed|awarded|funded|granted|passed)|unsuccessful|unfunded|rejected|refused)\b|(?<=[,;:(–—-] ?)(?:withdrawn|abandoned|in progress|ongoing|unfinished)\b/i
/** What says of itself that one has it no more, or never had it. */
const GONE =
  /\b(?:(?:now|since|has|have) lapsed|lapsed|expired|not renewed|no longer|never (?:signed|held|taken|had))\b/i

/** What is asked for, without what says of itself that it is not; all where nothing would be left. */
export function onlyGot<T>(folded: string, items: readonly T[], textOf: (item: T) => string): readonly T[] {
  if (!OF_SEVERAL.test(folded) || OPPOSITE.test(folded)) return items
  const others = GOT.test(folded) ? FELL_THROUGH : NOW.test(folded) ? GONE : null
  if (others === null) return items
  const kept = items.filter((item) => !others.test(textOf(item)))
  return kept.length === 0 ? items : kept
}

/** The same of the parts of a plan. */
export function planGot(folded: string, plan: Plan): Plan {
  if (plan.lead !== undefined) return plan
  return { ...plan, parts: onlyGot(folded, plan.parts, ({ text }) => text) }
}
