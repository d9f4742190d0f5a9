/** What a CV tells of one thing, found by the surest of several ways of saying it, and said alone. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { PlanPart } from '../plan/plan.ts'
import { piecesOf, type Piece } from './pieces.ts'

/** One way of telling it. */
export interface Way {
  /** The field's name, folded: 'notice period', or the question that the CV puts itself. */
  readonly label?: RegExp
  readonly text?: RegExp
  /** What the text must not hold. */
  readonly not?: RegExp
  /** Also of posts and courses? */
  readonly within?: boolean
  /** Sections that may tell it; all but those of works and people by default. */
  readonly kinds?: readonly (Kind | null)[]
}

/** Sections that tell of the person herself, the likeliest first. */
const ABOUT: readonly (Kind | null)[] = ['practical', 'contact', 'summary', null]
const ELSEWHERE: readonly (Kind | null)[] = [
  'references',
  'publications',
  'projects',
  'talks',
  'funding',
  'awards',
]

/** The surest way first; the pieces told in it, those about the person before others. */
export function find(facts: Facts, ways: readonly Way[], isOther?: (piece: Piece) => boolean): Piece[] {
  const all = piecesOf(facts)
  const pieces = isOther === undefined ? all : all.filter((piece) => !isOther(piece))
  for (const way of ways) {
    const found = pieces.filter((piece) => tells(piece, way))
    if (found.length > 0) return found.sort((a, b) => rank(a) - rank(b))
  }
  return []
}

export function tells(piece: Piece, { label, text, not, within = false, kinds }: Way): boolean {
  if (piece.within && !within) return false
  if (kinds ? !kinds.includes(piece.kind) : ELSEWHERE.includes(piece.kind)) return false
  const named = label !== undefined && piece.label !== '' && label.test(piece.label)
  // an answer is about what was asked, whatever it names
  if (not?.test(piece.text) && !(named && piece.answers)) return false
  return named || (text !== undefined && (text.test(piece.text) || text.test(lowered(piece.text))))
}

/** 'Would move': a sentence without its subject. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function rank({ kind, answers, within }: Piece): number {
  const at = ABOUT.indexOf(kind)
  return (answers ? 0 : at < 0 ? ABOUT.length : at) + (within ? 1 : 0)
}

/** The first of them, with the neighbours behind and before it that tell of the same ('Not to London'). */
export function say(
  facts: Facts,
  found: readonly Piece[],
  same: RegExp | ((text: string) => boolean) = () => false,
  before?: (text: string, next: string) => boolean,
): PlanPart[] {
  const [first] = found
  if (first === undefined) return []
  const pieces = piecesOf(facts)
  const tellsSame = (text: string): boolean => (same instanceof RegExp ? same.test(text) : same(text))
  const joins = (piece: Piece | undefined, next?: Piece): piece is Piece =>
    piece !== undefined &&
    !first.answers &&
    !piece.answers &&
    piece.block === first.block &&
    piece.column === first.column &&
    (tellsSame(piece.text) || (next !== undefined && before?.(piece.text, next.text) === true))
  let from = pieces.indexOf(first)
  let to = from
  while (joins(pieces[to + 1])) to++
  while (joins(pieces[from - 1], pieces[from])) from--
  const parts: PlanPart[] = []
  let at = from
  while (at <= to) {
    const start = pieces[at]
    let end = at
    while (end < to && pieces[end + 1]?.line === start?.line && pieces[end + 1]?.units[0] === start?.units[0])
      end++
    const last = pieces[end]
    if (start && last) parts.push({ text: start.line.slice(start.from, last.to), units: start.units })
    at = end + 1
  }
  return parts
}

/** A cell said with what its column is called, unless it says enough. */
const inFull = (piece: Piece): string =>
  piece.column === '' || piece.value.length > 24 ? piece.text : `${piece.column}: ${piece.text}`

/** Every piece by itself, the same said once. */
export function sayAll(found: readonly Piece[], most: number): PlanPart[] {
  const parts = found.map((piece): PlanPart => ({ text: inFull(piece), units: piece.units }))
  return parts.filter(({ text }, i) => parts.findIndex((other) => other.text === text) === i).slice(0, most)
}
