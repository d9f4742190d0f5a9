/**
 * npm run eval:answers -- [--cvs REGEX] [--set FOLDER] [--file NAME] [--out FILE] [--against FILE]
 * Answers the questions of the sets whose names match, judges them, and prints the figures and each failure; --file
 * takes other questions of these CVs (everybody.jsonl, screening.jsonl, followups.jsonl), --out writes every answer,
 * --against compares with what --out wrote before and prints what turned, and what is only said otherwise, instead of
 * the failures. What the models say is kept in node_modules/.cache: the second run takes what our own code does, and no
 * more. Of the held-out sets figures alone are told: their answers stay unread.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { extractInContext } from '../../src/rag/answer/follow-up.ts'
import { adapterDigest } from '../../src/rag/model/adapter.ts'
import { VERIFIER } from '../../src/rag/verify/verifier-weights.ts'
import { judge } from './judge.ts'
import { KeptVerdicts } from './kept-verdicts.ts'
import { summarise, type Row } from './metrics.ts'
import { CACHE, Reads, TODAY } from './reads.ts'
import { goldRanges, loadSets, readQuestions, type EvalSet } from './sets.ts'

const { values } = parseArgs({
  options: {
    cvs: { type: 'string', default: '' },
    set: { type: 'string' },
    file: { type: 'string' },
    out: { type: 'string' },
    against: { type: 'string' },
  },
})

const answerSchema = z.object({
  cv: z.string(),
  id: z.string(),
  query: z.string(),
  correct: z.boolean(),
  why: z.array(z.string()),
  answer: z.string(),
  quotes: z.array(z.string()),
})
type Answer = z.infer<typeof answerSchema>

const SETS = fileURLToPath(new URL('./sets/', import.meta.url))

/** The sets that are asked, with the questions of --file where it is given. */
function setsAsked(): EvalSet[] {
  const folder = values.set ?? SETS
  const named = loadSets(folder).filter(({ name }) => new RegExp(values.cvs).test(name))
  const { file } = values
  if (file === undefined) return named
  return named.flatMap((set) => {
    const path = join(folder, set.name, file)
    return existsSync(path) ? [{ ...set, questions: readQuestions(path) }] : []
  })
}

const shown = ({ cv, id, query, why, answer, quotes }: Answer): string =>
  `${cv}/${id}  ${query}\n   ${why.join('; ')}\n   = ${answer}\n${quotes.map((quote) => `   > ${quote.replace(/\s+/g, ' ').slice(0, 200)}\n`).join('')}`

const reads = new Reads()
const digest = createHash('sha256').update(adapterDigest()).update(JSON.stringify(VERIFIER)).digest('hex').slice(0, 12)
const verdicts = new KeptVerdicts(join(CACHE, `verdicts-${digest}.bin`))
const answers: Answer[] = []
const rows: Row[] = []
const unread = new Set<string>()
for (const set of setsAsked()) {
  if (set.part === 'held-out') unread.add(set.name)
  const { facts, groups, compare, vocabulary } = await reads.open(set)
  for (const question of set.questions) {
    const started = performance.now()
    const options = { facts, groups, compare, vocabulary, verify: verdicts.verify, ...TODAY }
    const reply = await extractInContext(question.query, question.prev ?? [], options)
    const ms = performance.now() - started
    const verdict = judge(question, reply, set.markdown, goldRanges(set, question))
    rows.push({ ...verdict, answerable: question.answerable, ms })
    answers.push({
      cv: set.name,
      id: question.id,
      query: question.query,
      correct: verdict.correct,
      why: [...verdict.why],
      answer: reply.answer,
      quotes: reply.sources.map(({ quote }) => quote),
    })
  }
}
await reads.close()
await verdicts.close()

const isRead = ({ cv }: Answer): boolean => !unread.has(cv)
if (values.against === undefined) {
  for (const answer of answers) if (!answer.correct && isRead(answer)) process.stdout.write(shown(answer))
} else {
  const before = z.array(answerSchema).parse(JSON.parse(readFileSync(values.against, 'utf8')))
  const keyOf = ({ cv, id, query }: Answer): string => `${cv} ${id} ${query}`
  const known = new Map(before.map((answer) => [keyOf(answer), answer]))
  const turned = answers.flatMap((now) => {
    const then = known.get(keyOf(now))
    return then === undefined || (then.correct === now.correct && then.answer === now.answer) ? [] : [{ then, now }]
  })
  for (const { then, now } of turned) {
    if (!isRead(now)) continue
    const sign = then.correct === now.correct ? (now.correct ? '= still right' : '= still wrong') : now.correct ? '+' : '-'
    process.stdout.write(`${sign}  ${shown({ ...now, why: now.correct ? then.why : now.why })}   was ${then.answer}\n`)
  }
  const count = (from: boolean, to: boolean): number => turned.filter(({ then, now }) => then.correct === from && now.correct === to).length
  process.stdout.write(`turned right ${count(false, true)}, turned wrong ${count(true, false)}, otherwise ${count(true, true)} right and ${count(false, false)} wrong\n`)
}
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(answers))
const figures = summarise(rows)
process.stdout.write(
  `n ${figures.n}  accuracy ${figures.accuracy}  hit@1 ${figures.hit1}  hit@3 ${figures.hit3}  abstain recall ${figures.abstain_recall}  false abstain ${figures.false_abstain}  exact ${figures.exactness}  median ${figures.median_chars}\n`,
)
