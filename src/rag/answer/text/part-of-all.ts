/** How many there were and how many of these were of some kind: '34 bids, 19 won', '19 of the 34 bids'. */
import { NUMBER, valueOf } from './counts.ts'

/** All, and behind a mark how many of them were what is said: '34 bids led, 19 won', '37 drivers, of whom 34 passed'. */
const OF_ALL = new RegExp(
  `(?<![\\p{L}\\d.,€£$])(?<all>${NUMBER}) (?<whole>(?:[\\p{L}'’-]+ ){0,3}[\\p{L}'’-]+)[,;] (?:of (?:whom|which|these|them),? )?(?<some>${NUMBER}) (?<said>(?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
  'iu',
)
const SOME_OF = new RegExp(
  `(?<![\\p{L}\\d.,€£$])(?<some>${NUMBER}) (?:out )?of (?:the |my |our |all )?(?<all>${NUMBER}) (?<said>(?:[\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+)`,
  'iu',
)

interface PartOfAll {
  readonly all: number
  readonly some: number
  /** What is said of some. */
  readonly said: string
}

/** Null where a text does not tell both numbers, or tells a share itself. */
export function partOfAll(text: string): PartOfAll | null {
  if (/%|\bper ?cent\b/i.test(text)) return null
  const { all, some, said, whole = '' } = (SOME_OF.exec(text) ?? OF_ALL.exec(text))?.groups ?? {}
  // '60 sites in Wales, 12 sites in England' are 72
  const things = new Set(whole.toLowerCase().split(' '))
  if (
    said
      ?.toLowerCase()
      .split(' ')
      .some((word) => things.has(word) && word.length > 2) === true
  )
    return null
  return all === undefined || some === undefined || said === undefined
    ? null
    : { all: valueOf(all), some: valueOf(some), said }
}
