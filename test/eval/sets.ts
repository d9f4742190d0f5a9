/**
 * The sets on disk: one folder each with cv.md and questions.jsonl, and of those that are fitted on some have
 * twins.jsonl: questions that the CV nearly answers beside such as it does; some have followups.jsonl: questions that
 * take earlier ones to understand, some everybody.jsonl: what recruiters ask of everybody, before they have read the
 * CV, and some screening.jsonl: what an advert asks for, held against the CV. p and s are never tuned on.
 * Beside them, in ./honest, stand CVs whose questions were written to be read by a hostile reader: what an answer must
 * tell with a claim (lapsed, not finished, somebody else's), and what it must not say.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isOnlyAsked } from './kept-apart.ts'

const questionSchema = z.object({
  id: z.string(),
  query: z.string(),
  type: z.string(),
  answerable: z.boolean(),
  sections: z.array(z.string()),
  all: z.array(z.array(z.string())),
  none: z.array(z.string()).default([]),
  quotes: z.array(z.string()).default([]),
  prev: z.array(z.string()).optional(),
})
export type Question = z.infer<typeof questionSchema>

export interface EvalSet {
  readonly name: string
  readonly part: 'tuned' | 'held-out' | 'language' | 'follow-up' | 'follow-up, only asked' | 'of everybody' | 'screening' | 'honest' | 'honest, only asked'
  readonly markdown: string
  readonly questions: readonly Question[]
  /** For fitting alone. */
  readonly twins: readonly Question[]
}

const ROOT = fileURLToPath(new URL('./sets/', import.meta.url))
const HONEST = fileURLToPath(new URL('./honest/', import.meta.url))

/** @param folder A folder of sets, or of one set. */
export function loadSets(folder: string = ROOT): EvalSet[] {
  const names = existsSync(join(folder, 'cv.md')) ? ['.'] : readdirSync(folder).filter((n) => existsSync(join(folder, n, 'questions.jsonl')))
  return names.sort().map((name) => {
    return {
      name: name === '.' ? 'set' : name,
      part: partOf(name),
      markdown: readFileSync(join(folder, name, 'cv.md'), 'utf8'),
      questions: readQuestions(join(folder, name, 'questions.jsonl')),
      twins: existsSync(join(folder, name, 'twins.jsonl')) ? readQuestions(join(folder, name, 'twins.jsonl')) : [],
    }
  })
}

/** The follow-ups, each CV's as a set of their own; those of CVs that nothing is fitted on are a part by themselves. */
export const loadFollowUps = (): EvalSet[] =>
  loadBeside('followups.jsonl', ({ name }) => (isOnlyAsked(name) ? 'follow-up, only asked' : 'follow-up'))

/** What is asked of everybody, each CV's as a set of its own. */
export const loadOfEverybody = (): EvalSet[] => loadBeside('everybody.jsonl', () => 'of everybody')

/** What adverts ask for, each CV's as a set of its own. */
export const loadScreening = (): EvalSet[] => loadBeside('screening.jsonl', () => 'screening')

/** What a hostile reader asked; nothing is fitted on these CVs, and for those of the last one hardly a rule was mended. */
export const loadHonest = (): EvalSet[] =>
  loadSets(HONEST).map((set) => ({ ...set, part: set.name.startsWith('n') ? 'honest, only asked' : 'honest' }))

/** Everything that is asked beside the sets' own questions. */
export const loadAllBeside = (): EvalSet[] => [...loadFollowUps(), ...loadOfEverybody(), ...loadScreening(), ...loadHonest()]

function loadBeside(file: string, partOf: (set: EvalSet) => EvalSet['part']): EvalSet[] {
  return loadSets().flatMap((set) => {
    const path = join(ROOT, set.name, file)
    if (!existsSync(path)) return []
    return [{ ...set, part: partOf(set), questions: readQuestions(path), twins: [] }]
  })
}

export function readQuestions(path: string): Question[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((l) => l.trim() !== '').map((l) => questionSchema.parse(JSON.parse(l)))
}

function partOf(name: string): EvalSet['part'] {
  if (/^[ps]\d/.test(name)) return 'held-out'
  if (/^(?:de|fr)-/.test(name)) return 'language'
  return 'tuned'
}

/** Where the gold quotes of a question stand. */
export function goldRanges(set: EvalSet, question: Question): [number, number][] {
  return question.quotes.flatMap((quote): [number, number][] => {
    const at = set.markdown.indexOf(quote)
    return at < 0 ? [] : [[at, at + quote.length]]
  })
}
