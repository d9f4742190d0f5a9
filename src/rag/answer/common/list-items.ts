/** The items that a CV lists of one kind: of sections that are of it, those of mixed sections that show it, lines with a label. */
import type { Facts } from '../facts/facts.ts'
import { headingsOf } from '../facts/lines-by.ts'
import { listKinds, type ListKind } from '../lists/list-headings.ts'
import { piecesOf, type Piece } from '../lists/list-pieces.ts'
import { cuesOf, isTitleAlone } from './list-cues.ts'
import { HEADING_WORDS, isPart, withParts } from './list-section.ts'

/** Kinds between which an item that is plainly of one is none of the other. */
const APART: Readonly<Partial<Record<ListKind, readonly ListKind[]>>> = {
  publications: ['patents'],
  talks: ['patents'],
  awards: ['grants'],
  interests: [],
  memberships: ['awards', 'certifications'],
  teaching: ['publications'],
  skills: ['languages'],
}

interface Listed {
  readonly pieces: readonly Piece[]
  /** Sections that were found to be of the kind, in whole or in part. */
  readonly sections: ReadonlySet<number>
}

/** 'Writing: speeches, leaflets' among skills is no list of works. */
const OF_WORKS: ReadonlySet<ListKind> = new Set(['publications', 'talks', 'teaching', 'projects'])
const OF_OTHERS: ReadonlySet<string | null> = new Set(['skills', 'experience', 'education'])
/** 'Code: https://code.example/ada' says where things are to be found, and is none of them. */
const ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/
const NOT_WON = /\b(?:nominated|nomination|nominee|short-?listed|long-?listed|finalist)\b/i
const JOINED = /\band\b|[&,/+]/
/** @param accept what an item must show where its heading does not say it alone */
export function listed(facts: Facts, kind: ListKind, accept: (piece: Piece) => boolean): Listed {
  const all = piecesOf(facts)
  const out: Piece[] = []
  const sections = new Set<number>()
  const taken = new Set<number>()
  // where a heading names what is no honour, other sections hold none of it
  const isNamed =
    OTHERS.has(kind) &&
    facts.document.sections.some(({ heading, depth }) => {
      const { plain, vague } = listKinds(heading)
      return depth > 0 && (plain.has(kind) || vague.has(kind))
    })
  for (const section of facts.document.sections) {
    if (taken.has(section.index) || section.heading === '' || isPart(facts, section.index)) continue
    if (isEntry(facts, section.index)) continue
    if (facts.mainKinds[section.index] === 'languages' && kind !== 'skills') continue
    const { plain, vague } = listKinds(section.heading)
    const named = plain.has(kind)
    const isOwn =
      plain.size === 0 &&
      !vague.has(kind) &&
      !isNamed &&
      isTaken(facts, section.index, kind) &&
      isMostly(spread(all[section.index] ?? [], kind), kind, accept)
    if (!named && !vague.has(kind) && !isOwn) continue
    const own = spread(withParts(facts, section.index, all, taken), kind)
    const isWhole = isOwn && facts.mainKinds[section.index] === kind
    const alone =
      isWhole ||
      (named &&
        [...plain.keys()].every((other) => other === kind || isSame(kind, other)) &&
        [...vague].every((other) => isSame(kind, other)))
    const alike = isOf(kind, plain) ? titledAlike(own) : []
    const fits = own.filter((piece) => (alike.includes(piece) ? kind === 'talks' : accept(piece)))
    // 'Prizes and near misses': what the other word is for is not known, unless it is for those that were not won
    const won = fits.filter(({ label, text }) => !NOT_WON.test(`${label ?? ''} ${text}`))
    const kept =
      alone &&
      !(kind === 'awards' && JOINED.test(section.heading) && won.length > 0 && fits.length * 2 < own.length)
        ? own.filter((piece) => belongs(piece, kind, accept))
        : fits
    const first =
      named && !alone && [...plain].every(([other, at]) => other === kind || at > (plain.get(kind) ?? 0))
    // what shows nothing is of the kind that is named first
    // 'Skills and interests' above 'Languages: …' and 'Interests: …'
    const labelled =
      alone || kind !== 'interests' ? [] : own.filter(({ label }) => label !== null && isLabelOf(label, kind))
    const chosen =
      labelled.length > 0
        ? labelled
        : first && kept.length === 0
          ? own.filter((piece) => cues(piece).size === 0)
          : withBeside(facts, own, kept, kind)
    if (chosen.length > 0) sections.add(section.index)
    out.push(...chosen)
  }
  // 'Hobbies: chess, sailing' in any other section
  all.forEach((own, section) => {
    if (sections.has(section)) return
    for (const piece of own.flatMap(belowLabel))
      if (
        piece.label !== null &&
        !ADDRESS.test(piece.text) &&
        !taken.has(section) &&
        isLabelOf(piece.label, kind) &&
        !(OF_WORKS.has(kind) && OF_OTHERS.has(facts.mainKinds[section] ?? null)) &&
        !(kind === 'tools' && facts.mainKinds[section] === 'experience')
      )
        out.push(piece)
  })
  return { pieces: out, sections }
}

/** Kinds of lists that stand below headings of one's own making: 'Noticed by others', 'On the wall'. */
const HONOURS = ['awards', 'talks', 'publications'] as const
const OTHERS: ReadonlySet<ListKind> = new Set(['memberships', 'volunteering', 'interests', 'references'])
/** What a section is taken for by all it holds, at least. */
const LIKELY = 0.3

