/** 'In which journals has she published?': where each of the works that a CV lists came out, all of them. */
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { PERSON } from '../../lexicon/names.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import type { Plan } from '../../plan/plan.ts'
import { cuesOf } from './list-cues.ts'
import { listOf } from '../planner.ts'
import { AUTHORS, publishedPieces } from './writings.ts'

const SORT = '(?:(?:scientific|academic|professional|trade|peer[- ]reviewed|different) )*'
const JOURNALS = `${SORT}(?:journals?|periodicals?)(?: (?:and|or) (?:magazines?|periodicals?))?`
const MAGAZINES = `${SORT}magazines?`
const WORK = `(?:${WHOSE} )*(?:(?:published|scientific|research) )*(?:papers?|articles?|publications?|work|writings?)`
const OUT = '(?:published|appeared|appear|printed|come out|came out)'
const asked = (sort: string): RegExp =>
  exactly(
    [
      `(?:in |for )?(?:which|what) ${sort} (?:has|have|did|does|do|was|were|is|are) ${WHO} (?:(?:been|ever|had) )*(?:published?|written|write|articles?|papers?)(?: (?:${WORK}))?(?: (?:in|for))?`,
      `in (?:which|what) ${sort} (?:has|have|did|were|was|do) ${WORK} (?:been )?${OUT}`,
      `(?:which|what) ${sort} (?:has |have )?(?:published|printed|carried|accepted) ${WORK}`,
      `(?:list|name|show|give)(?: me)? (?:all )?(?:the )?(?:names of )?(?:the )?${sort} (?:that |which |where |in which )?(?:${WHO} (?:(?:has|have|was|been) )*(?:published?|written)(?: (?:in|for))?|(?:has |have )?(?:published|printed|carried) ${WORK})`,
      `(?:what|which) (?:are|were) the ${sort} (?:that |which |where |in which )?${WHO} (?:(?:has|have|was|been) )*published(?: in)?`,
    ].join('|'),
  )
export const JOURNALS_ASKED = asked(JOURNALS)
export const MAGAZINES_ASKED = asked(MAGAZINES)

/** Not out. */
const STATE =
  /\b(?:under review|submitted|in preparation|rejected|withdrawn|in revision|not (?:yet )?published)\b/i
/** What is in no journal, by what is said beside its title. */
const OTHER =
  /\b(?:chapters?|books?|handbook|proc(?:\.|eedings)|conference|congress|symposium|workshop|poster|talk|lecture|keynote|webinar|podcast|blog|newsletter|preprint|(?:ar|bio|med)xiv|thesis|dissertation|press|verlag|publish(?:ers|ing)|editors?|eds?|patents?|report|white paper|website|radio|broadcast\w*|tv|television|bbc|documentary|film)\b|(?<!\p{L})RT[ÉE](?!\p{L})/iu
const VENUE_COLUMN =
  /^(?:journals?|periodicals?|venue|outlet|(?:published|appeared|printed) in|where|magazine|journal (?:or|\/) \p{L}+)$/iu
