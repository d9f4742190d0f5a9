/** A CV as JSON Resume (schema v1.0.0), from the facts that are read off its markdown; nothing is made up. */
import type { DateRange } from '../../rag/answer/dates.ts'
import { findDates } from '../../rag/answer/dates.ts'
import type { Entry } from '../../rag/answer/entries.ts'
import { buildFacts, type Facts } from '../../rag/answer/facts.ts'
import type { Kind } from '../../rag/answer/lexicon/kinds.ts'
import { deriveProfile } from '../../rag/profile.ts'
import type { Block, CvDocument } from '../../rag/types.ts'
import type { Profile } from '../../server/store/profile.ts'

type Json = Record<string, unknown>

/** Month number as in DateRange (year × 12 + month) to 'YYYY-MM', or 'YYYY' when only the year is known. */
function isoDate(month: number, exact: boolean): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return exact ? `${year}-${String((month % 12) + 1).padStart(2, '0')}` : year
}

function period(range: DateRange | null): Json {
  if (!range) return {}
  return {
    startDate: isoDate(range.from, range.exact),
    ...(range.open || !Number.isFinite(range.to) ? {} : { endDate: isoDate(range.to, range.exact) }),
  }
}

/** Members that say nothing are left out. */
function compact(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).filter(([, v]) => v !== '' && v != null && !(Array.isArray(v) && v.length === 0)),
  )
}

interface Reader {
  readonly document: CvDocument
  readonly facts: Facts
}

/** What stands below an entry's header: paragraphs as the summary, list items as highlights. */
function bodyOf({ document, facts }: Reader, entry: Entry): { summary: string; highlights: string[] } {
  const header = new Set(entry.header.map((index) => facts.units[index]?.unit.block))
  const blocks = new Set<number>()
  for (let i = entry.from; i < entry.to; i++) {
    const block = facts.units[i]?.unit.block
    if (block != null && !header.has(block)) blocks.add(block)
  }
  const all = [...blocks].flatMap((index) => document.blocks[index] ?? [])
  return {
    summary: all
      .filter((block) => block.kind === 'paragraph')
      .map((block) => block.text)
      .join('\n\n'),
    highlights: all.filter((block) => block.kind !== 'paragraph').map((block) => block.text),
  }
}

/** Blocks of the sections of a kind. */
function blocksOf({ document, facts }: Reader, kind: Kind): Block[] {
  return document.blocks.filter(
    (block) => facts.mainKinds[block.section] === kind && block.text.trim() !== '',
  )
}

const entriesOf = ({ facts }: Reader, ...kinds: Kind[]): Entry[] =>
  facts.entries.filter((entry) => entry.kind !== null && kinds.includes(entry.kind))

/** 'Label: one, two' as its two sides; a table row's first cell is the label. */
function sides(block: Block): [string, string] {
  if (block.cells)
    return [
      block.cells[0]?.text ?? '',
      block.cells
        .slice(1)
        .map((cell) => cell.text)
        .filter(Boolean)
        .join(', '),
    ]
  const [, label, rest] = /^([^:]{1,60}?)\s*(?::|\s[–—]|\s-)\s+(.+)$/s.exec(block.text) ?? []
  return label && rest ? [label, rest] : [block.text, '']
}

const listOf = (text: string) =>
  text
    .split(/[,;]\s+/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean)

/** A line without the date that stands in it, and that date. */
function dated(text: string): { name: string; date: string } {
  const [first] = findDates(text)
  if (!first) return { name: text, date: '' }
  const name = `${text.slice(0, first.start)}${text.slice(first.end)}`
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?:[\s,;:|·–—-]+$)|(?:^[\s,;:|·–—-]+)/g, '')
    .replace(/,\s*,/g, ',')
  return { name: name || text, date: isoDate(first.from, first.exact) }
}

/** What the owner says of the page beyond the CV, and where it is. */
export interface ResumeContext {
  readonly profile: Profile
  readonly baseUrl: string
  readonly version: number
  readonly updatedAt: Date
}

