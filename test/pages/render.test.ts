import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderCv } from '../../src/plugins/web/cv/cv-html.ts'
import { decodeRuns, rangesInText } from '../../src/plugins/web/shared/text-map.ts'
import { parseDocument, spanOf } from '../../src/rag/document.ts'
import { someSets } from '../support/set-names.ts'

const sets = new URL('../eval/sets/', import.meta.url)
const cvs = [
  new URL('../../content/default.md', import.meta.url),
  ...someSets().map((name) => new URL(`${name}/cv.md`, sets)),
].map((url) => readFileSync(url, 'utf8'))

const whole = (markdown: string, marks: Parameters<typeof renderCv>[1] = []) => {
  const { header, body } = renderCv(parseDocument(markdown), marks)
  return header + body
}

const decode = (html: string) =>
  html
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&')

const marksOf = (html: string) => [...html.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, text]) => text)

/** What the marks of an id hold, in order, without the space between list items and cells. */
const marked = (html: string): string => decode(marksOf(html).join(''))

describe('the CV as HTML', () => {
  it('has an anchor for every section, as the sources have it', () => {
    for (const cv of cvs) {
      const html = whole(cv)
      const ids = [...html.matchAll(/<h[1-6] id="([^"]*)"/g)].map((m) => decode(m[1] ?? ''))
      expect(ids).toEqual(
        parseDocument(cv)
          .sections.filter((s) => s.depth > 0)
          .map((s) => s.slug),
      )
    }
  })

  it('runs from right to left where a block begins so, and says nothing of direction elsewhere', () => {
    const html = whole(
      '# דנה לוי\n\n- 2019: בנתה מערכות ב-C++.\n- Python\n\n## مهارات\n\nText\n\n| א | B |\n| - | - |\n| 1 | ב |\n',
    )
    const runs = [...html.matchAll(/<(\w+)[^>]* dir="rtl"[^>]*>/g)].map(([, tag]) => tag)
    expect(runs).toEqual(['h1', 'ul', 'li', 'h2', 'table', 'th', 'td'])
    expect(html).not.toContain('dir="ltr"')
    const some = cvs.filter((_, i) => i % 7 === 0)
    expect(some.filter((cv) => / dir=/.test(whole(cv)))).toEqual([])
  })

  it('is the same each time, and that of an edit as if made for the first time', () => {
    for (const cv of cvs.filter((_, i) => i % 2 === 0)) {
      const half = Math.floor(cv.length / 2)
      const quote = { start: half, end: half + 200, id: 'quote-1' }
      const once = whole(cv)
      const marked = whole(cv, [quote])
      expect(whole(cv)).toBe(once)
      expect(whole(cv, [quote])).toBe(marked)
      // What stands before moves all that is known of the rest.
      const added = 'A line before all others.\n\n'
      const moved = whole(added + cv, [
        { ...quote, start: quote.start + added.length, end: quote.end + added.length },
      ])
      expect(marksOf(moved)).toEqual(marksOf(marked))
    }
  })

  it('marks exactly the words of a quote, for every block of every CV', () => {
    for (const cv of cvs) {
      const { blocks } = parseDocument(cv)
      const quotes = blocks.map((block) => {
        const from = Math.floor(block.text.length / 4)
        return { ...spanOf(cv, block, from, block.text.length), text: block.text.slice(from) }
      })
      const html = whole(
        cv,
        quotes.map(({ start, end }, i) => ({ start, end, id: `quote-${i + 1}` })),
      )
      // Cells of a table row are joined with ', ' in the text of a block.
      const letters = (text: string) => text.replace(/[\s,]+/g, '')
      expect(letters(marked(html))).toBe(letters(quotes.map((q) => q.text).join('')))
      expect(html.match(/id="quote-\d+"/g)).toHaveLength(quotes.length)
    }
  })

  it('keeps the place of words after escapes, references, emphasis and line breaks', () => {
    const cv = '# A &amp; B\n\nUsed C\\* and R&amp;D,\nthen *more* `code` and 5 &lt; 6 &#8211; end\n'
    const quote = 'R&amp;D,\nthen *more* `code` and 5 &lt; 6'
    const start = cv.indexOf(quote)
    const html = whole(cv, [{ start, end: start + quote.length, id: 'quote-1' }])
    expect(marked(html).replace(/\s+/g, ' ')).toBe('R&D, then more code and 5 < 6')
  })

  it('marks quotes that overlap, each with its own anchor', () => {
    const cv = '# N\n\none two three four\n'
    const at = (text: string) => ({ start: cv.indexOf(text), end: cv.indexOf(text) + text.length })
    const html = whole(cv, [
      { ...at('one two three'), id: 'quote-1' },
      { ...at('two'), id: 'quote-2' },
      { ...at('two'), id: 'quote-3' },
    ])
    for (const id of ['quote-1', 'quote-2', 'quote-3']) expect(html).toContain(`id="${id}"`)
    expect(html.replace(/<[^>]+>/g, '')).toContain('one two three four')
  })

  it('lets no markup of the author become a page of another kind', () => {
    const html = whole(
      [
        '# Eve <script>alert(1)</script>',
        '<style>body{display:none}</style>',
        '<div onclick="x()">inside</div>',
        '![pixel](https://tracker.example/p.png "t")',
        '[bad](javascript:alert(1)) [worse](data:text/html,x) <a href="vbscript:x">y</a>',
        '- [x] done\n- [ ] open',
        '<p style="display:none">hidden words</p>',
        'Text <span style="display:none">whispered</span> goes on.',
        '<!-- secret -->',
      ].join('\n\n'),
    )
    expect(html).not.toMatch(/<script|<style|onclick|javascript:|data:text|vbscript|<img|<input|tracker/i)
    expect(html).not.toMatch(/hidden words|whispered|secret/)
    expect(html).toContain('pixel')
  })

  it('keeps a list whole that the reader cuts, and sets dates of roles apart', () => {
    const items = Array.from({ length: 200 }, (_, i) => `- item ${i} with some words to make it longer`)
    const html = whole(`# N\n\n## Work\n\n### Role (Jan 2020 – present)\n\n${items.join('\n')}\n`)
    expect(html.match(/<ul>/g)).toHaveLength(1)
    expect(html).toContain('Role <span class="when">(Jan 2020 – present)</span>')
  })

  it('shows more list items than a person writes as plain paragraphs, with the same anchors and quotes', () => {
    const cv = `# N\n\n## Work\n\n${'- a **b** c\n'.repeat(4_000)}`
    const start = cv.length - 'b** c\n'.length
    const html = whole(cv, [{ start, end: cv.length - 1, id: 'quote-1' }])
    expect(html).toContain('<h2 id="work"')
    expect(html).not.toContain('<ul>')
    expect(marked(html)).toBe('b c')
  })

  it('shows hostile markup', () => {
    const html = whole(`# N\n\n${'*_['.repeat(2_000)}\n\n${'> '.repeat(3_000)}deep\n`)
    expect(html).toContain('*_[*_[')
    expect(html).toContain('deep')
  })
})

describe('the map of a text', () => {
  it('finds the parts of a text that stand for a range', () => {
    const runs = decodeRuns('0:100 5:120 9:130')
    expect(rangesInText(runs, 12, 102, 122)).toEqual([{ start: 2, end: 7 }])
    expect(rangesInText(runs, 12, 0, 100)).toEqual([])
    expect(rangesInText(decodeRuns('40'), 10, 45, 200)).toEqual([{ start: 5, end: 10 }])
  })
})
