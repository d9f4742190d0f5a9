/** 'Who funds HERON?', of a list whose items begin each with a name: what another of them tells is no answer, however it is put. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const SAME = 0.8
/** So many of its first words tell what an item is called. */
const FIRST = 4
/** Candidates among which the named one is looked for. */
const NEAR = 4

/** The candidates with the named item first and its siblings left out; all as they are where none is so named. */
export function ofNamedItem(
  facts: Facts,
  candidates: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): readonly Candidate[] {
  const { lists, counts, yesno, order } = question
  const top = facts.units[candidates[0]?.unit ?? -1]
  if (lists || counts || yesno || order !== null || top === undefined || !isItem(top)) return candidates
  const names = namesIn(terms)
  if (names.length === 0) return candidates
  if (names.some((name) => holdsTerm(top.scope, name, SAME)))
    return ofOwnRow(facts, candidates, question.folded, names)
  const own = candidates
    .slice(1, NEAR)
    .find(({ unit, group }) => group === null && isCalled(facts.units[unit ?? -1], top, names))
  if (own === undefined) return candidates
  const left = candidates.filter(({ unit, group }) => {
    const one = facts.units[unit ?? -1]
    return group === null && one !== undefined && !(isItem(one) && isBeside(one, top))
  })
  return [own, ...left]
}

const ENDS =
  /^(?:and |so )?(?:(?:until |till )?when|(?:in |on )?(?:which|what) (?:year|month)) (?:does|do|did|will|is|was) .*\b(?:end|finish|expire|run out|run until|over|start|begin)\W*$/

/** 'When does HERON end?': of the row that is called so, before a line that names it beside something else. */
function ofOwnRow(
  facts: Facts,
  candidates: readonly Candidate[],
  folded: string,
  names: readonly Term[],
): readonly Candidate[] {
  if (!ENDS.test(folded)) return candidates
  const own = candidates.slice(0, NEAR).find(({ unit, group }) => {
    const line = group === null ? facts.units[unit ?? -1] : undefined
    const cells = line === undefined ? [] : (cellsOf(facts.document, line.unit) ?? [])
    return (
      cells.some(({ text }) => isName(text, names)) &&
      cells.some(({ text }) => /\b(?:19|20)\d\d\b/.test(text))
    )
  })
  return own === undefined || own === candidates[0] ? candidates : [own]
}

/** Has a cell all the names, and nothing else? */
function isName(text: string, names: readonly Term[]): boolean {
  const own = words(text).filter(({ stop }) => !stop)
  return (
    own.length > 0 &&
    own.every(({ stem }) => names.some((name) => holdsTerm(new Set([stem]), name, SAME))) &&
    names.every((name) => own.some(({ stem }) => holdsTerm(new Set([stem]), name, SAME)))
  )
}

/** Is it an item beside one that is called as is asked, and does not hold that name itself? */
export function isOfSibling(facts: Facts, line: number, terms: readonly Term[]): boolean {
  const own = facts.units[line]
  const names = namesIn(terms)
  if (own === undefined || !isItem(own) || names.length === 0) return false
  if (names.some((name) => holdsTerm(own.stems, name, SAME))) return false
  return facts.units.some((one) => one !== own && isCalled(one, own, names))
}

const namesIn = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ named, self, known, word }) => named && !self && known >= SAME && /^\p{Lu}/u.test(word.raw))

const isItem = ({ unit }: UnitFacts): boolean => unit.kind === 'item' && unit.first

const isBeside = ({ unit }: UnitFacts, other: UnitFacts): boolean =>
  unit.section === other.unit.section && unit.parents.length === other.unit.parents.length

/** Is it an item of the same list that begins with the names? */
function isCalled(one: UnitFacts | undefined, top: UnitFacts, names: readonly Term[]): boolean {
  if (one === undefined || !isItem(one) || !isBeside(one, top)) return false
  const [lead, ...more] = one.words.slice(0, FIRST).map(({ stem }) => new Set([stem]))
  if (lead === undefined || !names.some((name) => holdsTerm(lead, name, SAME))) return false
  return names.every((name) => [lead, ...more].some((stem) => holdsTerm(stem, name, SAME)))
}
