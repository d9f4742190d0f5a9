/** An OpenAI-compatible server that says and does what a test wants: a real HTTP server on loopback. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the server got it. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
  readonly system: string
  readonly user: string
  /** The pieces of the CV by number. */
  readonly pieces: ReadonlyMap<number, string>
  /** Fires when the connection is closed before the answer is through. */
  readonly closed: Promise<void>
}

export type Script = (asked: Asked, response: ServerResponse) => void

export interface ScriptedServer {
  /** For LLM_BASE_URL. */
  readonly url: string
  readonly asked: Asked[]
  /** What the next requests get, in turn; the last goes on. */
  play(...scripts: Script[]): void
  close(): Promise<void>
}

/** A sentence, and its citations as [text in the piece, quote]; a number names a piece itself. */
export type Said = readonly [text: string, ...citations: (readonly [piece: string | number, quote: string])[]]

const USAGE = { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 }

/** The number of the first piece that holds a text. */
export function pieceWith({ pieces }: Asked, text: string): number {
  for (const [id, piece] of pieces) if (piece.includes(text)) return id
  throw new Error(`no piece holds ${text}`)
}

/** Any text as the model's message. */
export const message =
  (content: string | ((asked: Asked) => string), usage: object | null = USAGE): Script =>
  (asked, response) =>
    json(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: typeof content === 'string' ? content : content(asked) },
        },
      ],
      ...(usage ? { usage } : {}),
    })

/** A reply in the form asked for. */
export const says = (...sentences: Said[]): Script =>
  message((asked) =>
    JSON.stringify({
      answerable: true,
      sentences: sentences.map(([text, ...citations]) => ({
        text,
        citations: citations.map(([piece, quote]) => ({
          piece: typeof piece === 'number' ? piece : pieceWith(asked, piece),
          quote,
        })),
      })),
    }),
  )

export const declines = message(JSON.stringify({ answerable: false, sentences: [] }))

/** An error as OpenAI forms them; it repeats the key and the question, which must not reach the log. */
export const fails =
  (status: number, headers: Record<string, string> = {}): Script =>
  (asked, response) =>
    json(
      response,
      status,
      { error: { message: `no: ${asked.headers.authorization} ${asked.user}`, code: 'scripted' } },
      headers,
    )

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export async function startScripted(): Promise<ScriptedServer> {
  const asked: Asked[] = []
  let scripts: Script[] = [declines]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Asked['body']
      const messages = body['messages'] as { role: string; content: string }[]
      const of = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
      const user = of('user')
      const closed = new Promise<void>((done) => response.once('close', done))
      const one = {
        headers: request.headers,
        body,
        system: of('system'),
        user,
        pieces: piecesIn(user),
        closed,
      }
      asked.push(one)
      const script = scripts.length > 1 ? scripts.shift() : scripts[0]
      script?.(one, response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    play(...next) {
      scripts = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function piecesIn(user: string): Map<number, string> {
  const cv = user.slice(user.indexOf('<cv>\n') + 5, user.indexOf('\n</cv>'))
  const lines = cv.split('\n').filter((line) => /^\d/.test(line))
  return new Map(
    lines.map((line) => {
      const space = line.indexOf(' ')
      return [Number(line.slice(0, space)), JSON.parse(line.slice(space + 1)) as string]
    }),
  )
}
