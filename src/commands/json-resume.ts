/** JSON Resume (schema v1.0.0) to the markdown of a CV: headings by section, one entry a heading, highlights as lists. */
import { z } from 'zod'
import { CommandError } from './context.ts'

const text = z.string().max(20_000).nullish()
const texts = z.array(z.string().max(20_000)).max(500).nullish()
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.looseObject(shape)).max(500).nullish()

const resumeSchema = z.looseObject({
  basics: z.looseObject({
    name: z.string().trim().min(1, 'a name').max(200),
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z
      .looseObject({ address: text, postalCode: text, city: text, region: text, countryCode: text })
      .nullish(),
    profiles: list({ network: text, username: text, url: text }),
  }),
  work: list({
    name: text,
    company: text,
    position: text,
    location: text,
    description: text,
    url: text,
    startDate: text,
    endDate: text,
    summary: text,
    highlights: texts,
  }),
  volunteer: list({
    organization: text,
    position: text,
    url: text,
    startDate: text,
    endDate: text,
    summary: text,
    highlights: texts,
  }),
  education: list({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    score: text,
    courses: texts,
  }),
  awards: list({ title: text, date: text, awarder: text, summary: text }),
  certificates: list({ name: text, date: text, issuer: text, url: text }),
  publications: list({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    entity: text,
    url: text,
    startDate: text,
    endDate: text,
    highlights: texts,
    keywords: texts,
    roles: texts,
  }),
})
export type JsonResume = z.output<typeof resumeSchema>

type Text = string | null | undefined

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2021-03-01' as 'Mar 2021'; anything else as it stands. */
function date(value: Text): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(value?.trim() ?? '') ?? []
  if (!year) return value?.trim() ?? ''
  const name = month ? MONTHS[Number(month) - 1] : undefined
  return name ? `${name} ${year}` : year
}

/** A start without an end goes on. */
function period(start: Text, end: Text): string {
  const from = date(start)
  const to = date(end)
  if (!from) return to
  return `${from} – ${to || 'present'}`
}

