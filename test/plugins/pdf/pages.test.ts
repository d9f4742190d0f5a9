import { describe, expect, it } from 'vitest'
import { renderPdf } from '../../../src/plugins/pdf/render.ts'
import { keepLines, keepWithNext, paginate, type Slab } from '../../../src/plugins/pdf/slab.ts'
import { columnWidths } from '../../../src/plugins/pdf/table.ts'
import { hasPoppler, textOf } from './poppler.ts'

const slab = (height: number, before = 0, keep = false): Slab => ({
  height,
  before,
  keep,
  paint: () => undefined,
})
const lines = (count: number) => keepLines(Array.from({ length: count }, () => slab(10)))
const counts = (slabs: readonly Slab[], height: number) => paginate(slabs, height).map((page) => page.length)

describe('pages', () => {
  it('are filled from above, without space before the first slab', () => {
    const pages = paginate([slab(40, 10), slab(40, 10), slab(40, 10)], 100)
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([[0, 50], [0]])
  })

  it('leave neither the first nor the last line of a paragraph alone', () => {
    // Five lines fit: the sixth would stand alone on the next page, so two go over.
    expect(counts(lines(6), 50)).toEqual([4, 2])
    // One line's place is left: the paragraph begins on the next page.
    expect(counts([...lines(4), ...lines(4)], 50)).toEqual([4, 4])
    expect(counts([...lines(2), ...lines(3)], 40)).toEqual([2, 3])
  })

  it('keep a heading with what follows', () => {
    expect(counts([slab(30), ...keepWithNext([slab(10)]), ...lines(4)], 55)).toEqual([1, 5])
  })

  it('repeat the head of a table, and hold what is taller than a page', () => {
    const head = slab(10)
    const rows = Array.from({ length: 7 }, () => ({ ...slab(20), carry: head }))
    const pages = paginate([{ ...head, keep: true }, ...rows], 75)
    expect(pages.map((page) => page[0]?.slab === head || page[0]?.slab.height === 10)).toEqual([
      true,
      true,
      true,
    ])
    expect(pages.map((page) => page.length)).toEqual([4, 4, 2])
    expect(counts([slab(10), slab(500), slab(10)], 100)).toEqual([1, 1, 1])
    // A chain that fits on no page is broken rather than lost.
    expect(
      counts(
        Array.from({ length: 12 }, () => slab(10, 0, true)),
        50,
      ),
    ).toEqual([5, 5, 2])
  })

  it.skipIf(!hasPoppler)('never end with a heading, and repeat the head of a long table', async () => {
    const sections = Array.from({ length: 60 }, (_, i) => {
      const text = 'Some words that make a line or two of text. '.repeat((i * 7) % 11)
      return `## Heading ${i}\n\n### Under ${i}\n\n${text}\n\n- item ${i}\n`
    })
    const rows = Array.from({ length: 90 }, (_, i) => `| row ${i} | value |`)
    const table = ['| Column head | Other |', '| --- | --- |', ...rows].join('\n')
    const { bytes, pages } = await renderPdf(`# Name\n\n${sections.join('\n')}\n${table}\n`, {
      pageSize: 'a4',
      date: new Date(0),
    })
    const texts = (await textOf(bytes)).split('\f').slice(0, pages)
    for (const text of texts) expect(text.trim().split('\n').at(-1)).not.toMatch(/^(Heading|Under) \d+$/)
    const withRows = texts.filter((text) => /^row \d+$/m.test(text))
    expect(withRows.length).toBeGreaterThanOrEqual(3)
    for (const text of withRows) expect(text).toContain('Column head')
  })
})

describe('columns', () => {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  it('take what they need, share what is left, and never exceed the width', () => {
    expect(
      columnWidths(
        [
          { least: 20, most: 50 },
          { least: 20, most: 30 },
        ],
        100,
      ),
    ).toEqual([60, 40])
    const tight = columnWidths(
      [
        { least: 30, most: 400 },
        { least: 30, most: 40 },
        { least: 30, most: 90 },
      ],
      200,
    )
    expect(sum(tight)).toBeCloseTo(200, 5)
    expect(tight[1]).toBeGreaterThanOrEqual(30)
    expect(tight[0]).toBeGreaterThan(tight[2] ?? 0)
    expect(
      sum(
        columnWidths(
          Array.from({ length: 50 }, () => ({ least: 90, most: 900 })),
          450,
        ),
      ),
    ).toBeCloseTo(450, 5)
  })
})
