/** Columns of a table, or fields of a form, that tell what one was and with whom. */
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'
import { titleIn } from './row-headers.ts'

/** What a column, or a field, is called, and what it holds. */
export interface LabelledCell {
  readonly header: string
  readonly text: string
}

const TITLE_FIELD =
  /role|title(?!s\b)|designation|position|post|\brank\b|job|function|degree|course|qualification|what i was/
const ORG_FIELD =
  /employer|company|organi|\bowner|where|institution|school|university|firm|place of|client|ensemble|orchestra|team|^(?:house|hotel|hospital|theatre|restaurant)s?$/

/** Does the head of a column, folded, say that it has what one was, or with whom? */
export const namesTitle = (head: string): boolean => TITLE_FIELD.test(head)
export const namesHouse = (head: string): boolean => ORG_FIELD.test(head) || FOR_WHOM.test(head)

/** Columns of what was done for others, rather than of posts. */
const OF_WORKS =
  /project|client|customer|value|\bjob\b|production|film|\bshow|\bplay\b|\bworks?\b|piece|event|exhibition|concert|\bgame|album|character/

/** Do the columns of a table tell what one was and with whom? */
export function tellsPosts(cells: readonly { readonly header: string }[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  return (
    heads.some((head) => TITLE_FIELD.test(head)) &&
    heads.some((head) => ORG_FIELD.test(head)) &&
    !heads.some((head) => OF_WORKS.test(head))
  )
}

/** A column of clients, and none of what one was: what was done for them. */
export function tellsOfClients(cells: readonly { readonly header: string }[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  return (
    heads.some((head) => /^(?:clients?|customers?)\b/.test(head)) &&
    !heads.some((head) => TITLE_FIELD.test(head))
  )
}

/** Rows of what was made, of which none says what one was or with whom. */
export function tellsOfWorks(cells: readonly LabelledCell[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  if (heads.some((head) => ORG_FIELD.test(head))) return false
  if (heads.some((head) => TITLE_FIELD.test(head)))
    return heads.some((head) => /^jobs?$/.test(head)) && isMeasured(cells)
  return /scheme|\bmatter|^(?:the )?cases?\b/.test(heads[0] ?? '')
}

/** 'Harbour shed | 1,640 | 2023': a thing with a number of its own, and no title. */
const isMeasured = (cells: readonly LabelledCell[]): boolean =>
  cells.some(
    ({ text }) =>
      /^[~≈<>]?\s?[€£$]?\s?\d[\d.,]*\s?(?:%|[€£$]|\p{L}{1,2})?$/u.test(text) && findDates(text).length === 0,
  ) && !cells.some(({ text }) => looksLikeTitle(text))

/** One column for what one was and with whom: 'What and where', 'Post / employer'. */
const BOTH_FIELDS = /\p{L}(?: and |, | ?[&/+] ?)\p{L}/u
/** 'Post and house' */
const HOUSE_LAST =
  /(?: and |, | ?[&/+] ?)(?:house|hotel|hospital|theatre|restaurant|practice|office|studio)s?$/

const FOR_WHOM =
  /^(?:(?:employer|compan(?:y|ies)|clients?|customers?|organi[sz]ation)\b|(?:work(?:ed)? )?for (?:whom|who)\b|for$)/

/** The lines of a cell: what one was, and below it whom it was with. */
function inCell(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** 'Hotel Union, Graz', 'Hotel Union, Graz (one star)' in a cell of its own: the house, and where it is. */
export function houseAndPlace(text: string): { house: string; place: string } | null {
  const [house = '', place = '', more] = headerParts(text.replace(/ \([^()]*\)$/, ''), [])
  const isPlace = place !== '' && more === undefined && isProperName(place) && !/\d/.test(place)
  const isSo = isPlace && !looksLikeOrg(place) && !looksLikeTitle(place) && !looksLikeTitle(house)
  return isSo && text.startsWith(`${house}, ${place}`) ? { house, place } : null
}

/** What one was and with whom, where columns or fields say so. */
export function toldInCells(cells: readonly LabelledCell[]): { title: string | null; org: string | null } {
  let title: string | null = null
  let org: string | null = null
  for (const cell of cells) {
    const head = fold(cell.header)
    const [first = '', second = ''] = inCell(cell.text)
    const isBoth =
      BOTH_FIELDS.test(head) && TITLE_FIELD.test(head) && (ORG_FIELD.test(head) || HOUSE_LAST.test(head))
    if (isBoth && headerParts(first, []).length > 1) continue
    if (TITLE_FIELD.test(head)) {
      title ??= titleIn(first)
      if (second !== '') org ??= headerParts(second, findDates(second))[0] ?? null
    } else if (
      ORG_FIELD.test(head) &&
      !(BOTH_FIELDS.test(head) && headerParts(first, []).some(looksLikeTitle))
    ) {
      org ??= second === '' ? first : (headerParts(first, findDates(first))[0] ?? first)
      if (looksLikeTitle(second)) title ??= titleIn(second)
    }
  }
  // beside a column of whom it was for, 'where' is a place
  const isBoth = (head: string): boolean => BOTH_FIELDS.test(head) && TITLE_FIELD.test(head)
  const whom = cells.find(({ header }) => FOR_WHOM.test(fold(header)) && !isBoth(fold(header)))
  return { title, org: whom === undefined || whom.text === '' ? org : whom.text }
}
