/** What a page is made of, from top to bottom: headings, paragraphs, lists, tables and the text in them. */

export interface Mark {
  readonly kind: 'strong' | 'em' | 'code' | 'link' | 'strike' | 'aside'
  readonly start: number
  readonly end: number
  readonly href?: string
}

/** Text of one paragraph, heading or cell; '\n' is a hard line break. */
export interface Inline {
  readonly text: string
  readonly marks: readonly Mark[]
}

export type Flow =
  | { readonly kind: 'heading'; readonly depth: number; readonly inline: Inline; readonly slug: string }
  | { readonly kind: 'paragraph'; readonly inline: Inline }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Item[] }
  | { readonly kind: 'quote'; readonly children: readonly Flow[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | {
      readonly kind: 'table'
      readonly align: readonly Align[]
      readonly rows: readonly (readonly Inline[])[]
    }
  | { readonly kind: 'rule' }

export interface Item {
  /** Of a task list; undefined for others. */
  readonly checked: boolean | undefined
  readonly children: readonly Flow[]
}

export type Align = 'left' | 'right' | 'center'
