import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument, spanOf } from '../../../src/rag/document.ts'

const texts = (markdown: string) => parseDocument(markdown).blocks.map((block) => block.text)

describe('sections', () => {
  it('leaves the one title out of the paths below it, and slugs repeats as GitHub does', () => {
    const { sections } = parseDocument('# Ann Lee\n\n## Work\n\n### Acme\n\nWork\n----\n\n## Work & *Play*\n')
    expect(sections.map(({ slug, path, depth, parent }) => [slug, path, depth, parent])).toEqual([
      ['ann-lee', ['Ann Lee'], 1, null],
      ['work', ['Work'], 2, 0],
      ['acme', ['Work', 'Acme'], 3, 1],
      ['work-1', ['Work'], 2, 0],
      ['work--play', ['Work & Play'], 2, 0],
    ])
  })

  it('keeps several H1 as the top of their paths', () => {
    const { sections } = parseDocument('# Work\n\n## Acme\n\n# Study\n')
    expect(sections.map((section) => section.path)).toEqual([['Work'], ['Work', 'Acme'], ['Study']])
  })

  it('ends a section at the next heading of its rank, and puts leading text into one of depth 0', () => {
    const markdown = 'Hello\n\n## A\n\na\n\n### B\n\nb\n\n## C\n\nc\n'
    const { sections, blocks } = parseDocument(markdown)
    expect(sections.map((section) => markdown.slice(section.span.start, section.span.end))).toEqual([
      'Hello\n\n',
      '## A\n\na\n\n### B\n\nb\n\n',
      '### B\n\nb\n\n',
      '## C\n\nc\n',
    ])
    expect(blocks.map((block) => block.section)).toEqual([0, 1, 2, 3])
  })

  it('takes a slug for a heading inside a quote but opens no section there', () => {
    const { sections, blocks } = parseDocument('# A\n\n> # B\n\n# B\n')
    expect(sections.map((section) => section.slug)).toEqual(['a', 'b-1'])
    expect(blocks.map((block) => block.text)).toEqual(['B'])
  })
})

describe('blocks', () => {
  it('knows the list items around each one', () => {
    const { blocks } = parseDocument('- a\n  1. b\n     - c\n\n  more a\n- d\n\n> said\n')
    expect(blocks.map(({ kind, text, parents }) => [kind, text, parents])).toEqual([
      ['listItem', 'a', []],
      ['listItem', 'b', [0]],
      ['listItem', 'c', [0, 1]],
      ['paragraph', 'more a', [0]],
      ['listItem', 'd', []],
      ['quote', 'said', []],
    ])
  })

  it('gives table rows with their headers, and the place of each cell', () => {
    const markdown = '| Tool | Since |\n|---|--:|\n| **SQL** | 2009 |\n| a \\| b | |\n'
    const { blocks } = parseDocument(markdown)
    expect(blocks.map((block) => block.text)).toEqual(['SQL, 2009', 'a | b'])
    expect(
      blocks[0]?.cells?.map(({ header, text, span }) => [header, text, markdown.slice(span.start, span.end)]),
    ).toEqual([
      ['Tool', 'SQL', '**SQL**'],
      ['Since', '2009', '2009'],
    ])
  })

  it('reads references, escapes and line breaks, and still knows their places', () => {
    const markdown = 'R&amp;D \\*and\\* caf&#233;&nbsp;x  \nnext\n> a\n> b &copy; &amp;lt;'
    const { blocks } = parseDocument(markdown)
    expect(blocks.map((block) => block.text)).toEqual(['R&D *and* caf\u00e9\u00a0x\nnext', 'a b \u00a9 &lt;'])
    const [first] = blocks
    const at = first?.text.indexOf('&D') ?? -1
    const span = first && spanOf(markdown, first, at, at + 1)
    expect(span && markdown.slice(span.start, span.end)).toBe('&amp;')
  })

  it('marks what is bold, italic, code or a link, also through a definition far away', () => {
    const filler = 'Some words that fill a paragraph.\n\n'.repeat(200)
    const [block] = parseDocument(`**A** *b* [c](x) [d][e] \`f\`\n\n${filler}[e]: https://y.example\n`).blocks
    expect(
      block?.marks.map((mark) => [mark.kind, block.text.slice(mark.start, mark.end), mark.href]),
    ).toEqual([
      ['strong', 'A', undefined],
      ['em', 'b', undefined],
      ['link', 'c', 'x'],
      ['link', 'd', 'https://y.example'],
      ['code', 'f', undefined],
    ])
  })

  it('leaves out comments, tags and what they hide', () => {
    expect(texts('a <!-- no --> <b>c</b> <span style="display:none">no <i>no</i></span>d')).toEqual(['a c d'])
    expect(texts('<!-- no\n\nno -->\n\na\n\n<div hidden>\n\nno\n\n</div>\n\nb <script>no</script>')).toEqual([
      'a',
      'b',
    ])
  })

  it('reads front matter, and takes a broken one for none', () => {
    expect(parseDocument('---\nname: Ann\n---\n# A\n').frontmatter).toEqual({ name: 'Ann' })
    expect(parseDocument('---\na: [\n---\n# A\n').frontmatter).toEqual({})
  })

  it('counts a byte order mark in the offsets', () => {
    const markdown = '\uFEFF# A\n\nb'
    const { sections, blocks } = parseDocument(markdown)
    expect(sections[0]?.headingSpan).toEqual({ start: 1, end: 4 })
    expect(blocks[0]?.offsets[0]).toBe(6)
  })
})

