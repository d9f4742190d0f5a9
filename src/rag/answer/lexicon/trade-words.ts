import { GENERAL_WORDS } from './trade-words-general.ts'
import { THING_WORDS } from './trade-words-trades.ts'
import { WORK_WORDS } from './trade-words-work.ts'

/**
 * Everyday words of a question on the left, on the right what a CV calls the same, the likeliest first: where it has not
 * the one but another, it is asked for this. Unlike synonyms (`synonyms.ts`), which only help to rank, these change what
 * is asked: a line has one meaning and one part of speech, and what stands on the right has one in any CV ('ship's
 * master', and no 'master'). What stands in brackets is said but not looked for. A line marked '!' is of what may befall
 * a person or be done by one: 'Was she sacked?' is no question after redundancies that she handled. What is written
 * with a capital on the left may be asked for with one.
 */
export const TRADE_WORDS: readonly string[] = [WORK_WORDS, THING_WORDS, GENERAL_WORDS].flatMap((text) =>
  text.trim().split('\n'),
)
