/** The look of the PDF in one place. Lengths are points (1/72 inch), colours RGB from 0 to 1. */
import type { FaceName } from './fonts.ts'

/** Goes up when the same markdown gives other pages than before; stored PDFs of an older one are made anew. */
export const RENDERER = 1

export type PageSize = 'a4' | 'letter'
export type Color = readonly [number, number, number]

export interface Page {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  /** Left and right. */
  readonly side: number
}

export const PAGES: Readonly<Record<PageSize, Page>> = {
  a4: { width: 595.28, height: 841.89, top: 58, bottom: 64, side: 68 },
  letter: { width: 612, height: 792, top: 54, bottom: 60, side: 74 },
}

const hex = (value: string): Color => {
  const [r, g, b] = [0, 2, 4].map(
    (at) => Math.round((parseInt(value.slice(at, at + 2), 16) / 255) * 1000) / 1000,
  )
  return [r ?? 0, g ?? 0, b ?? 0]
}

/** Ink and muted keep a contrast of at least 7:1 and 5:1 to white, the accent 7:1. */
export const COLORS = {
  ink: hex('1c2128'),
  muted: hex('5a6470'),
  accent: hex('14506b'),
  faint: hex('8fa9b6'),
  rule: hex('d3dbe0'),
  tint: hex('f3f6f8'),
} as const

/** How a stretch of text is set. */
export interface TextStyle {
  readonly face: FaceName
  readonly size: number
  /** Distance of base lines. */
  readonly leading: number
  readonly color: Color
  /** Extra space after each character. */
  readonly tracking: number
}

const BODY: TextStyle = { face: 'regular', size: 9.4, leading: 14, color: COLORS.ink, tracking: 0 }

export const STYLES = {
  body: BODY,
  name: { face: 'bold', size: 27, leading: 32, color: COLORS.ink, tracking: -0.5 },
  headline: { face: 'regular', size: 12, leading: 17.5, color: COLORS.accent, tracking: -0.05 },
  contact: { ...BODY, size: 9, leading: 14.4 },
  table: { ...BODY, size: 8.9, leading: 12.8 },
  tableHead: { ...BODY, face: 'semibold', size: 8.2, leading: 12, color: COLORS.muted },
  quote: { ...BODY, face: 'italic', color: COLORS.muted },
  code: { ...BODY, size: 8.6, leading: 12.8 },
  footer: { ...BODY, size: 7.8, leading: 10, color: COLORS.muted },
} as const satisfies Record<string, TextStyle>

export interface HeadingStyle {
  readonly text: TextStyle
  readonly before: number
  readonly after: number
  readonly rule: boolean
}

/** By rank: sections, entries, roles, and whatever lies deeper. */
export const HEADINGS: readonly HeadingStyle[] = [
  {
    text: { face: 'semibold', size: 12.6, leading: 16, color: COLORS.accent, tracking: 0 },
    before: 22,
    after: 10,
    rule: true,
  },
  {
    text: { face: 'semibold', size: 10.8, leading: 15, color: COLORS.ink, tracking: 0 },
    before: 13,
    after: 3.5,
    rule: false,
  },
  {
    text: { face: 'semibold', size: 9.4, leading: 14, color: COLORS.ink, tracking: 0 },
    before: 9,
    after: 3,
    rule: false,
  },
  {
    text: { face: 'semiboldItalic', size: 9.4, leading: 14, color: COLORS.muted, tracking: 0 },
    before: 8,
    after: 2,
    rule: false,
  },
]

export const SPACE = {
  /** Between two headings with nothing between them. */
  headings: 3,
  paragraph: 6,
  /** Above a paragraph that heads an entry. */
  entry: 11,
  item: 2.6,
  list: 4,
  /** Left edge of an item's text from that of its list. */
  indent: 13,
  table: 7,
  /** Above and below the text of a table row. */
  cell: 4,
  /** Between two columns, at least. */
  gutter: 16,
  /** After a table, a quotation or code. */
  apart: 9,
  quote: 14,
  code: 8,
} as const
