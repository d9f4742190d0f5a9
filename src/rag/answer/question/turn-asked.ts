/** 'Her second leave', 'the last contract': which one, by date, of several that are called the same. */
const NOUN =
  '(?:\\p{L}+ ){0,2}?(?:leaves?|breaks?|gaps?|sabbaticals?|contracts?|internships?|placements?|secondments?|stints?|spells?|stays?|terms?|tours?|missions?|postings?)\\b'
const OF = '\\b(?:the|his|her|their|your) '
const TURNS: readonly (readonly [RegExp, number])[] = (
  [
    ['(?:first|1st)', 0],
    ['(?:second|2nd)', 1],
    ['(?:third|3rd)', 2],
    ['(?:last|latest|most recent)', -1],
  ] as const
).map(([word, turn]) => [new RegExp(`${OF}${word} ${NOUN}`, 'u'), turn])

/** As `at` takes it; null where none is named. */
export const turnAsked = (folded: string): number | null =>
  TURNS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
