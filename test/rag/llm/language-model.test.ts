/** The limits around the model: second try, breaker, tokens, deadline; the real client against a real server. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chatClient, MAX_COMPLETION_TOKENS } from '../../../src/rag/llm/chat-client.ts'
import { LanguageModel, type Outcome } from '../../../src/rag/llm/language-model.ts'
import type { LlmOptions, TokenHold } from '../../../src/rag/llm/options.ts'
import { ManualClock } from '../../support/clock.ts'
import {
  declines,
  fails,
  json,
  message,
  startScripted,
  type Script,
  type ScriptedServer,
} from './scripted-server.ts'

const PROMPT = { system: 'Reply in JSON.', user: '<cv>\n0 "Ada"\n</cv>' }
const OK = { reply: { answerable: false, sentences: [] } }
const hang: Script = () => undefined

let server: ScriptedServer
let clock: ManualClock
/** What was reported, in order. */
let told: string[]
let lines: string[]
/** Tokens of each request: set aside, then used. */
let spent: [held: number, used: number | null][]
let left: number
beforeEach(async () => {
  server = await startScripted()
  clock = new ManualClock()
  told = []
  lines = []
  spent = []
  left = Infinity
})
afterEach(() => server.close())

async function model(options: Partial<LlmOptions> = {}): Promise<LanguageModel> {
  const hold = (tokens: number): Promise<TokenHold | null> => {
    if (tokens > left) return Promise.resolve(null)
    const entry: (typeof spent)[number] = [tokens, null]
    spent.push(entry)
    return Promise.resolve({
      settle: (used) => {
        entry[1] = used
        return Promise.resolve()
      },
    })
  }
  const all: LlmOptions = {
    baseUrl: server.url,
    model: 'scripted-1',
    timeoutMs: 8_000,
    clock,
    budget: { hold },
    observer: {
      request: (outcome) => told.push(outcome),
      tokens: (kind, count) => told.push(`${kind} ${count}`),
      answer: (by) => told.push(by),
      breaker: (state) => told.push(state),
    },
    log: (line) => lines.push(line),
    ...options,
  }
  return new LanguageModel(all, await chatClient(all))
}

/** Asks, and lets the clock run as soon as the server has been asked `times` times and is silent. */
async function ask(
  asked: LanguageModel,
  waits: readonly number[] = [],
  signal?: AbortSignal,
): Promise<Outcome> {
  const outcome = asked.ask(PROMPT, signal)
  let done = false
  const end = () => void (done = true)
  outcome.then(end, end)
  for (const ms of waits) {
    await settled(() => done)
    await clock.advance(ms)
  }
  return outcome
}

/** Waits until nothing more comes without the clock. */
async function settled(done: () => boolean): Promise<void> {
  let before = -1
  for (let quiet = 0; quiet < 6 && !done(); quiet++) {
    if (server.asked.length + told.length !== before) quiet = 0
    before = server.asked.length + told.length
    await new Promise((wait) => setTimeout(wait, 10))
  }
}

describe('a request', () => {
  it('is read, and its tokens are what the server says', async () => {
    expect(await ask(await model())).toEqual(OK)
    expect(told).toEqual(['prompt 700', 'completion 50', 'ok'])
    expect(spent).toEqual([[expect.any(Number), 750]])
    expect(spent[0]?.[0]).toBeGreaterThan(MAX_COMPLETION_TOKENS)
    expect(server.asked[0]?.headers.authorization).toBeUndefined()
  })

  it('counts estimated tokens when the server does not say', async () => {
    server.play(message('{"answerable": false, "sentences": []}', null))
    await ask(await model())
    expect(spent[0]?.[1]).toBeGreaterThan(20)
    expect(spent[0]?.[1]).toBeLessThan(100)
  })

  it.each<[string, string]>([
    ['a code fence', '```json\n{"answerable": false, "sentences": []}\n```'],
    ['thoughts', '<think>{hm}</think>\n{"answerable": false, "sentences": []}'],
  ])('of a server that puts %s around JSON is read, at last without a schema', async (_, text) => {
    const asked = await model()
    server.play(message(text))
    for (let i = 0; i < 3; i++) expect(await ask(asked, [250])).toEqual(OK)
    expect(server.asked.length).toBe(6)
    expect(await ask(asked)).toEqual(OK)
    expect(server.asked.length).toBe(7)
    expect(server.asked[6]?.body['response_format']).toBeUndefined()
  })

  it('goes without schema and temperature to a server that refuses them', async () => {
    const asked = await model()
    server.play(fails(400), declines)
    expect(await ask(asked)).toEqual(OK)
    expect(await ask(asked)).toEqual(OK)
    const forms = server.asked.map(({ body }) => ['response_format' in body, 'temperature' in body])
    expect(forms).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
  })
})

