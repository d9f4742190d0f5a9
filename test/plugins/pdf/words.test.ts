import { readFileSync } from 'node:fs'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { renderPdf } from '../../../src/plugins/pdf/render.ts'
import { someSets } from '../../support/set-names.ts'
import { hasPoppler, infoOf, textOf } from './poppler.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** What pandoc leaves of another format is no markdown to the parser here; what the PDF makes of it stands at the end. */
const isFenced = (markdown: string): boolean => /^[ \t]*(?:-[ \t]+)?:::/m.test(markdown)
const sets = someSets().filter((set, i) => i % 2 === 0 && !isFenced(read(`test/eval/sets/${set}/cv.md`)))
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml'])
/** A large document takes the parser seconds. */
const trees = new Map<string, Nodes>()
function parse(markdown: string): Nodes {
  const tree = trees.get(markdown) ?? parser.parse(markdown)
  trees.set(markdown, tree)
  return tree
}

/** '4. Structures' above a rule of dashes is a title with its number, as its author means it, not the third item of the list before it. */
const withTitles = (markdown: string): string =>
  markdown.replace(/^(\d{1,2})([.)] .+)\n-{3,}$/gm, '## $1\\$2')

/** What a reader of the markdown reads, in order, found without the code that is tested. */
function readable(markdown: string): string {
  const parts: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value)
    else if (node.type === 'code') parts.push(` ${node.value} `)
    else if (node.type === 'image') parts.push(node.alt ?? '')
    else if (node.type === 'break' || node.type === 'html') parts.push(' ')
    if (!('children' in node)) return
    node.children.forEach((child, i) => {
      if (node.type === 'list' && node.ordered) parts.push(` ${(node.start ?? 1) + i}. `)
      walk(child)
    })
    if (!['strong', 'emphasis', 'link', 'delete', 'linkReference'].includes(node.type)) parts.push(' ')
  }
  walk(parse(withTitles(markdown)))
  return parts.join('')
}

/**
 * Characters alone: lines may end inside an address or a Japanese sentence. Left out besides spaces: what has no
 * shape of its own, the dots between contact lines, and the boxes of task lists.
 */
const characters = (text: string) => text.normalize('NFC').replace(/[\s\p{Cf}\uFE0E\uFE0F·□✓]/gu, '')

/** A table with an empty cell: Poppler takes the columns behind it for some beside the table. The file's own order stays. */
const SPARSE = /^\|.*\|[ \t]*\|/m
const inAnyOrder = (text: string): string => [...text].sort().join('')

/** Heads of tables, as characters. */
function heads(markdown: string): string[] {
  const found: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'table')
      found.push(characters((node.children[0]?.children ?? []).map((cell) => toString(cell)).join('')))
    else if ('children' in node) node.children.forEach(walk)
  }
  walk(parse(markdown))
  return found
}

/** The characters of all pages, without the heads that a table repeats where it goes on. */
function together(text: string, wanted: string, markdown: string): string {
  const repeated = heads(markdown)
  return text.split('\f').reduce((before, page) => {
    const here = characters(page)
    const again = repeated.find((head) => here.startsWith(head) && !wanted.startsWith(head, before.length))
    return before + (again === undefined ? here : here.slice(again.length))
  }, '')
}

/** Where the order is not that of the file, a head that is repeated on the next page is anywhere: its characters are taken out. */
function withoutRepeatedHeads(sorted: string, wanted: string, markdown: string): string {
  return heads(markdown).reduce((before, head) => {
    if (before.length - wanted.length < head.length) return before
    const rest = [...before]
    for (const char of head) {
      const at = rest.indexOf(char)
      if (at < 0) return before
      rest.splice(at, 1)
    }
    return rest.join('')
  }, sorted)
}

/** Where two texts part, with what stands around it; '' when they are the same. */
function difference(found: string, wanted: string): string {
  if (found === wanted) return ''
  let at = 0
  while (found[at] === wanted[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `found: ${around(found)}\nwanted: ${around(wanted)}`
}

/** Every word that is found as one, of those of the markdown. */
function wholeWords(markdown: string, extracted: string): number {
  const words = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cf}\uFE0F]/gu, '')
      .split(/\s+/)
      .filter(Boolean)
  const found = new Set(words(extracted))
  const wanted = words(readable(markdown))
  return wanted.filter((word) => found.has(word)).length / wanted.length
}

