/** The parts of a question, each judged by itself and with what it takes from the first; what is said of each. */
import { saysItself, surerOf } from './bare-part.ts'
import { commonParts } from './overview-in-parts.ts'
import { asksTheirs, planTheirs } from './common/reach/reach-theirs.ts'
import type { Overview } from './common/planner.ts'
import { consider, DECLINE_AT, planOf } from './consider.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import { declineText } from './declining/decline-text.ts'
import type { Plan } from './plan/plan.ts'
import { splitParts } from './question/split-parts.ts'
import { ofTheSame } from './of-the-same.ts'
import { atNamed, standAlone } from './question/stand-alone.ts'

/** Where a question as a whole is not answered: a part of it is, up to this. */
const PART_SURE_AT = 0.3

/** What is said of one part of a question: a plan, or that the CV does not tell it. */
export interface PartAnswer {
  readonly plan?: Plan
  readonly missing?: string
  readonly silence: number
}

export interface Parts {
  readonly judged: readonly Judged[]
  readonly answers: readonly PartAnswer[]
  /** Whether a part is one that everybody asks. */
  readonly common: boolean
  /** Whether one asks how to reach somebody else, whose way is not the person's own. */
  readonly theirs: boolean
}

/** Begins with the parts at once; they are awaited where the second function is called. */
export function beginParts(
  text: string,
  options: ExtractOptions,
  overviewOf: (asked: string) => Overview,
): (silence: (one: Judged) => number, limit: number) => Promise<Parts> {
  const [opening = '', ...following] = splitParts(text)
  const cut = [opening, ...following.map((part) => atNamed(opening, part))]
  const parts = standAlone(cut)
  const later = parts.length > 1 ? parts.map((part) => consider(part, options)) : []
  const bareOnes = cut.map((part, i) =>
    i > 0 && part !== parts[i] && saysItself(part) ? consider(part, options) : null,
  )
  for (const part of [...later, ...bareOnes]) part?.catch(() => {})
  return async (silence, limit) => {
    const byItself = await Promise.all(bareOnes)
    const surest = (await Promise.all(later)).map((part, i) => {
      const own = byItself[i] ?? null
      return own === null
        ? { judged: part, silence: silence(part) }
        : surerOf(options.facts, part, own, silence)
    })
    for (const [i, one] of surest.entries())
      surest[i] =
        (await ofTheSame([opening, cut[i]], [surest[0]?.judged, one.judged], silence, options)) ?? one
    const judged = surest.map((one) => one.judged)
    const asked = commonParts(options.facts, cut, overviewOf)
    const answers: PartAnswer[] = []
    const ways = cut.map((part) => asksTheirs(opening, part))
    judged.forEach((part, i) => {
      answers.push(answerOf(part, i))
    })
    function answerOf(part: Judged, i: number): PartAnswer {
      const way = ways[i] ?? null
      if (way !== null) {
        const plan = planTheirs(options.facts, answers[0]?.plan, way)
        return plan === null
          ? { missing: declineText(options.facts, part.reading), silence: 1 }
          : { plan, silence: 1 - plan.chance }
      }
      const common = asked?.[i]
      if (common) return { plan: common, silence: 1 - common.chance }
      const none = surest[i]?.silence ?? 1
      const sure =
        asked !== null || surest.some((one) => one.silence <= PART_SURE_AT)
          ? DECLINE_AT
          : Math.min(PART_SURE_AT, limit)
      return none <= sure
        ? { plan: planOf(part, options, true), silence: none }
        : { missing: declineText(options.facts, part.reading), silence: none }
    }
    return { judged, answers, common: asked !== null, theirs: ways.some((way) => way !== null) }
  }
}
