/** Writes the content of pages: tagged text, the shapes around it, and where links and bookmarks stand. */
import type { PDFRef } from 'pdf-lib'
import type { FaceName } from './fonts.ts'
import type { Line } from './lines.ts'
import type { Element } from './structure.ts'
import { COLORS, type Color, type Page } from './style.ts'
import type { Run } from './text.ts'

/** A cut of a font as it stands in the file. */
export interface EmbeddedFace {
  /** Its name in the resources of every page. */
  readonly key: string
  /** Glyph and its own width, thousandths of the size, of a code point. */
  glyph(codePoint: number): { readonly id: number; readonly width: number }
}

export interface Link {
  readonly href: string
  readonly page: number
  /** Left, bottom, right, top; points from the lower left corner. */
  readonly rect: readonly [number, number, number, number]
  readonly element: Element
  readonly text: string
}

export interface Anchor {
  readonly title: string
  readonly rank: number
  readonly slug: string
  readonly page: number
  readonly top: number
}

const n = (value: number): string => String(Math.round(value * 100) / 100)
const rgb = (color: Color): string => color.join(' ')

export class Painter {
  readonly links: Link[] = []
  readonly anchors: Anchor[] = []
  /** By page: the element of each piece of marked content. */
  readonly marked: Element[][] = []
  readonly #page: Page
  readonly #refs: readonly PDFRef[]
  readonly #fonts: ReadonlyMap<FaceName, EmbeddedFace>
  readonly #ops: string[][] = []

  constructor(page: Page, refs: readonly PDFRef[], fonts: ReadonlyMap<FaceName, EmbeddedFace>) {
    this.#page = page
    this.#refs = refs
    this.#fonts = fonts
  }

  /** Goes on with the next page. */
  turn(): void {
    this.#ops.push([])
    this.marked.push([])
  }

  content(page: number): string {
    return (this.#ops[page] ?? []).join('\n')
  }

  /** A filled rectangle that is no content; `top` counts from the top of the page. */
  rect(x: number, top: number, width: number, height: number, color: Color): void {
    this.#op(
      '/Artifact BMC',
      `${rgb(color)} rg`,
      `${n(x)} ${n(this.#up(top + height))} ${n(width)} ${n(height)} re f`,
      'EMC',
    )
  }

