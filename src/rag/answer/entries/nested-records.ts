/** Posts told in nested lists: '- Lumo Saúde, São Paulo', below it '- Product Designer, 2012 – 2018'. */
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { last } from './entry-headers.ts'
import type { Draft } from './entry.ts'

/** Characters of an item that names an employer, or a post with its dates. */
const NAME = 90

type Nested = Draft & { readonly from: number; readonly to: number }

/**
 * A draft for each item that names an employer above an item of a post and its dates; further such items below it are
 * posts of their own there. None unless all items without dates of their own are of this kind, and two at least.
 */
export function nestedRecords(list: readonly Unit[]): Nested[] {
  const tops = list.filter(({ kind, parents, first }) => kind === 'item' && first && parents.length === 0)
  if (tops.length < 2 || tops.some(({ text }) => findDates(text).length > 0)) return []
  const drafts = tops.map((top, i): readonly Nested[] => {
    const to = tops[i + 1]?.index ?? last(list) + 1
    const below = list.filter(
      ({ index, parents }) =>
        index > top.index && index < to && parents.length === 1 && parents[0] === top.block,
    )
    const posts = below.filter((unit) => isPost(unit, textOf(list, unit)))
    if (top.text.length > NAME || /[.!?:]$/.test(top.text) || below[0] === undefined || posts[0] !== below[0])
      return []
    return posts.map((post, at): Nested => {
      const text = textOf(list, post)
      const [date] = findDates(text)
      const dates = text === post.text ? [] : [post.index + 1]
      const title = (date === undefined || date.start > 3 ? text.slice(0, date?.start) : text.slice(date.end))
        .replace(/^[\s:,]+/, '')
        .replace(/^[\s("–—-]+|[\s,;:|·•("–—-]+$/g, '')
        .trim()
      return {
        header: at === 0 ? [top.index, post.index, ...dates] : [post.index, ...dates, top.index],
        text: `${text}, ${top.text}`,
        rows: [
          { header: 'title', text: title },
          { header: 'employer', text: top.text.split(/,\s|\s[·|–—(]/)[0] ?? top.text },
        ],
        from: at === 0 ? top.index : post.index,
        to: posts[at + 1]?.index ?? to,
      }
    })
  })
  return drafts.every((posts) => posts.length > 0) ? drafts.flat() : []
}

/** The post with its dates, which may stand in the next line of the item. */
function textOf(list: readonly Unit[], post: Unit): string {
  const next = list[list.indexOf(post) + 1]
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
    (date.start > 3 ? text.length - date.end <= 2 : looksLikeTitle(text.slice(date.end)))
  )
}
