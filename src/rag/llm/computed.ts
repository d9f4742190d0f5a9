/** What the extractive answer worked out: numbers that stand in no line of the CV, such as durations and counts. */
import type { Answer, Source } from '../types.ts'
import { numbersIn } from './evidence.ts'

export interface Computed {
  /** The extractive answer. */
  readonly text: string
  readonly numbers: ReadonlySet<string>
  /** What they were computed from. */
  readonly sources: readonly Source[]
}

/** @returns null when the extractive answer says no number that its quotes do not hold */
export function computedIn(answer: Omit<Answer, 'version'>): Computed | null {
  if (answer.kind !== 'fact' || answer.sources.length === 0) return null
  const read = numbersIn(answer.sources.map((source) => source.quote).join('\n'))
  const numbers = [...numbersIn(answer.answer)].filter((number) => !read.has(number))
  if (numbers.length === 0) return null
  return { text: answer.answer, numbers: new Set(numbers), sources: answer.sources }
}
