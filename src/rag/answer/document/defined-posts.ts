/**
 * Posts written as a list of definitions: 'Quillstream' above ': Post: Clerk' and ': Dates: 2014 – 2019', or above
 * ': Clerk, 2014 – 2019'. The term heads what is below it, as a heading of its own does.
 */
import type { Block, CvDocument } from '../../types.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { NO_TRADE } from '../lexicon/no-trade.ts'
import { findDates } from '../text/dates.ts'
import { withHeadings, type HeadingLine } from './written-headings.ts'

/** Characters of a term. */
const LONGEST = 90
/** So many terms of a section are alike. */
const ENOUGH = 2
/** Characters of a line that says when it was, and hardly more. */
const LINE = 120

const MEANS = /^:\s{1,6}(?=\S)/
/** A field that only posts have; many things have dates. */
const OF_POST =
  /^(?:(?:job )?title|position|post|role|rank|job|function|as|employer|company|organi[sz]ation|firm)\s*:\s/i
const LABEL = /^\p{L}[\p{L} ]{1,24}:\s+/u

/** The document with such terms as headings; the document itself where there are none. */
export function withDefinedPosts(document: CvDocument): CvDocument {
  const bySection = new Map<number, { line: HeadingLine; isPost: boolean }[]>()
  for (const block of document.blocks) {
    const found = definitionIn(document, block)
    if (found === null) continue
    bySection.set(block.section, [...(bySection.get(block.section) ?? []), found])
  }
  const lines = [...bySection.values()].flatMap((found) => {
    const posts = found.filter(({ isPost }) => isPost)
    return posts.length >= ENOUGH && posts.length * 3 >= found.length * 2 ? found : []
  })
  return withHeadings(
    document,
    lines.map(({ line }) => line),
  )
}

/** The term of a paragraph all other lines of which say what it means; does it tell a post with its time? */
function definitionIn(document: CvDocument, block: Block): { line: HeadingLine; isPost: boolean } | null {
  if (block.kind !== 'paragraph' || block.parents.length > 0) return null
  const ends = lineEnds(document, block)
  const [end = 0] = ends
  const term = block.text.slice(0, end).trim()
  if (ends.length < 2 || term === '' || term.length > LONGEST || /[:!?]$|\p{L}{5}\.$/u.test(term)) return null
  const told = ends.slice(1).map((to, i) => block.text.slice((ends[i] ?? 0) + 1, to).trim())
  if (!told.every((line) => MEANS.test(line))) return null
  const meant = told.map((line) => line.replace(MEANS, ''))
  const when = meant.filter(tellsWhen)
  const isTitled =
    parts(term).some(isTrade) ||
    meant.some((line) => OF_POST.test(line)) ||
    when.some((line) => parts(line).some(isTrade)) ||
    meant.slice(0, 1).some((line) => line.length <= LINE && parts(line).some(isTrade))
  return { line: { block, end }, isPost: when.length === 1 && isTitled }
}

const isTrade = (part: string): boolean => looksLikeTitle(part) && !NO_TRADE.test(part)
const parts = (line: string): string[] => line.replace(LABEL, '').split(/,\s|\s[·|–—]\s/)

/** Where the lines of a block end, which the markdown breaks hard or softly. */
function lineEnds({ markdown }: CvDocument, { text, offsets }: Block): number[] {
  const ends: number[] = []
  for (let i = 0; i < text.length; i++)
    if (text[i] === '\n' || (text[i] === ' ' && /[\r\n]/.test(markdown[offsets[i] ?? -1] ?? ''))) ends.push(i)
  return [...ends, text.length]
}

/** 'Clerk, 2014 – 2019', or what begins with from when to when and goes on to tell of it. */
const tellsWhen = (line: string): boolean =>
  findDates(line).some(
    ({ single, open, start }) =>
      (!single || open) && (start <= 3 || (line.length <= LINE && !/[.!?]$/.test(line))),
  )