const word = fc.stringMatching(/^[a-z]{3,8}$/)
const fragment = fc.oneof(
  fc.constantFrom(
    '# ',
    '## ',
    '- ',
    '1. ',
    '> ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '|',
    '|-|',
    '---\n',
    '```',
    '`',
    '**',
    '_',
  ),
  fc.constantFrom(
    '[',
    '](',
    ')',
    '<!--',
    '-->',
    '<b>',
    '<span hidden>',
    '</span>',
    '&amp;',
    '&',
    ';',
    '\\',
    '!',
    '[a]: b\n',
  ),
  fc.constantFrom(
    '\uFEFF',
    '\0',
    '\ud83d',
    '\ude00',
    '\u00a0',
    '&ngE;',
    '&#x1F600;',
    '=\n',
    'a@b.example',
    'https://a.b/c',
  ),
  word,
  fc.string({ maxLength: 6 }),
)
const anything = fc.array(fragment, { maxLength: 80 }).map((parts) => parts.join(''))

describe('any string', () => {
  it('gives blocks whose text is found at its offsets', () => {
    fc.assert(
      fc.property(anything, (markdown) => {
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
})

const inline = fc.oneof(
  word,
  word.map((w) => `**${w}**`),
  word.map((w) => `[${w}](https://x.example)`),
  word.map((w) => `\`${w}\``),
  word.map((w) => `${w}<!-- HIDDEN -->`),
)
const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const part = fc.oneof(
  line.map((l) => `## ${l}\n\n`),
  line.map((l) => `${l}\n---\n\n`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join('\n')}\n\n`),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => `${lines.map((l, i) => `${'  '.repeat(i)}- ${l}`).join('\n')}\n\n`),
  fc.tuple(word, word, line, line).map(([a, b, c, d]) => `| ${a} | ${b} |\n|---|---|\n| ${c} | ${d} |\n\n`),
  line.map((l) => `> ${l}\n\n`),
  line.map((l) => `<div>HIDDEN</div>\n\n${l}\n\n`),
)

/** About 64 KiB each; read whole, the parser takes minutes for some of these. */
const hostile: Record<string, string> = {
  'nested quotes': '>'.repeat(65_536),
  'nested items': '- '.repeat(32_768),
  'numbered items': '1. '.repeat(21_000),
  brackets: `${'['.repeat(32_768)}${']'.repeat(32_768)}`,
  emphasis: '*a_ '.repeat(16_384),
  'one long line': 'word '.repeat(13_000),
  'code ticks': Array.from({ length: 360 }, (_, i) => '`'.repeat(i + 1)).join(' '),
  'open tags': '<a href="'.repeat(7_200),
  'wide table': `|${'a|'.repeat(16_000)}\n|${'-|'.repeat(16_000)}\n`,
}

describe('hostile input', () => {
  it.each(Object.keys(hostile))('%s: is read in seconds and keeps its letters', (name) => {
    const markdown = hostile[name] ?? ''
    const started = performance.now()
    const { blocks } = parseDocument(markdown)
    expect(performance.now() - started).toBeLessThan(8_000)
    const letters = (text: string) => text.replace(/[^a-z]/g, '').length
    if (name === 'wide table') return
    expect(blocks.reduce((sum, block) => sum + letters(block.text), 0)).toBe(letters(markdown))
  })

  it('reads 10,000 headings and a table of 1,000 rows', () => {
    const headings = Array.from({ length: 10_000 }, (_, i) => `## H\n\nt${i}\n\n`).join('')
    const table = `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(1_000)}`
    const { sections, blocks } = parseDocument(headings + table)
    expect(sections.length).toBe(10_000)
    expect(new Set(sections.map((section) => section.slug)).size).toBe(10_000)
    expect(blocks.length).toBe(11_000)
    expect(blocks.at(-1)?.cells?.map((cell) => cell.header)).toEqual(['a', 'b'])
  }, 60_000)
})

describe('a document', () => {
  it('loses nothing but markup, in whatever pieces it is read', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 60 }), (parts) => {
        const markdown = parts.join('')
        const { sections, blocks } = parseDocument(markdown)
        const bare = markdown.replace(/https:\/\/x\.example|<!-- HIDDEN -->|<div>HIDDEN<\/div>/g, '')
        const all = (text: string) => text.match(/[a-z]+/g) ?? []
        // Each table has one row, so each header is seen once.
        const headers = blocks.flatMap((b) => b.cells ?? [])
        const seen = [
          ...sections.map((s) => s.heading),
          ...blocks.map((b) => b.text),
          ...headers.map((c) => c.header),
        ]
        expect(seen.flatMap(all).sort()).toEqual(all(bare).sort())
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
