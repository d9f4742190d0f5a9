/** How likely it is that the CV does not hold an answer: what was learned, and what is known to be missing or told. */
import type { ExtractOptions, Judged } from './judged.ts'
import { tellsOfNamed } from './details/told-of-named.ts'
import { detailOf } from './details/missing-detail.ts'
import { isToldByName } from './details/told-by-name.ts'
import { isToldInReply } from './details/told-in-reply.ts'
import { lineTelling } from './details/told-in-line.ts'
import { tellsChange } from './figures/plan-change.ts'
import { tellsDate } from './timeline/told-date.ts'

/** At least, where a rule tells that the CV does not say it. */
export const UNTOLD = 0.9
/** Of no answer, where all that was asked is understood and found. */
const UNDERSTOOD = 0.1
/** The same at most, where the thing that is asked about plainly has the detail that is asked for. */
const TOLD = 0.5
/** The same, where one line tells it and no other. */
const TOLD_ALONE = 0.3

/** How likely the CV does not hold the answer. */
export function chanceOfNone(judged: Judged, options: ExtractOptions, foreign: boolean): number {
  const { declined, none, ranking, reading, understood, untold, lineOut } = judged
  if (understood) return UNDERSTOOD
  // what is not English is unknown, all of it
  if (foreign) return declined
  const { facts } = options
  const isAlone = !lineOut && lineTelling(facts, ranking.first, reading) !== null
  const isTold =
    detailOf(facts, reading) === 'told' ||
    tellsChange(facts, ranking.first, reading) ||
    tellsDate(facts, ranking.first, reading) ||
    isToldByName(facts, ranking.first, reading) ||
    isToldInReply(facts, ranking.first, reading) ||
    tellsOfNamed(facts, ranking.first, reading)
  const most = isAlone ? TOLD_ALONE : isTold ? TOLD : 1
  return Math.max(Math.min(none, most), untold ? UNTOLD : 0)
}
