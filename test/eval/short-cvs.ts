/**
 * Short CVs out of the sets': the head and a few lines of some sections. What a CV no longer holds has no answer there,
 * so that the decliner learns from CVs of ten lines too, and from questions that belong to such a CV and that it leaves
 * open.
 */
import { random } from '../../bench/material.ts'
import { goldPlaces } from './gold.ts'
import { holds } from './judge.ts'
import type { EvalSet, Question } from './sets.ts'

/** What is left: sections, and lines of each besides its heading; the tests' and many people's own are as short. */
const SIZES = [
  [1, 4],
  [2, 3],
  [3, 4],
  [4, 7],
] as const
const HEAD_LINES = 4
/** What is asked of these can be told from what is left, or from nothing. */
const TYPES: ReadonlySet<string> = new Set(['lookup', 'paraphrase', 'yesno'])

interface Line {
  readonly text: string
  readonly start: number
}

function linesOf(markdown: string): Line[] {
  let start = 0
  return markdown.split('\n').map((text) => {
    const line = { text, start }
    start += text.length + 1
    return line
  })
}

/** The lines before the first section, and each section's. */
function sectionsOf(markdown: string): { head: Line[]; sections: Line[][] } {
  const head: Line[] = []
  const sections: Line[][] = []
  for (const [at, line] of linesOf(markdown).entries()) {
    const isHeading = at > 0 && /^#{1,6}\s|^\*\*[^*]+\*\*\s*$/.test(line.text)
    if (isHeading) sections.push([])
    const into = sections.at(-1) ?? head
    into.push(line)
  }
  return { head, sections }
}

const filled = (lines: readonly Line[], count: number): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    if (line.text.trim() !== '' && count-- <= 0) break
    out.push(line)
  }
  return out
}

/**
 * One question in a short CV: it keeps its answer where all of it is left, has none where nothing of it is, and is
 * not asked where that can't be told.
 */
function askedOf(set: EvalSet, question: Question, kept: ReadonlySet<number>, lines: readonly Line[], markdown: string): Question[] {
  if (!TYPES.has(question.type) && question.answerable) return []
  if (!question.answerable) return [question]
  const places = goldPlaces(set, question)
  const isLeft = (from: number, to: number): boolean =>
    lines.every(({ text, start }) => start >= to || start + text.length <= from || kept.has(start))
  if (places.length === 0 || question.all.length === 0) return []
  if (places.every(([from, to]) => isLeft(from, to)) && question.all.every((group) => group.some((one) => holds(markdown, one))))
    return [question]
  const isGone =
    !places.some(([from, to]) => lines.some(({ text, start }) => start < to && start + text.length > from && kept.has(start))) &&
    !question.all.some((group) => group.some((one) => holds(markdown, one)))
  return isGone ? [{ ...question, answerable: false, quotes: [] }] : []
}

/** @param at which of all sets it is: sizes take turns */
export function shortened(set: EvalSet, at: number): EvalSet | null {
  const { head, sections } = sectionsOf(set.markdown)
  const [count, length] = SIZES[at % SIZES.length] ?? SIZES[0]
  const next = random(at + 1)
  const long = sections.filter((section) => section.filter(({ text }) => text.trim() !== '').length > 1)
  if (long.length < 3) return null
  const picked = new Set(Array.from({ length: count }, () => Math.floor(next() * long.length)))
  const left = [...filled(head, HEAD_LINES), ...long.flatMap((section, k) => (picked.has(k) ? [...filled(section, length + 1), { text: '', start: -1 }] : []))]
  const markdown = `${left.map(({ text }) => text).join('\n').trim()}\n`
  const kept = new Set(left.map(({ start }) => start))
  const lines = linesOf(set.markdown).filter(({ text }) => text.trim() !== '')
  const ask = (questions: readonly Question[]): Question[] => questions.flatMap((question) => askedOf(set, question, kept, lines, markdown))
  return { ...set, name: `${set.name}-short`, markdown, questions: ask(set.questions), twins: ask(set.twins) }
}
