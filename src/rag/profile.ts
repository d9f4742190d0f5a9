/** The person, from the CV alone: name, headline and ways to reach them; with exact spans for citing. */
import { kindsOfHeading } from './answer/document/heading-kinds.ts'
import { withShownHtml } from './answer/document/shown-html.ts'
import { makeUnits } from './answer/document/units.ts'
import { personName } from './answer/facts/person-name.ts'
import { KIN_LINE } from './answer/lexicon/reach.ts'
import { behindRedirect } from './redirects.ts'
import type { Block, CvDocument, Span } from './types.ts'

export interface ContactLine {
  readonly kind: 'email' | 'phone' | 'url'
  /** As a reader sees it. */
  readonly value: string
  readonly href: string
  /** Text before the value, such as 'Website'; '' when there is none. */
  readonly label: string
  readonly span: Span
}

export interface CvProfile {
  /** As questions are answered with it; where none is found the one H1, else the first heading, without markup. */
  readonly name: string
  /** First short line below the name, or what stands in it before the ways to reach the person; '' when there is none. */
  readonly headline: string
  readonly contacts: readonly ContactLine[]
}

const MAX_HEADLINE_CHARS = 200
/** Blocks at the head of a CV in which its name stands. */
const HEAD = 40
const MAX_LETTERS = 30
/** Between the parts of a line. */
const PARTS = /\s+[|·•]\s+|\n/u
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const PHONE = /\+\d[\d ()./-]{6,18}\d|\(0\d{1,5}\)[\d ()./-]{4,14}\d|\b0\d{2,4}[ ./-][\d ()./-]{4,14}\d/g
const URL_TEXT = /https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?'"]/g

/** Reads the person off a document. Contact lines are looked for in sections about contact and above the first H2. */
export function deriveProfile(given: CvDocument): CvProfile {
  // a name may stand in raw HTML or in the front matter
  const document = withShownHtml(given)
  const first = document.sections.filter((s) => s.depth === 1)
  const title = (first.length === 1 ? first[0] : undefined) ?? document.sections.find((s) => s.depth > 0)
  const name = nameIn(document) ?? title?.heading ?? ''
  const intro = document.blocks.filter(
    (b) => b.section === (title?.index ?? 0) || document.sections[b.section]?.depth === 0,
  )
  const lines = intro.filter(({ kind, text }) => kind === 'paragraph' && !isNameLine(text, name))
  const whole = lines.find(({ text }) => text.length <= MAX_HEADLINE_CHARS && !hasContact(text))?.text
  const headline = whole ?? (lines[0] ? beforeContact(lines[0].text) : '')
  const near = document.blocks.filter((b) => intro.includes(b) || isContactSection(document, b.section))
  const own = near.filter(({ text }) => !KIN_LINE.test(text))
  const contacts = own.flatMap((b) => contactLines(b))
  const seen = new Set<string>()
  return { name, headline, contacts: contacts.filter((c) => !seen.has(c.href) && seen.add(c.href)) }
}

/** The name once more, with the letters behind it. */
const isNameLine = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && text.length <= name.length + MAX_LETTERS

function nameIn(document: CvDocument): string | undefined {
  const blocks = document.blocks.slice(0, HEAD)
  const end = document.blocks[HEAD]?.span.start ?? Infinity
  const sections = document.sections.filter(({ span }) => span.start < end)
  const name = personName(makeUnits({ ...document, sections, blocks }))?.text
  // what a page of a network begins with is no name: 'Contact'
  if (name === undefined || kindsOfHeading(name).size > 0) return undefined
  return name.replace(/(?<=\p{Ll}{3})\.$/u, '')
}

/** 'Harbour pilot' in 'Harbour pilot · Bergen · +47 …': the first of several parts, where it is neither a way nor a label. */
function beforeContact(line: string): string {
  const [first = '', ...others] = line.split(PARTS).map((part) => part.trim())
  const said = others.some(hasContact) && first.length <= MAX_HEADLINE_CHARS && /\p{L}{3}/u.test(first)
  return said && !hasContact(first) && !/[,:\d]/.test(first) ? first : ''
}

const hasContact = (text: string): boolean =>
  text.search(EMAIL) >= 0 || text.search(PHONE) >= 0 || text.search(URL_TEXT) >= 0

function isContactSection(document: CvDocument, index: number): boolean {
  return (
    document.sections[index]?.path.some((heading) =>
      /\b(contact|reach|get in touch|details|coordinates|links)\b/i.test(heading),
    ) ?? false
  )
}

function contactLines(block: Block): ContactLine[] {
  const found: ContactLine[] = []
  const add = (kind: ContactLine['kind'], start: number, end: number, href: string) => {
    const span = { start: block.offsets[start] ?? 0, end: (block.offsets[end - 1] ?? 0) + 1 }
    const before =
      block.text
        .slice(0, start)
        .split(/[|·•,;]/)
        .at(-1) ?? ''
    const label = /^\s*([\p{L} -]{2,30}):\s*$/u.exec(before)?.[1]?.trim() ?? ''
    found.push({ kind, value: block.text.slice(start, end), href, label, span })
  }
  for (const m of block.text.matchAll(EMAIL)) add('email', m.index, m.index + m[0].length, `mailto:${m[0]}`)
  for (const m of block.text.matchAll(PHONE))
    add('phone', m.index, m.index + m[0].length, `tel:${m[0].replace(/[^\d+]/g, '')}`)
  for (const m of block.text.matchAll(URL_TEXT)) add('url', m.index, m.index + m[0].length, m[0])
  for (const mark of block.marks) {
    if (mark.kind === 'link' && mark.href && /^https?:/.test(mark.href))
      add('url', mark.start, mark.end, behindRedirect(mark.href))
  }
  return found
}
