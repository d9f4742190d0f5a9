/** Posts told in nested lists: '- Lumo Saúde, São Paulo', below it '- Product Designer, 2012 – 2018'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { oncePer } from '../text/once-per.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { isSetOff, last } from './entry-headers.ts'
import type { Draft } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Characters of an item that names an employer, or a post with its dates. */
export const NAME = 90
export const BEFORE_DATES =
  /[\s,(–—-]+(?:(?:the )?(?:summers?|seasons?|winters?|terms?|weekends|saturdays)(?: of| in)?|from|since|in)?[\s,(–—-]*$/i
/** Where dates begin at most that a line begins with. */
export const FIRST = 3

/** 'Project: Harbour Bank' names no employer: what stands below it, 'When: 2019', tells of work for one. */
export const PROJECT =
  /^(?:client )?(?:projects?|mandates?|assignments?|engagements?|cases?)(?: \d{1,2})?\s*[:–—-]\s/i

export type Nested = Draft & { readonly from: number; readonly to: number }

/**
 * A draft for each item that names an employer above an item of a post and its dates; further such items below it are
 * posts of their own there. None unless all items of the highest level are of this kind, and two at least. Where these
 * tell the years with an employer, one without posts below it is a post by itself, with the title that it begins with.
 */
export function nestedRecords(document: CvDocument, list: readonly Unit[]): Nested[] {
  const tops = topsOf(list)
  if (tops.length > 0 && tops.every(({ text }) => PROJECT.test(text))) return []
  const dated = tops.filter(({ text }) => findDates(text).length > 0)
  const isWithYears = dated.length > 0
  // one of them may be told otherwise: 'Naval Academy (2004 – 2008 cadet; 2009 training cruise)'
  if (tops.length < 2 || (isWithYears && !isMost(dated.filter(isHouseWithYears), dated))) return []
  if (dated.length > 0 && dated.length < tops.length) return []
  const houses = tops.map((top, i): readonly Nested[] | null => {
    const to = tops[i + 1]?.index ?? last(list) + 1
    const below = rightBelow(list, top, to)
    const posts = below.filter(
      (unit) => isPost(unit, textOf(list, unit)) || (isWithYears && isLedPost(document, unit)),
    )
    if (!isName(top)) return null
    if (posts.length === 0) return isWithYears ? [alone(document, top, below[0], to)] : null
    if (posts[0] !== below[0]) return isWithYears ? [alone(document, top, below[0], to)] : null
    return posts.map((post, at) => postAt(top, post, textOf(list, post), at, posts[at + 1]?.index ?? to))
  })
  const drafts = houses.flatMap((posts) => posts ?? [])
  return houses.includes(null) ||
    drafts.length < tops.length ||
    drafts.every(({ header }) => header.length < 2)
    ? []
    : drafts
}

/**
 * The same beside posts that are told in one item each, and a sentence at the end: '- Intern, Ordnance Bureau, 2012',
 * '- Before that, all student jobs.' Two posts at least stand below a house.
 */
export function nestedAmongOthers(list: readonly Unit[]): Nested[] {
  const tops = topsOf(list)
  if (tops.some(({ text }) => PROJECT.test(text))) return []
  const told = tops.map((top, i): readonly Nested[] | null => {
    const to = tops[i + 1]?.index ?? last(list) + 1
    const below = rightBelow(list, top, to)
    const [date, more] = findDates(top.text)
    if (date !== undefined && more === undefined && top.text.length <= NAME)
      return [{ header: [top.index], text: top.text, rows: null, from: top.index, to }]
    const posts = below.filter((unit) => isPost(unit, unit.text) && !LABELLED.test(unit.text))
    if (date === undefined && posts[0] !== undefined && posts[0] === below[0] && isName(top))
      return posts.map((post, at): Nested => postAt(top, post, post.text, at, posts[at + 1]?.index ?? to))
    return /[.!?]$/.test(top.text) && below.length === 0 ? [] : null
  })
  const isBelow = ({ header }: Nested): boolean => header.length > 1
  const drafts = told.flatMap((posts) => posts ?? [])
  return told.includes(null) || drafts.filter(isBelow).length < 2 ? [] : drafts
}

export const topsOf = (list: readonly Unit[]): Unit[] =>
  list.filter(({ kind, parents, first }) => kind === 'item' && first && parents.length === 0)

/** @param to the first unit behind the item */
export const rightBelow = (list: readonly Unit[], top: Unit, to: number): Unit[] =>
  (top.block === null ? [] : (belowBlocks(list).get(top.block) ?? [])).filter(
    ({ index }) => index > top.index && index < to,
  )

/** What begins right below each block: looked for once, since a list may have thousands of items. */
const belowBlocks = oncePer((list: readonly Unit[]): ReadonlyMap<number, readonly Unit[]> => {
  const below = new Map<number, Unit[]>()
  for (const unit of list) {
    const [block, ...more] = unit.parents
    if (!unit.first || block === undefined || more.length > 0) continue
    const found = below.get(block)
    if (found) found.push(unit)
    else below.set(block, [unit])
  }
  return below
})

const behind = oncePer(
  (list: readonly Unit[]): ReadonlyMap<Unit, Unit | undefined> =>
    new Map(list.map((unit, i) => [unit, list[i + 1]])),
)

/** 'When: March to June 2023' is a time, and nobody's title. */
const LABELLED = /^\p{L}{2,12}:\s/u

export const isName = ({ text }: Unit): boolean => text.length <= NAME && !/[.!?:]$/.test(text)

/** A post below the house that it is at, the first of which stands with that. */
export function postAt(top: Unit, post: Unit, text: string, at: number, to: number): Nested {
  const when = text === post.text ? [] : [post.index + 1]
  return {
    header: at === 0 ? [top.index, post.index, ...when] : [post.index, ...when, top.index],
    text: `${upToDates(text)}, ${nameOf(top)}`,
    rows: [
      { header: 'title', text: titleIn(text) },
      { header: 'employer', text: top.text.split(/,\s|\s[·|–—(]/)[0] ?? top.text },
    ],
    from: at === 0 ? top.index : post.index,
    to,
  }
}

/** All of them, or all but one of four and more. */
const isMost = (some: readonly Unit[], all: readonly Unit[]): boolean =>
  some.length === all.length || (all.length >= 4 && some.length === all.length - 1)

/** '**Strath Mutual**, Leith, 2014 to date': whom one was with, all the years together; no title, no sentence. */
function isHouseWithYears({ text }: Unit): boolean {
  const dates = findDates(text)
  const parts = headerParts(text, dates)
  return dates.length === 1 && parts.length > 0 && !parts.some(looksLikeTitle)
}

/** '**Hanse**, Lübeck, summer 2009' above '*Intern*: compared tariffs'. */
function alone(document: CvDocument, top: Unit, below: Unit | undefined, to: number): Nested {
  const title = below === undefined || !isSetOff(document, below) ? '' : (below.text.split(/[:,;(]/)[0] ?? '')
  const place = { from: top.index, to }
  if (below === undefined || title.length > NAME || !looksLikeTitle(title))
    return { header: [top.index], text: top.text, rows: null, ...place }
  const rows = [
    { header: 'title', text: title.trim() },
    { header: 'employer', text: headerParts(top.text, findDates(top.text))[0] ?? top.text },
  ]
  return { header: [top.index, below.index], text: `${title}, ${top.text}`, rows, ...place }
}

/** '*Graduate Trainee*, 2010 – 2012: annual accounts': a title set off, from when to when, and what was done behind it. */
function isLedPost(document: CvDocument, unit: Unit): boolean {
  const [date] = findDates(unit.text)
  return (
    date !== undefined &&
    (!date.single || /^from\b/i.test(unit.text.slice(date.start))) &&
    isSetOff(document, unit) &&
    looksLikeTitle(tidy(unit.text.slice(0, date.start))) &&
    /^\)?(?:[:;.,]|$)/.test(unit.text.slice(date.end))
  )
}

/** A house's name without its years, which are no post's. */
export const nameOf = ({ text }: Unit): string => headerParts(text, findDates(text)).join(', ')
/** What stands behind the dates is what was done. */
function upToDates(text: string): string {
  const [date] = findDates(text)
  return date === undefined || date.start <= FIRST ? text : text.slice(0, date.end)
}

export const tidy = (text: string): string => text.replace(/^[\s:,("–—-]+|[\s,;:|·•("–—-]+$/g, '').trim()

/** What one was, before its dates or behind them. */
function titleIn(text: string): string {
  const [date] = findDates(text)
  const isBefore = date === undefined || date.start > FIRST
  return tidy(isBefore ? text.slice(0, date?.start).replace(BEFORE_DATES, '') : text.slice(date.end))
}

/** The post with its dates, which may stand in the next line of the item. */
function textOf(list: readonly Unit[], post: Unit): string {
  const next = behind(list).get(post)
  const isDated = next?.block === post.block && next.line && isPeriodAlone(next.text)
  return isDated && findDates(post.text).length === 0 ? `${post.text}, ${next.text}` : post.text
}

/** What one was, and from when to when behind it or before. */
function isPost({ kind }: Unit, text: string): boolean {
  const dates = findDates(text)
  const [date] = dates
  return (
    kind === 'item' &&
    text.length <= NAME &&
    dates.length === 1 &&
    date !== undefined &&
    !date.single &&
    (date.start > FIRST ? text.length - date.end <= 2 : looksLikeTitle(text.slice(date.end)))
  )
}
