/** Embeds the cuts of the fonts that a document uses. */
import fontkit from '@pdf-lib/fontkit'
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFContext,
  type PDFDocument,
  type PDFFont,
  type PDFRef,
} from 'pdf-lib'
import { face, type FaceName } from './fonts.ts'
import type { EmbeddedFace } from './painter.ts'

export interface Fonts {
  readonly faces: ReadonlyMap<FaceName, EmbeddedFace>
  readonly dict: readonly { readonly key: string; readonly ref: PDFRef }[]
}

/** pdf-lib's own cutting loses glyphs, so each font is cut before and embedded as it is. */
export async function embedFonts(
  pdf: PDFDocument,
  used: ReadonlyMap<FaceName, ReadonlySet<number>>,
): Promise<Fonts> {
  const faces = new Map<FaceName, EmbeddedFace>()
  const dict: { key: string; ref: PDFRef }[] = []
  for (const [name, codePoints] of [...used].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = await face(name).cut(codePoints)
    const key = `F${dict.length + 1}`
    const tag = String.fromCharCode(...[...'AAAAAA'].map((_, i) => 65 + ((dict.length * 7 + i * 3) % 26)))
    const embedded: PDFFont = await pdf.embedFont(bytes, {
      subset: false,
      customName: `${tag}+${postscriptName(name)}`,
    })
    await embedded.embed()
    levelMetrics(pdf.context, embedded.ref)
    faces.set(name, { key, glyph: glyphsOf(bytes) })
    dict.push({ key, ref: embedded.ref })
  }
  return { faces, dict }
}

/**
 * All fonts declare the height of Inter. Programs that take out text tell the rows of a table by the upper and
 * lower edges of its cells, which must not depend on the script that stands in them.
 */
function levelMetrics(context: PDFContext, font: PDFRef): void {
  const descendant = context
    .lookup(font, PDFDict)
    .lookup(PDFName.of('DescendantFonts'), PDFArray)
    .lookup(0, PDFDict)
  const descriptor = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict)
  descriptor.set(PDFName.of('Ascent'), context.obj(969))
  descriptor.set(PDFName.of('Descent'), context.obj(-241))
}

function postscriptName(name: FaceName): string {
  return name.startsWith('jp') ? `NotoSansJP-${name === 'jp' ? 'Regular' : 'Bold'}` : `Inter-${name}`
}

function glyphsOf(bytes: Uint8Array): EmbeddedFace['glyph'] {
  const font = fontkit.create(bytes)
  const scale = 1000 / font.unitsPerEm
  const known = new Map<number, { id: number; width: number }>()
  return (codePoint) => {
    const glyph = known.get(codePoint) ?? toGlyph(font.glyphForCodePoint(codePoint), scale)
    known.set(codePoint, glyph)
    return glyph
  }
}

const toGlyph = (glyph: { id: number; advanceWidth: number }, scale: number) => ({
  id: glyph.id,
  width: glyph.advanceWidth * scale,
})
