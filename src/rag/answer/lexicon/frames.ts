/** Parts of patterns for questions that are recognised whole: how the person is called in them. */

/** A year, digit by digit, so that a pattern with one still tells its words (`pattern-words.ts`). */
export const A_YEAR = '(?:19(?:6|7|8|9)|20(?:0|1|2|3|4))(?:0|1|2|3|4|5|6|7|8|9)'

export const WHO =
  '(?:he|she|they|you|him|her|them|yourself|himself|herself|this|this person|the (?:candidate|person|applicant))'
export const WHOSE =
  "(?:his|her|their|your|she's|the (?:candidate|person|applicant)'s|the|this|all|all of|previous|past)"
/** WHOSE without 'all of', for strings that take 'of' by itself: each is read in one way only. */
export const OWN = WHOSE.replace('|all of', '')
/** The whole of a question, folded and without its mark. */
export const exactly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)
