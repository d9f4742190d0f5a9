/** Several posts below the name of one house: '**Quarrel Games**' above '*Developer* (2016 – 2020)' and '*Tester* (2015)'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { GROUPING, isSetOff, isStrong, last } from './entry-headers.ts'
import { headerParts, type Draft } from './entry.ts'
import { tellsPart } from './post-parts.ts'

/** Characters of a house's name with its place, or of a post with its dates. */
const NAME = 90

type Post = Draft & { readonly from: number; readonly to: number }

/**
 * A draft for each post, where every dated line tells what one was and from when to when alone: with whom stands above,
 * in bold or, where `heading` is given, in that. None unless some house has several.
 */
export function housePosts(document: CvDocument, list: readonly Unit[], heading: Unit | undefined): Post[] {
  const body = list.filter(({ kind, first, parents }) => kind !== 'heading' && first && parents.length === 0)
  const alone = body.filter((unit) => isPost(document, unit, 1))
  const isHouseAbove =
    heading !== undefined &&
    !GROUPING.test(heading.text) &&
    !headerParts(heading.text, []).some(looksLikeTitle)
  // 'Branch Librarian, Music Room (2009 – 2013)' beside posts that say no more than what one was
  const posts = isHouseAbove && alone.length > 0 ? body.filter((unit) => isPost(document, unit, 2)) : alone
  const told = new Set<Unit | undefined>(posts)
  const titled = posts.filter(({ text }) => looksLikeTitle(titleOf(text)))
  if (posts.length < 2 || titled.length * 2 < posts.length) return []
  const isOther = (unit: Unit): boolean =>
    !told.has(unit) &&
    // below posts that are no items these tell of them
    (unit.kind !== 'item' || posts.some(({ kind }) => kind === 'item')) &&
    !tellsPart(document, unit) &&
    findDates(unit.text).some(({ single }) => !single)
  if (body.some(isOther) || posts.every(({ text }) => findDates(text)[0]?.single)) return []
  const named = body.filter((unit, i) => isHouse(document, unit) && told.has(body[i + 1]))
  // '### Industry' above '**Kilima Breweries**' gathers houses
  const houses = heading === undefined || named.length > 0 ? named : [heading]
  const drafts = posts.map((post, i): Post | null => {
    const house = houses.findLast(({ index }) => index < post.index)
    if (house === undefined) return null
    const isFirst = posts[i - 1] === undefined || (posts[i - 1]?.index ?? 0) < house.index
    const next = posts[i + 1]
    const nextHouse = houses.find(({ index }) => index > post.index)
    const end = Math.min(next?.index ?? Infinity, nextHouse?.index ?? Infinity, last(list) + 1)
    return {
      header: isFirst ? [house.index, post.index] : [post.index, house.index],
      text: `${post.text}, ${house.text}`,
      rows: [
        { header: 'title', text: titleOf(post.text) },
        { header: 'employer', text: headerParts(house.text, [])[0] ?? house.text },
      ],
      from: isFirst ? house.index : post.index,
      to: end,
    }
  })
  const known = drafts.filter((draft) => draft !== null)
  return known.length === posts.length && posts.length > houses.length ? known : []
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
function isPost(document: CvDocument, unit: Unit, most: number): boolean {
  const { text, kind } = unit
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined || dates.length > 1 || kind === 'row' || text.length > NAME) return false
  if (date.start > 3 && text.length - date.end > 2) return false
  const [title = '', ...more] = headerParts(text, dates)
  return (
    title !== '' &&
    more.length < most &&
    !more.some((part) => looksLikeOrg(part) || looksLikeTitle(part)) &&
    !tellsPart(document, unit) &&
    !/^project\b/i.test(text) &&
    (looksLikeTitle(title) || (more.length === 0 && !date.single && isSetOff(document, unit)))
  )
}

const titleOf = (text: string): string => headerParts(text, findDates(text))[0] ?? text
