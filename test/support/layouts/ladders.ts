/** Houses above one's posts there, in every form of the one with every form of the other. */
import { bullets, DATES, type Post } from './posts.ts'

export interface Rungs {
  readonly house: string
  readonly place: string
  readonly posts: readonly Post[]
}

/** `span`: from when to when one was there. */
export const HOUSE_LINES: Readonly<Record<string, (of: Rungs, span: string) => string>> = {
  bold: ({ house, place }) => `**${house}, ${place}**`,
  boldAndPlace: ({ house, place }) => `**${house}** — ${place}`,
  heading: ({ house, place }) => `### ${house}, ${place}`,
  headingAlone: ({ house }) => `### ${house}`,
  headingAbovePlace: ({ house, place }) => `### ${house}\n\n${place}`,
  datedHeading: ({ house, place }, span) => `### ${house}, ${place} (${span})`,
  datedBold: ({ house, place }, span) => `**${house}, ${place}** | ${span}`,
  emphasis: ({ house, place }) => `*${house}, ${place}*`,
  plain: ({ house, place }) => `${house}, ${place}`,
  described: ({ house, place }) =>
    `**${house}**, ${place}\nMakes parts for canneries and dairies. About 80 people.`,
  describedHeading: ({ house, place }) => `### ${house}, ${place}\n\n*Makes parts for canneries; 80 people.*`,
  describedBelow: ({ house, place }) =>
    `### ${house}, ${place}\n\nMakes parts for canneries and dairies, about 80 people.`,
}

export const TITLE_LINES: Readonly<Record<string, (title: string, dates: string) => string>> = {
  bar: (title, dates) => `${title} | ${dates}`,
  emphasisBar: (title, dates) => `*${title}* | ${dates}`,
  bold: (title, dates) => `**${title}**, ${dates}`,
  comma: (title, dates) => `${title}, ${dates}`,
  emphasis: (title, dates) => `*${title}, ${dates}*`,
  brackets: (title, dates) => `${title} (${dates})`,
  dash: (title, dates) => `${title} — ${dates}`,
  right: (title, dates) => `${title}            ${dates}`,
  colon: (title, dates) => `${dates}: ${title}`,
  datesFirst: (title, dates) => `${dates}  ${title}`,
  emphasisedDates: (title, dates) => `*${dates}* ${title}`,
  heading: (title, dates) => `#### ${title} (${dates})`,
  headingAndLine: (title, dates) => `#### ${title}\n${dates}`,
  headingAndParagraph: (title, dates) => `#### ${title}\n\n*${dates}*`,
  boldAndLine: (title, dates) => `**${title}**  \n${dates}`,
  boldAndParagraph: (title, dates) => `**${title}**\n\n${dates}`,
  lineAndBold: (title, dates) => `${dates}  \n**${title}**`,
  item: (title, dates) => `- ${title}, ${dates}`,
  boldItem: (title, dates) => `- **${title}** (${dates})`,
  emphasisAlone: (title, dates) => `*${title}*, ${dates}`,
  boldDash: (title, dates) => `**${title}** — ${dates}`,
  boldPlace: (title, dates) => `**${title}** | Oslo | ${dates}`,
}

export type Dates = keyof typeof DATES

/** The careers below one heading of a CV. */
export function ladder(
  rungs: readonly Rungs[],
  house: string,
  title: string,
  dates: Dates,
  told: boolean,
): string {
  const say = DATES[dates] ?? String
  return rungs
    .map((of) => {
      const [latest, first] = [of.posts[0], of.posts.at(-1)]
      const span = `${String(first?.from[0])} – ${String(latest?.to?.[0] ?? 'present')}`
      const posts = of.posts.map((post) => {
        const line = TITLE_LINES[title]?.(post.title, say(post)) ?? ''
        const isItem = line.startsWith('- ')
        const body = told ? `${isItem ? '  ' : ''}${post.tasks.join(' ')}` : bullets(post, isItem ? '  ' : '')
        return `${line}\n${isItem ? '' : '\n'}${body}`
      })
      return [HOUSE_LINES[house]?.(of, span), ...posts].join('\n\n')
    })
    .join('\n\n')
}
