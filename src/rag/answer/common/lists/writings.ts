/** What one has written, said in public and taught: talks and articles that stand in one list are told apart. */
import { isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { listKinds, type ListKind } from '../../lists/list-headings.ts'
import { belowHeading, piecesOf, type Piece } from '../../lists/list-pieces.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { isAttended } from './attended.ts'
import { cuesOf } from './list-cues.ts'
import { listed } from './list-items.ts'
import { named, partsOf } from './list-parts.ts'
import { UNSAID, listOf, planOf, type Overview } from '../planner.ts'

const whole = ({ label, text, more }: Piece): string => [label ?? '', text, ...more].join(' ').trim()
const shows =
  (kind: ListKind) =>
  (piece: Piece): boolean =>
    cuesOf([piece.text, ...piece.more].join(' '), piece.label).has(kind)

const REFUSED = /\b(?:refused|rejected|withdrawn|was not granted)\b/i
/** What tells that something was written and came out. */
const WROTE =
  /(?<!\p{L})(?:(?:[Ww]rote|[Ww]ritten|[Pp]ublished|[Cc]o-?wrote|[Cc]o-?authored|[Aa]uthor of|[Ww]rites?) (?:\p{L}+ ){0,4}(?:articles?|essays?|book|chapter|column|blog|newsletter|leaflet|pamphlet|guide)|(?:[Aa]n? |[Oo]ne |^)?(?:[Aa]rticles?|[Ee]ssay|[Cc]olumn|[Cc]hapter|[Pp]amphlet|[Cc]ookbook)(?:,| in|:)? ?(?:the )?(?:["“„«]|\p{Lu})|["”»],? (?:is )?(?:an? )?(?:short )?(?:article|essay|chapter|column|paper|book|pamphlet)(?!\p{L})|appeared in (?:the )?(?:\p{L}+ )?\p{Lu}|(?:shorter version|dissertation|thesis)\b.*\b(?:was printed|appeared|was published|came out) in|[Nn]ewsletter|[Pp]amphlet|\b[Bb]log\b.{0,40}\b(?:posts?|since)|[Cc]olumn (?:for|in) (?:the )?\p{Lu})/u

const SORT = /\b(?:books?|articles?|chapters?|essays?|reviews?)\b/g

const PAPERS = /\b(?:papers?|articles?)\b/
const REPORTS = /^(?:\p{L}+ )?(?:reports?|audits?)(?: and (?:reports?|audits?))?$/iu

/** Does it stand where reports are listed, and no papers? */
const isReport = ({ document }: Facts, { label, section }: Piece): boolean =>
  REPORTS.test(label ?? document.sections[section]?.heading ?? '')

/** What a CV lists as published, without what was refused. */
export const publishedPieces = (facts: Facts): readonly Piece[] =>
  listed(facts, 'publications', shows('publications')).pieces.filter((piece) => !REFUSED.test(whole(piece)))

/** 'Has she published anything?' */
export function planPublications(facts: Facts, folded: string): Overview {
  const { pieces } = listed(facts, 'publications', shows('publications'))
  const [sort, ...more] = folded.match(SORT) ?? []
  const asked = more.length > 0 ? pieces : belowHeading(facts, pieces, sort)
  const kept = asked.filter(
    (piece) => !REFUSED.test(whole(piece)) && !(PAPERS.test(folded) && isReport(facts, piece)),
  )
  if (kept.length > 0) return listOf(worksOf(kept))
  return toldOf(facts, WROTE, ['references', 'certifications', 'skills']) ?? UNSAID
}

const SPOKE =
  /(?<!\p{L})(?:(?:[Ss]poke|[Ss]peaker|[Ss]peaks|[Kk]eynote|[Pp]resented|[Pp]anel(?:l?ist)?|[Ll]ectured) (?:at|on (?:stage )?at|to) (?:the |a )?\p{Lu}|(?:[Gg]ave|[Gg]iven|[Hh]eld) (?:a |the |one |two |\d+ )?(?:\p{L}+ )?(?:talks?|keynotes?|lectures?|presentations?)|[Tt]alk(?:s)?(?:,| at| in|:)|["”»],? (?:a )?(?:talk|keynote|lecture)(?!\p{L})|[Ii]nvited (?:talk|speaker)|[Kk]eynote)/u

const spoken = (facts: Facts): readonly Piece[] =>
  listed(facts, 'talks', shows('talks')).pieces.filter((piece) => !isAttended(facts, piece))

/** 'Which talks has she given?' */
export function planTalks(facts: Facts): Overview {
  const pieces = spoken(facts)
  if (pieces.length > 0) return listOf(worksOf(pieces))
  return toldOf(facts, SPOKE, ['references', 'certifications', 'skills', 'practical']) ?? UNSAID
}

const PLACES = '(?:cities|towns|countries|places|venues|events|conferences)'
const TALKING =
  '(?:(?:given|give|gave|held|hold) (?:(?:any|her|his|their|public|invited) )*(?:talks?|lectures?|keynotes?|presentations?)|spoken|speak|lectured|presented)'
export const TALKS_AT = exactly(
  [
    `(?:(?:in|at) )?(?:which|what) ${PLACES} (?:has|have|did) ${WHO} (?:ever )?${TALKING}(?: (?:in|at))?`,
    `(?:list|name) (?:the |all )*${PLACES} (?:where|in which|at which) ${WHO} (?:(?:has|have) )?(?:ever )?${TALKING}`,
  ].join('|'),
)

const EVENTS = /\b(?:which|what|the) (?:venues|events|conferences)\b/

/** Of talks that sentences tell of, all these name the places; where there is a list, its columns and items are read. */
export function planTalksAt(facts: Facts, folded: string): Overview {
  const pieces = spoken(facts)
  const told = pieces.length > 1 && pieces.every(({ form, label }) => form === 'sentence' && label === null)
  // beside articles in one list they are no rows or items of their own
  const isMixed = pieces.some(({ section }) =>
    piecesOf(facts)[section]?.some((other) => cuesOf(other.text, other.label).has('publications')),
  )
  // the name of an event is no cell and no town: the talk is said with it
  return told || (pieces.length > 0 && (isMixed || EVENTS.test(folded))) ? listOf(partsOf(pieces)) : null
}

const TEACHER =
  /\b(?:lecturers?|tutor|teacher|instructor|trainer|professor|teaching (?:assistant|fellow)|mentor|docent|lectureship)\b/i
const TAUGHT =
  /\b(?:[Tt]aught|[Tt]each(?:es)?|[Tt]utored|[Ll]ecture[ds]?|[Tt]utor at|[Ll]ecturer|[Vv]isiting lecturer|[Ii]nstructor|[Ss]upervise[ds]? (?:\p{L}+ ){0,3}(?:students|theses|thesis|interns)|[Mm]entor(?:ed|s)? (?:\p{L}+ ){0,4}(?:students|juniors|apprentices|trainees|graduates|teachers|nurses)|[Tt]rain(?:ed|s)? (?:\p{L}+ ){0,4}(?:colleagues|staff|apprentices|trainees|nurses|students|users|people))\b/u
const LEARNED = /\b(?:was taught|taught (?:me|myself|by)|self-taught|not teach|teach myself|teachers)\b/i

/** 'Does she have teaching experience?' */
export function planTeaching(facts: Facts): Overview {
  const { pieces, sections } = listed(
    facts,
    'teaching',
    (piece) => shows('teaching')(piece) && !shows('publications')(piece),
  )
  const posts = facts.entries
    .filter((entry) => isPost(entry) && TEACHER.test(entry.title ?? entry.text.slice(0, 80)))
    .filter(({ from }) => !sections.has(facts.units[from]?.unit.section ?? -1))
    .map((entry): PlanPart => ({ text: headline(entry), units: entry.header }))
  const parts = [...posts, ...partsOf(pieces)]
  if (parts.length > 0) return listOf(parts)
  return toldOf(facts, TAUGHT, ['references', 'certifications', 'skills', 'education'], LEARNED) ?? UNSAID
}

/** Sentences that are given where no list is. */
const MOST = 4

function toldOf(facts: Facts, cue: RegExp, never: readonly string[], not?: RegExp): Overview {
  const pieces = piecesOf(facts)
    .flatMap((own, section) => (never.includes(facts.mainKinds[section] ?? '') ? [] : own))
    .flatMap((piece) => [piece, ...piece.below])
    .filter((piece) => {
      const text = piece.label === null ? piece.text : `${piece.label}: ${piece.text}`
      return cue.test(text) && not?.test(text) !== true
    })
    .slice(0, MOST)
  return planOf(partsOf(pieces, true))
}

/** Characters of a list of works, beyond which each is said by its title. */
const ROOM = 600
/** Who wrote a work, before its title. */
export const AUTHORS =
  /^(?:(?:and |& )?(?:(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.?[ -]?){1,3}(?!\p{Ll})|\d+ others|et al\.?)(?:[,;:.]| and| &)* ?){1,12}(?:\(\d{4}\p{Ll}?\)[.:,]? )?/u

function worksOf(given: readonly Piece[]): PlanPart[] {
  // 'Accepted', with two papers below it
  const pieces = given.flatMap((piece) =>
    piece.form === 'item' && piece.below.length > 0 && isOfSome(piece.text) ? piece.below : [piece],
  )
  const parts = partsOf(pieces)
  if (parts.reduce((sum, { text }) => sum + text.length + 2, 0) <= ROOM) return parts
  return pieces.map((piece) => ({
    text: titleOf(named(piece, [piece.text, ...piece.more].join(' '))),
    units: piece.units,
  }))
}

/** What some of the works have in common, rather than the name of one. */
const STATE =
  /^(?:\p{L}+ )?(?:accepted|submitted|published|forthcoming|in press|in preparation|under review|in print|peer[- ]reviewed|invited|selected|recent|other|earlier|online|academic|popular|scientific|national|international|single|joint|first|co)\b/iu
const listsWorks = (text: string): boolean =>
  [...listKinds(text).plain.keys()].some((kind) => kind === 'publications' || kind === 'talks')
const isOfSome = (text: string): boolean =>
  text.length < 30 && (STATE.test(text) || listsWorks(text) || !/ /.test(text))

/** The work without those who wrote it with her; of a long one what comes before the place. */
function titleOf(text: string): string {
  const named = text.slice(AUTHORS.exec(text)?.[0].length ?? 0)
  const quoted = /^["“„«][^"”“»]{3,160}["”“»]/u.exec(named)?.[0]
  if (quoted !== undefined) return quoted.replace(/[.,](?=["”“»]$)/, '')
  return (/^.{8,120}?(?=[.?!](?:\s|$)|, \p{Lu}|$)/u.exec(named)?.[0] ?? named.slice(0, 120)).replace(
    /[.,;]$/,
    '',
  )
}