const isTaken = ({ mainKinds, sectionKinds }: Facts, section: number, kind: ListKind): boolean => {
  if (OTHERS.has(kind)) return mainKinds[section] === kind
  const taken = HONOURS.find((one) => one === kind)
  const isOfThem = HONOURS.some((one) => one === mainKinds[section])
  return taken !== undefined && isOfThem && (sectionKinds[section]?.get(taken) ?? 0) >= LIKELY
}

/** Do most pieces show that they are of the kind, and has none of them a label that says so? */
const isMostly = (own: readonly Piece[], kind: ListKind, accept: (piece: Piece) => boolean): boolean =>
  own.filter(accept).length * 2 >= own.length &&
  !own.some(({ label }) => label !== null && isLabelOf(label, kind))

/** Does the heading name talks before what was written? */
const isOf = (kind: ListKind, plain: ReadonlyMap<ListKind, number>): boolean =>
  (kind === 'talks' || kind === 'publications') &&
  (plain.get('talks') ?? Infinity) < (plain.get('publications') ?? -1)

const QUOTE = /^["“„«]/

/**
 * Titles with no word for what they are, where another of the list that begins with its title is plainly a talk and
 * none is an article: what was written says so there ('Column "…" in …').
 */
function titledAlike(own: readonly Piece[]): readonly Piece[] {
  const titled = own.filter(({ text, label, form }) => form === 'item' && label === null && QUOTE.test(text))
  const bare = titled.filter(({ text, more }) => isTitleAlone([text, ...more].join(' ')))
  const others = titled.filter((piece) => !bare.includes(piece))
  return others.length > 0 && others.every((piece) => cues(piece).has('talks')) ? bare : []
}

/** With sentences that show nothing themselves, of paragraphs that tell of the kind. */
function withBeside(facts: Facts, own: readonly Piece[], kept: readonly Piece[], kind: ListKind): Piece[] {
  const blockOf = ({ units }: Piece): number | null => facts.units[units[0] ?? -1]?.unit.block ?? null
  const blocks = new Set(kept.map(blockOf))
  const items = own.filter(({ form }) => form === 'item')
  // what shows nothing itself is what all others of the list are
  const isAlike =
    items.filter((piece) => kept.includes(piece)).length >= 2 &&
    items.every((piece) => kept.includes(piece) || cues(piece).size === 0)
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
      (piece.form === 'item' && isAlike) ||
      (piece.form === 'heading' && areAlike) ||
      (piece.form === 'sentence' && blocks.has(blockOf(piece)) && cues(piece).size === 0),
  )
}

const SAME: readonly (readonly ListKind[])[] = [
  ['skills', 'tools'],
  ['volunteering', 'offices'],
  ['memberships', 'offices'],
  ['projects', 'tools'],
]
const isSame = (kind: ListKind, other: ListKind): boolean =>
  SAME.some((both) => both[0] === kind && both[1] === other)

const cues = (piece: Piece): Set<ListKind> => cuesOf([piece.text, ...piece.more].join(' '), piece.label)

/** Of a list of its own kind all belongs but what is plainly something else. */
function belongs(piece: Piece, kind: ListKind, accept: (piece: Piece) => boolean): boolean {
  if (accept(piece) || MERIT.test(piece.text)) return true
  const shown = cues(piece)
  return !(APART[kind] ?? []).some((other) => shown.has(other))
}

/** A grant that is one. */
const MERIT = /\bmerit\b/i

/** '**Awards**' above items, a line by itself: these, with it as their label. */
const belowLabel = (piece: Piece): readonly Piece[] =>
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

function isLabelOf(label: string, kind: ListKind): boolean {
  if (label.split(' ').length > HEADING_WORDS || /.\p{Lu}\p{Ll}/u.test(label)) return false
  const { plain, vague } = listKinds(label)
  if (kind === 'interests' && vague.has(kind))
    return [...plain.keys()].every((other) => other === 'experience')
  const at = plain.get(kind)
  // 'Before that, with books' names no list of books
  if (at === undefined || (at > 0 && kind !== 'references' && !QUALIFIED.test(label))) return false
  return [...plain.keys()].every((other) => other === kind || isSame(kind, other))
}

/** 'Developer, Castlefield Software' opens a post, not a list. */
const isEntry = (facts: Facts, section: number): boolean =>
  headingsOf(facts, section).some(({ isHeader, entry }) => {
    if (!isHeader || entry === null) return false
    const kind = facts.entries[entry]?.kind
    return kind === 'experience' || kind === 'education'
  })

/** 'Talks', a line by itself with items below it: these are the list, and it their label. */
function spread(pieces: readonly Piece[], kind: ListKind): Piece[] {
  if (kind === 'skills' || kind === 'tools') return [...pieces]
  return pieces.flatMap((piece) =>
    (piece.form === 'sentence' || namesList(piece)) && piece.below.length > 0
      ? listKinds(piece.text).plain.size > 0
        ? piece.below.map((one) => ({ ...one, label: one.label ?? piece.text }))
        : [{ ...piece, form: 'heading' as const, more: piece.below.map(({ text }) => text) }]
      : [piece],
  )
}
