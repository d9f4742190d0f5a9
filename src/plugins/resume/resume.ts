/** A CV as JSON Resume (schema v1.0.0), from the facts that are read off its markdown; nothing is made up. */
import type { DateRange } from '../../rag/answer/text/dates.ts'
import { type Entry, isPost } from '../../rag/answer/entries/entry.ts'
import { buildFacts } from '../../rag/answer/facts/build-facts.ts'
import type { Facts } from '../../rag/answer/facts/facts.ts'
import { isPersonal } from '../../rag/answer/lexicon/breaks.ts'
import type { Kind } from '../../rag/answer/lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../../rag/answer/lexicon/names.ts'
import { isLevel } from '../../rag/answer/lexicon/ratings.ts'
import { entriesOf as allEntries, isTold } from '../../rag/answer/posts/timeline-entries.ts'
import { fold } from '../../rag/answer/text/text.ts'
import { deriveProfile } from '../../rag/profile.ts'
import type { Block, CvDocument } from '../../rag/types.ts'
import type { Profile } from '../../server/store/profile.ts'
import { dated, degreeOf, isoDate, linesOf, whereOf } from './lines.ts'

type Json = Record<string, unknown>

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

/**
 * What stands below an entry's header: paragraphs as the summary, list items as highlights. A post that sentences
 * tell of has no header: those are its summary.
 */
function bodyOf({ document, facts }: Reader, entry: Entry): { summary: string; highlights: string[] } {
  if (isTold(facts, entry)) {
    const told = entry.header.flatMap((index) => facts.units[index]?.unit.text ?? [])
    return { summary: told.join(' '), highlights: [] }
  }
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

/** The same of a list, whose lines may stand below each other; without what a table is called. */
const itemsOf = (reader: Reader, kind: Kind): Block[] =>
  blocksOf(reader, kind)
    .filter(({ text }) => !/^:\s/.test(text))
    .flatMap((block) => linesOf(reader.document, block))

const entriesOf = ({ facts }: Reader, ...kinds: Kind[]): Entry[] =>
  allEntries(facts).filter((entry) => entry.kind !== null && kinds.includes(entry.kind))

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

/** What the owner says of the page beyond the CV, and where it is. */
export interface ResumeContext {
  readonly profile: Profile
  readonly baseUrl: string
  readonly version: number
  readonly updatedAt: Date
}

export function toJsonResume(given: CvDocument, context: ResumeContext): Json {
  const facts = buildFacts(given)
  const reader = { document: facts.document, facts }
  const { education, certificates } = studiesOf(reader)
  return compact({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(reader, context),
    work: workOf(reader).map((entry) =>
      compact({
        position: entry.title,
        ...whereOf(entry, cellsOf(reader, entry)),
        ...period(entry.range),
        ...bodyOf(reader, entry),
      }),
    ),
    volunteer: entriesOf(reader, 'volunteering').map((entry) =>
      compact({
        organization: entry.org ?? (entry.title ? null : entry.parts[0]),
        position: entry.title,
        ...period(entry.range),
        ...bodyOf(reader, entry),
      }),
    ),
    education,
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
    languages: itemsOf(reader, 'languages').map((block) => {
      const [language, fluency] = sides(block)
      return compact({ language, fluency })
    }),
    certificates: certificates.map((block) => compact(dated(block))),
    awards: itemsOf(reader, 'awards').map((block) => {
      const { name, date } = dated(block)
      return compact({ title: name, date })
    }),
    publications: itemsOf(reader, 'publications').map((block) => {
      const { name, date } = dated(block)
      return compact({ name, releaseDate: date })
    }),
    interests: itemsOf(reader, 'interests').map((block) => ({ name: block.text })),
    references: blocksOf(reader, 'references').map((block) => ({ reference: block.text })),
    meta: {
      canonical: `${context.baseUrl}/cv.json`,
      version: `v${context.version}.0.0`,
      lastModified: context.updatedAt.toISOString().slice(0, 19),
    },
  })
}

/** Posts, and what was taught somewhere as one; neither breaks nor what the person is. */
function workOf(reader: Reader): Entry[] {
  return entriesOf(reader, 'experience', 'teaching').filter((entry) =>
    entry.kind === 'teaching'
      ? entry.range?.single === false &&
        entry.title !== null &&
        looksLikeTitle(entry.title) &&
        entry.org !== null &&
        looksLikeOrg(entry.org)
      : isPost(entry),
  )
}

/** The cells of the row that is an entry's header. */
function cellsOf({ document, facts }: Reader, entry: Entry): Block['cells'] {
  const blocks = entry.header.map((index) => document.blocks[facts.units[index]?.unit.block ?? -1])
  return blocks.find((block) => block?.cells)?.cells
}

/** Studies and certificates; degrees that stand among the certificates are studies where none stand elsewhere. */
function studiesOf(reader: Reader): { education: Json[]; certificates: Block[] } {
  const education = entriesOf(reader, 'education').map((entry) => {
    const { summary, highlights } = bodyOf(reader, entry)
    const [area, institution] = studyOf(entry)
    return compact({
      institution,
      area,
      ...period(entry.range),
      courses: [summary, ...highlights].filter(Boolean),
    })
  })
  const blocks = itemsOf(reader, 'certifications')
  if (education.length > 0) return { education, certificates: blocks }
  const certificates = blocks.filter((block) => {
    const degree = degreeOf(block)
    if (degree) education.push(compact(degree))
    return degree === null
  })
  return { education, certificates }
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
  const blocks = itemsOf(reader, 'skills')
  const below = (block: Block) => blocks.filter((other) => other.parents.includes(block.index))
  return blocks
    .filter((block) => !block.parents.some((parent) => blocks.some((other) => other.index === parent)))
    .map((block) => {
      const [said, rest] = sides(block)
      // 'Planning (expert)'
      const [, name = said, level] = /^(.{1,60}) \(([^()]{1,40})\)$/.exec(said) ?? []
      if (level !== undefined && isLevel(fold(level))) return compact({ name, level, keywords: listOf(rest) })
      if (isLevel(fold(rest))) return compact({ name: said, level: rest })
      return compact({ name: said, keywords: [...listOf(rest), ...below(block).map((other) => other.text)] })
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
    phone: of('phone').find(({ value, span }) => !isNumberOf(reader.document, value, span.start))?.value,
    url: links[0]?.url,
    summary: blocksOf(reader, 'summary')
      // The lines above the first section are the headline and the contact, not the summary.
      .filter((block) => (reader.document.sections[block.section]?.depth ?? 0) > 1)
      .filter((block) => !isPersonal([block.text]))
      .map((block) => block.text)
      .join('\n\n'),
    profiles: links.slice(1).map((link) => ({ network: link.label, url: link.url })),
  })
}

/** Digits that are the number of something else: an ORCID, a book. */
function isNumberOf({ markdown }: CvDocument, value: string, start: number): boolean {
  return (
    /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value) ||
    /\b(?:orcid|isbn|issn|iban|doi)[\s:/.\w-]{0,24}$/i.test(markdown.slice(Math.max(0, start - 32), start))
  )
}
