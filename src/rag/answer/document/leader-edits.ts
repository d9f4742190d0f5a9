/** Dots that lead the eye from a name to what is set at the right: 'Clerk, Orrin Bank .......... 2014 – 2018'. */
import type { Edit, EditedText } from './text-edits.ts'

/** Enough dots that no sentence ends so, as they are typed or as they come out of a page that was printed. */
const LEADER =
  /(?<=[\p{L}\p{N}.,:;)\]"”’|–—-])[ \u00A0]{0,4}(?:\.{5,200}|…{3,80}|[·‧]{4,200}|(?:[.·‧] ){3,100}[.·‧]?|(?:… ){2,60}…?) ?/gu
/** What parts already what stands on both sides of them. */
const PARTED_BEFORE = /[,:;|–—-]$/
const PARTED_BEHIND = /^\s*(?:[,;:|–—]|- |$)/

/** What they lead to is parted from the name; where they lead to nothing they are left out. */
export function leaderEdits({ text, endsLine }: EditedText): Edit[] {
  if (!/[.…·‧]{3}|[.…·‧] [.…·‧]/u.test(text)) return []
  return [...text.matchAll(LEADER)].map(({ 0: found, index }): Edit => {
    const last = index + found.length
    const to = found.endsWith(' ') && endsLine(last - 1) ? last - 1 : last
    const isEnd = to < last || PARTED_BEHIND.test(text.slice(to, to + 4))
    const isParted = PARTED_BEFORE.test(text.slice(Math.max(0, index - 1), index))
    return { from: index, to, as: isEnd ? '' : isParted ? ' ' : ' | ' }
  })
}
