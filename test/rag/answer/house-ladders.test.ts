import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { HOUSE_LINES, ladder, TITLE_LINES, type Rungs } from '../../support/layouts/ladders.ts'

const post = (
  title: string,
  from: readonly [number, number],
  to: readonly [number, number] | null,
  ...tasks: string[]
) => ({ title, house: '', place: '', from, to, tasks }) as const

/** Titles alone, and titles with a part of the house behind a comma, which looks like a house itself. */
const PLAIN: readonly Rungs[] = [
  {
    house: 'Halden Robotics',
    place: 'Oslo',
    posts: [
      post(
        'Staff Engineer',
        [2020, 4],
        null,
        'Built the scheduler for 300 machines.',
        'Cut build times by half.',
      ),
      post('Engineer', [2016, 3], [2020, 3], 'Wrote the matchmaking service in Go.', 'Mentored two juniors.'),
    ],
  },
  {
    house: 'Quarrel Games',
    place: 'Leeds',
    posts: [
      post('Junior Developer', [2013, 9], [2016, 1], 'Kept the shop running.', 'Moved the tests to CI.'),
    ],
  },
]
const PARTS: readonly Rungs[] = [
  {
    house: 'Gannet Boilers',
    place: 'Hull',
    posts: [
      post(
        'Welder, Repair Shop',
        [2020, 8],
        null,
        'Closed seams of boilers under the crane.',
        'Halved the rework.',
      ),
      post(
        'Apprentice, Engineering',
        [2016, 8],
        [2020, 7],
        'Four years through fitting and drawing.',
        'Best of the year.',
      ),
    ],
  },
  {
    house: 'Corran Maltings',
    place: 'Perth',
    posts: [post('Fitter, Night Shift', [2015, 2], [2016, 5], 'Rebuilt the kiln fan.', 'Two silos.')],
  },
  {
    house: "Petrie's Bicycles",
    place: 'Wick',
    posts: [
      post('Mechanic', [2012, 3], [2015, 1], 'Built 31 bikes.', 'Ran the till.'),
      post('Saturday Assistant', [2010, 3], [2012, 2], 'Trued wheels.', 'Swept the floor.'),
    ],
  },
]

function readOf(career: string): string[] {
  const markdown = `# Ada Marsh\n\n## Employment\n\n${career}\n\n## Languages\n\n- English (native)\n`
  return buildFacts(parseDocument(markdown))
    .entries.filter(({ kind, title, range }) => kind === 'experience' && title !== null && range !== null)
    .map(
      ({ title, org, range }) =>
        `${String(title)} @ ${String(org)} since ${String(Math.floor((range?.from ?? 0) / 12))}`,
    )
}
const written = (rungs: readonly Rungs[]): string[] =>
  rungs.flatMap(({ house, posts }) =>
    posts.map(({ title, from }) => `${title} @ ${house} since ${String(from[0])}`),
  )

describe('houses above several posts there', () => {
  for (const house of Object.keys(HOUSE_LINES))
    for (const title of Object.keys(TITLE_LINES)) {
      // a house and a title in bold with a time each are set alike
      if (house === 'datedBold' && /^bold(?:Dash|Place)?$/.test(title)) continue
      it(`are read with each post: ${house}, ${title}`, () => {
        for (const told of [false, true]) {
          const plain = readOf(ladder(PLAIN, house, title, 'months', told))
          for (const line of written(PLAIN)) expect(plain).toContain(line)
          const parted = readOf(ladder(PARTS, house, title, 'words', told))
          for (const line of written(PARTS)) {
            const [what = '', whom = ''] = line.split(' @ ')
            const [name = ''] = what.split(', ')
            expect(
              parted.some((one) => one.startsWith(name) && one.endsWith(whom)),
              `${line} in ${parted.join('; ')}`,
            ).toBe(true)
          }
        }
      })
    }
})

it('leaves posts alone that name their houses below the heading of the section', () => {
  const read = readOf(
    '**Clerk, Orrin Bank, Leeds** (2018 – 2020)\n\n- Counted.\n\n**Cashier, Vale Credit Union, York** (2015 – 2018)\n\n- Paid out.',
  )
  expect(read).toEqual(['Clerk @ Orrin Bank since 2018', 'Cashier @ Vale Credit Union since 2015'])
})