const QUOTED = /^["“„«][^"”“»]{3,240}["”“»]/u
/** Behind a title. */
const BEHIND =
  /^[\s.,:;(–—-]*(?:(?:(?:an? )?(?:article|paper|essay|note|review|letter)s? )?(?:in|for):? )?(?:the )?(\p{Lu}[^,.;:()\d–—]*[\p{L}&])(?= ?[,.;:()\d–—]|$)/u
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$|^(?:spring|summer|autumn|winter|with)\b/iu
const LEARNED = /\b(?:journal|annals|proceedings|transactions|acta|archives?|letters|bulletin)\b/i
/** Characters of all works together, beyond which they are left to the rankers. */
const ROOM = 1500

interface Work {
  readonly piece: Piece
  /** The whole of it without those who wrote it. */
  readonly text: string
  readonly venue: string | null
}

export const planJournals = (facts: Facts): Plan | null => planVenues(facts, () => true)

/** What calls itself a journal is no magazine. */
export const planMagazines = (facts: Facts): Plan | null => planVenues(facts, (venue) => !LEARNED.test(venue))

/** The journals alone where each work tells one; else the works as they stand, which tell all that is told. */
function planVenues(facts: Facts, isMeant: (venue: string) => boolean): Plan | null {
  const listed = publishedPieces(facts)
  const pieces = listed.filter((piece) => !STATE.test(wholeOf(piece)))
  if (pieces.length === 0 || pieces.some(({ form }) => form === 'sentence')) return null
  // of a list of several sorts, what shows none may be one too
  const around = new Set(listed.map(({ section }) => section))
  const isWhole = [...around]
    .flatMap((section) => piecesOf(facts)[section] ?? [])
    .every((piece) => listed.includes(piece) || piece.below.length > 0 || cuesOf(wholeOf(piece)).size > 0)
  if (!isWhole) return null
  const works = pieces.map((piece) => workOf(facts, piece))
  const own = works.filter((work) => !OTHER.test(besideTitle(work)))
  const inJournals = (own.length > 0 ? own : works).filter(({ venue }) => venue === null || isMeant(venue))
  if (inJournals.length === 0) return null
  const units = new Map<string, number[]>()
  for (const { venue, piece } of inJournals)
    if (venue !== null) units.set(venue, [...(units.get(venue) ?? []), ...piece.units])
  if (own.length > 0 && own.every(({ venue }) => venue !== null))
    return listOf([...units].map(([text, from]) => ({ text, units: from })))
  const parts = inJournals.map(({ text, piece }) => ({
    text: text.replace(/[.;,]$/, ''),
    units: piece.units,
  }))
  return parts.reduce((sum, { text }) => sum + text.length, 0) > ROOM ? null : listOf(parts)
}

const wholeOf = ({ label, text, more }: Piece): string =>
  [label === null ? '' : `${label}:`, text, ...more].join(' ').trim()
/** A title's own words say nothing of where it came out. */
function besideTitle({ piece, text, venue }: Work): string {
  const at = venue === null ? -1 : text.lastIndexOf(venue)
  const beside = QUOTED.test(text) || at < 0 ? text.replace(QUOTED, ' ') : text.slice(at)
  return `${piece.label ?? ''} ${beside}`
}

function workOf(facts: Facts, piece: Piece): Work {
  const cells = cellsOf(facts.document, facts.units[piece.units[0] ?? -1]?.unit)
  const cell = cells?.find(({ header, text }) => VENUE_COLUMN.test(header.trim()) && text !== '')
  const { label } = piece
  const told = [piece.text, ...piece.more].join(' ')
  // a title by itself, above where it came out
  if (label !== null && QUOTED.test(label))
    return { piece, text: `${label}: ${told}`, venue: cell?.text ?? venueBehind(told) }
  const text = told.slice(AUTHORS.exec(told)?.[0].length ?? 0).trim()
  if (cell !== undefined) return { piece, text, venue: cell.text }
  const [first, ...others] = emphasised(facts, piece)
  const leads = first !== undefined && text.startsWith(first)
  const title = QUOTED.exec(text)?.[0] ?? (leads ? first : null)
  if (title === null) return { piece, text, venue: others.length === 0 && !leads ? (first ?? null) : null }
  return { piece, text, venue: venueBehind(text.slice(title.length)) }
}

function venueBehind(text: string): string | null {
  const name = BEHIND.exec(text)?.[1]?.trim()
  return name === undefined || MONTH.test(name) || isPerson(name, text) ? null : name
}

const PERSON_ALONE = new RegExp(`^(?:${PERSON.source})$`, 'u')
/** 'Title', Jane Roe, Acta Maris, 2020. */
const isPerson = (name: string, behind: string): boolean =>
  PERSON_ALONE.test(name) && /^\s*(?:,|and|&) ?\p{Lu}/u.test(behind.slice(behind.indexOf(name) + name.length))

/** What stands in italics in its lines. */
function emphasised({ document, units }: Facts, piece: Piece): string[] {
  return piece.units.flatMap((at) => {
    const unit = units[at]?.unit
    const block = unit?.block == null ? undefined : document.blocks[unit.block]
    return (block?.marks ?? [])
      .filter(
        ({ kind, start, end }) => kind === 'em' && unit !== undefined && start >= unit.from && end <= unit.to,
      )
      .map(({ start, end }) => (block?.text ?? '').slice(start, end).replace(/[.,;]$/, ''))
  })
}
