/** An answer as HTML: the same on the server (without script) and in the browser. */
import { escapeHtml } from './html.ts'

export interface ViewSource {
  readonly url: string
  readonly title: string
  readonly quote: string
  readonly start: number
  readonly end: number
}

export interface ViewAnswer {
  readonly answer: string
  readonly query: string
  readonly sources: readonly ViewSource[]
  readonly citations: readonly {
    readonly start: number
    readonly end: number
    readonly sources: readonly number[]
  }[]
  readonly version: number
}

export interface ViewOptions {
  /** Prefix of the anchors of the quotes; unique on the page. */
  readonly anchor: string
  /** Where a person can be asked instead. */
  readonly contact?: { readonly href: string; readonly text: string } | undefined
}

/** Id of a quote's mark on the page. */
export const markId = (anchor: string, source: number): string => `${anchor}-${source + 1}`

const link = (options: ViewOptions, source: number): string =>
  `href="#${markId(options.anchor, source)}" data-source="${source}"`

/** The answer with numbers behind what they support. */
function citedText(answer: ViewAnswer, options: ViewOptions): string {
  const parts: string[] = []
  let at = 0
  for (const citation of [...answer.citations].sort((a, b) => a.end - b.end)) {
    if (citation.end <= at && at > 0) continue
    parts.push(escapeHtml(answer.answer.slice(at, citation.end)))
    at = citation.end
    for (const source of citation.sources) {
      const title = answer.sources[source]?.title ?? ''
      parts.push(
        `<a class="cite" ${link(options, source)} aria-label="Source ${source + 1}: ${escapeHtml(title)}">${source + 1}</a>`,
      )
    }
  }
  parts.push(escapeHtml(answer.answer.slice(at)))
  return parts.join('')
}

const sourceItem = (source: ViewSource, index: number, options: ViewOptions): string =>
  `<li><a class="source" ${link(options, index)}><span class="n" aria-hidden="true">${index + 1}</span>` +
  `<span class="where">${escapeHtml(source.title || 'Introduction')}</span>` +
  `<q>${escapeHtml(plain(source.quote))}</q></a></li>`

/** A quote without the marks of markdown, for reading; the page itself shows it in place. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|[\s(“"'])[*_]([^*_]+)[*_](?=$|[\s).,;:!?”"'])/g, '$1$2')
    // A quote may begin or end inside of markup.
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+[.)]|>)[ \t]+/gm, '')
    .replace(/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/gm, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?· | · ?$/g, '')
    .trim()

/** One question and its answer. Long lists of sources show the first ones, the rest on demand. */
export function answerHtml(answer: ViewAnswer, options: ViewOptions): string {
  const known = answer.sources.length > 0
  const items = answer.sources.map((source, i) => sourceItem(source, i, options))
  const contact =
    !known && options.contact
      ? `<p class="ask-person">Ask in person: <a href="${escapeHtml(options.contact.href)}">${escapeHtml(options.contact.text)}</a></p>`
      : ''
  return (
    `<div class="answer-text${known ? '' : ' unknown'}">` +
    `${known ? '' : '<p class="tag">Not in the CV</p>'}<p class="text">${citedText(answer, options)}</p>${contact}</div>` +
    (known ? `<ol class="sources" aria-label="Sources in the CV">${items.join('')}</ol>` : '')
  )
}
