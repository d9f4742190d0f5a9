/** Parts of patterns for questions that are recognised whole: how the person is called in them. */

export const WHO =
  '(?:he|she|they|you|him|her|them|yourself|himself|herself|this|this person|the (?:candidate|person|applicant))'
export const WHOSE =
  "(?:his|her|their|your|she's|the (?:candidate|person|applicant)'s|the|this|all|all of|previous|past)"
/** The whole of a question, folded and without its mark. */
export const exactly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)
