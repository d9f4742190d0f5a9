/** A term that is asked for beside other words: how it is known, and without which words no line tells it. */
import type { Words } from '../own-terms.ts'

export interface Near {
  readonly says: RegExp
  readonly needs?: RegExp
  readonly not?: RegExp
  /** Words without which no line tells it. */
  readonly tells: Words
  /** Does a place that the question names tell it too? */
  readonly named?: true
  /** Is it asked of what was, too? */
  readonly past?: true
}
