/** What a CV holds, as its resume is made of it: the entries of a kind, what stands below them, the lines of sections. */
import type { Entry } from '../../rag/answer/entries/entry.ts'
import type { Facts } from '../../rag/answer/facts/facts.ts'
import type { Kind } from '../../rag/answer/lexicon/kinds.ts'
import { entriesOf as allEntries, isTold } from '../../rag/answer/posts/timeline-entries.ts'
import type { Block, CvDocument } from '../../rag/types.ts'
import { linesOf } from './lines.ts'

export interface Reader {
  readonly document: CvDocument
  readonly facts: Facts
}

/**
 * What stands below an entry's header: paragraphs as the summary, list items as highlights. A post that sentences
 * tell of has no header: those are its summary.
 */
export function bodyOf({ document, facts }: Reader, entry: Entry): { summary: string; highlights: string[] } {
  if (isTold(facts, entry)) {
    const told = entry.header.flatMap((index) => facts.units[index]?.unit.text ?? [])
    return { summary: told.join(' '), highlights: [] }
  }
  const header = new Set(entry.header.map((index) => facts.units[index]?.unit.block))
  const blocks = new Set<number>()
  for (let i = entry.from; i < entry.to; i++) {
    const block = facts.units[i]?.unit.block
    if (block != null && !header.has(block)) blocks.add(block)
  }
  const all = [...blocks].flatMap((index) => document.blocks[index] ?? [])
  return {
    summary: all
      .filter((block) => block.kind === 'paragraph')
      .map((block) => block.text)
      .join('\n\n'),
    highlights: all.filter((block) => block.kind !== 'paragraph').map((block) => block.text),
  }
}

/** Blocks of the sections of a kind. */
export function blocksOf({ document, facts }: Reader, kind: Kind): Block[] {
  return document.blocks.filter(
    (block) => facts.mainKinds[block.section] === kind && block.text.trim() !== '',
  )
}

/** The same of a list, whose lines may stand below each other; without what a table is called. */
export const itemsOf = (reader: Reader, kind: Kind): Block[] =>
  blocksOf(reader, kind)
    .filter(({ text }) => !/^:\s/.test(text))
    .flatMap((block) => linesOf(reader.document, block))

export const entriesOf = ({ facts }: Reader, ...kinds: Kind[]): Entry[] =>
  allEntries(facts).filter((entry) => entry.kind !== null && kinds.includes(entry.kind))

/** The cells of the row that is an entry's header. */
export function cellsOf({ document, facts }: Reader, entry: Entry): Block['cells'] {
  const blocks = entry.header.map((index) => document.blocks[facts.units[index]?.unit.block ?? -1])
  return blocks.find((block) => block?.cells)?.cells
}
