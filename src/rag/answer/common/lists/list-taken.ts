/** Sections that are taken for a list of a kind by what they hold, and what stands in them beside what shows that it is of the kind. */
import type { Facts } from '../../facts/facts.ts'
import type { ListKind } from '../../lists/list-headings.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import { cuesOf, isTitleAlone } from './list-cues.ts'
import { isLabelOf } from './list-labels.ts'

export const cues = (piece: Piece): Set<ListKind> =>
  cuesOf([piece.text, ...piece.more].join(' '), piece.label)

/** Kinds of lists that stand below headings of one's own making: 'Noticed by others', 'On the wall'. */
const HONOURS = ['awards', 'talks', 'publications'] as const
export const OTHERS: ReadonlySet<ListKind> = new Set<ListKind>([
  'memberships',
  'volunteering',
  'interests',
  'references',
  'projects',
])
/** What a section is taken for by all it holds, at least. */
const LIKELY = 0.3

export const isTaken = ({ mainKinds, sectionKinds }: Facts, section: number, kind: ListKind): boolean => {
  if (OTHERS.has(kind)) return mainKinds[section] === kind
  const taken = HONOURS.find((one) => one === kind)
  const isOfThem = HONOURS.some((one) => one === mainKinds[section])
  return taken !== undefined && isOfThem && (sectionKinds[section]?.get(taken) ?? 0) >= LIKELY
}

/** Do most pieces show that they are of the kind, or no item that it is of another that the section is not taken for; and has none of them a label that says so? */
export const isMostly = (
  { mainKinds }: Facts,
  section: number,
  own: readonly Piece[],
  kind: ListKind,
  accept: (piece: Piece) => boolean,
): boolean =>
  (own.filter(accept).length * 2 >= own.length ||
    (mainKinds[section] === HONOURS.find((one) => one === kind) &&
      own.every((piece) => accept(piece) || (piece.form !== 'sentence' && cues(piece).size === 0)))) &&
  !own.some(({ label }) => label !== null && isLabelOf(label, kind))

/** Does the heading name talks before what was written? */
export const isOf = (kind: ListKind, plain: ReadonlyMap<ListKind, number>): boolean =>
  (kind === 'talks' || kind === 'publications') &&
  (plain.get('talks') ?? Infinity) < (plain.get('publications') ?? -1)

const QUOTE = /^["“„«]/

/**
 * Titles with no word for what they are, where another of the list that begins with its title is plainly a talk and
 * none is an article: what was written says so there ('Column "…" in …').
 */
export function titledAlike(own: readonly Piece[]): readonly Piece[] {
  const titled = own.filter(({ text, label, form }) => form === 'item' && label === null && QUOTE.test(text))
  const bare = titled.filter(({ text, more }) => isTitleAlone([text, ...more].join(' ')))
  const others = titled.filter((piece) => !bare.includes(piece))
  return others.length > 0 && others.every((piece) => cues(piece).has('talks')) ? bare : []
}

/** With sentences that show nothing themselves, of paragraphs that tell of the kind. */
export function withBeside(
  facts: Facts,
  own: readonly Piece[],
  kept: readonly Piece[],
  kind: ListKind,
  isOwn: boolean,
): Piece[] {
  const blockOf = ({ units }: Piece): number | null => facts.units[units[0] ?? -1]?.unit.block ?? null
  const blocks = new Set(kept.map(blockOf))
  const isItem = ({ form, units }: Piece): boolean =>
    form === 'item' || form === 'row' || facts.units[units[0] ?? -1]?.unit.line === true
  const items = own.filter(isItem)
  const showsNone = (piece: Piece): boolean =>
    [...cues(piece)].every((other) => isOwn && HONOURS.every((one) => one !== other))
  // what shows nothing itself is what all others of the list are
  const isAlike =
    items.filter((piece) => kept.includes(piece)).length >= 2 &&
    items.every((piece) => kept.includes(piece) || showsNone(piece))
  // so are those with a heading each; who coaches for nothing does not teach
  const named = own.filter(({ form }) => form === 'heading')
  const isPlain = (piece: Piece): boolean =>
    [...cues(piece)].every((other) => kind === 'volunteering' && other === 'teaching')
  const areAlike =
    named.some((piece) => kept.includes(piece)) &&
    named.every((piece) => kept.includes(piece) || isPlain(piece))
  return own.filter(
    (piece) =>
      kept.includes(piece) ||
      (isItem(piece) && isAlike) ||
      (piece.form === 'heading' && areAlike) ||
      (piece.form === 'sentence' && blocks.has(blockOf(piece)) && cues(piece).size === 0),
  )
}
