/** Events and the like that are told by 'Label: value' lines below a name, as people write them down, and what is asked of them. */
import type { Area, Question } from './area.ts'

interface Engagement {
  readonly name: string
  readonly year: number
  readonly date: string
  /** Labels and values in their order. */
  readonly fields: readonly (readonly [label: string, value: string])[]
  readonly done: string
}

const engagement = (
  name: string,
  year: number,
  date: string,
  done: string,
  fields: Readonly<Record<string, string>>,
): Engagement => ({ name, year, date, done, fields: Object.entries(fields) })

const ALL: readonly Engagement[] = [
  engagement('Harrow Lantern Walk', 2025, '8 November 2025', 'Doubled the number of stewards.', {
    Role: 'Producer',
    Client: 'Tarn Borough Council',
    Venue: 'Mill Park, Kendal',
    Audience: '9,400',
    Budget: '£210,000',
  }),
  engagement('Quillon Sales Summit', 2025, '3 March 2025', 'Ran two stages from one desk.', {
    Role: 'Show caller',
    Client: 'Quillon Foods',
    Venue: 'Dockside Hall, Leeds',
    Audience: '640 delegates',
  }),
  engagement('Harrow Lantern Walk', 2024, '9 November 2024', 'Moved the start to the old mill.', {
    Role: 'Assistant producer',
    Client: 'Tarn Borough Council',
    Audience: '8,100',
    Budget: '£180,000',
  }),
  engagement('Bellweather Wedding Fair', 2024, '18 May 2024', 'Built 60 stands overnight.', {
    Role: 'Stage manager',
    Client: 'Orchard & Rowe',
    Venue: 'Corn Hall, Ripon',
    Suppliers: 'Marlow Tents (marquees), Pennine Power (generators)',
  }),
  engagement('Pike Street Jazz Nights', 2023, '14 July 2023', 'Sold every seat.', {
    Role: 'Production manager',
    Client: 'Tarn Borough Council',
    Venue: 'Pike Street Yard, Kendal',
    Audience: '2,300',
    Budget: '£46,000',
  }),
]

type Fields = (e: Engagement, more?: readonly (readonly [string, string])[]) => string
const pairs = (e: Engagement, more: readonly (readonly [string, string])[] = []) => [...more, ...e.fields]
const lines: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
const broken: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `${label}: ${value}`)
    .join('  \n')
const items: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `- ${label}: ${value}`)
    .join('\n')
const bold: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `**${label}:** ${value}`)
    .join('  \n')
const boldItems: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `- **${label}**: ${value}`)
    .join('\n')
const nested: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `  - ${label}: ${value}`)
    .join('\n')
const table: Fields = (e, more) =>
  `| | |\n| --- | --- |\n${pairs(e, more)
    .map(([label, value]) => `| ${label} | ${value} |`)
    .join('\n')}`
const piped: Fields = (e, more) =>
  pairs(e, more)
    .map(([label, value]) => `${label}: ${value}`)
    .join(' | ')
const link = (name: string): string => `[${name}](https://x.example/${name.length})`

const each = (write: (e: Engagement) => string): string => ALL.map(write).join('\n\n')
const byYear = (year: (year: number) => string, write: (e: Engagement) => string): string =>
  [2025, 2024, 2023]
    .map(
      (y) =>
        `${year(y)}\n\n${ALL.filter((e) => e.year === y)
          .map(write)
          .join('\n\n')}`,
    )
    .join('\n\n')
const h2 = (y: number): string => `## ${y}`
const h3 = (y: number): string => `### ${y}`

