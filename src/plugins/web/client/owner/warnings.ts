/** What is worth a second look before publishing: roles without dates, headings twice, links that lead nowhere. */
import { parseDocument } from '../../../../rag/document.ts'
import type { CvDocument, Section } from '../../../../rag/types.ts'

export interface Warning {
  readonly text: string
  /** Place in the markdown. */
  readonly start: number
  readonly end: number
}

const ROLES = /experience|employment|work history|career|positions|appointments|volunteer/i
const YEAR = /\b(?:19|20)\d\d\b/
const DATED = /\b(?:present|today|now|current|ongoing|since)\b/i

export function warningsFor(markdown: string): Warning[] {
  const document = parseDocument(markdown)
  return [...undatedRoles(document), ...headingsTwice(document), ...brokenLinks(document)].sort(
    (a, b) => a.start - b.start,
  )
}

const at = (section: Section) => ({ start: section.headingSpan.start, end: section.headingSpan.end })

function undatedRoles(document: CvDocument): Warning[] {
  const { sections, blocks } = document
  const parentOf = (section: Section) => (section.parent === null ? undefined : sections[section.parent])
  return sections.flatMap((section) => {
    // A role is the innermost heading below a section about work.
    if (sections.some((other) => other.parent === section.index)) return []
    const above: Section[] = []
    for (let s = parentOf(section); s; s = parentOf(s)) above.push(s)
    const top = above.findIndex((s) => ROLES.test(s.heading))
    if (top < 0 || ROLES.test(section.heading)) return []
    const own = blocks.filter((b) => b.section === section.index).slice(0, 2)
    const entries = above.slice(0, top).map((s) => s.heading)
    const texts = [section.heading, ...entries, ...own.map((b) => b.text)]
    if (texts.some((text) => YEAR.test(text) || DATED.test(text))) return []
    return [{ text: `“${section.heading}” has no dates.`, ...at(section) }]
  })
}

function headingsTwice(document: CvDocument): Warning[] {
  const seen = new Set<string>()
  return document.sections.flatMap((section) => {
    if (section.depth === 0) return []
    const key = section.path.map((p) => p.toLowerCase().trim()).join('\n')
    const first = !seen.has(key)
    seen.add(key)
    if (first) return []
    return [{ text: `The heading “${section.heading}” stands here for the second time.`, ...at(section) }]
  })
}

function brokenLinks(document: CvDocument): Warning[] {
  const slugs = new Set(document.sections.map((s) => s.slug))
  return document.blocks.flatMap((block) =>
    block.marks.flatMap((mark) => {
      if (mark.kind !== 'link') return []
      const problem = linkProblem(mark.href ?? '', slugs)
      if (!problem) return []
      const label = block.text.slice(mark.start, mark.end)
      const start = block.offsets[mark.start] ?? block.span.start
      const end = (block.offsets[mark.end - 1] ?? block.span.end - 1) + 1
      return [{ text: `The link “${label}” ${problem}.`, start, end }]
    }),
  )
}

function linkProblem(href: string, slugs: ReadonlySet<string>): string | undefined {
  if (href.trim() === '') return 'has no address'
  if (href.startsWith('#'))
    return slugs.has(decodeURI(href.slice(1))) ? undefined : 'points to no heading of this CV'
  if (/^mailto:/i.test(href))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(href) ? undefined : 'is no e-mail address'
  if (/^tel:/i.test(href)) return undefined
  if (!URL.canParse(href)) return 'is not a whole address (https://…)'
  const url = new URL(href)
  if (!/^https?:$/.test(url.protocol)) return `begins with ${url.protocol}, which is not shown`
  return url.hostname.includes('.') || url.hostname === 'localhost' ? undefined : 'has no such host'
}
