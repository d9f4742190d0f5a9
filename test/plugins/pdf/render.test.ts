import { createHash } from 'node:crypto'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFPage,
} from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { renderPdf, type RenderOptions } from '../../../src/plugins/pdf/render.ts'
import { fontsOf, hasPoppler, infoOf, pixelsOf, textOf } from './poppler.ts'

const OPTIONS: RenderOptions = { pageSize: 'a4', date: new Date('2026-02-03T04:05:06Z') }
const render = (markdown: string, options: Partial<RenderOptions> = {}) =>
  renderPdf(markdown, { ...OPTIONS, ...options })

const CV = `---
lang: en-GB
---
# 👋 Ada Example

Engineer of bridges

## Contact

- Mail: [ada@example.org](mailto:ada@example.org)
- Site: https://example.org/a?b=(c)
- Trap: [no](javascript:alert(1)), [inside](#work-at-last), [nowhere](#nothing)

## Work at last

### Bridge Works (2019 – 2024)

#### Lead

- Built bridges.

### Before

## Education
`

interface Outline {
  readonly title: string
  readonly page: number
  readonly children: readonly Outline[]
}

const pageIndex = (pdf: PDFDocument, ref: unknown) => pdf.getPages().findIndex((page) => page.ref === ref)

function outlinesOf(pdf: PDFDocument): Outline[] {
  const walk = (ref: PDFRef | undefined): Outline[] => {
    if (!ref) return []
    const node = pdf.context.lookup(ref, PDFDict)
    const next = node.get(PDFName.of('Next'))
    const first = node.get(PDFName.of('First'))
    const item = {
      title: node.lookup(PDFName.of('Title'), PDFHexString).decodeText(),
      page: pageIndex(pdf, node.lookup(PDFName.of('Dest'), PDFArray).get(0)),
      children: walk(first instanceof PDFRef ? first : undefined),
    }
    return [item, ...walk(next instanceof PDFRef ? next : undefined)]
  }
  const first = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('First'))
  return walk(first instanceof PDFRef ? first : undefined)
}

function linksOf(pdf: PDFDocument, page: PDFPage): { target: string; rect: number[] }[] {
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)
  return Array.from({ length: annotations?.size() ?? 0 }, (_, i) => {
    const link = annotations?.lookup(i, PDFDict)
    const rect = link?.lookup(PDFName.of('Rect'), PDFArray).asArray() ?? []
    const action = link?.lookupMaybe(PDFName.of('A'), PDFDict)
    const dest = link?.lookupMaybe(PDFName.of('Dest'), PDFArray)
    const target = action
      ? action.lookup(PDFName.of('URI'), PDFString).asString()
      : `page ${pageIndex(pdf, dest?.get(0)) + 1}`
    return { target, rect: rect.map((n) => (n instanceof PDFNumber ? n.asNumber() : NaN)) }
  })
}

