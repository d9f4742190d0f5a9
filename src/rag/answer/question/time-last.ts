/** 'Back in 2019, what was her post at Acme?', 'What was her post in 2019 at Acme?': the time at the end, where patterns have it. */
import { A_YEAR } from '../lexicon/frames.ts'
import { MONTHS } from '../text/date-points.ts'

const WHEN = `(?:back )?(?:in|during|around) (?:(?:the year|(?:early|mid|late)|(?:the )?(?:spring|summer|autumn|fall|winter|start|beginning|end)(?: of)?|${MONTHS})[ -])?${A_YEAR}`
const FIRST = new RegExp(
  `^(?<when>${WHEN}),? (?<rest>(?:what|which|where|who|whom|how|for whom|as what)\\b.+)$`,
)
const AMID = new RegExp(
  `^(?<before>(?:what|which|where|as what)\\b.+?) (?<when>${WHEN}),? (?<behind>(?:at|for|with) .+)$`,
)

/** The same question with its time at the end; null where none stands elsewhere. */
export function withTimeLast(folded: string): string | null {
  const { when: first, rest = '' } = FIRST.exec(folded)?.groups ?? {}
  if (first !== undefined) return `${rest} ${first}`
  const { before = '', when, behind = '' } = AMID.exec(folded)?.groups ?? {}
  return when === undefined ? null : `${before} ${behind} ${when}`
}
