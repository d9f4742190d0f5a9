/** What the lines of a post's header hold, parted by more than commas: 'Officer, Grants | Wexcombe, Leeds' holds two. */
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import type { Entry } from './entry.ts'

/** Characters of a line that names a house. */
const NAME = 70

/** What parts a header more than a comma does. */
const PARTED = /\s+[|·•–—@/]\s+|\s+-\s+|\s*[|·•]\s*|\s+at\s+(?=\p{Lu})|\s*[()]\s*|\n/u

export interface HeaderChunks {
  /** Of each line its chunks, without dates. */
  readonly lines: readonly (readonly string[])[]
  /** Units that the lines are. */
  readonly indexes: readonly number[]
}

/** Of the lines of the header, and of a short one right below it. */
export function headerChunks(units: readonly Unit[], { header }: Entry): HeaderChunks {
  const last = units[Math.max(...header)]
  const below = last === undefined ? undefined : units[last.index + 1]
  const isLine =
    below?.kind === 'sentence' &&
    below.line &&
    below.section === last?.section &&
    below.text.length <= NAME &&
    !/[.!?:]$/.test(below.text) &&
    findDates(below.text).length === 0
  const indexes = [...new Set([...header, ...(isLine ? [below.index] : [])])].sort((a, b) => a - b)
  const told = indexes.map((index) => ({ index, chunks: chunksOf(units[index]?.text ?? '') }))
  const kept = told.filter(({ chunks }) => chunks.length > 0)
  return { lines: kept.map(({ chunks }) => chunks), indexes: kept.map(({ index }) => index) }
}

export function chunksOf(text: string): string[] {
  let rest = ''
  let from = 0
  for (const { start, end } of findDates(text)) {
    rest += `${text.slice(from, start)} | `
    from = end
  }
  return (rest + text.slice(from))
    .split(PARTED)
    .map((chunk) => chunk.replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, ''))
    .filter((chunk) => /[\p{L}\d]/u.test(chunk))
}
