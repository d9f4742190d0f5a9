/**
 * 'Which share of the schools took part?', where the line tells of 40 percent of the parents: no answer about schools;
 * 'What was the mark of the test, in per cent?', where it tells of none in any number.
 */
import { partOfAll } from '../text/part-of-all.ts'
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { fold, words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:what|which) (?:percentage|percent|per ?cent|share|proportion|fraction) of (?:the |all |his |her |their |your )*(?<things>\p{L}{3,}s)\b/u
const TOLD =
  /(?:%|\bper ?cent|\bpercent) of (?:the |all |its |our |their |my )*(?<things>(?:\p{L}[\p{L}-]+ ){0,2}\p{L}{3,}s)\b/u

export function sharesOfAnother(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit'> | undefined,
): boolean {
  const asked = ASKED.exec(question.folded)?.groups?.['things']
  const line = best?.unit == null ? undefined : facts.units[best.unit]
  if (asked === undefined || line === undefined) return false
  const told = TOLD.exec(fold(line.unit.text))?.groups?.['things']
  const [stem] = words(asked).map((word) => word.stem)
  return told !== undefined && stem !== undefined && !line.stems.has(stem)
}

const IN_PERCENT = /,? (?:in|as a) (?:%|per ?cent|percent(?:age)?)\W*$/
const SHARE =
  /\d ?%|\bper ?cent\b|\bpercent\b|\b(?:half|halves|halved|doubled|third|thirds|quarters?|all|none|every)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the |all )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)|\d ?\/ ?\d/iu

/** Is a number asked for in per cent, and has the best line, or the group that fits best, no share, nor its two numbers? */
export function tellsNoShare(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!IN_PERCENT.test(question.folded)) return false
  const line = lineOf(facts, best)
  return line !== undefined && !SHARE.test(line.unit.text) && partOfAll(line.unit.text) === null
}
