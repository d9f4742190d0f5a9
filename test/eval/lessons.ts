/**
 * What the matcher is fitted with, as the model reads it: the lines of invented CVs (test/eval/pairs) with questions
 * that some of them answer, or none; and the sets of test/eval, which it is not fitted on, to tell how well it does.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PreTrainedTokenizer } from '@xenova/transformers'
import { z } from 'zod'
import { unitChunks } from '../../src/rag/answer/extractive-answerer.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { alignPieces } from '../../src/rag/embed/align.ts'
import { holds } from './judge.ts'
import { goldPlaces } from './gold.ts'
import { loadSets } from './sets.ts'

const PAIRS = fileURLToPath(new URL('./pairs/', import.meta.url))
/** Word pieces of a line that are read, besides those before it. */
const PIECES = 62

const pairSchema = z.object({
  lines: z.array(z.string()),
  questions: z.array(z.tuple([z.union([z.number(), z.array(z.number())]), z.string()])),
  unanswerable: z.array(z.string()),
})

/** Token ids, and how many word pieces stand before the line's own. */
type Line = readonly [ids: readonly number[], start: number]

export interface Lesson {
  readonly lines: readonly Line[]
  readonly questions: readonly { readonly ids: readonly number[]; readonly gold: readonly number[]; readonly type: string }[]
}

export type Tokenize = (context: string, text: string) => Line

/** Reads texts as the service does: what a line belongs to stands before it. */
export function tokenizeWith(tokenizer: PreTrainedTokenizer): Tokenize {
  const encoded = z.object({ input_ids: z.array(z.number()) })
  return (context, text) => {
    const whole = context === '' ? text : `${context}: ${text}`
    const ids = encoded.parse(tokenizer(whole, { truncation: true, max_length: 256, padding: false, return_tensor: false })).input_ids
    const pieces = ids.slice(1, -1).map((id) => String(tokenizer.model.vocab[id] ?? '[UNK]'))
    const { starts } = alignPieces(whole, pieces)
    const start = Math.max(0, starts.findIndex((at) => at >= whole.length - text.length))
    const end = ids.at(-1) ?? 0
    return [ids.length > start + PIECES + 2 ? [...ids.slice(0, start + 1 + PIECES), end] : ids, start]
  }
}

/** CVs with headings ('# Section', '## Post') have their lines below them; of the others, every second line stands below the line with a year above it. */
export function pairs(tokenize: Tokenize): Lesson[] {
  return readdirSync(PAIRS)
    .sort()
    .flatMap((file) => readFileSync(join(PAIRS, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { lines, questions, unanswerable } = pairSchema.parse(JSON.parse(line))
      const places = lines.some((text) => text.startsWith('# ')) ? below(lines) : lines.map((text, i) => [i % 2 === 0 ? '' : dated(lines, i), text] as const)
      return {
        lines: places.map(([context, text]) => tokenize(context, text)),
        questions: [
          ...questions.map(([gold, text]) => ({ ids: tokenize('', text)[0], gold: [gold].flat(), type: 'pair' })),
          ...unanswerable.map((text) => ({ ids: tokenize('', text)[0], gold: [], type: 'none' })),
        ],
      }
    })
}

const dated = (lines: readonly string[], i: number): string => lines.slice(0, i).findLast((line) => /\b(?:19|20)\d\d\b/.test(line)) ?? ''

/** Each line with the headings above it, as units of a CV have them. */
function below(lines: readonly string[]): (readonly [context: string, text: string])[] {
  const path: string[] = []
  return lines.map((line) => {
    const heading = /^(#{1,4}) (.+)/.exec(line)
    const depth = heading?.[1]?.length ?? Infinity
    const text = heading?.[2] ?? line
    const context = path.slice(0, depth - 1).filter((part) => part !== '').join(' › ')
    if (heading) {
      path.length = depth - 1
      for (let i = 0; i < depth - 1; i++) path[i] ??= ''
      path.push(text)
    }
    return [context, text]
  })
}

/** @param twins with the questions that the CVs nearly answer */
export function sets(tokenize: Tokenize, twins = false): (Lesson & { readonly name: string })[] {
  return loadSets()
    .filter((set) => set.part === 'tuned')
    .map((set) => {
      const units = unitChunks(parseDocument(set.markdown))
      return {
        name: set.name,
        lines: units.map((unit) => tokenize(unit.context, unit.text)),
        questions: [...set.questions, ...(twins ? set.twins : [])]
          .filter((question) => question.type !== 'adversarial')
          .map((question) => {
            const ranges = goldPlaces(set, question)
            const gold = units.flatMap(({ span, text }, i) =>
              ranges.some(([a, b]) => span.start < b && span.end > a) && question.all.some((group) => group.some((one) => holds(text, one))) ? [i] : [],
            )
            return { ids: tokenize('', question.query)[0], gold, type: question.answerable ? question.type : 'unanswerable' }
          })
          .filter(({ gold, type }) => gold.length > 0 || type === 'unanswerable'),
      }
    })
}
