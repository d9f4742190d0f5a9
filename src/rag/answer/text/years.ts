/** Years as they stand in a text, by themselves: no part of a sum or of a longer number. */
export const yearsIn = (text: string): number[] =>
  (text.match(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/g) ?? []).map(Number)
