/** The items that a CV lists of one kind: of sections that are of it, those of mixed sections that show it, lines with a label. */
import type { Facts } from '../../facts/facts.ts'
import { headingsOf } from '../../facts/lines-by.ts'
import { listKinds, type ListKind } from '../../lists/list-headings.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { belowLabel, isLabelOf, isSame, spread } from './list-labels.ts'
import { isPart, withParts } from './list-section.ts'
import { cues, isMostly, isOf, isTaken, OTHERS, titledAlike, withBeside } from './list-taken.ts'

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
/** 'Prizes and near misses', but not 'Awards and honours', nor a word by itself. */
const joinsOthers = (heading: string): boolean => {
  const parts = heading.split(JOINED)
  return (
    parts.length > 1 &&
    parts.some((part) => ![...listKinds(part).plain.keys(), ...listKinds(part).vague].includes('awards'))
  )
}

/** @param accepted what an item must show where its heading does not say it alone */
export function listed(facts: Facts, kind: ListKind, accepted: (piece: Piece) => boolean): Listed {
  // 'Institute of Robotics' with 'member' and 'since 2018' below it
  const accept = (piece: Piece): boolean =>
    accepted(piece) ||
    (piece.form === 'item' &&
      piece.below.length > 0 &&
      accepted({ ...piece, more: [...piece.more, ...piece.below.map(({ text }) => text)] }))
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
      isMostly(facts, section.index, spread(all[section.index] ?? [], kind), kind, accept)
    if (!named && !vague.has(kind) && !isOwn) continue
    const own = spread(withParts(facts, section.index, all, taken), kind)
    // 'Papers' may be certificates, where the lines below do not tell
    const isVague = kind !== 'interests' && plain.size === 0 && vague.size === 1 && vague.has(kind)
    const isWhole = (isOwn || isVague) && facts.mainKinds[section.index] === kind
    const alone =
      isWhole ||
      (named &&
        [...plain.keys()].every((other) => other === kind || isSame(kind, other)) &&
        [...vague].every((other) => isSame(kind, other) || (kind === 'talks' && other === 'teaching')))
    const alike = isOf(kind, plain) ? titledAlike(own) : []
    const fits = own.filter((piece) => (alike.includes(piece) ? kind === 'talks' : accept(piece)))
    // 'Prizes and near misses': what the other word is for is not known, unless it is for those that were not won
    const won = fits.filter(({ label, text }) => !NOT_WON.test(`${label ?? ''} ${text}`))
    const kept =
      alone &&
      !(kind === 'awards' && joinsOthers(section.heading) && won.length > 0 && fits.length * 2 < own.length)
        ? own.filter((piece) => belongs(piece, apartFrom(facts, kind), accept))
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
          : withBeside(facts, own, kept, kind, isOwn)
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

/** Of a list of its own kind all belongs but what is plainly something else. */
function belongs(piece: Piece, apart: readonly ListKind[], accept: (piece: Piece) => boolean): boolean {
  if (accept(piece) || MERIT.test(piece.text)) return true
  const shown = cues(piece)
  return !apart.some((other) => shown.has(other))
}

/** Kinds that are told apart; a travel grant among honours is one, unless the CV has grants in a list of their own. */
const apartFrom = ({ document }: Facts, kind: ListKind): readonly ListKind[] =>
  (APART[kind] ?? []).filter(
    (other) =>
      kind !== 'awards' || document.sections.some(({ heading }) => listKinds(heading).plain.has(other)),
  )

/** A grant that is one. */
const MERIT = /\bmerit\b/i

/** 'Developer, Castlefield Software' opens a post, not a list. */
const isEntry = (facts: Facts, section: number): boolean =>
  headingsOf(facts, section).some(({ isHeader, entry }) => {
    if (!isHeader || entry === null) return false
    const kind = facts.entries[entry]?.kind
    return kind === 'experience' || kind === 'education'
  })
