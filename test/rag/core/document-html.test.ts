/** Text in raw HTML: read for answers, shown on the page and in the PDF, always in its place. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFlow } from '../../../src/plugins/pdf/read-flow.ts'
import { renderCv } from '../../../src/plugins/web/cv/cv-html.ts'
import { parseDocument, spanOf } from '../../../src/rag/document.ts'

const CV = `# Runa Holt

<div class="reach">
  <a href="mailto:runa@holt.example">runa@holt.example</a>
  | +44 20 7946 0321 | <a
  href="https://code.example/runa">Code</a> &amp; drawings
</div>

<aside>
💡 **Stonemason** with _two_ yards. <!-- not yet -->
- Lime mortar
- Slate

</aside>

## Work

<ul>
    <li>Leads a crew of <b>six</b> carvers.</li>
    <li>Cuts letters</ul> <p>Built a lift<br>for blocks.</p>

<table>
<tr><th>Year</th><th>Prize</th></tr>
<tr><td>2019</td><td>Chisel \\\\ Mallet</td></tr>
</table>

<p>Seen <span hidden>SECRET</span> and <b>bold, never closed</p>
<div style="display:none">SECRET <p>SECRET</p></div>
<script>
SECRET
</script>
<svg><text>SECRET</text></svg>

<details><summary>More</summary><p>Kept within</p></details>

> <p>Said in
> two lines</p>
`

describe('raw HTML', () => {
  const document = parseDocument(CV)

  it('is read as the paragraphs, items and rows that it shows', () => {
    expect(document.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', 'runa@holt.example | +44 20 7946 0321 | Code & drawings'],
      ['paragraph', '💡 Stonemason with two yards.'],
      ['listItem', 'Lime mortar'],
      ['listItem', 'Slate'],
      ['listItem', 'Leads a crew of six carvers.'],
      ['listItem', 'Cuts letters'],
      ['paragraph', 'Built a lift\nfor blocks.'],
      ['tableRow', '2019, Chisel \\ Mallet'],
      ['paragraph', 'Seen'],
      ['paragraph', 'and bold, never closed'],
      ['paragraph', 'Kept within'],
      ['quote', 'Said in two lines'],
    ])
    const [reach, , , , crew] = document.blocks
    expect(reach?.marks.map(({ href }) => href)).toEqual([
      'mailto:runa@holt.example',
      'https://code.example/runa',
    ])
    if (crew === undefined) throw new Error('no such block')
    const { start, end } = spanOf(CV, crew, 0, crew.text.length)
    expect(CV.slice(start, end)).toBe('Leads a crew of <b>six</b> carvers.')
  })

  it('stands on the page and in the PDF as it does in answers, without what is hidden', () => {
    const { header, body } = renderCv(document)
    const shown = `${header}${body}`.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    const printed = JSON.stringify(readFlow(CV))
    for (const text of [
      'runa@holt.example',
      'Lime mortar',
      'carvers.',
      'Built a lift',
      'Mallet',
      'More',
      'Kept within',
    ]) {
      expect(shown).toContain(text)
      expect(printed).toContain(text)
    }
    expect(`${shown}${printed}`).not.toContain('SECRET')
    expect(header).toContain('<a href="https://code.example/runa" rel="noopener">Code</a>')
    expect(body).toContain('<li')
  })

  it('never becomes markup that could do harm', () => {
    const hostile =
      '<div onclick="x()"><a href="javascript:x()">here</a><img src=x onerror=x()>&lt;script&gt;x()&lt;/script&gt;</div>\n'
    const { header, body } = renderCv(parseDocument(hostile))
    expect(`${header}${body}`).not.toMatch(/onclick|javascript:|onerror|<script|<img/)
  })
})

const fragment = fc.constantFrom(
  ...[
    '<div>',
    '</div>',
    '<p>',
    '<ul>',
    '<li>',
    '</li>',
    '<b>',
    '</b>',
    '<a href="x">',
    '</a>',
    '<br>',
    '<td>',
    '<tr>',
  ],
  ...[
    '<h2>',
    '</h2>',
    '<!-- c -->',
    '<!--',
    '<p hidden>',
    '</p>',
    '<svg>',
    '<img alt="Saw">',
    '<?',
    '<',
    '>',
    '"',
  ],
  ...[
    '\n',
    '\r\n',
    '\n\n',
    '> ',
    '- ',
    '  ',
    ' ',
    '\t',
    '&amp;',
    '&ngE;',
    '&#x1F600;',
    '&',
    '\\',
    '\\\\',
    '\\*',
    '*',
    '**',
  ],
  ...['`', '_x_', '[y](z)', 'www.a.example', 'a@b.example', 'word', 'Ωmega', '💡', '|', '# ', '\uFEFF', '\0'],
)

describe('what a reader of the page could not see', () => {
  it.each([
    'color:white',
    'color: #FFF',
    'color:#ffffff; margin:0',
    'color:rgba(0, 0, 0, 0)',
    'color:transparent',
    'font-size:1px',
    'position:absolute; left:-9999px',
    'text-indent:-1000px',
  ])('is not read: %s', async (style) => {
    const markdown = `# Runa Holt\n\n<div style="${style}">SECRET</div>\n\nMason <span style="${style}">SECRET</span> here.\n`
    const texts = parseDocument(markdown).blocks.map(({ text }) => text)
    expect(texts.join()).not.toContain('SECRET')
    expect(texts.join()).toContain('Mason')
    expect(JSON.stringify(await renderCv(parseDocument(markdown)))).not.toContain('SECRET')
  })

  it.each([
    'background:#222;color:white',
    'color:#ff8800',
    'background-color:white',
    'font-size:12px',
    'left:-10px',
  ])('is read otherwise: %s', (style) => {
    const markdown = `# Runa Holt\n\n<div style="${style}">Mason</div>\n`
    expect(
      parseDocument(markdown)
        .blocks.map(({ text }) => text)
        .join(),
    ).toContain('Mason')
  })
})

describe('an address within a link', () => {
  it('keeps backslashes in their places', () => {
    const markdown = '<div><a href="x">www.a.example\\\\'
    const [block] = parseDocument(markdown).blocks
    expect(block?.text).toBe('www.a.example\\\\')
    expect(Array.from(block?.offsets ?? [], (at) => markdown[at] ?? '').join('')).toBe('www.a.example\\\\')
  })
})

describe('any HTML', () => {
  it('gives blocks whose text is found at its offsets', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 60 }), (parts) => {
        const markdown = `<div>${parts.join('')}`
        for (const { text, offsets, span } of parseDocument(markdown).blocks) {
          expect(offsets.length).toBe(text.length + 1)
          for (let i = 0; i < text.length; i++) {
            const place = offsets[i] ?? -1
            expect(place).toBeGreaterThanOrEqual(i === 0 ? span.start : (offsets[i - 1] ?? 0))
            expect(offsets[i + 1]).toBeLessThanOrEqual(span.end)
            const found = markdown[place] ?? ''
            if (/\s/.test(text[i] ?? '') || /[\s&\0<|]/.test(found)) continue
            if (text[i] === ',' && text[i + 1] === ' ') continue
            expect(found).toBe(text[i])
          }
        }
      }),
      { numRuns: 1_500 },
    )
  }, 60_000)

  it.each([
    ['elements', '<div>a'.repeat(40_000)],
    ['marks in elements', '<p>*a* '.repeat(30_000)],
    ['open quotes', '<a href="'.repeat(20_000)],
    ['items', `<ul>\n${'<li>[a](b) &amp; c</li>\n'.repeat(10_000)}`],
    ['cells', `<table>${'<tr><td>a</td><td>b</td>'.repeat(5_000)}`],
  ])(
    '%s without end: is read in seconds',
    (_name, html) => {
      const begun = Date.now()
      parseDocument(html)
      expect(Date.now() - begun).toBeLessThan(10_000)
    },
    60_000,
  )
})
