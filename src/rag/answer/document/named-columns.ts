/** People side by side in plain lines, each above what is told of them: columns that nothing but blanks part. */
import { PERSON } from '../lexicon/names.ts'

/** Parts of a line with two blanks or more between them. */
const PARTS = /\S+(?: \S+)*/g
/** Lines of what is told of people: a post, a house, ways to reach them. */
const LINES = 8

/** Where the columns begin, and how many lines they have; null where the first line names no two people. */
export function namedColumns(lines: readonly string[]): { starts: number[]; count: number } | null {
  const [first = ''] = lines
  if (!/\S {2,}\S/.test(first) || first.length > 200) return null
  const names = [...first.matchAll(PARTS)]
  if (names.length < 2 || !names.every(({ 0: name }) => PERSON.exec(name)?.[0] === name)) return null
  const starts = names.map(({ index }) => index)
  let count = 1
  for (const line of lines.slice(1, LINES + 1)) {
    if (line.trim() === '') break
    if (![...line.matchAll(PARTS)].every(({ index }) => starts.includes(index))) return null
    count++
  }
  return count > 2 && count <= LINES ? { starts, count } : null
}