export function toJsonResume(document: CvDocument, context: ResumeContext): Json {
  const reader = { document, facts: buildFacts(document) }
  return compact({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(reader, context),
    work: entriesOf(reader, 'experience', 'teaching').map((entry) =>
      compact({
        name: entry.org ?? (entry.title ? null : entry.parts[0]),
        position: entry.title,
        location: entry.place,
        ...period(entry.range),
        ...bodyOf(reader, entry),
      }),
    ),
    volunteer: entriesOf(reader, 'volunteering').map((entry) =>
      compact({
        organization: entry.org ?? entry.parts[0],
        position: entry.title,
        ...period(entry.range),
        ...bodyOf(reader, entry),
      }),
    ),
    education: entriesOf(reader, 'education').map((entry) => {
      const { summary, highlights } = bodyOf(reader, entry)
      const [area, institution] = studyOf(entry)
      return compact({
        institution,
        area,
        ...period(entry.range),
        courses: [summary, ...highlights].filter(Boolean),
      })
    }),
    projects: entriesOf(reader, 'projects').map((entry) => {
      const { summary, highlights } = bodyOf(reader, entry)
      return compact({
        name: entry.parts[0] ?? entry.text,
        ...period(entry.range),
        description: summary,
        highlights,
      })
    }),
    skills: skillsOf(reader),
    languages: blocksOf(reader, 'languages').map((block) => {
      const [language, fluency] = sides(block)
      return compact({ language, fluency })
    }),
    certificates: blocksOf(reader, 'certifications').map((block) => compact(dated(block.text))),
    awards: blocksOf(reader, 'awards').map((block) => {
      const { name, date } = dated(block.text)
      return compact({ title: name, date })
    }),
    publications: blocksOf(reader, 'publications').map((block) => {
      const { name, date } = dated(block.text)
      return compact({ name, releaseDate: date })
    }),
    interests: blocksOf(reader, 'interests').map((block) => ({ name: block.text })),
    references: blocksOf(reader, 'references').map((block) => ({ reference: block.text })),
    meta: {
      canonical: `${context.baseUrl}/cv.json`,
      version: `v${context.version}.0.0`,
      lastModified: context.updatedAt.toISOString().slice(0, 19),
    },
  })
}

const DEGREE =
  /\b(?:[BM]\.?(?:Sc|A|Eng|Ed|Phil)|Ph\.?D|Bachelor|Master|Doctor|Diploma|Certificate|Degree|Apprenticeship|A[- ]levels?)\b/i

/** What was studied and where; a header of one part is told by its words. */
function studyOf(entry: Entry): [string | null, string | null] {
  const place = entry.org ?? (entry.title ? null : (entry.parts[0] ?? null))
  return entry.title === null && place !== null && DEGREE.test(place) ? [place, null] : [entry.title, place]
}

/** One skill a list item; what is listed below it, or after a colon, are its keywords. */
function skillsOf(reader: Reader): Json[] {
  const blocks = blocksOf(reader, 'skills')
  const below = (block: Block) => blocks.filter((other) => other.parents.includes(block.index))
  return blocks
    .filter((block) => !block.parents.some((parent) => blocks.some((other) => other.index === parent)))
    .map((block) => {
      const [name, rest] = sides(block)
      return compact({ name, keywords: [...listOf(rest), ...below(block).map((other) => other.text)] })
    })
}

function basicsOf(reader: Reader, { profile }: ResumeContext): Json {
  const derived = deriveProfile(reader.document)
  const of = (kind: 'email' | 'phone' | 'url') => derived.contacts.filter((contact) => contact.kind === kind)
  const links = profile.links
    ? profile.links.filter((link) => /^https?:/.test(link.url))
    : of('url').map((contact) => ({
        label: contact.label || new URL(contact.href).hostname,
        url: contact.href,
      }))
  return compact({
    name: profile.name ?? derived.name,
    label: profile.headline ?? derived.headline,
    email: of('email')[0]?.value,
    phone: of('phone')[0]?.value,
    url: links[0]?.url,
    summary: blocksOf(reader, 'summary')
      // The lines above the first section are the headline and the contact, not the summary.
      .filter((block) => (reader.document.sections[block.section]?.depth ?? 0) > 1)
      .map((block) => block.text)
      .join('\n\n'),
    profiles: links.slice(1).map((link) => ({ network: link.label, url: link.url })),
  })
}
