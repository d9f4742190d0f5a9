/** Markdown → PDF. Pure: the same input gives the same bytes, whenever and wherever it runs. */
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument } from 'pdf-lib'
import { parseDocument } from '../../rag/document.ts'
import { deriveProfile } from '../../rag/profile.ts'
import { embedFonts } from './embed.ts'
import { finishDocument, finishPages, writeMetadata, type About } from './finish.ts'
import { layoutDocument } from './layout.ts'
import { Painter } from './painter.ts'
import { readFlow } from './read-flow.ts'
import { shownAs, type ShownAs } from './shown-as.ts'
import { paginate, type PlacedSlab } from './slab.ts'
import { Element } from './structure.ts'
import { PAGES, STYLES, type Page, type PageSize } from './style.ts'
import { Shaper, widthOf } from './text.ts'

/** The name and the headline are read off the CV when they are unset. */
export interface RenderOptions extends ShownAs {
  readonly pageSize: PageSize
  /** Time of the version: the dates in the file. */
  readonly date: Date
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
  const { own, about } = describe(markdown, options)
  const shaper = new Shaper()
  const root = new Element('Document')
  const height = page.height - page.top - page.bottom
  const slabs = layoutDocument(shownAs(readFlow(markdown), own, options), {
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

/** What the file says of itself, and the CV's own headline. */
function describe(markdown: string, given: ShownAs): { readonly own: string; readonly about: About } {
  const document = parseDocument(markdown)
  const { name, headline } = deriveProfile(document)
  const { lang, language } = document.frontmatter
  const declared = [lang, language].find(
    (tag) => typeof tag === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag),
  )
  const japanese = /[\u3040-\u30FF]/.test(markdown.slice(0, 4_000))
  const about = {
    name: (given.name ?? name)
      .replace(/[\p{Extended_Pictographic}\p{Cf}\uFE0F]/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
    headline: given.headline ?? headline,
    language: typeof declared === 'string' ? declared : japanese ? 'ja' : 'en',
  }
  return { own: headline, about }
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
