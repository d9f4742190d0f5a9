/** Asks the service and follows the answer as it comes. */
import type { ViewAnswer } from '../../shared/answer-view.ts'

/** A problem in words for a person. */
export class AskProblem extends Error {
  readonly retryAfter: number | undefined
  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

interface Failure {
  readonly code: string
  readonly message: string
}

export async function ask(
  query: string,
  prev: readonly string[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ViewAnswer> {
  let response: Response
  try {
    response = await fetch('/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query, ...(prev.length ? { prev } : {}) }),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new AskProblem(
      navigator.onLine
        ? 'The server cannot be reached just now. Your question is kept; please try again.'
        : 'You seem to be offline. Your question is kept; ask again when you are back.',
    )
  }
  if (!response.ok || !response.body) {
    const failure = (await response.json().catch(() => ({ code: 'internal_error', message: '' }))) as Failure
    throw problem(failure, Number(response.headers.get('retry-after')) || undefined)
  }
  let found: (ViewAnswer & Partial<Failure>) | undefined
  try {
    for await (const { event, data } of events(response.body)) {
      if (event === 'result') {
        const { item } = JSON.parse(data) as { item: { '@type': string; text: string } }
        if (item['@type'] === 'SearchSummary') onText(item.text)
      } else if (event === 'complete') found = JSON.parse(data) as ViewAnswer
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  if (!found) throw new AskProblem('The connection broke before the answer was complete. Please ask again.')
  if (found.code) throw problem({ code: found.code, message: found.message ?? '' })
  return found
}

function problem(failure: Failure, retryAfter?: number): AskProblem {
  const wait = retryAfter && retryAfter > 1 ? `in ${retryAfter} seconds` : 'in a moment'
  switch (failure.code) {
    case 'rate_limited':
      return new AskProblem(`That was a lot of questions at once. Please ask again ${wait}.`, retryAfter)
    case 'not_ready':
      return new AskProblem(`The CV is being read just now. Please ask again ${wait}.`, retryAfter)
    case 'overloaded':
    case 'upstream_unavailable':
      return new AskProblem(`Many people are asking just now. Please try again ${wait}.`, retryAfter)
    case 'invalid_request':
      return new AskProblem(failure.message)
    default:
      return new AskProblem('Something went wrong on our side. Please try again.')
  }
}

/** Server-sent events of a body. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    rest += value
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      let event = 'message'
      const data: string[] = []
      for (const line of block.split('\n')) {
        if (line.startsWith('event:')) event = line.slice(6).trim()
        else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      }
      if (data.length > 0) yield { event, data: data.join('\n') }
    }
  }
}
