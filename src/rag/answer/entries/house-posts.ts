/** Several posts below the name of one house: '**Quarrel Games**' above '*Developer* (2016 – 2020)' and '*Tester* (2015)'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { GROUPING, isRange, isSetOff, isStrong, last } from './entry-headers.ts'
import type { Draft } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { ledBy, toldBy, type Post } from './post-lines.ts'
import { tellsPart } from './post-parts.ts'

/** Characters of a house's name with its place, or of a post with its dates. */
const NAME = 90

type Drafted = Draft & { readonly from: number; readonly to: number }

/**
 * A draft for each post, where every dated line tells what one was and from when to when alone: with whom stands above,
 * in bold or, where `heading` is given, in that. None unless some house has several.
 */
export function housePosts(
  document: CvDocument,
  list: readonly Unit[],
  heading: Unit | undefined,
): Drafted[] {
  const body = list.filter(({ kind, first, parents }) => kind !== 'heading' && first && parents.length === 0)
  const all = body.map((unit, i) => ledBy(document, body, i) ?? toldBy(list, unit))
  const spanned = new Set(body.filter((unit, i) => spansNext(document, unit, all[i + 1])))
  const told = all.filter(
    ({ unit, isLed }) => !spanned.has(unit) && (isLed === true || !isDoneThere(body, unit)),
  )
  const alone = told.filter((post) => isPost(document, post, 1))
  const isHouseAbove =
    heading !== undefined &&
    !GROUPING.test(heading.text) &&
    !headerParts(heading.text, []).some(looksLikeTitle)
  // 'Branch Librarian, Music Room (2009 – 2013)' beside posts that say no more than what one was
  const isWide =
    alone.length > 0 &&
    (isHouseAbove || spanned.size > 0 || alone.some(({ unit }) => isBelowHouse(document, body, unit)))
  const posts = isWide ? told.filter((post) => isPost(document, post, 2)) : alone
  const known = new Set<Unit | undefined>(posts.map(({ unit }) => unit))
  const titled = posts.filter(({ text }) => looksLikeTitle(titleOf(text)))
  if (posts.length < 2 || titled.length * 2 < posts.length) return []
  const isOther = (unit: Unit): boolean =>
    !known.has(unit) &&
    !spanned.has(unit) &&
    // below posts that are no items these tell of them
    (unit.kind !== 'item' || posts.some(({ unit: { kind } }) => kind === 'item')) &&
    !tellsPart(document, unit) &&
    findDates(unit.text).some(({ single }) => !single)
  if (body.some((unit) => isWhole(document, list, unit))) return []
  if (body.some(isOther) || posts.every(({ text }) => findDates(text)[0]?.single)) return []
  const named = body.filter(
    (unit, i) => spanned.has(unit) || (isHouse(document, unit) && known.has(body[i + 1])),
  )
  // '### Industry' above '**Kilima Breweries**' gathers houses
  const houses = heading === undefined || named.length > 0 ? named : [heading]
  // '### Branch Manager, Quarrel Books' is what one was: 'Best manager of the year 2018' below it is no other post
  if (heading !== undefined && named.length === 0 && saysTitle(heading)) return []
  const drafts = posts.map(({ unit: post, text, lines }, i): Drafted | null => {
    const house = houses.findLast(({ index }) => index < post.index)
    if (house === undefined) return null
    const isFirst = posts[i - 1] === undefined || (posts[i - 1]?.unit.index ?? 0) < house.index
    const next = posts[i + 1]?.unit
    const nextHouse = houses.find(({ index }) => index > post.index)
    const end = Math.min(next?.index ?? Infinity, nextHouse?.index ?? Infinity, last(list) + 1)
    const own = lines.map(({ index }) => index)
    const names = headerParts(house.text, findDates(house.text))
    return {
      header: isFirst ? [house.index, ...own] : [...own, house.index],
      text: `${text}, ${spanned.has(house) ? names.join(', ') : house.text}`,
      rows: [
        { header: 'title', text: titleOf(text) },
        { header: 'employer', text: names[0] ?? house.text },
      ],
      from: isFirst ? house.index : post.index,
      to: end,
    }
  })
  const found = drafts.filter((draft) => draft !== null)
  const isSeveral = posts.length > houses.length || posts.some(({ isLed }) => isLed)
  return found.length === posts.length && isSeveral ? found : []
}