describe('a second try', () => {
  const after = (script: Script) => [script, declines] as const
  it.each<[string, Script, string]>([
    ['a failure', fails(500), 'http_5xx'],
    ['too much to do', fails(429), 'http_429'],
    ['a connection that breaks off', (_, response) => void response.destroy(), 'network'],
    ['JSON of another form', message('{"a": 1}'), 'invalid_shape'],
  ])('is made after %s', async (_, script, kind) => {
    server.play(...after(script))
    expect(await ask(await model(), [250])).toEqual(OK)
    expect(told.filter((one) => !/ /.test(one))).toEqual([kind, 'ok'])
  })

  it('waits as long as the server asks, if there is time', async () => {
    server.play(...after(fails(429, { 'retry-after': '3' })))
    const asked = await model()
    expect(await ask(asked, [2_999, 1])).toEqual(OK)
    server.play(...after(fails(429, { 'retry-after': '60' })))
    expect(await ask(asked)).toEqual({ fallback: 'failed' })
  })

  it.each<[string, Script, string]>([
    ['a wrong key', fails(401), 'http_4xx'],
    ['an unknown model', fails(404), 'http_4xx'],
    [
      'an answer that is too large',
      (_, response) => json(response, 200, { choices: 'x'.repeat(300_000) }),
      'too_large',
    ],
  ])('is not made after %s', async (_, script, kind) => {
    server.play(...after(script))
    expect(await ask(await model())).toEqual({ fallback: 'failed' })
    expect(told).toEqual([kind])
  })

  it('is the last', async () => {
    server.play(fails(500), fails(500), declines)
    expect(await ask(await model(), [250])).toEqual({ fallback: 'failed' })
    expect(server.asked.length).toBe(2)
    expect(spent.map(([, used]) => used)).toEqual([0, 0])
    expect(lines).toEqual(['The language model gave no answer (http_5xx 500): it is extracted'])
  })
})

describe('time', () => {
  it('ends a request that hangs, whose prompt counts as used', async () => {
    server.play(hang)
    expect(await ask(await model(), [7_999, 1])).toEqual({ fallback: 'failed' })
    expect(told).toEqual(['timeout'])
    expect(spent[0]?.[1]).toBeGreaterThan(0)
    await server.asked[0]?.closed
  })

  it('ends the second try with the first', async () => {
    server.play(fails(500), hang)
    expect(await ask(await model(), [250, 7_750])).toEqual({ fallback: 'failed' })
    expect(told).toEqual(['http_5xx', 'timeout'])
  })

  it('of a client that is gone is not wasted', async () => {
    server.play(hang)
    const gone = new AbortController()
    const asking = ask(await model(), [], gone.signal)
    while (server.asked.length === 0) await new Promise((wait) => setTimeout(wait, 5))
    gone.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
    await server.asked[0]?.closed
    expect(told).toEqual(['aborted'])
    expect(lines).toEqual([])
  })
})

describe('the breaker', () => {
  it('opens after five failures, tries once after a while, and longer after that', async () => {
    const asked = await model()
    server.play(fails(401))
    for (let i = 0; i < 5; i++) expect(await ask(asked)).toEqual({ fallback: 'failed' })
    expect(told.at(-1)).toBe('open')
    expect(await ask(asked)).toEqual({ fallback: 'breaker' })
    await clock.advance(29_999)
    expect(await ask(asked)).toEqual({ fallback: 'breaker' })
    await clock.advance(1)
    expect(await ask(asked)).toEqual({ fallback: 'failed' })
    expect(told.slice(-3)).toEqual(['half_open', 'http_4xx', 'open'])
    await clock.advance(59_999)
    expect(await ask(asked)).toEqual({ fallback: 'breaker' })
    await clock.advance(1)
    server.play(declines)
    expect(await ask(asked)).toEqual(OK)
    expect(await ask(asked)).toEqual(OK)
    expect(told.filter((one) => one === 'closed')).toHaveLength(1)
    expect(server.asked.length).toBe(8)
  })

  it('lets one request through while it is half open, and another when that one gave up', async () => {
    const asked = await model()
    server.play(fails(401))
    for (let i = 0; i < 5; i++) await ask(asked)
    await clock.advance(30_000)
    server.play(hang, declines)
    const gone = new AbortController()
    const probe = ask(asked, [], gone.signal)
    while (server.asked.length < 6) await new Promise((wait) => setTimeout(wait, 5))
    expect(await ask(asked)).toEqual({ fallback: 'breaker' })
    gone.abort(new Error('gone'))
    await expect(probe).rejects.toThrow('gone')
    expect(await ask(asked)).toEqual(OK)
  })

  it('is not moved by tokens that are used up', async () => {
    const asked = await model()
    left = 10
    for (let i = 0; i < 6; i++) expect(await ask(asked)).toEqual({ fallback: 'budget' })
    left = Infinity
    expect(await ask(asked)).toEqual(OK)
  })
})

it('runs no more than sixteen requests at once', async () => {
  server.play(hang)
  const asked = await model()
  const gone = new AbortController()
  const running = Array.from({ length: 16 }, () => asked.ask(PROMPT, gone.signal))
  expect(await asked.ask(PROMPT, undefined)).toEqual({ fallback: 'busy' })
  gone.abort(new Error('gone'))
  for (const one of running) await expect(one).rejects.toThrow('gone')
  server.play(declines)
  expect(await asked.ask(PROMPT, undefined)).toEqual(OK)
})

it('answers without the model when the day cannot be read', async () => {
  const budget = { hold: () => Promise.reject(new Error('the database is away')) }
  expect(await ask(await model({ budget }))).toEqual({ fallback: 'budget' })
})
