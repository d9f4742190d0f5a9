/**
 * Answers with the passage that fits best: the chunk's own text after the line that says where it belongs. What
 * serves where no finer answerer does; says so plainly when nothing fits.
 */
import type { AnswerContext, Answerer, RetrievedChunk } from './answerer.ts'
import { chunkDocument, CHUNKER_VERSION } from './chunk.ts'
import type { Answer, AskInput, Chunk } from './types.ts'

const MAX_SOURCES = 3
const MAX_LENGTH = 600
/** Below this score a question shares too little with the best chunk for it to be an answer. */
const LEAST_SCORE = 0.62
/** Further sources are those that score nearly as well as the best. */
const NEARLY = 0.85

const NOTHING = 'The CV does not say anything about this.'

export class PassageAnswerer implements Answerer<null> {
  readonly chunkerVersion = CHUNKER_VERSION

  chunk(...[document]: Parameters<typeof chunkDocument>): readonly Chunk[] {
    return chunkDocument(document)
  }

  prepare(): null {
    return null
  }

  async answer(input: AskInput, { retriever }: AnswerContext<null>): Promise<Omit<Answer, 'version'>> {
    const query = [input.prev?.at(-1), input.query].filter((part) => part !== undefined).join(' ')
    const { hits } = await retriever.retrieve(query, { signal: input.signal })
    const [best] = hits
    if (!best || best.score < LEAST_SCORE) {
      return { answer: NOTHING, sources: [], citations: [], kind: 'declined', confidence: 0.5 }
    }
    const answer = passageOf(best)
    const sources = hits
      .filter((hit) => hit.score >= best.score * NEARLY)
      .slice(0, MAX_SOURCES)
      .map(({ slug, title, quote, place: { start, end } }) => ({ slug, title, quote, start, end }))
    input.onPart?.({ text: answer, sources })
    const citations = [{ start: 0, end: answer.length, sources: [0] }]
    return {
      answer,
      sources,
      citations,
      kind: 'passage',
      confidence: Math.min(1, Math.max(0, best.score / 1.5)),
    }
  }
}

/** The entry a chunk belongs to, then its text, as one short plain text. */
function passageOf({ chunk }: RetrievedChunk): string {
  const entry = chunk.context.split(' › ').slice(1).join(', ')
  const text = chunk.text.replace(/\s+/g, ' ')
  const whole = entry === '' ? text : `${entry}: ${text}`
  return whole.length <= MAX_LENGTH ? whole : `${whole.slice(0, whole.lastIndexOf(' ', MAX_LENGTH - 1))} …`
}
