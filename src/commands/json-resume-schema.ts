/** What is read of a JSON Resume (schema v1.0.0), with limits on every text and list; other members are let through. */
import { z } from 'zod'

const text = z.string().max(20_000).nullish()
const texts = z.array(z.string().max(20_000)).max(500).nullish()
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.looseObject(shape)).max(500).nullish()

export const resumeSchema = z.looseObject({
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
