/** 'Who bought Halden Robotics?', 'how much was it sold for?': 'the company was sold to Quarrel in 2022 for an undisclosed sum'. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'

const TO_WHOM =
  /^(?:who|which (?:company|firm|group)) (?:bought|acquired|purchased|took over)\b|^(?:to whom|who(?:m)?) was .{2,60} sold\b/
const FOR_WHAT = /^(?:for )?(?:how much|what (?:price|sum)) (?:was|did) .{2,60} (?:sold|sell|go)\b/
/** What is said of the deal rather than of what was sold. */
const AROUND = /^(?:bought|bui|acquir|purchas|took|sold|sell|much|price|sum|compani|firm|group|go)/
const SOLD =
  /\b(?:(?:sold|went) to|(?:bought|acquired|purchased|taken over)(?: (?:in|by) \S+)? by|merged into) (?:the )?\p{Lu}/u
const FOR = /\b(?:sold|bought|acquired)\b.{0,80}? for (?:an? )?(?:undisclosed|[€£$]|\d|\p{Lu}{3} ?\d|a sum)/u
/** How well a line, or what it stands below, must name each word of what was sold. */
const NAMES = 0.9

/** Null where no line tells it of what is named, or several do. */
export function planSoldTo(facts: Facts, { question, terms }: Draft): Plan | null {
  const tells = TO_WHOM.test(question.folded) ? SOLD : FOR_WHAT.test(question.folded) ? FOR : null
  if (tells === null) return null
  const named = terms.filter(({ self, word }) => !self && !AROUND.test(word.stem))
  if (named.length === 0) return null
  const [line, ...more] = facts.units.filter(
    ({ unit, stems, context }) =>
      tells.test(unit.text) &&
      named.every((term) => holdsTerm(stems, term, NAMES) || holdsTerm(context, term, NAMES)),
  )
  if (line === undefined || more.length > 0) return null
  const { index } = line.unit
  return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
}
