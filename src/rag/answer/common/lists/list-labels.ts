/** Labels that name a list: '**Awards**' or 'Hobbies' above the things that are one, 'Hobbies: chess, sailing'. */
import { listKinds, type ListKind } from '../../lists/list-headings.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import { HEADING_WORDS, undivided } from './list-section.ts'

const SAME: readonly (readonly ListKind[])[] = [
  ['skills', 'tools'],
  ['volunteering', 'offices'],
  ['memberships', 'offices'],
  ['projects', 'tools'],
]
export const isSame = (kind: ListKind, other: ListKind): boolean =>
  SAME.some((both) => both[0] === kind && both[1] === other)

/** '**Awards**' above items, a line by itself: these, with it as their label. */
export const belowLabel = (piece: Piece): readonly Piece[] =>
  (piece.form === 'sentence' || namesList(piece)) && piece.label === null && piece.below.length > 0
    ? piece.below.map((one) => ({ ...one, label: one.label ?? piece.text }))
    : [piece]

/** 'Hobbies', an item with others below it. */
const namesList = ({ form, text }: Piece): boolean =>
  form === 'item' &&
  text.split(' ').length <= 2 &&
  listKinds(text).plain.size > 0 &&
  !/.\p{Lu}|\d/u.test(text)

const QUALIFIED =
  /^(?:other|selected|main|key|core|my|own|past|recent|professional|personal|technical|private|free|spare|voluntary|open|side|guest|public|invited|further|digital|computer) /i

export function isLabelOf(label: string, kind: ListKind): boolean {
  if (label.split(' ').length > HEADING_WORDS || /.\p{Lu}\p{Ll}/u.test(label)) return false
  const { plain, vague } = listKinds(label)
  if (kind === 'interests' && vague.has(kind))
    return [...plain.keys()].every((other) => other === 'experience')
  const at = plain.get(kind)
  // 'Before that, with books' names no list of books
  if (at === undefined || (at > 0 && kind !== 'references' && !QUALIFIED.test(label))) return false
  return [...plain.keys()].every((other) => other === kind || isSame(kind, other))
}

/** 'Talks', a line by itself with items below it: these are the list, and it their label. */
export function spread(given: readonly Piece[], kind: ListKind): Piece[] {
  const pieces = given.flatMap(undivided)
  if (kind === 'skills' || kind === 'tools') return pieces
  return pieces.flatMap((piece) =>
    (piece.form === 'sentence' || namesList(piece)) && piece.below.length > 0
      ? listKinds(piece.text).plain.size > 0
        ? piece.below.map((one) => ({ ...one, label: one.label ?? piece.text }))
        : [{ ...piece, form: 'heading' as const, more: piece.below.map(({ text }) => text) }]
      : [piece],
  )
}