const LAYOUTS: Readonly<Record<string, string>> = {
  h2_b_lines: byYear(h2, (e) => `**${e.name}**\n${lines(e)}\n- ${e.done}`),
  h2_b_sort_lines: byYear(h2, (e) => `**${e.name}** (outdoors)\n${lines(e)}\n- ${e.done}`),
  h2_b_par_lines: byYear(h2, (e) => `**${e.name}**\n\n${broken(e)}\n\n- ${e.done}`),
  h2_h3_lines: byYear(h2, (e) => `### ${e.name}\n\n${lines(e)}\n\n- ${e.done}`),
  h2_h3_items: byYear(h2, (e) => `### ${e.name}\n\n${items(e)}\n\n${e.done}`),
  h2_h3_bold: byYear(h2, (e) => `### ${e.name}\n\n${bold(e)}\n\n- ${e.done}`),
  h2_h3_table: byYear(h2, (e) => `### ${e.name}\n\n${table(e)}\n\n${e.done}`),
  h2_label: byYear(h2, (e) => `${lines(e, [['Event', e.name]])}\n- ${e.done}`),
  h2_label_bold: byYear(h2, (e) => `${bold(e, [['Event', e.name]])}\n\n${e.done}`),
  h2_label_items: byYear(h2, (e) => `${items(e, [['Event', e.name]])}\n\n${e.done}`),
  h2_item_nested: byYear(h2, (e) => `- **${e.name}**\n${nested(e)}\n  - ${e.done}`),
  h2_link_items: byYear(h2, (e) => `### ${link(e.name)}\n\n${boldItems(e)}`),
  sec_h3y_b: `## Events\n\n${byYear(h3, (e) => `**${e.name}**  \n${broken(e)}\n\n${e.done}`)}`,
  sec_h3y_h4: `## Selected work\n\n${byYear(h3, (e) => `#### ${e.name}\n\n${boldItems(e)}\n\n${e.done}`)}`,
  sec_by_label: `## Events\n\n${byYear(
    (y) => `**${y}**`,
    (e) => `${broken(e, [['Event', e.name]])}\n\n${e.done}`,
  )}`,
  sec_by_h3: `## Events\n\n${each((e) => `### ${e.name} (${e.year})\n\n${lines(e)}\n\n${e.done}`)}`,
  sec_y_h3: `## Selected events\n\n${each((e) => `### ${e.year}: ${e.name}\n\n${items(e)}\n\n${e.done}`)}`,
  sec_h3_date: `## Events\n\n${each((e) => `### ${e.name}\n\n${lines(e, [['Date', e.date]])}\n\n- ${e.done}`)}`,
  sec_h3_year: `## Productions and events\n\n${each((e) => `### ${e.name}\n\n${boldItems(e, [['Year', String(e.year)]])}\n\n${e.done}`)}`,
  sec_b_date: `## Events\n\n${each((e) => `**${e.name}**\n${lines(e, [['Dates', e.date]])}\n${e.done}`)}`,
  sec_label_date: `## Events\n\n${each(
    (e) =>
      `${broken(e, [
        ['Event', e.name],
        ['Date', e.date],
      ])}\n\n${e.done}`,
  )}`,
  sec_label_bold: `## What I have worked on\n\n${each(
    (e) =>
      `${bold(e, [
        ['Event', e.name],
        ['Year', String(e.year)],
      ])}\n\n${e.done}`,
  )}`,
  sec_table: `## Events\n\n${each((e) => `### ${e.name}\n\n${table(e, [['Date', e.date]])}\n\n${e.done}`)}`,
  sec_table_label: `## Events\n\n${each(
    (e) =>
      `${table(e, [
        ['Event', e.name],
        ['Date', e.date],
      ])}\n\n${e.done}`,
  )}`,
  sec_b_paren: `## Events\n\n${each((e) => `**${e.name}** (${e.year})\n\n${items(e)}\n\n${e.done}`)}`,
  sec_piped: `## Events\n\n${each((e) => `**${e.name}**, ${e.year}  \n${piped(e)}\n\n${e.done}`)}`,
  sec_item: `## Events\n\n${each((e) => `- **${e.name}** (${e.year})\n${nested(e)}`)}`,
  sec_link: `## Events\n\n${each((e) => `**${link(e.name)}**\n\n${boldItems(e, [['Date', e.date]])}`)}`,
}

/** What is asked of each. */
const QUESTIONS: readonly Question[] = [
  ['Which events did she work on in 2024?', [['Lantern Walk'], ['Wedding Fair']], 'Quillon'],
  ['List the events of 2025.', [['Lantern Walk'], ['Quillon Sales']], 'Wedding'],
  ['What did she produce in 2023?', [['Jazz Nights']], 'Lantern'],
  ['How many events did she do in 2025?', [['two', '2 ']], 'Wedding'],
  ['Who was the client of the Quillon Sales Summit?', [['Quillon Foods']]],
  ['What was her role at the Pike Street Jazz Nights?', [['Production manager']], 'Stage manager'],
  ['What was her role at the Harrow Lantern Walk in 2024?', [['Assistant producer']]],
  ['Which events did she do for Tarn Borough Council?', [['Lantern Walk'], ['Jazz Nights']], 'Wedding'],
  ['What was the budget of the Pike Street Jazz Nights?', [['46,000']], '210,000'],
  ['What was the budget of the Quillon Sales Summit?', null],
  ['Where was the Bellweather Wedding Fair held?', [['Corn Hall']], 'Dockside'],
  ['What was her first event?', [['Jazz Nights']], 'Lantern'],
  ['How many people came to the Harrow Lantern Walk in 2025?', [['9,400']], '8,100'],
  [
    'By how many did the audience of the Harrow Lantern Walk grow from 2024 to 2025?',
    [
      ['1,300', '9,400'],
      ['1,300', '8,100'],
    ],
  ],
  ['Who provided the generators at the Bellweather Wedding Fair?', [['Pennine Power']]],
  ['Who provided the catering at the Pike Street Jazz Nights?', null],
]

export const EVENTS: Readonly<Record<string, Area>> = { events: { questions: QUESTIONS, layouts: LAYOUTS } }
