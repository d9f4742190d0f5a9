/** The little of HTML a CV's reader needs: which tag it is, and whether its element is shown. */

const TAG = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/
const NEVER_SHOWN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'head',
  'title',
  'textarea',
  'svg',
  'select',
  'canvas',
  'audio',
  'video',
])
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'meta',
  'link',
  'area',
  'base',
  'col',
  'embed',
  'source',
  'track',
])

export interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly selfClosing: boolean
}

/** Reads one tag; null for a comment, a declaration or something that is no tag. */
export function tagOf(html: string): Tag | null {
  const found = TAG.exec(html)
  if (!found) return null
  const name = (found[2] ?? '').toLowerCase()
  return { name, closing: found[1] === '/', selfClosing: VOID.has(name) || /\/\s*$/.test(found[3] ?? '') }
}

const STYLE = /\sstyle\s*=\s*(?:"([^"]*)|'([^']*))/i
const UNSEEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*(?:0|[12]px|0?\.\d)|opacity\s*:\s*0(?![.\d])|(?:left|top|text-indent)\s*:\s*-\d{3}/i
/** On paper, which is white, unless the style says otherwise. */
const WHITE =
  /(?<![\w-])color\s*:\s*(?:white|snow|transparent|#f{3,4}|#f{6}(?:f{2})?|rgba?\((?:\s*255\s*,){2}\s*255\b|rgba\([^)]*,\s*0(?:\.0+)?\s*\))(?![\da-f])/i

/** True when a reader of the page in a browser would not see what the element holds. */
export function hidesContent(openTag: string, name: string): boolean {
  if (NEVER_SHOWN.has(name)) return true
  const attributes = openTag.slice(name.length + 1)
  const [, double, single] = STYLE.exec(attributes) ?? []
  const style = double ?? single ?? ''
  return (
    UNSEEN.test(style) ||
    (WHITE.test(style) && !/background/i.test(style)) ||
    /\shidden(?=[\s/>=])/i.test(attributes) ||
    /\saria-hidden\s*=\s*["']?true/i.test(attributes)
  )
}

/** Elements that a piece of block-level HTML leaves open and that hide what follows; tags in order. */
export function openHidden(html: string, open: readonly string[]): string[] {
  const stack = [...open]
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  for (const [raw] of bare.matchAll(/<\/?[A-Za-z][^<>]*>/g)) {
    const tag = tagOf(raw)
    if (!tag || tag.selfClosing) continue
    if (tag.closing) {
      if (stack.at(-1) === tag.name) stack.pop()
    } else if (stack.length > 0 ? stack.at(-1) === tag.name : hidesContent(raw, tag.name))
      stack.push(tag.name)
  }
  return stack
}
