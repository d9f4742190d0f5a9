/** Layouts of studies: what was studied, where, and when, each written as people write them. */

export interface Study {
  readonly title: string
  readonly school: string
  readonly from: number
  readonly to: number
}

export const STUDIES: readonly (readonly [Study, Study])[] = [
  [
    { title: 'MSc Robotics', school: 'University of Harrow', from: 2014, to: 2016 },
    { title: 'BSc Physics', school: 'Velden College', from: 2011, to: 2014 },
  ],
  [
    { title: 'Bachelor of Arts', school: 'Lough Merrin University', from: 2009, to: 2012 },
    { title: 'Postgraduate Certificate in Law', school: 'Sulzau Business School', from: 2007, to: 2008 },
  ],
]

export const STUDY_DATES: Readonly<Record<string, (study: Study) => string>> = {
  years: ({ from, to }) => `${from} – ${to}`,
  'the year of the end': ({ to }) => `${to}`,
  'the year of graduation': ({ to }) => `graduated ${to}`,
  months: ({ from, to }) => `Sep ${from} – Jun ${to}`,
}

type Layout = (study: Study, dates: string) => string

export const STUDY_LAYOUTS: Readonly<Record<string, Layout>> = {
  'school, dates, title in lines': ({ title, school }, dates) => `${school}\n${dates}\n${title}`,
  'title, dates, school in lines': ({ title, school }, dates) => `${title}\n${dates}\n${school}`,
  'school, title, dates in lines': ({ title, school }, dates) => `${school}\n${title}\n${dates}`,
  'dates in bold, title, school': ({ title, school }, dates) => `**${dates}**\n${title}\n${school}`,
  'definitions of titles': ({ title, school }, dates) => `${title}\n: ${school}, ${dates}`,
  'definitions of schools': ({ title, school }, dates) => `${school}\n: ${title}, ${dates}`,
  'school, colon': ({ title, school }, dates) => `${school}: ${title} (${dates})`,
  'title with dates, school below': ({ title, school }, dates) => `${title} [${dates}]\n${school}`,
  'a line': ({ title, school }, dates) => `${title}, ${school}, ${dates}`,
  'title from school': ({ title, school }, dates) => `${title} from ${school}, ${dates}`,
  quotes: ({ title, school }, dates) => `> ${title}, ${school}, ${dates}`,
  'items led by dates': ({ title, school }, dates) => `- ${dates}: ${title}, ${school}`,
  'items with the school first': ({ title, school }, dates) => `- ${school} – ${title} (${dates})`,
  'headings of titles and schools': ({ title, school }, dates) => `### ${title}, ${school}\n\n${dates}`,
  'headings of titles': ({ title, school }, dates) => `### ${title}\n\n${school}, ${dates}\n\nGrade: good.`,
  'headings of titles with fields': ({ title, school }, dates) =>
    `### ${title}\n\n- School: ${school}\n- Dates: ${dates}`,
}

/** Headings that say it, that say something near it, and that say nothing. */
export const STUDY_HEADINGS: readonly string[] = [
  'Education',
  'Before all that',
  'Lessons',
  'Training',
  'How I got here',
]
