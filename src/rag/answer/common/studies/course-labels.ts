/** 'Which short courses has she taken?', where a label says 'Short courses': what stands below it or behind it. */
import type { Facts } from '../../facts/facts.ts'
import { labelLists } from '../../lists/label-lists.ts'
import type { Plan } from '../../plan/plan.ts'
import { words } from '../../text/text.ts'
import { listOf, planOf } from '../planner.ts'

const COURSES = /\b(?:courses?|trainings?|workshops?|seminars?|development)\b/i
const DONE = /^(?:attend|tak|complet|follow|visit|pass)/

/** Null unless a label says more than the noun, and all of it is asked for. */
export function coursesLabelled(facts: Facts, folded: string): Plan | null {
  const asked = new Set(words(folded).map(({ stem }) => stem))
  const lists = labelLists(facts).filter(({ name }) => {
    const own = words(name).filter(({ stop }) => !stop)
    return (
      COURSES.test(name) &&
      own.length > 1 &&
      own.every(({ stem }) => asked.has(stem) || DONE.test(stem)) &&
      own.some(({ stem }) => asked.has(stem))
    )
  })
  const isCounted = /^(?:how many|number of)\b/.test(folded) && lists.every(({ countable }) => countable)
  const parts = lists.flatMap(({ items, inline, unit }) =>
    inline === null || isCounted ? items : [{ text: inline, units: [unit] }],
  )
  // what is not one thing each for sure is no list to be counted
  return isCounted || lists.every(({ inline }) => inline === null) ? listOf(parts) : planOf(parts)
}
