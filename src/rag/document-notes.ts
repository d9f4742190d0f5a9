/**
 * What tools for notes (Obsidian and those like it) put into a markdown CV: comments between '%%', links to other
 * notes, highlights, tags, names of blocks, fields 'key:: value'. Signs that only such a tool reads are taken out,
 * so that all else keeps its place: what it hides is blanked, signs around words become `NOTHING`.
 */
import { calloutsRead } from './document-callouts.ts'

/** Stands for a sign that is not shown, and is left out of every text; no character of any script, so it parts no word. */
export const NOTHING = '\uFDD0'

export const withoutNothing = (text: string): string =>
  text.includes(NOTHING) ? text.replaceAll(NOTHING, '') : text

/** A string of blanks with the same line breaks. */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ')
/** A string of signs that are not shown. */
export const gone = (text: string): string => NOTHING.repeat(text.length)

const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** Code that is no code but a query, in whose place the tool shows what it finds. */
const QUERY = /^ {0,3}(?:`{3,}|~{3,})[ \t]*(?:dataview(?:js)?|tasks|query)[ \t]*\r?\n?$/i

/** Without comments ('%% … %%', over lines too) and queries; code stays. One that is not closed hides all, where it has a line of its own. */
export function withoutHiddenNotes(markdown: string): string {
  if (!/%%|(?:`{3}|~{3})[ \t]*(?:dataview|tasks|query)/i.test(markdown)) return markdown
  const last = unmarked(markdown).lastIndexOf('%%')
  let out = ''
  let fence = ''
  let isQuery = false
  let hidden = false
  for (const line of markdown.split(/(?<=\n)/)) {
    const begin = out.length
    const marks = hidden ? '' : (FENCE.exec(line)?.[1] ?? '')
    if (fence !== '') {
      if (marks.startsWith(fence) && /^[ \t`~]*\r?\n?$/.test(line)) fence = ''
      out += isQuery ? blank(line) : line
    } else if (marks !== '') {
      fence = marks
      isQuery = QUERY.test(line)
      out += isQuery ? blank(line) : line
    } else {
      const told = withoutCommentsIn(line, hidden, last - begin)
      out += told.text
      hidden = told.hidden
    }
  }
  return out
}

/** Marks within code are none, and more than two signs are a rule. */
const MARKLESS = /`[^`\n]{1,200}`|%{3,}/g
const unmarked = (text: string): string => text.replace(MARKLESS, (code) => '.'.repeat(code.length))

/** @param last Where the last mark of all stands, counted from the beginning of the line. */
function withoutCommentsIn(line: string, open: boolean, last: number): { text: string; hidden: boolean } {
  if (!open && !line.includes('%%')) return { text: line, hidden: false }
  const bare = unmarked(line)
  const marks = [...bare.matchAll(/%%/g)].map(({ index }) => index)
  const hides: [from: number, to: number][] = []
  let from = open ? 0 : -1
  marks.forEach((mark, i) => {
    if (from >= 0) {
      hides.push([from, mark + 2])
      from = -1
    } else {
      const isLast = i === marks.length - 1
      // '100%%' opens nothing that goes on in other lines; nor does what is not closed, but alone on its line
      const opens = !isLast || (!/\d/.test(line[mark - 1] ?? '') && mark < last) || bare.trim() === '%%'
      if (opens) from = mark
    }
  })
  const hidden = from >= 0
  if (hidden) hides.push([from, line.length])
  let rest = ''
  let at = 0
  for (const [begin, end] of hides) {
    rest += line.slice(at, begin)
    at = end
  }
  rest += line.slice(at)
  if (rest.trim() === '') return { text: blank(line), hidden }
  let text = ''
  at = 0
  for (const [begin, end] of hides) {
    // blanks at the end of a line would break it
    const kept = line.slice(at, begin).trimEnd()
    const space = begin - at - kept.length
    const isEnd = line.slice(end).trim() === ''
    text += kept + (isEnd ? NOTHING.repeat(space) : line.slice(begin - space, begin))
    text += line.slice(begin, end).replace(/[^\r\n]/g, NOTHING)
    at = end
  }
  return { text: text + line.slice(at), hidden }
}

const LINK = /(!)?\[\[([^[\]|\n]{1,150})(?:(\\?\|)([^[\]\n]{0,150}))?\]\](?![([])/g
const HIGHLIGHT = /(?<![=\w])==(?=[^\s=])([^=\n]{1,300})(?<!\s)==(?![=\w])/g
/** ' ^move310' at the end of a line, or alone on one. */
const BLOCK_NAME = /(?:^|[ \t])\^(?=[\d-]{0,20}[A-Za-z])[A-Za-z\d-]{2,40}(?=[ \t]*\r?$)/gm
const TAG = String.raw`#\p{L}[\p{L}\d/_-]{1,60}`
/** Tags alone on a line. */
const TAGS = new RegExp(String.raw`^[ \t]*${TAG}(?:,?[ \t]{1,4}${TAG}){0,15}[ \t]*(?=\r?$)`, 'gmu')
/** Tags at the end of a line that says more. */
const END_TAGS = new RegExp(String.raw`(?<=\S)(?:[ \t]{1,4}${TAG}){1,8}(?=[ \t]*\r?$)`, 'gmu')
const OTHER_TAG = new RegExp(String.raw`(?<=[ \t(])${TAG}(?![\p{L}\d/_-])`, 'gu')
/** What a tag is a word of: '…, #python', 'Written in #go'. */
const OPEN_END = /[,:;(/&|+-]$|(?:^|\s)(?:and|or|with|in|of|for|at|to|using|by|und|mit|et|avec|y|con)$/i
/** 'phone:: 021 …', '**Notice**:: 6 weeks', as a line or an item. */
const FIELD =
  /^([ \t>]{0,12}(?:[-*+] )?(?:\*{1,2}|_{1,2})?\p{L}[\p{L}\d _-]{0,30}(?:\*{1,2}|_{1,2})?)::(?=[ \t]+\S)/gmu
/** '[Location:: Cork]', '(start:: 2012-06)' within a line. */
const INLINE_FIELD =
  /([[(])(\p{L}[\p{L}\d _-]{0,30}):(:)( ?)([^[\]()\n]{1,150})([\])])(?!\()(?=([ \t]*[[(]\p{L}[\p{L}\d _-]{0,30}::)?)/gu

/** Is it a page of such a tool? A '#word' of other people is what they wrote. */
const IS_NOTES =
  /\[\[[^[\]\n]{1,150}\]\](?![([])|^[ \t]*(?:[-*+] )?\p{L}[\p{L}\d _-]{0,30}:: |%%|> ?\[![a-z]/imu
const MAY = /\[\[|==|::|%%|\[!/

/** @param text Markdown outside of fenced code, without hidden notes. */
export function withoutSignsOfNotes(text: string, isNotes: boolean): string {
  if (!isNotes && !MAY.test(text)) return text
  const code = [...text.matchAll(/`[^`\n]{1,200}`/g)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ])
  const isCode = (at: number): boolean => code.some(([from = 0, to = 0]) => from <= at && at < to)
  let read = text
  const replace = (pattern: RegExp, by: (found: RegExpExecArray) => string): void => {
    let out = ''
    let at = 0
    for (const found of read.matchAll(pattern)) {
      if (isCode(found.index)) continue
      out += read.slice(at, found.index) + by(found)
      at = found.index + found[0].length
    }
    read = out + read.slice(at)
  }
  replace(LINK, ([all, embeds, target = '', bar, alias = '']) => {
    if (embeds !== undefined) return blank(all)
    if (bar === undefined || alias.trim() === '') {
      // '[[#Skills]]' is called what it names
      const own = target.startsWith('#') ? NOTHING + target.slice(1) : target
      return gone('[[') + own + gone(all.slice(2 + target.length))
    }
    return gone(`[[${target}${bar}`) + alias + gone(']]')
  })
  replace(HIGHLIGHT, ([, held = '']) => gone('==') + held + gone('=='))
  read = calloutsRead(read)
  replace(FIELD, ([, key = '']) => `${key}: `)
  replace(INLINE_FIELD, ([, , key = '', , space = '', value = '', , next]) => {
    const end = next === undefined ? NOTHING : ','
    return `${NOTHING}${key}: ${space}${value}${end}`
  })
  if (!isNotes) return read
  // blanks at the end of a line would break it
  replace(BLOCK_NAME, ([all]) => (/^[ \t]/.test(all) ? gone(all) : blank(all)))
  const title = read.search(/^#{1,6} /m)
  replace(TAGS, ({ 0: all, index }) =>
    // above the name of a page they say what kind of a page it is
    index > title ? all.replace(/(?<=[^\s,])[ \t]#/g, ', ').replaceAll('#', NOTHING) : blank(all),
  )
  replace(END_TAGS, ({ 0: all, index, input }) => {
    const before = input.slice(Math.max(0, index - 12), index)
    return OPEN_END.test(before) ? all.replaceAll('#', NOTHING) : gone(all)
  })
  replace(OTHER_TAG, ([all]) => NOTHING + all.slice(1))
  return read
}

export const isPageOfNotes = (markdown: string): boolean => IS_NOTES.test(markdown)
