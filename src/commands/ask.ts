// npm run ask -- "question" [--json]: asks the published CV from the terminal, as POST /ask does.
import { parseArgs } from 'node:util'
import { queryTextSchema } from '../plugins/ask/request.ts'
import { toWireAnswer, type WireAnswer } from '../plugins/ask/wire.ts'
import { createEngine } from '../rag/create-engine.ts'
import type { LlmObserver } from '../rag/llm/options.ts'
import { engineOptions, llmOptions, rerankSetup } from '../server/engine-options.ts'
import { uuidv7 } from '../server/store/ids.ts'
import { CommandError, runCommand } from './context.ts'

const UNOBSERVED: LlmObserver = {
  request: () => undefined,
  tokens: () => undefined,
  answer: () => undefined,
  breaker: () => undefined,
}
const USAGE = 'usage: npm run ask -- "question" [--json]'

function readArguments(): { query: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const query = queryTextSchema.safeParse(positionals.join(' '))
    if (query.success) return { query: query.data, json: values.json }
    throw new CommandError(`the question: ${query.error.issues[0]?.message ?? 'not valid'}\n${USAGE}`)
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${(error as Error).message}\n${USAGE}`)
  }
}

/** The answer for a person: numbered quotes under it, in colour on a terminal. */
function pretty(answer: WireAnswer, colour: boolean): string {
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  const sources = answer.sources.map((source, i) => {
    const quote = source.quote
      .trim()
      .split(/\s*\n\s*/)
      .join(' ')
    return `${paint(36, `[${i + 1}]`)} ${source.title}\n    ${paint(2, `“${quote}”`)}\n    ${paint(2, source.url)}`
  })
  return [paint(1, answer.answer), ...(sources.length ? ['', ...sources] : []), ''].join('\n')
}

await runCommand(async ({ config, db, clock, log, openContent }) => {
  const { query, json } = readArguments()
  const { content } = await openContent()
  const llm = llmOptions(config, { db, clock, observer: UNOBSERVED, log: (line) => log.warn(line) })
  const tell = (line: string) => void process.stderr.write(`${line}\n`)
  const rerank = await rerankSetup(config, tell)
  const engine = await createEngine({ ...engineOptions(config, tell), llm, rerank })
  try {
    const { version, publicText } = content.current
    const snapshot = await engine.prepare({ version, content: publicText }, { persist: true })
    const answer = toWireAnswer(await engine.ask(snapshot, { query }), query, uuidv7(), config.BASE_URL)
    process.stdout.write(json ? `${JSON.stringify(answer, null, 2)}\n` : pretty(answer, process.stdout.isTTY))
  } finally {
    await engine.close()
  }
})
