/** Posts told in nested lists whose items say more than a title and its dates, or stand below their dates: '- 2012 – 2018', below it '- Clerk'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { isSetOff, last } from './entry-headers.ts'
import {
  BEFORE_DATES,
  FIRST,
  isName,
  NAME,
  nameOf,
  postAt,
  PROJECT,
  rightBelow,
  tidy,
  topsOf,
  type Nested,
} from './nested-records.ts'

/** What stands among the houses, with its time, and is none. */
const GAP =
  /^(?:gap|(?:career |family )?break|pause|time (?:off|out)|(?:parental|maternity|paternity|family|sick) leave|sabbatical|unemployed|out of work|between jobs)\b/i

/** Of the houses one may be told in words of its own, and how many others there are at least. */
const OTHERS = 2

/**
 * The same where more stands behind the dates of a post, or they are several: '- *Evening supervisor*, since July 2025,
 * 28 hours a week', '- *Delivery rider*, summers of 2020 and 2021', or '- 2017 to 2019' alone below what one did.
 */
export function nestedFreely(document: CvDocument, list: readonly Unit[]): Nested[] {
  const tops = topsOf(list)
  if (tops.length < OTHERS || tops.some((top) => !isName(top) || PROJECT.test(top.text))) return []
  const isGap = ({ text }: Unit): boolean => GAP.test(text) && findDates(text).length === 1
  if (tops.some((top) => findDates(top.text).length > 0 && !isGap(top))) return []
  const houses = tops.map((top, i): readonly Nested[] => {
    const to = tops[i + 1]?.index ?? last(list) + 1
    if (isGap(top)) return [{ header: [top.index], text: top.text, rows: null, from: top.index, to }]
    const below = rightBelow(list, top, to)
    const posts = below.filter((unit) => isFreePost(document, unit))
    const [first] = below
    const when = first === undefined ? null : periodOf(first)
    if (first !== undefined && when !== null)
      return [
        {
          header: [top.index, first.index],
          text: `${top.text}, ${when}`,
          rows: null,
          from: top.index,
          to,
        },
      ]
    if (posts[0] === undefined || posts[0] !== first) return []
    return posts.map((post, at): Nested => ({
      ...postAt(top, post, post.text, at, posts[at + 1]?.index ?? to),
      text: `${post.text}, ${nameOf(top)}`,
    }))
  })
  const told = houses.filter((posts) => posts.length > 0)
  return told.length >= OTHERS && told.length * 2 > tops.length ? told.flat() : []
}

/** Characters of what stands behind the dates: hours a week, a place, a mark. */
const BEHIND = 45

/** '*April 2015 to today; 22 acres, six people*': from when to when, and what else is said of that time. */
function periodOf({ kind, text }: Unit): string | null {
  const [date, more] = findDates(text)
  if (kind !== 'item' || date === undefined || more !== undefined || date.single || date.start > FIRST)
    return null
  const behind = text.slice(date.end)
  return isPeriodAlone(text) || (behind.length <= BEHIND && /^\)?[;,] /.test(behind))
    ? text.slice(date.start, date.end)
    : null
}

/** Furniture elsewhere: what one was beside the times that one was it. */
const CHAIR = /^(?:(?:vice|deputy|co)[- ])?chair$/i

function isFreePost(document: CvDocument, { kind, text, ...unit }: Unit): boolean {
  const dates = findDates(text)
  const [first] = dates
  const final = dates.at(-1)
  if (kind !== 'item' || text.length > NAME || first === undefined || final === undefined) return false
  const title = tidy(text.slice(0, first.start).replace(BEFORE_DATES, ''))
  const behind = text.slice(final.end)
  return (
    title.length > 2 &&
    !/[.!?:]$/.test(text) &&
    (looksLikeTitle(title) || CHAIR.test(title) || isSetOff(document, { kind, text, ...unit })) &&
    behind.length <= BEHIND &&
    /^(?:\)?[,;]|\)?$| [(–—-])/.test(behind)
  )
}

/**
 * A draft for each item that tells from when to when alone, above items of what one was and with whom: '- 2012 – 2018',
 * below it '- Clerk' and '- Lumo Saúde, Recife', in either order. None unless all items of the highest level are so, and
 * most of the titles are known as such.
 */
export function nestedBelowDates(list: readonly Unit[]): Nested[] {
  const tops = topsOf(list)
  if (tops.length < OTHERS || !tops.every(({ text }) => isPeriodAlone(text))) return []
  const ends = tops.map((_, i) => tops[i + 1]?.index ?? last(list) + 1)
  const pairs = tops.map((top, i) => rightBelow(list, top, ends[i] ?? 0).slice(0, 2))
  if (!pairs.every((pair) => pair.length === 2 && pair.every(isNamed))) return []
  const known = pairs.map((pair) => pair.findIndex(({ text }) => looksLikeTitle(text)))
  const sure = known.filter((place) => place >= 0)
  if (sure.length * 2 < tops.length) return []
  return tops.flatMap((top, i): Nested[] => {
    const pair = pairs[i] ?? []
    const place = known[i] === -1 ? sure[0] : known[i]
    const [title, house] = place === 1 ? pair.toReversed() : pair
    if (title === undefined || house === undefined) return []
    return [
      {
        header: [top, ...pair].map(({ index }) => index),
        text: `${title.text}, ${house.text}, ${top.text}`,
        rows: [
          { header: 'title', text: title.text },
          { header: 'employer', text: house.text.split(/,\s|\s[·|–—(]/)[0] ?? house.text },
        ],
        from: top.index,
        to: ends[i] ?? top.index + 1,
      },
    ]
  })
}

const isNamed = (unit: Unit): boolean =>
  isName(unit) && /^["“'(]?\p{Lu}/u.test(unit.text) && findDates(unit.text).length === 0
