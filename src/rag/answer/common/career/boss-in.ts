/** 'Who was her boss in 2022?': of the post that was held then, the one to whom she reported in that year. */
import { isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { A_YEAR, exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { PERSON } from '../../lexicon/names.ts'
import { headPart, isOfPost } from '../../posts/entry-body.ts'
import { findDates } from '../../text/dates.ts'
import { fold, words } from '../../text/text.ts'
import { entriesNamed } from '../named-entry.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { planOf, type Overview } from '../planner.ts'

const HEAD = '(?:boss|(?:line |direct )?manager|superior|supervisor|chief|team lead(?:er)?)'
export const BOSS_IN = exactly(
  [
    `who (?:was|were|has been) (?:${WHOSE} )+(?:direct |immediate )*${HEAD} (?:back )?(?:in|during) ${A_YEAR}`,
    `(?:to )?whom? did ${WHO} (?:report|answer|work)(?: to| under)? (?:back )?(?:in|during) ${A_YEAR}`,
  ].join('|'),
)
/** 'Who was her boss in Leeds?', by the place of a post, or by whom it was with. */
export const BOSS_AT = exactly(
  `who (?:is|was|were) (?:his|her|their|your|the) (?:${WHOSE} )*(?:direct |immediate )*${HEAD} (?:at|in) (?:the (?!past|present|moment|last|latest|first|end|beginning|time|company|job|team|firm|previous|current|same|cv|year))?(?!(?:19|20)\\d|present|the|this|that|all)[a-z][a-z .'-]{2,40}`,
)
const LABEL =
  /^(?:reports to|reported to|reporting to|boss|(?:line )?manager(?: throughout)?|superior|supervisor)$/
const REPORTED =
  /\b(?:report(?:s|ed|ing)?|answer(?:s|ed|able)|accountable) (?:directly )?to (?!(?:me|him|her|us|them)\b)|\b(?:my|his|her) (?:line manager|boss|superior|manager) (?:was|is|has been)\b/i
/** Somebody with a name, of whom that is told. */
const UNDER =
  /\b(?:[Ww]ork|[Tt]rain|[Cc]ook|[Ss]erv|[Pp]lay|[Aa]pprentic)(?:e|ed|ing)? under (?:the )?\p{Lu}/u
/** 'In the back office under Ann Moor': two names behind it are somebody's. */
const UNDER_NAME = new RegExp(`\\bunder (?:the late )?${PERSON.source}`, 'u')
/** Whose rules one works under. */
const NO_BOSS =
  /\bunder (?:(?:the )?(?:\p{Lu}\p{L}+ ){1,4}(?:Act|Rules?|Regulations?|Directive|Code|Agreement|Convention|Licen[cs]e|Programme|Program|Framework|Scheme|Standards?|Grant|Contract|Law|Section|Article|Windows|Linux|Server|Bridge|Sea|River|Street)\b|(?:Windows|Linux|Creative|Sarbanes|Section|Article|Horizon|European|Project|Marie|Erasmus)\b)/u
/** Does a line name under whom somebody worked? */
export const isUnderSomebody = (text: string): boolean => UNDER_NAME.test(text) && !NO_BOSS.test(text)
/** 'When my chief, Mrs Ada Moor, retired'. */
const NAMES_BOSS = new RegExp(
  `\\b(?:my|our) (?:\\p{L}+ )?(?:chief|boss|superior|manager|head|director|supervisor|foreman|forewoman|chef|captain|editor|principal|conductor|mentor|master),? (?:(?:is|was|then) )?(?:the late )?${PERSON.source}`,
  'u',
)
/** Others who report to somebody. */
const OTHERS = /\b(?:people|staff|heads|managers|engineers|who|that|which|and) report(?:s|ed)? to\b/i

/** Null where no post of the year tells one: the rankers look for it. */
export function planBossIn(facts: Facts, folded: string): Overview {
  const year = Number(/(?:19|20)\d\d/.exec(folded)?.[0])
  const [from, to] = [year * 12, year * 12 + 11]
  const months = (one: { from: number; to: number }): number =>
    Math.min(one.to, to) - Math.max(one.from, from) + 1
  // the post that took most of the year
  const posts = facts.entries
    .filter((entry) => isPost(entry) && entry.range !== null && months(entry.range) > 0)
    .sort((a, b) => months(b.range ?? b) - months(a.range ?? a))
  for (const post of posts) {
    const own = piecesOf(facts).filter(
      (piece) => isOfPost(facts, piece.units[0] ?? -1, post) && tellsOf(piece) && heldIn(piece, from, to),
    )
    const [first] = own
    if (first !== undefined) return planOf([{ text: first.text, units: first.units }, headPart(post)])
  }
  return null
}

/** Null where what is named is of no post that tells one, or of several that tell different ones. */
export function planBossAt(facts: Facts, folded: string): Overview {
  const named = / (?:at|in) ([^ ].*)$/.exec(folded)?.[1] ?? ''
  const inPlace = facts.entries.filter(
    (entry) =>
      isPost(entry) &&
      fold(entry.place ?? '')
        .split(/,\s*/)
        .includes(named),
  )
  // where a post is named, the rankers find what names the boss by that word
  const isNamed = inPlace.length === 0
  const posts = isNamed ? entriesNamed(facts, named, ['experience']) : inPlace
  const lines = new Set<number>()
  const found = posts.flatMap((post) => {
    const [first] = piecesOf(facts).filter(
      (piece) =>
        isOfPost(facts, piece.units[0] ?? -1, post) &&
        (isNamed
          ? UNDER.test(piece.text) || isNamedBoss(piece.text)
          : tellsOf(piece) || isNamedBoss(piece.text)),
    )
    const line = first?.units[0]
    // posts of one house have their lines together
    if (first === undefined || line === undefined || lines.has(line)) return []
    lines.add(line)
    return [{ text: first.text, units: first.units }, headPart(post)]
  })
  if (found.length > 0) return found.length === 2 ? planOf(found) : null
  // 'at the mill' of a sentence that says all of it
  const asked = words(named).filter(({ stop }) => !stop)
  const told = piecesOf(facts).filter(({ text, kind, units }) => {
    if (kind === 'references' || !(UNDER.test(text) || isUnderSomebody(text))) return false
    const own = facts.units[units[0] ?? -1]?.stems
    return asked.length > 0 && asked.every(({ stem }) => own?.has(stem) === true)
  })
  const [line] = told
  if (line !== undefined) return told.length === 1 ? planOf([{ text: line.text, units: line.units }]) : null
  return ofHouseOf(
    facts,
    asked.map(({ stem }) => stem),
  )
}

/** 'At the ski lodge', of the one post of which a line calls its house so. */
function ofHouseOf(facts: Facts, asked: readonly string[]): Overview {
  if (asked.length === 0) return null
  const [post, ...others] = facts.entries.filter(
    (entry) =>
      isPost(entry) &&
      facts.units.some(
        ({ unit, stems }) => isOfPost(facts, unit.index, entry) && asked.every((stem) => stems.has(stem)),
      ),
  )
  if (post === undefined || others.length > 0) return null
  const [first, ...more] = piecesOf(facts).filter(
    ({ text, units }) => isOfPost(facts, units[0] ?? -1, post) && isNamedBoss(text),
  )
  return first === undefined || more.length > 0 ? null : planOf([first, headPart(post)])
}

const isNamedBoss = (text: string): boolean => isUnderSomebody(text) || NAMES_BOSS.test(text)

const tellsOf = ({ label, text }: Piece): boolean =>
  !OTHERS.test(text) && (LABEL.test(label) || REPORTED.test(text))

/** 'until December 2023', 'since January 2024': was it so in these months? Without a date, for all of the post. */
function heldIn({ text }: Piece, from: number, to: number): boolean {
  const dates = findDates(text)
  return (
    dates.length === 0 ||
    dates.some((date) => {
      const lead = text.slice(0, date.start)
      if (date.single && /\b(?:until|till|to|up to)(?: about)? $/i.test(lead)) return date.from >= from
      if (date.single && /\b(?:since|from|after)(?: about)? $/i.test(lead)) return date.from <= to
      return date.from <= to && date.to >= from
    })
  )
}
