/**
 * Things told in a paragraph each, which begins with its name set off and numbered or dated: '(2) **Low Water** (2016),
 * comedy, 81 minutes. Script by …'. What follows tells of it.
 */
import type { Block } from '../../types.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { findDates } from '../text/dates.ts'
import { numberBefore, opensMarked } from './context.ts'
import type { Facts, UnitFacts } from './facts.ts'

export interface LedThing {
  readonly name: string
  /** The units of its paragraph, that with the name first. */
  readonly units: readonly UnitFacts[]
}

/** Paragraphs from which on they are a list, and the share of the section's that they are. */
const [LEAST, MOST] = [3, 0.6]
/** Characters of a name. */
const NAME = 80
/** Posts and studies are entries; of skills and the like a paragraph's beginning is a label. */
const KINDS: ReadonlySet<Kind | null> = new Set<Kind | null>([
  null,
  'projects',
  'publications',
  'talks',
  'awards',
  'funding',
])

/** Those of a section; none where most of its paragraphs are otherwise, or it holds entries or a list. */
export function ledThings({ document, mainKinds }: Facts, body: readonly UnitFacts[]): readonly LedThing[] {
  const [first] = body
  if (first === undefined || !KINDS.has(mainKinds[first.unit.section] ?? null)) return []
  if (body.some(({ unit, entry }) => unit.kind !== 'sentence' || entry !== null)) return []
  const blocks = new Map<number, UnitFacts[]>()
  for (const one of body) {
    const { block } = one.unit
    if (block === null) return []
    blocks.set(block, [...(blocks.get(block) ?? []), one])
  }
  const found = [...blocks].flatMap(([at, units]): LedThing[] => {
    const block = document.blocks[at]
    const name = block === undefined || units.length < 2 ? null : nameOf(block)
    return name === null ? [] : [{ name, units }]
  })
  return found.length >= LEAST && found.length >= blocks.size * MOST ? found : []
}

/** The name that is set off, where a number stands before it or its time behind; a label ends with a colon. */
function nameOf(block: Block): string | null {
  const mark = block.marks[0]
  if (mark === undefined || !opensMarked(block) || mark.end - mark.start > NAME) return null
  const name = block.text.slice(mark.start, mark.end).trim()
  const behind = block.text.slice(mark.end)
  const isDated = /^ ?\(/.test(behind) && findDates(behind.slice(0, 30)).length > 0
  const isNumbered = numberBefore(block.text) > 0 && /^ ?[(,–—-]/.test(behind)
  return /[:.]$/.test(name) || !(isDated || isNumbered) ? null : name
}
