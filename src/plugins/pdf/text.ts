/** Turns marked text into boxes: unbreakable stretches of shaped characters, between which a line may end. */
import { face, faceFor, type Face, type FaceName, type PlacedGlyph } from './fonts.ts'
import type { Inline, Mark } from './flow.ts'
import { COLORS, type TextStyle } from './style.ts'
import { breakable, clusters, firstOf, lastOf, mayBreak } from './word-breaks.ts'

/** How a stretch of text looks, and where it leads. */
interface Look extends TextStyle {
  readonly href?: string
  readonly code?: true
  readonly strike?: true
}

export interface Cluster {
  readonly text: string
  readonly glyphs: readonly PlacedGlyph[]
}

/** Shaped text of one look and font. Lengths are points. */
export interface Run extends Look {
  readonly font: Face
  readonly clusters: readonly Cluster[]
  readonly width: number
  /** What a substitute stands for; programs that take out the text read this. */
  readonly actual?: string
}

export interface Box {
  readonly runs: readonly Run[]
  readonly width: number
  /** The space that follows when the line goes on. */
  readonly space: Run | undefined
  /** Whether a line may or must end after this box. */
  readonly end: 'never' | 'may' | 'must'
}

/** Drawn in place of what no shipped font has: a box for a character, a small solid one for a pictograph. */
const BOX = '\u25A1'
const SMALL_BOX = '\u25AA'
const SPACE = /[ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/
const FIXED_SPACE = /[\u00A0\u2007\u202F]/
const PARTS =
  /[ \t\u1680\u2000-\u2006\u2008-\u200B\u205F\u3000\n]|[^ \t\u1680\u2000-\u2006\u2008-\u200B\u205F\u3000\n]+/g
const INVISIBLE = /[\p{Cf}\p{Cc}\u034F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu

/** Shapes text and remembers which characters of which font were used, and which none has. */
export class Shaper {
  readonly used = new Map<FaceName, Set<number>>()
  /** Characters that got the substitute, and how often. */
  readonly missing = new Map<string, number>()

  /** Text without marks on one line. */
  plain(text: string, style: TextStyle): Run[] {
    const boxes = this.boxes({ text: text.replaceAll('\n', ' '), marks: [] }, style)
    return boxes.flatMap((box) => (box.space ? [...box.runs, box.space] : box.runs))
  }

  boxes({ text, marks }: Inline, style: TextStyle): Box[] {
    const boxes: Box[] = []
    let runs: Run[] = []
    const close = (end: Box['end'], space?: Run) => {
      boxes.push({ runs, width: widthOf(runs), space, end })
      runs = []
    }
    for (const { from, to } of stretches(text, marks)) {
      const look = lookOf(style, marks, from)
      for (const { 0: part, index } of text.slice(from, to).matchAll(PARTS)) {
        if (part === '\n') close('must')
        else if (part === '\u200B') close('may')
        else if (SPACE.test(part)) {
          // A dash or a dot between two parts stands at the end of a line, not at the start of the next.
          const stays = /^[–—·|•&](?:\s|$)/.test(text.slice(from + index + 1, from + index + 3))
          close(stays ? 'never' : 'may', this.#run(face(look.face), [' '], look))
        } else {
          let at = from + index
          for (const piece of breakable(
            part,
            text.slice(0, at).slice(-2),
            text.slice(at + part.length, at + part.length + 1),
          )) {
            runs.push(...this.#shape(piece, look))
            at += piece.length
            if (at < from + index + part.length) close('may')
          }
          // The word may end here although no space follows: the next stretch decides by its first character.
          const next = text.slice(at, at + 2)
          if (at === to && next !== '' && mayBreak(text.slice(Math.max(0, at - 3), at), next)) close('may')
        }
      }
    }
    if (runs.length > 0) close('never')
    return boxes
  }

  /** Shapes a piece of text without spaces and line breaks: one run for each font it needs. */
  #shape(piece: string, look: Look): Run[] {
    const runs: Run[] = []
    let open: { font: Face; texts: string[] } | undefined
    const flush = () => {
      if (open) runs.push(this.#run(open.font, open.texts, look))
      open = undefined
    }
    const add = (text: string): boolean => {
      const font = faceFor(text, look.face)
      if (!font) return false
      const marked = Array.from(text).length > 1
      if (open && (marked || open.font !== font)) flush()
      if (marked) {
        // A letter with loose marks is taken out as one.
        runs.push({ ...this.#run(font, [text], look), actual: text })
        return true
      }
      open ??= { font, texts: [] }
      open.texts.push(text)
      return true
    }
    const substitute = (text: string) => {
      flush()
      this.missing.set(text, (this.missing.get(text) ?? 0) + 1)
      const shown = /\p{Extended_Pictographic}/u.test(text) ? SMALL_BOX : BOX
      const font = faceFor(shown, look.face)
      if (!font) throw new Error(`no font has ${shown}`)
      const run = this.#run(font, [shown], { ...look, color: COLORS.faint })
      runs.push({ ...run, actual: text })
    }
    for (const cluster of clusters(piece.normalize('NFC'))) {
      const text = FIXED_SPACE.test(cluster) ? ' ' : cluster.replace(INVISIBLE, '')
      if (text === '' || add(text)) continue
      const parts = Array.from(text)
      // Readable letters with a mark that is missing stay readable.
      if (parts.length > 1 && parts.some((part) => faceFor(part, look.face))) {
        for (const part of parts) if (!add(part)) substitute(part)
      } else substitute(cluster)
    }
    flush()
    return runs
  }

  #run(font: Face, texts: readonly string[], look: Look): Run {
    const used = this.used.get(font.name) ?? new Set<number>()
    this.used.set(font.name, used)
    const shaped = texts.map((text, i): Cluster => {
      const glyphs = font.cluster(text)
      for (const glyph of glyphs) used.add(glyph.codePoint)
      const next = texts[i + 1]
      const kerning = next === undefined ? 0 : font.kerning(lastOf(text), firstOf(next))
      const last = glyphs.at(-1)
      if (kerning === 0 || !last) return { text, glyphs }
      return { text, glyphs: [...glyphs.slice(0, -1), { ...last, advance: last.advance + kerning }] }
    })
    return sized({ ...look, font, clusters: shaped, width: 0 })
  }
}

function sized(run: Run): Run {
  let width = 0
  for (const cluster of run.clusters)
    for (const glyph of cluster.glyphs) width += (glyph.advance * run.size) / 1000 + run.tracking
  return { ...run, width }
}

export function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.width, 0)
}

/** The clusters of a run from `from` to before `to`. */
export function sliceRun(run: Run, from: number, to: number): Run {
  return sized({ ...run, clusters: run.clusters.slice(from, to) })
}

/** Ranges of text over which the same marks hold. */
function stretches(text: string, marks: readonly Mark[]): { from: number; to: number }[] {
  const edges = [...new Set([0, text.length, ...marks.flatMap((mark) => [mark.start, mark.end])])]
  const sorted = edges.filter((edge) => edge >= 0 && edge <= text.length).sort((a, b) => a - b)
  return sorted.slice(1).map((to, i) => ({ from: sorted[i] ?? 0, to }))
}

const ITALIC: Readonly<Record<FaceName, FaceName>> = {
  regular: 'italic',
  italic: 'regular',
  semibold: 'semiboldItalic',
  semiboldItalic: 'semibold',
  bold: 'bold',
  jp: 'jp',
  jpBold: 'jpBold',
}
const STRONG: Readonly<Record<FaceName, FaceName>> = {
  regular: 'semibold',
  italic: 'semiboldItalic',
  semibold: 'semibold',
  semiboldItalic: 'semiboldItalic',
  bold: 'bold',
  jp: 'jpBold',
  jpBold: 'jpBold',
}

function lookOf(style: TextStyle, marks: readonly Mark[], at: number): Look {
  let look: Look = style
  for (const mark of marks) {
    if (mark.start > at || mark.end <= at) continue
    if (mark.kind === 'strong') look = { ...look, face: STRONG[look.face] }
    else if (mark.kind === 'em') look = { ...look, face: ITALIC[look.face] }
    else if (mark.kind === 'aside') look = { ...look, face: 'regular', color: COLORS.muted }
    else if (mark.kind === 'strike') look = { ...look, strike: true, color: COLORS.muted }
    else if (mark.kind === 'code') look = { ...look, code: true }
    else if (mark.href !== undefined && isLink(mark.href))
      look = { ...look, href: mark.href, color: COLORS.accent }
  }
  return look
}

/** Only what a reader of a PDF can follow, and nothing that runs code. */
function isLink(href: string): boolean {
  return href.length <= 2048 && /^(?:https?:\/\/|mailto:|tel:|#)[^\s]+$/i.test(href)
}
