/** Words that follow each other, whatever small words stand between them. */
import type { Facts } from '../facts/facts.ts'
import type { Word } from '../text/text.ts'

/**
 * Where these stems follow each other.
 * @param content words of a text, without the small ones
 */
export function findRun(
  content: readonly Word[],
  run: readonly string[],
): { start: number; end: number } | null {
  const at = content.findIndex((_, from) => run.every((one, k) => content[from + k]?.stem === one))
  const [first, last] = [content[at], content[at + run.length - 1]]
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

/** These words where they follow each other in a text of the CV, as it writes them. */
export function wordRun(facts: Facts, run: readonly string[]): string | null {
  for (const { unit, words: own, stems } of facts.units) {
    if (!run.every((one) => stems.has(one))) continue
    const found = findRun(
      own.filter((w) => !w.stop),
      run,
    )
    if (found !== null) return unit.text.slice(found.start, found.end)
  }
  return null
}
