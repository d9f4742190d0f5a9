import { describe, expect, it } from 'vitest'
import { askBodySchema, askQuerySchema, toAskRequest } from '../../src/plugins/ask/request.ts'

const query = 'Where did she study?'

describe('a request of /ask', () => {
  it.each([
    ['text/event-stream', true],
    ['Text/Event-Stream; q=0.8', true],
    ['application/json, text/event-stream;q=0', false],
    ['application/json, text/event-stream; q=0.0', false],
    ['*/*', false],
    ['', false],
  ])('that accepts %j is a stream: %s', (accept, streaming) => {
    expect(toAskRequest({ query }, accept).streaming).toBe(streaming)
  })

  it('takes what a form leaves empty as left out', () => {
    const sent = { query, decontextualized_query: '', query_id: '' }
    for (const parsed of [askBodySchema.parse(sent), askQuerySchema.parse(sent)])
      expect(toAskRequest(parsed)).toMatchObject({ question: query, queryId: undefined })
  })
})