/** '- Trained as a coach in 2014.' below '**Branch Manager** (2011 – 2016)': an item tells of the post, unless it has its own span. */
function isDoneThere(body: readonly Unit[], unit: Unit): boolean {
  const [date] = findDates(unit.text)
  if (unit.kind !== 'item' || date === undefined) return false
  const isSpan = !date.single && /[–—-]|\b(?:to|until)\b/.test(unit.text.slice(date.start, date.end))
  if (isSpan && !/[.!?]$/.test(unit.text)) return false
  return firstPeriod(body) < unit.index
}

const firstPeriod = oncePer((body: readonly Unit[]) => {
  const first = body.find(({ kind, text }) => kind === 'sentence' && isRange(text))
  return first?.index ?? Infinity
})

/** '**Quarrel Games**', 'Developer', '2016 – 2020' in lines of one paragraph: a post that is told by itself. */
function isWhole(document: CvDocument, list: readonly Unit[], unit: Unit): boolean {
  const at = list.indexOf(unit)
  const [title, dates] = list.slice(at + 1, at + 3)
  return (
    isHouse(document, unit) &&
    title?.block === unit.block &&
    dates?.block === unit.block &&
    title.line &&
    dates.line &&
    looksLikeTitle(title.text) &&
    isPeriodAlone(dates.text)
  )
}

const saysTitle = ({ text }: Unit): boolean =>
  headerParts(text, findDates(text)).some((part) => looksLikeTitle(part) && !looksLikeOrg(part))

/** '**2013 – 2019: Quarrel Games, Leeds**' right above '**Developer** (2016 – 2019)': all the years there. */
function spansNext(document: CvDocument, unit: Unit, next: Post | undefined): boolean {
  const [years, more] = findDates(unit.text)
  const [own] = next === undefined ? [] : findDates(next.text)
  if (years === undefined || more !== undefined || years.single || own === undefined || next === undefined)
    return false
  const parts = headerParts(unit.text, [years])
  return (
    unit.kind === 'sentence' &&
    unit.text.length <= NAME &&
    isStrong(document, unit) &&
    !/[.!?]$/.test(unit.text) &&
    parts.length > 0 &&
    !parts.some(looksLikeTitle) &&
    isPost(document, next, 1) &&
    (looksLikeTitle(titleOf(next.text)) || next.isLed === true) &&
    own.from >= years.from &&
    own.to <= years.to
  )
}

const isBelowHouse = (document: CvDocument, body: readonly Unit[], post: Unit): boolean => {
  const above = body[body.indexOf(post) - 1]
  return above !== undefined && isHouse(document, above)
}

/** '**Quarrel Games**, Leeds' */
const isHouse = (document: CvDocument, unit: Unit): boolean =>
  unit.kind === 'sentence' &&
  unit.text.length <= NAME &&
  !tellsPart(document, unit) &&
  isStrong(document, unit) &&
  findDates(unit.text).length === 0 &&
  !/[.!?:]$/.test(unit.text) &&
  !headerParts(unit.text, []).some(looksLikeTitle)

/** 'Developer (2016 – 2020)', '2016 – 2020: Developer'; of a title that is not known the line is set off. */
function isPost(document: CvDocument, { unit, text, isLed }: Post, most: number): boolean {
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined || dates.length > 1 || unit.kind === 'row' || text.length > NAME) return false
  if (date.start > 3 && text.length - date.end > 2) return false
  const [title = '', ...more] = titleParts(text)
  return (
    title !== '' &&
    more.length < most &&
    !more.some((part) => looksLikeOrg(part.replace(/&/g, 'and')) || looksLikeTitle(part)) &&
    !tellsPart(document, unit) &&
    !/^project\b/i.test(text) &&
    (looksLikeTitle(title) ||
      isLed === true ||
      (more.length === 0 && !date.single && isSetOff(document, unit)))
  )
}

/** 'Staff Nurse (part-time)' and 'Designer / Developer' are one part each. */
function titleParts(text: string): string[] {
  const [date] = findDates(text)
  if (date === undefined) return headerParts(text, [])
  const title = (date.start > 3 ? text.slice(0, date.start) : text.slice(date.end)).replace(
    /^[\s,:;|·–—-]+|[\s,:;|·(–—-]+$/g,
    '',
  )
  const bare = title.replace(/\s*\([^()]{2,30}\)$/u, '')
  const [first = '', ...others] = bare.split(/\s+\/\s+/)
  const isOne = others.length === 1 && [first, ...others].every((part) => looksLikeTitle(part))
  return headerParts(isOne ? bare.replace(/\s+\/\s+/, '/') : bare, [])
}

const titleOf = (text: string): string => headerParts(text, findDates(text))[0] ?? text
