/**
 * What raw HTML between the blocks of a markdown CV shows: headings, the summaries of what can be opened, and what
 * pictures are of. On the page these are plain text; an answer may know of what they are. Its other text is flow, see
 * document-html-flow.ts.
 */
import { hidesContent, tagOf } from './document-html.ts'
import { NOTHING } from './document-notes.ts'
import type { ShownHtml } from './types.ts'

const TAG = /<\/?[A-Za-z][^<>]*>/g
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const HREF = /\shref\s*=\s*(?:"([^"]{1,400})"|'([^']{1,400})')/i
/** Characters of a heading, and of what an icon is of. */
const LONGEST = 200
const LONGEST_ALT = 60
/** A counter or a chart drawn for an account is of nothing but that; a pixel is not seen. */
const DRAWN =
  /[?&](?:user(?:name)?|login|repo)=|\bwidth\s*=\s*["']?[01](?!\d)|\bheight\s*=\s*["']?[01](?!\d)/i
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
}

/**
 * @param at Where the HTML begins.
 * @param open Elements left open before it that hide what follows.
 */
export function shownIn(html: string, at: number, open: readonly string[]): ShownHtml[] {
  // a comment shows nothing, and what stands behind it keeps its place
  const bare = html.replace(COMMENT, (comment) => ' '.repeat(comment.length))
  const hidden = [...open]
  const found: ShownHtml[] = []
  let heading: { name: string; from: number } | null = null
  let href: string | undefined
  for (const { 0: raw, index } of bare.matchAll(TAG)) {
    const tag = tagOf(raw)
    if (!tag) continue
    if (hidden.length > 0) {
      if (tag.name !== hidden.at(-1) || tag.selfClosing) continue
      if (tag.closing) hidden.pop()
      else hidden.push(tag.name)
    } else if (!tag.closing && hidesContent(raw, tag.name)) {
      if (!tag.selfClosing) hidden.push(tag.name)
      // what is hidden within a heading is not told apart from it
      heading = null
    } else if (tag.name === 'img') {
      const alt = altOf(raw)
      if (alt !== null && heading === null)
        found.push({
          ...shown('picture', 0, bare, index + alt.from, index + alt.to),
          ...(href !== undefined && { href }),
        })
    } else if (tag.name === 'a') {
      const address = tag.closing ? null : HREF.exec(raw)
      href = address?.[1] ?? address?.[2]
    } else if (/^(?:h[1-6]|summary)$/.test(tag.name)) {
      if (!tag.closing) heading = { name: tag.name, from: index + raw.length }
      else if (heading?.name === tag.name) {
        const depth = tag.name === 'summary' ? 0 : Number(tag.name[1])
        found.push(shown(depth === 0 ? 'summary' : 'heading', depth, bare, heading.from, index))
        heading = null
      }
    }
  }
  return found
    .filter(({ text }) => text !== '' && text.length <= LONGEST)
    .map((one) => ({ ...one, offsets: one.offsets.map((offset) => offset + at) }))
}

/** Where in the tag of a picture it is said what is on it; null for other tags, and where it says nothing or is not seen. */
export function altOf(html: string): { readonly from: number; readonly to: number } | null {
  if (!/^<img\s/i.test(html)) return null
  const found = ALT.exec(html)
  const alt = found?.[1] ?? found?.[2] ?? ''
  if (found === null || alt.trim() === '' || alt.length > LONGEST_ALT) return null
  if (DRAWN.test(html) || hidesContent(html, 'img')) return null
  const to = found.index + found[0].length - 1
  return { from: to - alt.length, to }
}

/** The text between two places, without tags and with single white space. */
function shown(kind: ShownHtml['kind'], depth: number, html: string, from: number, to: number): ShownHtml {
  const chars: string[] = []
  const offsets: number[] = []
  let end = from
  for (const { 0: part, index } of html.slice(from, to).matchAll(/<[^>]*>|&#?\w{1,8};|\s+|[^\s<&]|[<&]/g)) {
    const isTag = part.length > 1 && part.startsWith('<')
    const isBreak = isTag && /^<br\b/i.test(part)
    const said =
      part === NOTHING || (isTag && !isBreak)
        ? ''
        : isBreak || /^\s/.test(part)
          ? ' '
          : (REFERENCES[part] ?? part)
    if (said === '' || (said === ' ' && (chars.length === 0 || chars.at(-1) === ' '))) continue
    for (let i = 0; i < said.length; i++) {
      chars.push(said[i] ?? '')
      offsets.push(from + index + (said === part ? i : 0))
    }
    if (said !== ' ') end = from + index + part.length
  }
  if (chars.at(-1) === ' ') {
    chars.pop()
    offsets.pop()
  }
  return { kind, depth, text: chars.join(''), offsets: Uint32Array.from([...offsets, end]) }
}
