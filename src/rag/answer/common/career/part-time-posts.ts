/** 'Which of her jobs was not full time?': the posts whose headers say that they took a part of the week. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { headPart } from '../../posts/entry-body.ts'
import { heldPosts } from '../../posts/held.ts'
import { oneOf, OF_HERS } from '../asked-posts.ts'
import { listOf, type Overview } from '../planner.ts'

const POSTS = '(?:jobs?|posts?|roles?|positions?|employments?|appointments?|work|ones?)'
const PART =
  '(?:only |just |held |done |worked )*(?:part[- ]time|not (?:a )?full[- ]time|less than full[- ]time)'
export const PART_TIME = oneOf(
  `(?:which|what) (?:one )?(?:of ${OF_HERS})?${POSTS} (?:that ${WHO} (?:has |had )?held )?(?:was|were|is|are|has been|have been) ${PART}(?: ${POSTS})?`,
  `(?:which|what) (?:of ${OF_HERS})?${POSTS} (?:did|does|has|have|was|is) ${WHO} (?:hold|held|do|done|have|had|work(?:ed)?|working)(?: in)? ${PART}`,
  `(?:which|what) part[- ]time ${POSTS} (?:did|does|has|have) ${WHO} (?:hold|held|do|done|have|had)`,
  `(?:what (?:was|were|is|are) )?(?:list |name )?${OF_HERS}part[- ]time ${POSTS}`,
)

/** Of a post that takes less than a week's work. */
export const IS_PART_TIME =
  /\b(?:part|half)[- ]time\b|\b(?:days?|hours?|evenings?|mornings?|afternoons?) (?:a|per|each) (?:week|month|fortnight)\b|\b[1-9]\d ?%(?= |\)|,|;|\.|$)(?! of)/i

/** Null where no header says so: what is told below them is left to the rankers. */
export const planPartTime = (facts: Facts): Overview =>
  listOf(
    heldPosts(facts)
      .filter(({ entry, text }) => IS_PART_TIME.test(entry.text) || IS_PART_TIME.test(text))
      .map(({ entry }) => headPart(entry)),
  )