/** One line of text that opens no block of its own and no raw HTML. */
function line(value: Text): string {
  return (value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/^(#{1,6}(?=\s|$)|[-+*>](?=\s|$)|=+$|-+$|~{3,}|`{3,})/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2')
}

const join = (parts: readonly Text[], separator: string) => parts.map(line).filter(Boolean).join(separator)
const link = (url: Text) => (url && /^https?:\/\/[^\s<>]+$/.test(url) ? `<${url}>` : line(url))
const bullets = (items: readonly Text[]) =>
  items
    .map(line)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n')

/** Paragraphs are kept; within one, lines are joined. */
const paragraphs = (value: Text) =>
  (value ?? '')
    .split(/\n\s*\n/)
    .map(line)
    .filter(Boolean)
    .join('\n\n')

interface Entry {
  readonly heading: string
  readonly dates?: string
  readonly body?: readonly (string | undefined)[]
}

const entry = ({ heading, dates, body = [] }: Entry): string =>
  [`### ${[heading || 'Untitled', dates].filter(Boolean).join(' | ')}`, ...body].filter(Boolean).join('\n\n')

const section = (heading: string, parts: readonly string[]): string =>
  parts.some(Boolean) ? [`## ${heading}`, ...parts.filter(Boolean)].join('\n\n') : ''

/**
 * Converts a JSON Resume document.
 * @throws CommandError that names the field and what is accepted there
 */
export function fromJsonResume(json: string): string {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    throw new CommandError(`the file is not valid JSON: ${(error as Error).message}`)
  }
  const parsed = resumeSchema.safeParse(data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new CommandError(
      `the file is not a JSON Resume: ${issue?.path.join('.') || 'the document'}: ${issue?.message ?? 'not valid'}`,
    )
  }
  return toMarkdown(parsed.data)
}

function toMarkdown(resume: JsonResume): string {
  const { basics } = resume
  const { location } = basics
  const place = join(
    [location?.address, location?.postalCode, location?.city, location?.region, location?.countryCode],
    ', ',
  )
  const contact = [
    basics.email && `- Email: ${line(basics.email)}`,
    basics.phone && `- Phone: ${line(basics.phone)}`,
    basics.url && `- Website: ${link(basics.url)}`,
    place && `- Location: ${place}`,
    ...(basics.profiles ?? []).map(
      (profile) =>
        `- ${line(profile.network) || 'Profile'}: ${profile.url ? link(profile.url) : line(profile.username)}`,
    ),
  ].filter(Boolean)
  const sections = [
    `# ${line(basics.name)}`,
    line(basics.label),
    section('Contact', [contact.join('\n')]),
    section('Summary', [paragraphs(basics.summary)]),
    section(
      'Experience',
      (resume.work ?? []).map((work) =>
        entry({
          heading: join([work.position, work.name ?? work.company, work.location], ', '),
          dates: period(work.startDate, work.endDate),
          body: [
            line(work.description),
            paragraphs(work.summary),
            bullets(work.highlights ?? []),
            link(work.url),
          ],
        }),
      ),
    ),
    section(
      'Projects',
      (resume.projects ?? []).map((project) =>
        entry({
          heading: join([project.name, project.entity], ', '),
          dates: period(project.startDate, project.endDate ?? (project.startDate ? undefined : '')),
          body: [
            paragraphs(project.description),
            bullets(project.highlights ?? []),
            project.roles?.length ? `Role: ${join(project.roles, ', ')}` : '',
            project.keywords?.length ? `Used: ${join(project.keywords, ', ')}` : '',
            link(project.url),
          ],
        }),
      ),
    ),
    section(
      'Education',
      (resume.education ?? []).map((study) =>
        entry({
          heading: join([join([study.studyType, study.area], ' '), study.institution], ', '),
          dates: period(study.startDate, study.endDate),
          body: [
            study.score ? `Grade: ${line(study.score)}` : '',
            bullets(study.courses ?? []),
            link(study.url),
          ],
        }),
      ),
    ),
    section('Skills', [
      bullets(
        (resume.skills ?? []).map((skill) => {
          const name = join([skill.name, skill.level ? `(${skill.level})` : ''], ' ')
          return skill.keywords?.length ? `${name || 'Also'}: ${join(skill.keywords, ', ')}` : name
        }),
      ),
    ]),
    section('Languages', [bullets((resume.languages ?? []).map((l) => join([l.language, l.fluency], ': ')))]),
    section('Certificates', [
      bullets((resume.certificates ?? []).map((c) => join([c.name, c.issuer, date(c.date)], ', '))),
    ]),
    section(
      'Awards',
      (resume.awards ?? []).map((award) =>
        bullets([
          [join([award.title, award.awarder, date(award.date)], ', '), line(award.summary)]
            .filter(Boolean)
            .join('. '),
        ]),
      ),
    ),
    section(
      'Publications',
      (resume.publications ?? []).map((paper) =>
        entry({
          heading: join([paper.name, paper.publisher], ', '),
          dates: date(paper.releaseDate),
          body: [paragraphs(paper.summary), link(paper.url)],
        }),
      ),
    ),
    section(
      'Volunteering',
      (resume.volunteer ?? []).map((work) =>
        entry({
          heading: join([work.position, work.organization], ', '),
          dates: period(work.startDate, work.endDate),
          body: [paragraphs(work.summary), bullets(work.highlights ?? []), link(work.url)],
        }),
      ),
    ),
    section('Interests', [
      bullets(
        (resume.interests ?? []).map((i) =>
          i.keywords?.length ? `${line(i.name)}: ${join(i.keywords, ', ')}` : i.name,
        ),
      ),
    ]),
    section('References', [
      bullets(
        (resume.references ?? []).map((r) => [line(r.name), line(r.reference)].filter(Boolean).join(': ')),
      ),
    ]),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
