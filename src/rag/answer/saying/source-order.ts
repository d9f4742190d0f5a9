/**
 * The order of an answer's sources. Who opens the first few should see all the places that the answer rests on: the
 * first source of each section comes before further ones of the same sections.
 */
import type { Composed } from './compose.ts'

/** The same answer; its citations name the sources where they stand now. */
export function bySections(composed: Composed): Composed {
  const { sources } = composed
  const isFirst = sources.map(({ slug }, i) => sources.findIndex((one) => one.slug === slug) === i)
  const order = [...sources.keys()].sort((a, b) => Number(isFirst[b]) - Number(isFirst[a]) || a - b)
  const place = new Map(order.map((from, to) => [from, to]))
  return {
    ...composed,
    sources: order.flatMap((at) => sources[at] ?? []),
    citations: composed.citations.map(({ start, end, sources: cited }) => ({
      start,
      end,
      sources: cited.map((at) => place.get(at) ?? at).sort((a, b) => a - b),
    })),
  }
}
