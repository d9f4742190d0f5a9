/** 'In her present job': lines of other posts are left out of what is said. */
import type { Facts } from '../facts/facts.ts'
import { goesOn, mainPosts } from '../posts/held.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from '../ranking/reader.ts'

const ASKS =
  /\b(?:in|at|during|with) (?:(?:his|her|their|your|the) )(?:present|current) (?:job|post|role|position|employer|company|firm|organi[sz]ation)\b/

/** The candidates that do not stand with another post; all where no post goes on, or none is left. */
export function ofPresentPost(
  facts: Facts,
  candidates: readonly Candidate[],
  { folded, order }: Question,
  now: number,
): readonly Candidate[] {
  if (!ASKS.test(folded) || order === 'first' || order === 'last') return candidates
  const posts = mainPosts(facts)
  const over = new Set(
    posts.filter((post) => post.title !== null && !goesOn(post, now)).map(({ entry }) => entry.index),
  )
  if (!posts.some((post) => goesOn(post, now))) return candidates
  const isOther = (unit: number): boolean => over.has(facts.units[unit]?.entry ?? -1)
  const kept = candidates.filter(({ unit, group }) =>
    unit === null ? group?.items.some((item) => !item.units.every(isOther)) : !isOther(unit),
  )
  return kept.length > 0 ? kept : candidates
}
