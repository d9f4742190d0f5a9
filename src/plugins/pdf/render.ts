/** Markdown → PDF. Pure: the same input gives the same bytes, whenever and wherever it runs. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFContext,
  type PDFFont,
  type PDFRef,
} from 'pdf-lib'
import fontkit from '@pdf-lib/fontkit'
import { parseDocument } from '../../rag/document.ts'
import { deriveProfile } from '../../rag/profile.ts'
import { face, type FaceName } from './fonts.ts'
import { readFlow } from './flow.ts'
import { layoutDocument } from './layout.ts'
import { Painter, type Anchor, type EmbeddedFace, type Link } from './painter.ts'
import { paginate, type PlacedSlab } from './slab.ts'
import { Element, writeOutline, writeStructure } from './structure.ts'
import { PAGES, STYLES, type Page, type PageSize } from './style.ts'
import { Shaper, widthOf } from './text.ts'

/** Goes up when the same markdown gives other pages than before; stored PDFs of an older one are made anew. */
export const RENDERER = 1

export interface RenderOptions {
  readonly pageSize: PageSize
  /** Time of the version: the dates in the file. */
  readonly date: Date
  /** Name of the person; read off the CV when unset. */
  readonly name?: string
}

export interface RenderedPdf {
  readonly bytes: Uint8Array
  readonly pages: number
  /** Name of the person without pictographs; '' when the CV names nobody. */
  readonly name: string
  /** Characters that no shipped font has and the pages show a box for, the most frequent first. */
  readonly substituted: readonly { readonly text: string; readonly count: number }[]
}

/** Renders a CV. Never fails on content: any string gives at least one page. */
export async function renderPdf(markdown: string, options: RenderOptions): Promise<RenderedPdf> {
  const page = PAGES[options.pageSize]
  const about = describe(markdown, options.name)
  const shaper = new Shaper()
  const root = new Element('Document')
  const height = page.height - page.top - page.bottom
  const slabs = layoutDocument(readFlow(markdown), {
    shaper,
    x: page.side,
    width: page.width - 2 * page.side,
    height,
    element: root,
    style: STYLES.body,
    depth: 0,
  })
  const pages = paginate(slabs, height)
  const footers = pages.map((_, i) => footerOf(shaper, page, about.name, i + 1, pages.length))

  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.registerFontkit(fontkit)
  const fonts = await embedFonts(pdf, shaper.used)
  const refs = pages.map(() => pdf.addPage([page.width, page.height]).ref)
  const painter = new Painter(page, refs, fonts.faces)
  pages.forEach((placed, i) => paintPage(painter, placed, page, footers[i] ?? []))
  finishPages(pdf, painter, fonts.dict)
  finishDocument(pdf, painter, root, refs)
  writeMetadata(pdf, about, options.date)
  const bytes = await pdf.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
  const substituted = [...shaper.missing]
    .sort((a, b) => b[1] - a[1])
    .map(([text, count]) => ({ text, count }))
  return { bytes, pages: pages.length, name: about.name, substituted }
}

interface About {
  readonly name: string
  readonly headline: string
  readonly language: string
}

function describe(markdown: string, given: string | undefined): About {
  const document = parseDocument(markdown)
  const { name, headline } = deriveProfile(document)
  const { lang, language } = document.frontmatter
  const declared = [lang, language].find(
    (tag) => typeof tag === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag),
  )
  const japanese = /[\u3040-\u30FF]/.test(markdown.slice(0, 4_000))
  return {
    name: (given ?? name)
      .replace(/[\p{Extended_Pictographic}\p{Cf}\uFE0F]/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
    headline,
    language: typeof declared === 'string' ? declared : japanese ? 'ja' : 'en',
  }
}

interface FooterPart {
  readonly runs: ReturnType<Shaper['plain']>
  readonly x: number
}

/** Name and page number; a single page needs neither. */
function footerOf(shaper: Shaper, page: Page, name: string, number: number, count: number): FooterPart[] {
  if (count === 1) return []
  const right = shaper.plain(`${number} / ${count}`, STYLES.footer)
  const left = name.length > 0 && name.length <= 60 ? shaper.plain(name, STYLES.footer) : []
  return [
    { runs: left, x: page.side },
    { runs: right, x: page.width - page.side - widthOf(right) },
  ].filter((part) => part.runs.length > 0)
}

