/** Finds what a request asks for in the form it asks for: an answer with its sources, or with passages as a list. */
import type { AskRequest } from './request.ts'
import type { AskService } from './service.ts'
import { toWireAnswer, type WireAnswer } from './wire.ts'

/** Passages that mode list returns. */
const LISTED = 10

interface FindOptions {
  readonly queryId: string
  readonly baseUrl: string
  readonly signal?: AbortSignal | undefined
  /** Called with each piece of the answer as it is found. */
  readonly onPart?: ((text: string) => void) | undefined
}

export async function findAnswer(
  service: AskService,
  { query, question, prev, mode }: AskRequest,
  { queryId, baseUrl, signal, onPart }: FindOptions,
): Promise<WireAnswer> {
  const answer = await service.ask({
    query: question,
    prev,
    ...(signal ? { signal } : {}),
    ...(onPart ? { onPart: ({ text }) => onPart(text) } : {}),
  })
  const hits =
    mode === 'list' && answer.sources.length ? await service.search(question, LISTED, signal) : undefined
  return toWireAnswer(answer, query, queryId, baseUrl, hits)
}
