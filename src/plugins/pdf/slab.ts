/** What a page is filled with: slabs, each painted as a whole, and the rules by which they fall onto pages. */
import type { Painter } from './painter.ts'

export interface Slab {
  readonly height: number
  /** Space above, unless the slab opens a page. */
  readonly before: number
  /** Must stand on the same page as the slab that follows. */
  readonly keep: boolean
  /** @param top upper edge, points from the top of the page. @param gap the space above it that was really left. */
  readonly paint: (painter: Painter, top: number, gap: number) => void
  /** Painted again above the slab when it opens a page: the head of its table. */
  readonly carry?: Slab
}

export interface PlacedSlab {
  readonly slab: Slab
  /** From the upper edge of the text area. */
  readonly top: number
  readonly gap: number
}

/** Fills pages of the given height. Slabs that keep together move together, as long as they fit on one page. */
export function paginate(slabs: readonly Slab[], height: number): PlacedSlab[][] {
  const pages: PlacedSlab[][] = [[]]
  let used = 0
  const place = (slab: Slab) => {
    const page = pages.at(-1)
    if (!page) return
    if (page.length === 0 && slab.carry) {
      page.push({ slab: slab.carry, top: 0, gap: 0 })
      used = slab.carry.height
    }
    const gap = page.length === 0 ? 0 : slab.before
    page.push({ slab, top: used + gap, gap })
    used += gap + slab.height
  }
  const turn = () => {
    pages.push([])
    used = 0
  }
  for (const group of groups(slabs)) {
    const whole = group.reduce((sum, slab, i) => sum + slab.height + (i === 0 ? 0 : slab.before), 0)
    const lead = used === 0 ? (group[0]?.carry?.height ?? 0) : (group[0]?.before ?? 0)
    if (used + lead + whole > height && used > 0) {
      const fitsAlone = (group[0]?.carry?.height ?? 0) + whole <= height
      if (fitsAlone || used > height * 0.6) turn()
    }
    for (const slab of group) {
      if (used > 0 && used + slab.before + slab.height > height) turn()
      place(slab)
    }
  }
  return pages
}

function groups(slabs: readonly Slab[]): Slab[][] {
  const found: Slab[][] = []
  let open: Slab[] = []
  for (const slab of slabs) {
    open.push(slab)
    if (slab.keep) continue
    found.push(open)
    open = []
  }
  if (open.length > 0) found.push(open)
  return found
}

/**
 * Marks which of a block's slabs keep with the next so that neither its first nor its last line stands alone;
 * blocks of up to three lines stay whole.
 */
export function keepLines(slabs: readonly Slab[]): Slab[] {
  const n = slabs.length
  return slabs.map((slab, i) => ({
    ...slab,
    keep: slab.keep || (i < n - 1 && (n <= 3 || i === 0 || i === n - 2)),
  }))
}

/** The last slab keeps with whatever follows the block. */
export function keepWithNext(slabs: readonly Slab[]): Slab[] {
  return slabs.map((slab, i) => (i === slabs.length - 1 ? { ...slab, keep: true } : slab))
}

/** The block with this space above it. */
export function spaced(slabs: readonly Slab[], before: number): Slab[] {
  return slabs.map((slab, i) => (i === 0 ? { ...slab, before } : slab))
}
