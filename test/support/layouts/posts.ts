/** Posts that layouts are made of, and how dates are written. */

export interface Post {
  readonly title: string
  readonly house: string
  readonly place: string
  /** Year and month. */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number] | null
  readonly tasks: readonly string[]
}

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
)
const padded = (month: number): string => String(month).padStart(2, '0')
export const monthOf = ([year, month]: readonly [number, number]): string => `${LONG[month - 1]} ${year}`

export const DATES: Readonly<Record<string, (post: Post) => string>> = {
  years: ({ from, to }) => `${from[0]} – ${to?.[0] ?? 'present'}`,
  months: ({ from, to }) =>
    `${SHORT[from[1] - 1]} ${from[0]} – ${to ? `${SHORT[to[1] - 1]} ${to[0]}` : 'present'}`,
  numbers: ({ from, to }) => `${padded(from[1])}/${from[0]}–${to ? `${padded(to[1])}/${to[0]}` : 'now'}`,
  words: ({ from, to }) => (to ? `${monthOf(from)} to ${monthOf(to)}` : `since ${monthOf(from)}`),
}

export const bullets = ({ tasks }: Post, indent = ''): string =>
  tasks.map((task) => `${indent}- ${task}`).join('\n')

const post = (
  title: string,
  house: string,
  place: string,
  from: readonly [number, number],
  to: readonly [number, number] | null,
  ...tasks: readonly string[]
): Post => ({ title, house, place, from, to, tasks })

/** Three posts each, latest first. */
export const CAREERS: Readonly<Record<string, readonly [Post, Post, Post]>> = {
  software: [
    post(
      'Staff Engineer',
      'Halden Robotics',
      'Oslo',
      [2020, 4],
      null,
      'Built the scheduler for 300 machines.',
      'Cut build times by half.',
    ),
    post(
      'Backend Developer',
      'Quarrel Games',
      'Leeds',
      [2016, 3],
      [2020, 2],
      'Wrote the matchmaking service in Go.',
      'Mentored two juniors.',
    ),
    post(
      'Junior Developer',
      'Pennant',
      'York',
      [2013, 9],
      [2016, 1],
      'Kept the shop running.',
      'Moved the tests to CI.',
    ),
  ],
  care: [
    post(
      'Ward Sister',
      "St Brannoc's Hospital",
      'Bristol',
      [2019, 6],
      null,
      'Runs a ward of 28 beds.',
      'Introduced bedside handovers.',
    ),
    post(
      'Staff Nurse',
      'Tarn Valley Clinic',
      'Kendal',
      [2014, 2],
      [2019, 5],
      'Night shifts in surgery.',
      'Trained new starters.',
    ),
    post(
      'Healthcare Assistant',
      'Larch House',
      'Carlisle',
      [2011, 10],
      [2014, 1],
      'Looked after residents.',
      'Drove the minibus.',
    ),
  ],
  kitchen: [
    post(
      'Head Chef',
      'The Copper Pot',
      'Cork',
      [2018, 5],
      null,
      'Leads nine cooks.',
      'Changed the menu every month.',
    ),
    post(
      'Sous Chef',
      'Marlowe & Finch',
      'Dublin',
      [2014, 4],
      [2018, 4],
      'Fish and sauces.',
      'Ordered for sixty covers.',
    ),
    post(
      'Commis',
      'Hotel Aurelia',
      'Galway',
      [2012, 1],
      [2014, 3],
      'Learned butchery.',
      'Peeled many potatoes.',
    ),
  ],
}

/** What one was at the second house before. */
export const BEFORE: Readonly<Record<string, Post>> = {
  software: post('Support Developer', 'Quarrel Games', 'Leeds', [2015, 1], [2016, 2], 'Fixed tickets.'),
  care: post('Bank Nurse', 'Tarn Valley Clinic', 'Kendal', [2013, 3], [2014, 1], 'Weekends only.'),
  kitchen: post('Line Cook', 'Marlowe & Finch', 'Dublin', [2013, 2], [2014, 3], 'Grill.'),
}