  /** A filled circle that is no content. */
  dot(x: number, middle: number, radius: number, color: Color): void {
    const y = this.#up(middle)
    const k = radius * 0.5523
    this.#op(
      '/Artifact BMC',
      `${rgb(color)} rg`,
      `${n(x - radius)} ${n(y)} m`,
      `${n(x - radius)} ${n(y + k)} ${n(x - k)} ${n(y + radius)} ${n(x)} ${n(y + radius)} c`,
      `${n(x + k)} ${n(y + radius)} ${n(x + radius)} ${n(y + k)} ${n(x + radius)} ${n(y)} c`,
      `${n(x + radius)} ${n(y - k)} ${n(x + k)} ${n(y - radius)} ${n(x)} ${n(y - radius)} c`,
      `${n(x - k)} ${n(y - radius)} ${n(x - radius)} ${n(y - k)} ${n(x - radius)} ${n(y)} c f`,
      'EMC',
    )
  }

  anchor(title: string, rank: number, slug: string, top: number): void {
    this.anchors.push({ title, rank, slug, page: this.#index, top: this.#up(top) })
  }

  /** A line of text; null as the element makes it an artifact, such as a page number. */
  line(element: Element | null, line: Line, x: number, baseline: number): void {
    let at = x
    for (const group of groupBy(line.runs, (a, b) => a.href === b.href)) {
      const width = group.reduce((sum, run) => sum + run.width, 0)
      const href = group[0]?.href
      const owner = element && href !== undefined ? element.add('Link') : element
      if (owner && href !== undefined) this.#link(owner, href, group, at, baseline, width)
      for (const run of group) this.#decorate(run, at + offsetIn(group, run), baseline)
      this.#begin(owner)
      this.#text(group, at, baseline)
      this.#op('EMC')
      at += width
    }
  }

  #begin(owner: Element | null): void {
    const page = this.#refs[this.#index]
    const marked = this.marked[this.#index]
    if (!owner || !page || !marked) return this.#op('/Artifact <</Type /Pagination>> BDC')
    const mcid = marked.length
    owner.kids.push({ page, mcid })
    marked.push(owner)
    this.#op(`/${owner.tag} <</MCID ${mcid}>> BDC`)
  }

  #link(
    owner: Element,
    href: string,
    runs: readonly Run[],
    x: number,
    baseline: number,
    width: number,
  ): void {
    const size = Math.max(...runs.map((run) => run.size))
    const y = this.#up(baseline)
    const text = runs.flatMap((run) => run.clusters.map((cluster) => cluster.text)).join('')
    const rect = [x, y - size * 0.3, x + width, y + size * 0.95] as const
    this.links.push({ href, page: this.#index, rect, element: owner, text })
  }

  #decorate(run: Run, x: number, baseline: number): void {
    if (run.code) this.rect(x - 1, baseline - run.size * 0.92, run.width + 2, run.size * 1.2, COLORS.tint)
    if (run.strike) this.rect(x, baseline - run.size * 0.3, run.width, 0.5, run.color)
  }

  #text(runs: readonly Run[], x: number, baseline: number): void {
    this.#op('BT', `1 0 0 1 ${n(x)} ${n(this.#up(baseline))} Tm`)
    for (const group of groupBy(runs, sameLook)) {
      const [run] = group
      if (!run) continue
      const font = this.#fonts.get(run.font.name)
      if (!font) throw new Error(`font ${run.font.name} is not embedded`)
      this.#op(`/${font.key} ${n(run.size)} Tf ${rgb(run.color)} rg ${n(run.tracking)} Tc`)
      if (run.actual !== undefined) this.#op(`/Span <</ActualText <FEFF${utf16(run.actual)}>>> BDC`)
      this.#show(group, font)
      if (run.actual !== undefined) this.#op('EMC')
    }
    this.#op('ET')
  }

  /** Shows glyphs with their kerning; a mark that is raised is shown by itself. */
  #show(runs: readonly Run[], font: EmbeddedFace): void {
    const items: string[] = []
    let glyphs = ''
    let rise = 0
    const flush = () => {
      if (glyphs !== '') items.push(`<${glyphs}>`)
      glyphs = ''
    }
    const shift = (thousandths: number) => {
      if (Math.abs(thousandths) < 0.5) return
      flush()
      items.push(String(-Math.round(thousandths)))
    }
    const show = () => {
      flush()
      if (items.length > 0) this.#op(`[${items.join(' ')}] TJ`)
      items.length = 0
    }
    for (const run of runs) {
      for (const glyph of run.clusters.flatMap((cluster) => cluster.glyphs)) {
        const { id, width } = font.glyph(glyph.codePoint)
        const raised = Math.round(((glyph.dy * run.size) / 1000) * 100) / 100
        if (raised !== rise) {
          show()
          this.#op(`${n(raised)} Ts`)
          rise = raised
        }
        shift(glyph.dx)
        glyphs += id.toString(16).padStart(4, '0')
        shift(glyph.advance - width - glyph.dx)
      }
    }
    show()
    if (rise !== 0) this.#op('0 Ts')
  }

  get #index(): number {
    return this.#ops.length - 1
  }

  #up(fromTop: number): number {
    return this.#page.height - fromTop
  }

  #op(...ops: string[]): void {
    this.#ops.at(-1)?.push(...ops)
  }
}

const sameLook = (a: Run, b: Run): boolean =>
  a.font === b.font &&
  a.size === b.size &&
  a.color === b.color &&
  a.tracking === b.tracking &&
  a.actual === undefined &&
  b.actual === undefined

function groupBy(runs: readonly Run[], same: (a: Run, b: Run) => boolean): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1)
    if (last && same(last, run)) groups.at(-1)?.push(run)
    else groups.push([run])
  }
  return groups
}

function offsetIn(group: readonly Run[], run: Run): number {
  return group.slice(0, group.indexOf(run)).reduce((sum, before) => sum + before.width, 0)
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join(
    '',
  )
}
