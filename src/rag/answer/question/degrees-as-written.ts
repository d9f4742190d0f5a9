/** Degrees of a question as the CV puts them: by their letters or in full. */
import type { Facts } from '../facts/facts.ts'
import { DEGREES, isLettersOf } from '../lexicon/degrees.ts'
import type { Word } from '../text/text.ts'
import { wordRun } from './word-runs.ts'

/** The question with the letters of degrees as the CV puts them in full, which tells the model more. */
export function degreesInFull(facts: Facts, text: string, all: readonly Word[]): string {
  let out = text
  for (const word of [...all].reverse()) {
    for (const degree of DEGREES) {
      if (!isLettersOf(word, degree)) continue
      const full = wordRun(facts, [degree.level, ...degree.of])
      if (full === null) continue
      out = out.slice(0, word.start) + full + out.slice(word.end)
      break
    }
  }
  return out
}

const LEVELS: ReadonlySet<string> = new Set(DEGREES.map(({ level }) => level))

/** The question with degrees that it names in full by their letters, where the CV has those alone. */
export function degreesInLetters(facts: Facts, text: string, all: readonly Word[]): string {
  const content = all.filter((word) => !word.stop)
  if (!content.some((word) => LEVELS.has(word.stem))) return text
  for (const degree of DEGREES) {
    const run = [degree.level, ...degree.of]
    const at = content.findIndex((_, from) => run.every((one, k) => content[from + k]?.stem === one))
    const [first, last] = [content[at], content[at + run.length - 1]]
    if (first === undefined || last === undefined) continue
    if (facts.df.has(degree.stem) && wordRun(facts, run) === null)
      return text.slice(0, first.start) + degree.letters + text.slice(last.end)
  }
  return text
}
