/** JSON Resume (schema v1.0.0) to the markdown of a CV: headings by section, one entry a heading, highlights as lists. */
import { CommandError } from './context.ts'
import { resumeSchema, type JsonResume } from './json-resume-schema.ts'
import { bullets, entry, join, line, link, paragraphs, section, type Text } from './markdown-parts.ts'

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
