/** A part of a CV as people write it down, and what is asked of it. */
export interface Area {
  readonly questions: readonly Question[]
  readonly layouts: Readonly<Record<string, string>>
}

/** What is asked, groups of words of which an answer holds one each (null: the CV does not say), and what it does not hold. */
export type Question = readonly [query: string, gold: readonly (readonly string[])[] | null, without?: string]

const ABOVE = `# Ada Marsh

Engineer in Leeds

ada@marsh.example | +44 113 496 0000

## Profile

Engineer who likes things that last.

## Experience

### Staff Engineer, Halden Robotics

2020 – present, Leeds

- Built the fleet scheduler for 300 machines.
- Leads a team of six.

### Developer, Quarrel Games

2016 – 2020, York

- Wrote the matchmaking service.
`
const STUDIES = `## Education

- MSc Robotics, University of Harrow, 2016
`
const BELOW = `## Interests

Bell ringing, chess.
`

/** The CV with that part, which may stand for its studies or its interests. */
export const cvWith = (part: string): string =>
  [
    ABOVE,
    part,
    ...(/MSc/.test(part) ? [] : [STUDIES]),
    ...(/bell/i.test(part) && /chess/i.test(part) ? [] : [BELOW]),
  ].join('\n\n')
