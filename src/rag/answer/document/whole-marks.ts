/** Quotes begin and end beside marks of emphasis, code and links: a pair of them that stands half in one is taken in. */
import type { Span } from '../../types.ts'

/** What opens something, right before a quote, and what closes it, right behind one; some of each at most. */
const OPENING = /[*_~`[]{1,5}$/
const CLOSING = /^(?:[*_~`]|\](?:\([^()\s]*\)|\[[^[\]]*\])?){1,5}/
const MARK = /\\[\s\S]|([*_~`])\1*|\]\([^()\s]*\)|\]\[[^[\]]*\]|[[\]]/g
const WORD = /[\p{L}\p{N}]/u
const BLANK = /\s/

/** The span, with the marks beside it that make all its pairs whole; as it is where none do. */
export function withWholeMarks(markdown: string, given: Span): Span {
  const { start, end } = withWholeAddress(markdown, given)
  if (isWhole(markdown.slice(start, end))) return { start, end }
  const before = OPENING.exec(markdown.slice(Math.max(0, start - 5), start))?.[0].length ?? 0
  const behind = CLOSING.exec(markdown.slice(end, end + 2_000))?.[0] ?? ''
  const ends = [
    0,
    ...[...behind.matchAll(/[*_~`]|\][^*_~`\]]*/g)].map(({ 0: mark, index }) => index + mark.length),
  ]
  for (let from = start; from >= start - before; from--) {
    if (markdown[from - 1] === '\\') continue
    for (const more of ends) {
      const span = { start: from, end: end + more }
      if (isWhole(markdown.slice(span.start, span.end))) return span
    }
  }
  return { start, end }
}

/** An address in '<>' is taken in with what closes it. */
function withWholeAddress(markdown: string, { start, end }: Span): Span {
  const last =
    markdown[end] === '>' ? /<[^<>\s]{3,300}$/.test(markdown.slice(Math.max(start, end - 302), end)) : false
  return { start, end: last ? end + 1 : end }
}

/** Whether each mark of a text has its other half in it. */
export function isWhole(text: string): boolean {
  const open: string[] = []
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (mark.startsWith('\\')) continue
    if (mark === '[') open.push(mark)
    else if (mark.startsWith(']')) {
      if (open.pop() !== '[') return false
    } else if (isMark(text, mark, index))
      open.push(...rest(open, mark, text[index - 1] ?? ' ', text[index + mark.length] ?? ' '))
  }
  return open.length === 0
}

/** What a run of signs leaves open: behind a word it closes what is open, as many as it has. */
function rest(open: string[], mark: string, before: string, behind: string): string[] {
  let left = mark
  while (left !== '' && !BLANK.test(before) && open.at(-1)?.[0] === left[0]) {
    const last = open.pop() ?? ''
    if (last.length > left.length) return [last.slice(left.length)]
    left = left.slice(last.length)
  }
  if (left === '') return []
  // what may not open anything is never closed
  return [BLANK.test(behind) ? `?${left}` : left]
}

/** '5 * 3', 'snake_case' and '~20' have signs that mark nothing. */
function isMark(text: string, mark: string, at: number): boolean {
  const before = text[at - 1] ?? ''
  const behind = text[at + mark.length] ?? ''
  if (mark === '~') return false
  if (BLANK.test(before) && BLANK.test(behind)) return false
  return !(mark.startsWith('_') && WORD.test(before) && WORD.test(behind))
}
