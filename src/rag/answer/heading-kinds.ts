/** What a heading's words say of the section that it opens. */
import { keepLast } from '../last-texts.ts'
import { HEADING_PATTERNS, type Kind } from './lexicon/kinds.ts'
import { fold } from './text.ts'

/** Characters of headings whose kinds are kept. */
const KEPT_HEADINGS = 2 ** 16

/** Kinds a heading's words point to; the first to match weigh most. */
export const kindsOfHeading = keepLast<ReadonlyMap<Kind, number>>(KEPT_HEADINGS, (heading) => {
  const folded = fold(heading).replace(/^[\d.\s]+/, '')
  const found = new Map<Kind, number>()
  const hits: [Kind, number][] = []
  for (const [kind, pattern] of HEADING_PATTERNS) {
    const match = pattern.exec(folded)
    if (match) hits.push([kind, match.index])
  }
  // a kind may have two patterns: the first that matches counts
  hits.forEach(([kind], i) => found.set(kind, Math.max(found.get(kind) ?? 0, i === 0 ? 1 : 0.6)))
  return found
})
