/** What kind of section the texts below a heading speak for. */
import { keepLast } from '../../last-texts.ts'
import { CONTENT_PATTERNS, type Kind } from '../lexicon/kinds.ts'
import { findDates } from '../text/dates.ts'

/** Characters of texts whose kinds are kept. */
const KEPT_TEXTS = 2 ** 19

/** Kinds that the words of a text point to. */
export const kindsOfText = keepLast<ReadonlySet<Kind>>(
  KEPT_TEXTS,
  (text) => new Set(CONTENT_PATTERNS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))),
)

/** Kinds that the texts of a section point to, as the share of units that hold such evidence. */
export function kindsOfContent(texts: readonly string[]): Map<Kind, number> {
  const found = new Map<Kind, number>()
  if (texts.length === 0) return found
  const kinds = texts.map(kindsOfText)
  for (const [kind] of CONTENT_PATTERNS) {
    const share = kinds.filter((some) => some.has(kind)).length / texts.length
    if (share > 0) found.set(kind, share)
  }
  const ranges = texts.filter(hasRange).length / texts.length
  if (ranges > 0.15) found.set('experience', Math.min(1, ranges))
  return found
}

/** Times of which a line may tell that is of one post: 'Radio: LoRa since 2022, DAB since 2015, FM 2009–2011' has more. */
const TIMES = 2

/** Does it tell from when to when something was? */
function hasRange(text: string): boolean {
  const ranges = findDates(text).filter(({ single }) => !single).length
  return ranges > 0 && ranges <= TIMES
}
