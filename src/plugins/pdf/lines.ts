/** Breaks boxes into lines: of all ways to do it, the one whose lines are filled most evenly. */
import { sliceRun, widthOf, type Box, type Run } from './text.ts'

export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

/** Boxes that no line may part, with the spaces between them. */
interface Atom {
  readonly runs: readonly Run[]
  readonly width: number
  readonly space: Run | undefined
  readonly hard: boolean
}

/** A last line shorter than this part of the measure looks lost. */
const SHORT = 0.12
const SHORT_COST = 0.5

/** @param measure points; a word that is wider is cut. */
export function breakLines(boxes: readonly Box[], measure: number): Line[] {
  const lines: Line[] = []
  let stretch: Atom[] = []
  for (const atom of toAtoms(boxes).flatMap((atom) => fitted(atom, measure))) {
    stretch.push(atom)
    if (!atom.hard) continue
    lines.push(...breakStretch(stretch, measure))
    stretch = []
  }
  if (stretch.length > 0) lines.push(...breakStretch(stretch, measure))
  return lines
}

/** As few lines as the measure allows, of about equal length: for headings. */
export function breakEvenly(boxes: readonly Box[], measure: number): Line[] {
  let best = breakLines(boxes, measure)
  const count = best.length
  if (count < 2 || count > 6) return best
  let low = measure / 2
  let high = measure
  while (high - low > 2) {
    const middle = (low + high) / 2
    const lines = breakLines(boxes, middle)
    if (lines.length > count || lines.some((line) => line.width > middle)) low = middle
    else {
      best = lines
      high = middle
    }
  }
  return best
}

function toAtoms(boxes: readonly Box[]): Atom[] {
  const atoms: Atom[] = []
  let runs: Run[] = []
  boxes.forEach((box, i) => {
    runs.push(...box.runs)
    if (box.end === 'never' && i < boxes.length - 1) {
      if (box.space) runs.push(box.space)
      return
    }
    atoms.push({ runs, width: widthOf(runs), space: box.space, hard: box.end === 'must' })
    runs = []
  })
  return atoms
}

interface Piece {
  readonly run: number
  /** Position in its run. */
  readonly at: number
  readonly width: number
  /** Where a line may well end, in an address: after what parts it, or before a hyphen, which would be lost at its end. */
  readonly ends: 'after' | 'before' | null
}

/** Cuts an atom that is wider than the measure, if it can be where an address is parted. */
function fitted(atom: Atom, measure: number): Atom[] {
  if (atom.width <= measure) return [atom]
  const pieces = atom.runs.flatMap((run, index) =>
    run.clusters.map(({ text, glyphs }, at): Piece => {
      const advance = glyphs.reduce((sum, glyph) => sum + (glyph.advance * run.size) / 1000 + run.tracking, 0)
      const ends = /^[/.,_?&=@ ]$/.test(text) ? 'after' : /^[-‐]$/.test(text) ? 'before' : null
      return { run: index, at, width: advance, ends }
    }),
  )
  const atoms: Atom[] = []
  let start = 0
  while (start < pieces.length) {
    const end = endOfLine(pieces, start, measure)
    const runs = runsBetween(atom.runs, pieces, start, end)
    const last = end === pieces.length
    atoms.push({ runs, width: widthOf(runs), space: last ? atom.space : undefined, hard: last && atom.hard })
    start = end
  }
  return atoms
}

function endOfLine(pieces: readonly Piece[], start: number, measure: number): number {
  let width = 0
  let nice = 0
  for (let at = start; at < pieces.length; at++) {
    const piece = pieces[at]
    if (piece?.ends === 'before' && at > start) nice = at
    width += piece?.width ?? 0
    if (width > measure && at > start) return nice - start > (at - start) / 2 ? nice : at
    if (piece?.ends === 'after') nice = at + 1
  }
  return pieces.length
}

/** The runs of the clusters from `start` to before `end`. */
function runsBetween(runs: readonly Run[], pieces: readonly Piece[], start: number, end: number): Run[] {
  const found: Run[] = []
  for (let at = start; at < end;) {
    const index = pieces[at]?.run ?? 0
    const from = pieces[at]?.at ?? 0
    const run = runs[index]
    let next = at
    while (next < end && pieces[next]?.run === index) next++
    if (run) found.push(sliceRun(run, from, from + next - at))
    at = next
  }
  return found
}

function breakStretch(atoms: readonly Atom[], measure: number): Line[] {
  const n = atoms.length
  // cost[i]: the least for the first i atoms; from[i]: where the last of their lines begins.
  const cost = new Float64Array(n + 1).fill(Infinity)
  const from = new Int32Array(n + 1)
  cost[0] = 0
  for (let start = 0; start < n; start++) {
    let width = 0
    for (let end = start + 1; end <= n; end++) {
      const atom = atoms[end - 1]
      if (!atom) break
      width += atom.width
      if (width > measure + 0.01 && end > start + 1) break
      const slack = Math.max(0, 1 - width / measure)
      const last = end === n
      const lineCost = last
        ? start > 0 && 1 - slack < SHORT
          ? SHORT_COST
          : 0
        : slack ** 2 + (atom.space ? 0 : 0.03) + 0.02
      const total = (cost[start] ?? Infinity) + lineCost
      if (total < (cost[end] ?? Infinity)) {
        cost[end] = total
        from[end] = start
      }
      width += atom.space?.width ?? 0
    }
  }
  const lines: Line[] = []
  for (let end = n; end > 0; end = from[end] ?? 0) lines.unshift(toLine(atoms.slice(from[end] ?? 0, end)))
  return lines
}

function toLine(atoms: readonly Atom[]): Line {
  const runs = inVisualOrder(
    atoms.flatMap((atom, i) => (atom.space && i < atoms.length - 1 ? [...atom.runs, atom.space] : atom.runs)),
  )
  return { runs, width: widthOf(runs) }
}

const isRightToLeft = (run: Run): boolean =>
  run.actual !== undefined &&
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(run.actual)
const isSpace = (run: Run): boolean => run.clusters.length === 1 && run.clusters[0]?.text === ' '

/** Words of scripts that run from right to left stand, and are taken out, in the order they are seen in. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  if (!runs.some(isRightToLeft)) return [...runs]
  const ordered: Run[] = []
  let stretch: Run[] = []
  const flush = () => {
    const end = stretch.findLastIndex(isRightToLeft) + 1
    ordered.push(...stretch.slice(0, end).reverse(), ...stretch.slice(end))
    stretch = []
  }
  for (const run of runs) {
    if (isRightToLeft(run) || (stretch.length > 0 && isSpace(run))) stretch.push(run)
    else {
      flush()
      ordered.push(run)
    }
  }
  flush()
  return ordered
}
