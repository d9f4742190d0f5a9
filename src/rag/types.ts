/**
 * The vocabulary every part of the answer engine shares.
 * Offsets are UTF-16 code units into the markdown exactly as stored; `end` is exclusive.
 */

/** A range of the markdown. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A heading and all that stands below it, up to the next heading of the same or a higher rank. */
export interface Section {
  /** Position in `CvDocument.sections`. */
  readonly index: number
  /** 1 to 6; 0 for the text before the first heading. */
  readonly depth: number
  /** Heading as plain text, without markup; '' for depth 0. */
  readonly heading: string
  readonly headingSpan: Span
  readonly span: Span
  /** GitHub-style slug, with -1, -2 on repeats; '' for depth 0. */
  readonly slug: string
  /** Plain headings from the top down to this one; the H1 that names the person is left out below it. */
  readonly path: readonly string[]
  /** Index of the enclosing section. */
  readonly parent: number | null
}

export type BlockKind = 'paragraph' | 'listItem' | 'tableRow' | 'quote' | 'code'

/** A leaf of the document: the smallest piece of text that stands by itself. */
export interface Block {
  readonly index: number
  readonly kind: BlockKind
  readonly span: Span
  /** What a reader sees: no markup, no comments, no tags of raw HTML. Soft line breaks are one space. */
  readonly text: string
  /** `offsets[i]` is where `text[i]` stands in the markdown; length is `text.length + 1`, the last is the end. */
  readonly offsets: Uint32Array
  /** Index of the nearest section. */
  readonly section: number
  /** Indices of the list items that enclose this one, outermost first. */
  readonly parents: readonly number[]
  /** For table rows: column header, cell text and span of each cell. */
  readonly cells?: readonly { readonly header: string; readonly text: string; readonly span: Span }[]
  /** Ranges of `text` that were bold, italic, or a link. */
  readonly marks: readonly {
    readonly kind: 'strong' | 'em' | 'link' | 'code'
    readonly start: number
    readonly end: number
    readonly href?: string
  }[]
}

/** What raw HTML shows that is no block: headings, summaries and pictures, which the page shows as plain text. */
export interface ShownHtml {
  readonly kind: 'heading' | 'summary' | 'picture'
  /** Of a heading, 1 to 6; else 0. */
  readonly depth: number
  readonly text: string
  /** As a block's. */
  readonly offsets: Uint32Array
  /** Where a picture leads that is a link. */
  readonly href?: string
}

/** A markdown CV, read once: everything downstream works on this. */
export interface CvDocument {
  readonly markdown: string
  readonly sections: readonly Section[]
  readonly blocks: readonly Block[]
  /** YAML front matter, when there is some and it parses to a mapping. */
  readonly frontmatter: Readonly<Record<string, unknown>>
  /** In the order of the markdown. */
  readonly shown?: readonly ShownHtml[]
}

/** What is embedded and searched: one block, a part of a long one, or some short neighbours. */
export interface Chunk {
  readonly id: number
  readonly span: Span
  /** Plain text of the chunk itself. */
  readonly text: string
  /** Heading path and entry line (employer, title, dates), embedded before the text. */
  readonly context: string
  readonly section: number
  readonly blocks: readonly number[]
}

/** One cited place. */
export interface Source {
  readonly slug: string
  /** Heading path, joined with ' › '. */
  readonly title: string
  /** Exactly `content.slice(start, end)` of the version that was asked. */
  readonly quote: string
  readonly start: number
  readonly end: number
}

/** `answer.slice(start, end)` is supported by `sources[i]` for each i in `sources`. */
export interface Citation {
  readonly start: number
  readonly end: number
  readonly sources: readonly number[]
}

export interface Answer {
  /** Plain text, no markers. */
  readonly answer: string
  /** Empty when the CV does not hold the answer. */
  readonly sources: readonly Source[]
  readonly citations: readonly Citation[]
  /** The version of the content that was asked. */
  readonly version: number
  /** How the answer was found: a fact read off, passages, a language model's words (checked), or nothing. */
  readonly kind: 'fact' | 'passage' | 'generated' | 'declined'
  /** 0 to 1, calibrated: how likely the answer is right. */
  readonly confidence: number
}

export interface SearchHit {
  readonly chunk: Chunk
  readonly title: string
  readonly slug: string
  /** Exactly what stands at `place`. */
  readonly quote: string
  /** What is shown of the chunk in one piece: comments and what is hidden otherwise are no part of it. */
  readonly place: Span
  /** Fused score, higher is better; comparable within one result only. */
  readonly score: number
}

export interface AskInput {
  readonly query: string
  /** Earlier questions of the conversation, oldest first. */
  readonly prev?: readonly string[]
  readonly signal?: AbortSignal
  /** Called with each piece of the answer as soon as it is known. */
  readonly onPart?: (part: { readonly text: string; readonly sources: readonly Source[] }) => void
}
