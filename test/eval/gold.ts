/**
 * Where the answer of a question stands, to fit on: its quotes or, in sets that have none, the lines below its sections
 * that hold what is wanted.
 */
import { holds, normal } from './judge.ts'
import { goldRanges, type EvalSet, type Question } from './sets.ts'

/** A string that stands in more lines than this tells little about which one answers. */
const MOST = 4
/** What is asked of these stands in many lines. */
const MANY: ReadonlySet<string> = new Set(['list', 'aggregate'])

interface Line {
  readonly text: string
  readonly start: number
  readonly heading: string
}

const title = (text: string): string => normal(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/_/g, ''))

/** Lines with the heading that stands nearest above them, or that they are. */
function linesOf(markdown: string): Line[] {
  let start = 0
  let heading = ''
  return markdown.split('\n').map((text) => {
    heading = title(/^#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1] ?? '') || heading
    const line = { text, start, heading }
    start += text.length + 1
    return line
  })
}

/** Ranges of characters. */
export function goldPlaces(set: EvalSet, question: Question): [number, number][] {
  if (question.quotes.length > 0 || !question.answerable) return goldRanges(set, question)
  const below = new Set(question.sections.map(title))
  const lines = linesOf(set.markdown).filter(({ text, heading }) => below.has(heading) && text.trim() !== '')
  const found = question.all.flatMap((wanted) => {
    const held = lines.map(({ text }) => Math.max(0, ...wanted.map((one) => (holds(text, one) ? one.length : 0))))
    const most = Math.max(0, ...held)
    const best = lines.filter((_, i) => most > 0 && held[i] === most)
    return best.length > MOST && !MANY.has(question.type) ? [] : best
  })
  return [...new Set(found)].map(({ text, start }) => [start, start + text.length])
}
