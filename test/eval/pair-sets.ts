/**
 * CVs of test/eval/pairs that the matcher is not fitted on, as sets: their questions say which lines answer, not in
 * what words. The decliner is fitted on them besides the tuned sets.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { EvalSet, Question } from './sets.ts'

const PAIRS = fileURLToPath(new URL('./pairs/', import.meta.url))
const pairSchema = z.object({
  lines: z.array(z.string()),
  questions: z.array(z.tuple([z.union([z.number(), z.array(z.number())]), z.string()])),
  unanswerable: z.array(z.string()),
})

export function loadPairSets(files: readonly string[]): EvalSet[] {
  return files.flatMap((file) =>
    readFileSync(`${PAIRS}${file}.jsonl`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, i) => setOf(`pair-${file}${i + 1}`, pairSchema.parse(JSON.parse(line)))),
  )
}

function setOf(name: string, { lines, questions, unanswerable }: z.infer<typeof pairSchema>): EvalSet {
  const written = lines.map(markdownOf)
  const question = (n: number, query: string, gold: readonly number[]): Question => ({
    id: `${name}-${n}`,
    query,
    type: 'pair',
    answerable: gold.length > 0,
    sections: [],
    all: [],
    none: [],
    quotes: gold.map((at) => `${written[at] ?? ''}\n`),
  })
  const asked = questions.map(([gold, query]): [string, readonly number[]] => [query, [gold].flat()])
  const all = [...asked, ...unanswerable.map((query): [string, readonly number[]] => [query, []])]
  return {
    name,
    part: 'tuned',
    markdown: `${written.join('\n')}\n`,
    questions: all.map(([query, gold], i) => question(i + 1, query, gold)),
  }
}

/** The first section's heading is the CV's, with the name in it; what is a sentence stands as a paragraph. */
function markdownOf(line: string, at: number): string {
  const heading = /^(#{1,4}) (.+)/.exec(line)
  if (heading) return `\n${at === 0 ? '' : '#'}${line}`
  return /[.!?]$/.test(line) ? `\n${line}\n` : `- ${line}`
}
