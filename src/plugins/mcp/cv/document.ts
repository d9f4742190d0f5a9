/** The published CV as sections, read once a version. */
import type { FastifyInstance } from 'fastify'
import { buildFacts } from '../../../rag/answer/facts/build-facts.ts'
import { planResidence } from '../../../rag/answer/places/residence.ts'
import { parseDocument } from '../../../rag/document.ts'
import type { CvDocument, Section } from '../../../rag/types.ts'
import type { PublishedVersion } from '../../../server/store/published-version.ts'

const known = new WeakMap<PublishedVersion, CvDocument>()

export interface PublishedCv {
  readonly version: PublishedVersion
  readonly document: CvDocument
  /** Those with a heading, in the order of the CV. */
  readonly sections: readonly Section[]
}

/** @throws ApiError not_ready */
export function publishedCv(app: FastifyInstance): PublishedCv {
  const version = app.content.current
  let document = known.get(version)
  if (!document) {
    document = parseDocument(version.publicText)
    known.set(version, document)
  }
  return { version, document, sections: document.sections.filter((section) => section.depth > 0) }
}

const plain = (heading: string) =>
  heading
    .trim()
    .replace(/^#*\s*(\d+\.)*\d*[.)]?\s+/, '')
    .toLowerCase()

/** By slug or heading; upper and lower case and a leading number make no difference. */
export function findSection({ sections }: PublishedCv, name: string): Section | undefined {
  const slug = name.replace(/^#/, '').toLowerCase()
  return (
    sections.find((section) => section.slug === slug) ??
    sections.find((section) => plain(section.heading) === plain(` ${name}`))
  )
}

export const titleOf = (section: Section): string => section.path.join(' › ')

/** Its markdown, heading and sections below it included. */
export const textOf = ({ version }: PublishedCv, { span }: Section): string =>
  version.publicText.slice(span.start, span.end).trim()

const locations = new WeakMap<CvDocument, string>()

/** Where the person lives, in the CV's words; '' when it does not say. */
export function locationOf(document: CvDocument): string {
  const known = locations.get(document)
  if (known !== undefined) return known
  const said = planResidence(buildFacts(document))?.parts[0]?.text ?? ''
  const location = said.split(/\s*[;|·•]\s/u)[0]?.replace(/^lives in (?=\p{Lu})/iu, '') ?? ''
  locations.set(document, location)
  return location
}
