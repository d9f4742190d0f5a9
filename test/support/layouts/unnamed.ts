/** Posts of which no heading says that they are posts, in definition lists, in capitals, and in tables with heads of a trade. */
import { bullets as bl, type Post } from './posts.ts'

type Dates = (post: Post) => string

/** Headings that say nothing by themselves. */
export const UNNAMED = ['My road', 'The hotels', 'Places', 'The long version', 'The working years', 'Service']

export const DEFINED: Readonly<Record<string, (p: Post, d: string) => string>> = {
  fields: (p, d) => `${p.house}\n: Post: ${p.title}\n: Dates: ${d}\n: ${p.tasks[0] ?? ''}`,
  bold: (p, d) => `**${p.house}**\n: As: ${p.title}\n: When: ${d}\n: What: ${p.tasks[0] ?? ''}`,
  post: (p, d) => `${p.house}\n: ${p.title}, ${d}\n: ${p.tasks[0] ?? ''}`,
  dates: (p, d) => `${p.title}, ${p.house}\n: ${d}, ${p.place}\n: ${p.tasks[0] ?? ''}`,
  loose: (p, d) => `${p.house}\n\n:   ${p.title}, ${d}\n\n    ${p.tasks[0] ?? ''}`,
  employer: (p, d) => `${p.title}\n: Employer: ${p.house}\n: Period: ${d}\n: Place: ${p.place}`,
}

export const LINES: Readonly<Record<string, (p: Post, d: string) => string>> = {
  capitals: (p, d) => `**${p.house.toUpperCase()}**, ${p.place} | ${d}\n\n*${p.title}*\n\n${bl(p)}`,
  'house, dates, title': (p, d) => `${p.house}, ${p.place}\n${d}\n${p.title}\n\n${bl(p)}`,
  'bold house, dates, title': (p, d) => `**${p.house}, ${p.place}**\n${d}\n${p.title}\n${p.tasks.join(' ')}`,
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const half = (at: readonly [number, number] | null): string =>
  at === null ? 'now' : `${String(at[1]).padStart(2, '0')}/${at[0]}`

export const BY_SIGHT: Readonly<Record<string, (ps: readonly Post[], df: Dates) => string>> = {
  'from, to, house, place, post': (ps) =>
    table(
      ['From', 'To', 'Kitchen', 'City', 'Post', 'What it was'],
      ps.map((p) => [half(p.from), half(p.to), p.house, p.place, p.title, 'two floors, always full']),
    ),
  'from, to, post, house': (ps) =>
    table(
      ['From', 'To', 'As', 'Ship'],
      ps.map((p) => [half(p.from), half(p.to), p.title, `${p.house}, ${p.place}`]),
    ),
  'house, post, dates': (ps, df) =>
    table(
      ['Ward', 'Trade', 'Years'],
      ps.map((p) => [p.house, p.title, df(p)]),
    ),
}
