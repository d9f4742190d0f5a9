/** `include`: moves the sections a reader asks for to the front of the CV; nothing is taken away. */
import { parseDocument } from '../../rag/document.ts'
import type { CvDocument, Section } from '../../rag/types.ts'
import { ApiError } from '../../server/errors.ts'

export const MAX_INCLUDE_CHARS = 500
export const MAX_INCLUDE_ITEMS = 20

/** Section kinds, which every CV accepts, and what their headings say. */
const KINDS: Readonly<Record<string, RegExp>> = {
  summary: /\b(summary|profile|about( me)?|objective|overview|introduction|personal statement)\b/,
  experience:
    /\b(experience|employment|work( history)?|career( history)?|appointments?|positions?|posts|professional background)\b/,
  education: /\b(education|studies|academic background|degrees?|training|qualifications?)\b/,
  skills: /\b(skills?|competenc(y|ies|es)|expertise|technologies|tools|strengths)\b/,
  languages: /\blanguages?\b/,
  certifications: /\b(certifications?|certificates?|licen[cs]es?|registrations?|accreditations?)\b/,
  publications: /\b(publications?|papers|articles|books|patents)\b/,
  contact: /\b(contact|get in touch|reach me|personal details)\b/,
}

const NUMBERING = /^(?:\d+(?:\.\d+)*|[ivxlc]+(?=[.)]))[.)]?[\s-]+/

/** As headings are compared: lower case, no leading number, single spaces. */
const normalise = (text: string): string =>
  text.toLowerCase().replace(/\s+/g, ' ').trim().replace(NUMBERING, '')

/** Sections that a name means: by heading or slug, else by kind (outermost sections of that kind only). */
function matches(name: string, sections: readonly Section[]): Section[] {
  const wanted = normalise(name)
  const exact = sections.filter(
    (section) =>
      section.depth > 0 &&
      [normalise(section.heading), section.slug, normalise(section.slug)].includes(wanted),
  )
  const kind = exact.length === 0 && Object.hasOwn(KINDS, wanted) ? KINDS[wanted] : undefined
  if (!kind) return exact
  const found = sections.filter((s) => s.path.length === 1 && kind.test(normalise(s.heading)))
  const shallowest = Math.min(...found.map((s) => s.depth))
  return found.filter((s) => s.depth === shallowest)
}

/**
 * The names in an `include` value.
 * @throws ApiError invalid_request that lists the sections there are
 */
function parseNames(include: string, document: CvDocument): string[] {
  const available = document.sections.filter((s) => s.path.length === 1 && s.depth > 1).map((s) => s.slug)
  const accepted = [...new Set([...available, ...Object.keys(KINDS)])]
  const refuse = (problem: string): never => {
    const error = ApiError.field('query.include', problem, include)
    throw new ApiError('invalid_request', {
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      recovery: `Name sections of this CV, separated by commas: ${accepted.join(', ')}.`,
    })
  }
  if (include.length > MAX_INCLUDE_CHARS) refuse(`at most ${MAX_INCLUDE_CHARS} characters`)
  const names = include.split(',').map((name) => name.trim())
  if (names.length > MAX_INCLUDE_ITEMS) refuse(`at most ${MAX_INCLUDE_ITEMS} sections`)
  for (const name of names) {
    if (name === '') refuse('no empty name between the commas')
    if (matches(name, document.sections).length === 0 && !Object.hasOwn(KINDS, normalise(name)))
      refuse(`no section ${JSON.stringify(name)}; there are ${accepted.join(', ')}`)
  }
  return names
}

/**
 * The CV with the sections that `include` names in front, below the title, in the order given.
 * @param include section names separated by commas
 * @throws ApiError invalid_request
 */
export function emphasise(markdown: string, include: string): string {
  const document = parseDocument(markdown)
  const { sections } = document
  const names = parseNames(include, document)
  const title =
    sections.filter((s) => s.depth === 1).length === 1 ? sections.find((s) => s.depth === 1) : undefined
  const first = sections.find((s) => s.depth > 0)
  const leadsWithTitle = title !== undefined && title === first
  const front = leadsWithTitle ? sections.find((s) => s.parent === title.index) : first
  if (!front) return markdown
  const chosen: Section[] = []
  for (const section of names.flatMap((name) => matches(name, sections))) {
    // The title stands in front already, and what stands inside a chosen section goes with it.
    const inside = chosen.some((c) => c.span.start <= section.span.start && section.span.end <= c.span.end)
    if (!inside && !(leadsWithTitle && section === title)) chosen.push(section)
  }
  const spans = chosen.map((s) => s.span)
  const at = front.span.start
  const moved = chosen.map((section) =>
    without(markdown, section.span.start, section.span.end, spans, section),
  )
  const rest = without(markdown, at, markdown.length, spans)
  return markdown.slice(0, at) + [...moved, rest].filter(Boolean).map(closed).join('')
}

/** A range of the text without the chosen sections inside it, except the one the range is of. */
function without(
  markdown: string,
  from: number,
  to: number,
  spans: readonly { start: number; end: number }[],
  own?: Section,
): string {
  const holes = spans
    .filter((s) => s !== own?.span && s.start >= from && s.end <= to)
    .sort((a, b) => a.start - b.start)
  let text = ''
  let next = from
  for (const hole of holes) {
    if (hole.start < next) continue
    text += markdown.slice(next, hole.start)
    next = hole.end
  }
  return text + markdown.slice(next, to)
}

/** A piece that ends with a blank line, so that what follows begins anew. */
const closed = (text: string, index: number, all: readonly string[]): string =>
  index === all.length - 1 || /\n[ \t]*\n$/.test(text) ? text : `${text.replace(/\n?$/, '\n')}\n`
