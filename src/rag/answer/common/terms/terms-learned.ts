/** Terms told in words that no pattern knows: what the model of terms takes a line for (term-model.ts), where terms are told. */
import type { Facts } from '../../facts/facts.ts'
import { oncePer } from '../../text/once-per.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { isPlan, planOf, type Overview } from '../planner.ts'
import { sayAll } from '../told.ts'
import { termOf } from './term-model.ts'
import type { Term } from './term-weights.ts'

/** How likely it must be that a piece tells a term, by where it stands; elsewhere none is told. */
const SURE: ReadonlyMap<Kind | null, number> = new Map<Kind | null, number>([
  ['practical', 0.5],
  ['contact', 0.85],
  [null, 0.85],
  ['summary', 0.85],
])
/** Pieces that tell it. */
const MOST = 2

const learned = oncePer((facts: Facts): ReadonlyMap<Term, readonly Piece[]> => {
  const found = new Map<Term, Piece[]>()
  for (const piece of piecesOf(facts)) {
    const least = SURE.get(piece.kind)
    // 'Figure: £1.08' of a table is a figure of whatever its row is called
    if (least === undefined || piece.within || piece.answers || piece.column !== '') continue
    const { label, labelled, text } = piece
    const told = termOf(labelled || label === '' ? text : `${label}: ${text}`).told
    if (told !== null && told.chance >= least) found.set(told.term, [...(found.get(told.term) ?? []), piece])
  }
  return found
})

/** Pieces that tell a term, as far as the model knows. */
export const learnedOf = (facts: Facts, term: Term): readonly Piece[] => learned(facts).get(term) ?? []

/** Where a plan knows no line for a term, those that the model takes for it and that may tell what is asked. */
export function orLearned(
  facts: Facts,
  term: Term,
  overview: Overview,
  mayTell: (text: string) => boolean = () => true,
): Overview {
  if (isPlan(overview)) return overview
  const pieces = learnedOf(facts, term).filter(({ text }) => mayTell(text))
  return planOf(sayAll(pieces, MOST)) ?? overview
}
