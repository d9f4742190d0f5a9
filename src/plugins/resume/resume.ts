/** A CV as JSON Resume (schema v1.0.0), from the facts that are read off its markdown; nothing is made up. */
import { type Entry, isPost } from '../../rag/answer/entries/entry.ts'
import { buildFacts } from '../../rag/answer/facts/build-facts.ts'
import { looksLikeOrg, looksLikeTitle } from '../../rag/answer/lexicon/names.ts'
import { isLevel } from '../../rag/answer/lexicon/ratings.ts'
import { fold } from '../../rag/answer/text/text.ts'
import type { Block, CvDocument } from '../../rag/types.ts'
import type { Profile } from '../../server/store/profile.ts'
import { basicsOf } from './basics.ts'
import { studiesOf } from './education.ts'
import { compact, period, type Json } from './json.ts'
import { dated, whereOf } from './lines.ts'
import { blocksOf, bodyOf, cellsOf, entriesOf, itemsOf, type Reader } from './reader.ts'

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
interface ResumeContext {
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
    basics: basicsOf(reader, context.profile),
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
