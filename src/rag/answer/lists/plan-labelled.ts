/** 'How many invited talks?', where a line says 'Invited talks: "One", 2022; "Two", 2023': what stands behind the label. */
import { splitParts } from '../document/item-labels.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { capital, stem, words } from '../text/text.ts'
import { numberWord, NUMBER_WORDS } from '../text/word-lists.ts'
import { piecesOf, type Piece } from './list-pieces.ts'
import { AROUND } from './plan-named-items.ts'

/** 'Talks: 14 since 2019', 'Reviews: about forty a year': the number is said. */
export const NUMBERED = new RegExp(
  `^(?:about|some|over|more than|around|nearly|almost|c\\.)? ?(?:\\d+\\b(?! ?[-–]|[./]\\d)|(?:${[...NUMBER_WORDS.keys()].join('|')})\\b)`,
  'i',
)
/** What one does with things that are listed. */
const DONE: ReadonlySet<string> = new Set(
  'sat sit speak spoke spoken write wrote written publish published speaker joined join led lead'
    .split(' ')
    .map(stem),
)
const SELECTED =
  /\b(?:selected|recent|among (?:them|others)|e\.g\.|for example|such as|including|etc|and (?:others|more)|all of)\b/i
/** A thing that is listed has a name, a title or a year. */
const NAMES = /["“„«]|\d{4}|(?<=\S ?)\b\p{Lu}/u

/** Null unless one label alone says all that is counted, and what stands behind it is a list. */
export function planLabelled(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!question.counts || question.yesno || question.time !== null || question.order !== null) return null
  const head = question.head.at(-1)?.stem
  const asked = terms
    .filter((t) => !t.self && !AROUND.has(t.word.stem) && !DONE.has(t.word.stem))
    .map(({ word }) => word.stem)
  if (head === undefined || !asked.includes(head)) return null
  const says = ({ label }: Piece): boolean => {
    const own = words(label ?? '').filter((word) => !word.stop)
    // 'Selected talks', 'Group exhibitions': some of them
    return (
      own.at(-1)?.stem === head &&
      isSame(
        own.map(({ stem }) => stem),
        asked,
      ) &&
      !SELECTED.test(label ?? '')
    )
  }
  const pieces = piecesOf(facts).flat()
  const first = pieces.findIndex(says)
  const piece = pieces[first]
  if (piece === undefined) return null
  const behind = pieces.slice(first + 1).findIndex((one) => !goesOn(facts, piece, one))
  const own = pieces.slice(first, behind < 0 ? undefined : first + 1 + behind)
  if (pieces.some((one) => says(one) && !own.includes(one))) return null
  const items = itemsOf(own)
  if (items.length < 2) return null
  return { lead: capital(numberWord(items.length)), parts: items, list: true, chance: 0.9, fact: true }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((one) => b.includes(one) || AROUND.has(one)) && b.every((one) => a.includes(one))

/** Does it stand behind the same label? */
function goesOn({ units }: Facts, piece: Piece, next: Piece): boolean {
  if (next.section !== piece.section) return false
  const blockOf = (one: Piece): number | null => units[one.units[0] ?? -1]?.unit.block ?? null
  return (
    next.label === piece.label ||
    (next.label === null && piece.form === 'sentence' && blockOf(next) === blockOf(piece))
  )
}

/** What stands behind a label: sentences or items, each a thing, or the parts of the one that does. */
function itemsOf(pieces: readonly Piece[]): PlanPart[] {
  const all = pieces.flatMap(({ text, more }) => [text, ...more])
  if (pieces.some(({ below }) => below.length > 0) || SELECTED.test(all.join(' '))) return []
  if (NUMBERED.test(all[0] ?? '') || !all.every((one) => NAMES.test(one))) return []
  if (pieces.length > 1)
    return pieces.map(({ text, units }) => ({ text: text.replace(/[.;]$/, ''), units: units.slice(-1) }))
  const [piece] = pieces
  if (piece === undefined) return []
  const texts = piece.more.length > 0 ? all : splitParts(piece.text)
  if (!texts.every((part) => NAMES.test(part))) return []
  return texts.map((text) => ({ text: text.replace(/[.;]$/, ''), units: piece.units }))
}
