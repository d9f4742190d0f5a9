/**
 * The shipped fonts: which of them has a character, how wide it is, and how two of them kern. Lengths are
 * thousandths of the font size. What is measured here with the whole font is embedded as a cut of it.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit, { type Font, type TypeFeatures } from '@pdf-lib/fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  italic: '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  semiboldItalic: '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  jp: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  jpBold: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
} as const

export type FaceName = keyof typeof FILES

/** Glyphs that stand for other characters than their own would be lost on extraction. */
const PLAIN: TypeFeatures = {
  calt: false,
  liga: false,
  clig: false,
  rclt: false,
  ccmp: false,
  locl: false,
  rlig: false,
}

/** One code point of a cluster, placed. */
export interface PlacedGlyph {
  readonly codePoint: number
  readonly advance: number
  readonly dx: number
  readonly dy: number
}

/** A font file, opened when it is first needed; what it has measured it remembers. */
export class Face {
  readonly name: FaceName
  readonly bytes: Buffer
  readonly #font: Font
  readonly #covered: ReadonlySet<number>
  readonly #scale: number
  #last: number | undefined
  readonly #clusters = new Map<string, readonly PlacedGlyph[]>()
  readonly #kerning = new Map<string, number>()

  constructor(name: FaceName) {
    this.name = name
    this.bytes = readFileSync(require.resolve(FILES[name]))
    this.#font = fontkit.create(this.bytes)
    this.#covered = new Set(this.#font.characterSet)
    this.#scale = 1000 / this.#font.unitsPerEm
  }

  covers(codePoint: number): boolean {
    return this.#covered.has(codePoint)
  }

  /** The glyphs of one grapheme cluster whose code points the font covers; marks are put on their bases. */
  cluster(text: string): readonly PlacedGlyph[] {
    const known = this.#clusters.get(text)
    if (known) return known
    const codePoints = Array.from(text, (c) => c.codePointAt(0) ?? 0)
    const { positions } = this.#font.layout(text, PLAIN)
    const placed = codePoints.map((codePoint, i) => {
      const position = positions[i]
      const nominal = this.#font.glyphForCodePoint(codePoint).advanceWidth
      return {
        codePoint,
        advance: (position?.xAdvance ?? nominal) * this.#scale,
        dx: (position?.xOffset ?? 0) * this.#scale,
        dy: (position?.yOffset ?? 0) * this.#scale,
      }
    })
    this.#clusters.set(text, placed)
    return placed
  }

  /** What is added between two characters, mostly negative or 0. */
  kerning(left: string, right: string): number {
    const pair = left + right
    const known = this.#kerning.get(pair)
    if (known !== undefined) return known
    const { glyphs, positions } = this.#font.layout(pair, PLAIN)
    const value = ((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)) * this.#scale
    this.#kerning.set(pair, value)
    return value
  }

  /**
   * The last character of the font that has an outline. fontkit cannot read a font that ends with a glyph without
   * one, such as a space, so every cut ends with this.
   */
  #closing(): number {
    if (this.#last !== undefined) return this.#last
    const ids = this.#font.characterSet.map((codePoint) => ({
      codePoint,
      id: this.#font.glyphForCodePoint(codePoint).id,
    }))
    ids.sort((a, b) => b.id - a.id || a.codePoint - b.codePoint)
    const drawn = ids.find(({ id }) => this.#font.getGlyph(id).path.toSVG() !== '')
    return (this.#last = drawn?.codePoint ?? 0x2e)
  }

  /** The font with nothing but these code points: TrueType bytes, the same for the same set. */
  cut(codePoints: ReadonlySet<number>): Promise<Buffer> {
    const sorted = [...codePoints].sort((a, b) => a - b)
    const text = String.fromCodePoint(...sorted, this.#closing())
    return subsetFont(this.bytes, text, { targetFormat: 'truetype', keepFeatures: [], noHinting: true })
  }
}

const faces = new Map<FaceName, Face>()

export function face(name: FaceName): Face {
  const open = faces.get(name) ?? new Face(name)
  faces.set(name, open)
  return open
}

const isHeavy = (name: FaceName): boolean => name !== 'regular' && name !== 'italic' && name !== 'jp'

/** The face that has all code points of a cluster, nearest to the wanted one; undefined when no shipped font does. */
export function faceFor(cluster: string, wanted: FaceName): Face | undefined {
  const codePoints = Array.from(cluster, (c) => c.codePointAt(0) ?? 0)
  const first = face(wanted)
  if (codePoints.every((c) => first.covers(c))) return first
  // The Japanese fonts are large: they are opened only for a character that none of the others has.
  const second = face(isHeavy(wanted) ? 'jpBold' : 'jp')
  return codePoints.every((c) => second.covers(c)) ? second : undefined
}