const UNICODE = `# Renée Ångström-Ødegård

Multilingual translator — English, 日本語, Ελληνικά, Русский, Tiếng Việt

## Contact

- Mail: renee@example.org
- Phone: +46 8 123 456 78
- 住所: 東京都千代田区丸の内一丁目

## Опыт работы (2010 – 2024)

Переводчик и редактор. **Жирный текст**, *курсив* и \`code span\` в одном предложении.

### 翻訳者 · 株式会社サンプル (2018年4月 – 現在)

- 日本語の文章は単語の間に空白がないため、どこで改行するかは禁則処理によって決まります。「かぎ括弧」の前後や、句読点の前では改行しません。
- Arabic: مرحبا بالعالم and Hebrew: שלום, Thai: สวัสดี, Hindi: नमस्ते
- Emoji: 👩‍💻 🚀 ❤️ ✓ ★ → ☎, half ½, ①, 5 € and 7 £, “quotes”, naïve café
- Loose marks: q\u0301 x\u030C and e\u0301 n\u0303

## Δεξιότητες

| Skill | Level | Years | A longer remark |
| :--- | :---: | ---: | --- |
| 日本語 | native | 30 | A cell that certainly has to wrap over more than one line, since it goes on and on without an end |
| Ελληνικά | C1 | 12 | short |

1. Πρώτο
2. Δεύτερο
   - nested: Đặng Thị Ngọc
`

/** Some 30 pages and more: CVs one after the other, as sections of one person. */
const long = (): string =>
  [
    '# Thirty Pages',
    ...sets.slice(0, 24).map((set) => read(`test/eval/sets/${set}/cv.md`).replace(/^---[\s\S]*?\n---\n/, '')),
  ]
    .join('\n\n')
    .replace(/^(#{1,5}) /gm, (_, hashes: string, at: number) => (at === 0 ? '# ' : `${hashes}# `))
    .replace(/^\|.*\n/gm, '')
    // '4. Title' above a line of dashes is a heading to its author and to this project, a list to CommonMark.
    .replace(/^(\d+)\. (.+)\n-{3,}$/gm, '## $1\\. $2')

/** Poppler takes a hyphen at a line's end for hyphenation, and leaves it out of the word. */
const COMPOUNDS = `# Ann Berg

## Work

${'A hand-drawn map and a state-of-the-art cross-country well-to-do four-in-hand coach. '.repeat(12)}

| Post | Duties | Remarks |
| --- | --- | --- |
${'| Stage-manager | hand-drawn maps, second-hand books, well-kept lists | A self-taught wood-worker and boat-builder |\n'.repeat(8)}`

const cvs: [string, () => string][] = [
  ...sets.map((set): [string, () => string] => [set, () => read(`test/eval/sets/${set}/cv.md`)]),
  ['the sample', () => read('content/default.md')],
  ['many scripts', () => UNICODE],
  ['compounds', () => COMPOUNDS],
  ['thirty pages', long],
]

describe.skipIf(!hasPoppler)('the text taken out of the PDF', () => {
  it.each(cvs)('holds every word in reading order: %s', async (name, cv) => {
    const markdown = cv()
    const { bytes, pages } = await renderPdf(markdown, { pageSize: 'a4', date: new Date(0) })
    const text = await textOf(bytes)
    const wanted = characters(readable(markdown))
    const order = SPARSE.test(markdown) ? inAnyOrder : (read: string) => read
    const found = order(together(text, wanted, markdown))
    const once = order === inAnyOrder ? withoutRepeatedHeads(found, wanted, markdown) : found
    expect(difference(once, order(wanted))).toBe('')
    expect(wholeWords(markdown, text)).toBeGreaterThan(name === 'many scripts' ? 0.9 : 0.99)
    // The order of the file itself; -raw puts words that run from right to left the other way round.
    if (name !== 'many scripts')
      expect(difference(together(await textOf(bytes, '-raw'), wanted, markdown), wanted)).toBe('')
    expect(await infoOf(bytes)).toMatch(/Tagged: +yes/)
    if (name === 'thirty pages') expect(pages).toBeGreaterThanOrEqual(30)
  })

  it('holds a typeset header as lines, without what pandoc leaves of its table', async () => {
    const markdown = `::: center
**[Ines Marlow]{.smallcaps}**\\
555-0187 $|$ [[ines@marlow.example]{.underline}](mailto:ines@marlow.example)
:::

# Experience

-   ::: tabular\\*
    0.97

    l@r **Head Gardener** & *June 2021 -- Present*\\
    *Tarn Hall* & *Garsby*\\
    :::

    -   Planted 300 oaks
`
    const { bytes } = await renderPdf(markdown, { pageSize: 'a4', date: new Date(0) })
    const lines = (await textOf(bytes)).split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line !== '')).toEqual(
      expect.arrayContaining([
        'Ines Marlow',
        '555-0187 | ines@marlow.example',
        'Head Gardener | June 2021 -- Present',
        'Tarn Hall | Garsby',
        expect.stringMatching(/Planted 300 oaks$/),
      ]),
    )
    expect(lines.join(' ')).not.toMatch(/:::|l@r|[&$]|smallcaps/)
  })
})