function paintPage(
  painter: Painter,
  placed: readonly PlacedSlab[],
  page: Page,
  footer: readonly FooterPart[],
): void {
  painter.turn()
  for (const { slab, top, gap } of placed) slab.paint(painter, page.top + top, gap)
  const baseline = page.height - page.bottom / 2
  for (const { runs, x } of footer) painter.line(null, { runs, width: widthOf(runs) }, x, baseline)
}

interface Fonts {
  readonly faces: ReadonlyMap<FaceName, EmbeddedFace>
  readonly dict: readonly { readonly key: string; readonly ref: PDFRef }[]
}

/** pdf-lib's own cutting loses glyphs, so each font is cut before and embedded as it is. */
async function embedFonts(
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

function finishPages(pdf: PDFDocument, painter: Painter, fonts: Fonts['dict']): void {
  const resources = pdf.context.register(
    pdf.context.obj({ Font: Object.fromEntries(fonts.map(({ key, ref }) => [key, ref])) }),
  )
  pdf.getPages().forEach((page, i) => {
    const { node } = page
    node.set(PDFName.of('Resources'), resources)
    node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(painter.content(i))))
    node.set(PDFName.of('StructParents'), pdf.context.obj(i))
    node.set(PDFName.of('Tabs'), PDFName.of('S'))
  })
}

function finishDocument(pdf: PDFDocument, painter: Painter, root: Element, refs: readonly PDFRef[]): void {
  const { context, catalog } = pdf
  const bySlug = new Map(painter.anchors.map((anchor) => [`#${anchor.slug}`, anchor]))
  const links = painter.links.filter((link) => !link.href.startsWith('#') || bySlug.has(link.href))
  const byPage = refs.map((): PDFRef[] => [])
  links.forEach((link, i) => {
    const annotation = context.register(
      linkObject(context, link, bySlug.get(link.href), refs, refs.length + i),
    )
    link.element.kids.push({ annotation })
    byPage[link.page]?.push(annotation)
  })
  pdf.getPages().forEach((page, i) => {
    const annotations = byPage[i] ?? []
    if (annotations.length > 0) page.node.set(PDFName.of('Annots'), context.obj(annotations))
  })
  writeStructure(context, catalog, root, {
    pages: painter.marked,
    annotations: links.map((link) => link.element),
  })
  const marks = painter.anchors.flatMap((anchor) => {
    const page = refs[anchor.page]
    return page ? [{ ...anchor, page }] : []
  })
  writeOutline(context, catalog, marks)
}

function linkObject(
  context: PDFContext,
  link: Link,
  target: Anchor | undefined,
  refs: readonly PDFRef[],
  parent: number,
) {
  const page = target && refs[target.page]
  const dict = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: link.rect.map((value) => Math.round(value * 100) / 100),
    Border: [0, 0, 0],
    F: 4,
    StructParent: parent,
    Contents: PDFHexString.fromText(link.text),
  })
  if (target && page) dict.set(PDFName.of('Dest'), context.obj([page, 'XYZ', null, target.top, null]))
  else
    dict.set(
      PDFName.of('A'),
      context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(asciiUri(link.href)) }),
    )
  return dict
}

/** A URI in a PDF is seven-bit; brackets and backslashes would end the string it stands in. */
function asciiUri(href: string): string {
  // A lone surrogate has no UTF-8.
  return encodeURI(Buffer.from(href, 'utf8').toString())
    .replace(/%25(?=[0-9A-Fa-f]{2})/g, '%')
    .replace(/[()\\]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

function writeMetadata(pdf: PDFDocument, about: About, date: Date): void {
  const title = about.name === '' ? 'CV' : `${about.name} – CV`
  pdf.setTitle(title, { showInWindowTitleBar: true })
  if (about.name !== '') pdf.setAuthor(about.name)
  if (about.headline !== '') pdf.setSubject(about.headline)
  pdf.setCreator('public-cv')
  pdf.setProducer('public-cv (pdf-lib)')
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  pdf.setLanguage(about.language)
}