describe('what the file says about itself', () => {
  it('has bookmarks that nest as the headings do', async () => {
    const pdf = await PDFDocument.load((await render(CV)).bytes)
    const titles = (nodes: readonly Outline[]): unknown[] => nodes.map((n) => [n.title, titles(n.children)])
    expect(titles(outlinesOf(pdf))).toEqual([
      [
        '👋 Ada Example',
        [
          ['Contact', []],
          [
            'Work at last',
            [
              ['Bridge Works (2019 – 2024)', [['Lead', []]]],
              ['Before', []],
            ],
          ],
          ['Education', []],
        ],
      ],
    ])
    expect(outlinesOf(pdf)[0]?.page).toBe(0)
  })

  it('has links that lead where the markdown says, and none that run code', async () => {
    const pdf = await PDFDocument.load((await render(CV)).bytes)
    const links = linksOf(pdf, pdf.getPage(0))
    expect(links.map((link) => link.target)).toEqual([
      'mailto:ada@example.org',
      'https://example.org/a?b=%28c%29',
      'page 1',
    ])
    for (const { rect } of links) {
      const [left = 0, bottom = 0, right = 0, top = 0] = rect
      expect(right - left).toBeGreaterThan(10)
      expect(top - bottom).toBeGreaterThan(8)
      expect(left).toBeGreaterThanOrEqual(60)
      expect(right).toBeLessThanOrEqual(536)
    }
  })

  it('has title, author, language and the dates of the version', async () => {
    const pdf = await PDFDocument.load((await render(CV)).bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toBe('Ada Example – CV')
    expect(pdf.getAuthor()).toBe('Ada Example')
    expect(pdf.getSubject()).toBe('Engineer of bridges')
    expect(pdf.getCreationDate()).toEqual(OPTIONS.date)
    expect(pdf.getModificationDate()).toEqual(OPTIONS.date)
    expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('en-GB')
    const named = await PDFDocument.load((await render(CV, { name: 'A. Example' })).bytes)
    expect(named.getAuthor()).toBe('A. Example')
  })

  it('has the same bytes for the same version, other ones for another date', async () => {
    const hash = async (options = {}) =>
      createHash('sha256')
        .update((await render(CV, options)).bytes)
        .digest('hex')
    expect(await hash()).toBe(await hash())
    expect(await hash({ date: new Date(0) })).not.toBe(await hash())
  })

  it('is on A4 or Letter', async () => {
    const size = async (pageSize: 'a4' | 'letter') =>
      (await PDFDocument.load((await render(CV, { pageSize })).bytes)).getPage(0).getSize()
    expect(await size('a4')).toEqual({ width: 595.28, height: 841.89 })
    expect(await size('letter')).toEqual({ width: 612, height: 792 })
  })
})

describe('characters', () => {
  it('names what no font has, and keeps it for those who take out the text', async () => {
    const { bytes, substituted, name } = await render('# 👋 Ada\n\nสวัสดี นะ 👋\n')
    expect(name).toBe('Ada')
    expect(substituted[0]).toEqual({ text: '👋', count: 2 })
    expect(substituted.map(({ text }) => text).join('')).toContain('ส')
    if (hasPoppler) expect(await textOf(bytes)).toContain('สวัสดี นะ 👋')
  })

  it.skipIf(!hasPoppler)('leaves ink for every character, substitutes included', async () => {
    // One character a line. A font that was cut wrongly still has its text, but shows nothing.
    const characters = [...'AaQqZz09&@éßŁőΩжĐ日本語ー', 'ส', '👋', '→', '✓', '½', '€']
    const { bytes } = await render(characters.map((c) => `${c}\n`).join('\n'))
    const { width, height, grey } = await pixelsOf(bytes)
    let bands = 0
    let inside = false
    for (let y = 0; y < height; y++) {
      const inked = grey.subarray(y * width, (y + 1) * width).some((value) => value < 230)
      if (inked && !inside) bands++
      inside = inked
    }
    expect(bands).toBe(characters.length)
  })

  it.skipIf(!hasPoppler)('embeds every font', async () => {
    const rows = (await fontsOf((await render(`${CV}\n日本語 *kursiv* **fett**`)).bytes))
      .trim()
      .split('\n')
      .slice(2)
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/)
  })

  it.skipIf(!hasPoppler)('tags headings, lists, tables and links', async () => {
    const { bytes } = await render(`${CV}\n1. one\n\n| A | B |\n| - | - |\n| c | d |\n`)
    const structure = await infoOf(bytes, '-struct')
    for (const tag of ['H1', 'H2', 'H3', 'H4', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Link'])
      expect(structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'))
  })
})

describe('any input', () => {
  const hostile: [string, string][] = [
    ['nothing', ''],
    ['white space', ' \n\t\n'],
    ['a comment alone', '<!-- nothing here -->'],
    ['one endless word', `# A\n\n${'x'.repeat(100_000)}`],
    [
      'a very wide table',
      `# A\n\n|${' a |'.repeat(120)}\n|${' - |'.repeat(120)}\n|${' long word |'.repeat(120)}\n`,
    ],
    ['a cell of many pages', `# A\n\n| a | b |\n| - | - |\n| ${'word '.repeat(6_000)} | c |\n`],
    ['a deep list', Array.from({ length: 60 }, (_, i) => `${'  '.repeat(i)}- item ${i}`).join('\n')],
    ['deep quotations', `${'>'.repeat(400)} deep`],
    ['headings only', '# A\n\n## B\n\n'.repeat(300)],
    ['an endless heading', `# ${'very '.repeat(2_000)}long`],
    ['half a surrogate pair', '# A\n\n\ud83d and [x](https://example.org/\ud83d)'],
    ['control characters', '# A\u0001\n\nb\u0007c\u202Ed'],
  ]
  it.each(hostile)('gives pages: %s', async (_, markdown) => {
    const { bytes, pages } = await render(markdown)
    expect(pages).toBeGreaterThanOrEqual(1)
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages)
  })
})
