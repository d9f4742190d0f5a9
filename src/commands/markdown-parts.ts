/** Pieces of a CV's markdown made of plain texts, which stay texts: none opens a block of its own or raw HTML. */

/** A text that a document may lack. */
export type Text = string | null | undefined

/** One line of text that opens no block of its own and no raw HTML. */
export function line(value: Text): string {
  return (value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/^(#{1,6}(?=\s|$)|[-+*>](?=\s|$)|=+$|-+$|~{3,}|`{3,})/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2')
}

export const join = (parts: readonly Text[], separator: string) =>
  parts.map(line).filter(Boolean).join(separator)
export const link = (url: Text) => (url && /^https?:\/\/[^\s<>]+$/.test(url) ? `<${url}>` : line(url))
export const bullets = (items: readonly Text[]) =>
  items
    .map(line)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n')

/** Paragraphs are kept; within one, lines are joined. */
export const paragraphs = (value: Text) =>
  (value ?? '')
    .split(/\n\s*\n/)
    .map(line)
    .filter(Boolean)
    .join('\n\n')

interface Entry {
  readonly heading: string
  readonly dates?: string
  readonly body?: readonly (string | undefined)[]
}

export const entry = ({ heading, dates, body = [] }: Entry): string =>
  [`### ${[heading || 'Untitled', dates].filter(Boolean).join(' | ')}`, ...body].filter(Boolean).join('\n\n')

export const section = (heading: string, parts: readonly string[]): string =>
  parts.some(Boolean) ? [`## ${heading}`, ...parts.filter(Boolean)].join('\n\n') : ''
