/** Pieces of a CV as the items of a list that is said. */
import { listKinds } from '../../lists/list-headings.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import type { PlanPart } from '../../plan/plan.ts'

/** Words of a label that names a list. */
const LABEL_WORDS = 4
/** Characters in which a list may be said with all that belongs to its items. */
const ROOM = 600

/** Pieces as the items of a list: with what tells more of each, where there is room. */
export function partsOf(pieces: readonly Piece[], brief = false): PlanPart[] {
  const whole = pieces.map(wholeOf)
  const chosen =
    brief || whole.reduce((sum, text) => sum + text.length + 2, 0) > ROOM ? pieces.map(briefOf) : whole
  return pieces.map((piece, i) => ({
    text: (chosen[i] ?? '').replace(/[.;,]$/, ''),
    units: [...piece.units, ...piece.below.flatMap(({ units }) => units)],
  }))
}

/** '8.1 ' of a sub-heading. */
const NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}\.? (?=\p{L})/u

/** 'Year: 2018 – 2019' in a field right below a heading. */
const WHEN = /^(?:years?|when|dates?|period|time)\s*:\s*(?=\S)/i

function wholeOf(piece: Piece): string {
  if (piece.form === 'heading') {
    const name = piece.text.replace(NUMBER, '').replace(/[.]$/, '')
    const [more = ''] = piece.more
    return WHEN.test(more)
      ? `${name} (${more.replace(WHEN, '')})`
      : [name, ...piece.more.slice(0, 1)].join(': ')
  }
  return named(piece, [piece.text, ...piece.more].join(' '))
}

/** 'Night shelter: cook' keeps what it begins with; 'Hobbies: chess' names the list. */
export function named({ label }: Piece, text: string): string {
  if (label === null) return text
  const { plain, vague } = listKinds(label)
  const ofKind =
    plain.size + vague.size > 0 && !/.\p{Lu}/u.test(label) && label.split(' ').length <= LABEL_WORDS
  return ofKind ? text : `${label}: ${text}`
}

const briefOf = (piece: Piece): string =>
  piece.text.length < 14 && piece.more.length > 0 && piece.form !== 'heading'
    ? named(piece, `${piece.text} ${piece.more[0] ?? ''}`)
    : named(piece, piece.text)
