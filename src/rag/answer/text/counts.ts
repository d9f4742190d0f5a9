/** Whole numbers as lines say them, in figures or in words. */
import { NUMBER_WORDS } from './word-lists.ts'

/** The source of a pattern: no part of a longer number, of a share or a date. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${[...NUMBER_WORDS.keys()].join('|')})(?![\\d%]|[.,]\\d)`

/** NaN where the text is none. */
export const valueOf = (text: string): number =>
  NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text.replace(/,/g, '') || NaN)

/** Is a number said, in figures or in words? 'One' may be anybody. */
export const SAYS_NUMBER = new RegExp(
  `\\d|\\b(?:dozens?|hundreds?|thousands?|${[...NUMBER_WORDS.keys()].filter((word) => word !== 'one').join('|')})\\b`,
  'i',
)
