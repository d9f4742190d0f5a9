import {
  createServer,
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Arrival {
  readonly id: string
  readonly version: number
  readonly body: string
  readonly headers: IncomingHttpHeaders
  readonly path: string
  /** Real time, milliseconds. */
  readonly at: number
}

/** What a receiver does with an arrival; `number` 1 is the first request with this id. */
export type Behaviour = (reply: ServerResponse, arrival: Arrival, number: number) => void

export const behave = {
  ok: (reply: ServerResponse) => void reply.writeHead(204).end(),
  fail: (reply: ServerResponse) => void reply.writeHead(500).end('out of order'),
  gone: (reply: ServerResponse) => void reply.writeHead(410).end(),
  redirect: (reply: ServerResponse) => void reply.writeHead(302, { location: '/elsewhere' }).end(),
  die: (reply: ServerResponse) => void reply.socket?.resetAndDestroy(),
  /** Never answers; the sender's deadline ends it. */
  hang: (_reply: ServerResponse) => {},
  slow: (reply: ServerResponse) => {
    reply.writeHead(200)
    let left = 5
    const drip = setInterval(() => {
      reply.write('slow ')
      if (--left === 0) {
        clearInterval(drip)
        reply.end()
      }
    }, 10)
  },
  /** 10 MB in answer, of which the sender reads 64 KiB. */
  flood: (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-length': 10_000_000 })
    reply.on('error', () => undefined)
    reply.end(Buffer.alloc(10_000_000, 'x'))
  },
} satisfies Record<string, Behaviour>

/**
 * A reply whose status goes out as soon as it is written. A sender may act on it then: how much of the body follows,
 * or whether the connection outlives it, says nothing about whether the update was acknowledged.
 */
class Reply<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Called when the sender has been told a status. */
  told: (status: number) => void = () => {}

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    if (typeof reason === 'string') super.writeHead(status, reason, headers)
    else super.writeHead(status, reason ?? headers)
    this.flushHeaders()
    if (this.socket?.writable) this.told(status)
    return this
  }
}

/** A real HTTP receiver on loopback that verifies each signature with the standardwebhooks library. */
export class Receiver {
  readonly arrivals: Arrival[] = []
  /** Arrivals that were answered with a 2xx. */
  readonly acknowledged: Arrival[] = []
  readonly problems: string[] = []
  behaviour: Behaviour = behave.ok
  secret: string
  #server: Server<typeof IncomingMessage, typeof Reply> | undefined
  #port = 0
  readonly #counts = new Map<string, number>()
  readonly #waiting: (() => void)[] = []

  readonly #now: () => number

  /** @param now the time by which the age of a signature is judged */
  constructor(secret: string, now: () => number = () => Date.now()) {
    this.secret = secret
    this.#now = now
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`
  }

  get ids(): Set<string> {
    return new Set(this.acknowledged.map((a) => a.id))
  }

  get versions(): Set<number> {
    return new Set(this.acknowledged.map((a) => a.version))
  }

  async start(): Promise<this> {
    const server = createServer({ IncomingMessage, ServerResponse: Reply }, (request, reply) => {
      const chunks: Buffer[] = []
      request.on('error', () => undefined)
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        let data: { data: { version: number } }
        try {
          data = this.#verify(body, request.headers as Record<string, string>)
        } catch (error) {
          this.problems.push(String(error))
          return void reply.writeHead(401).end()
        }
        const id = String(request.headers['webhook-id'])
        const { version } = data.data
        const arrival = {
          id,
          version,
          body,
          headers: request.headers,
          path: request.url ?? '',
          at: Date.now(),
        }
        this.arrivals.push(arrival)
        const number = (this.#counts.get(id) ?? 0) + 1
        this.#counts.set(id, number)
        reply.told = (status) => {
          if (status >= 200 && status <= 299) this.acknowledged.push(arrival)
          this.#wake()
        }
        this.behaviour(reply, arrival, number)
        this.#wake()
      })
    })
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done))
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    return this
  }

  /** Takes the receiver off the network; `start` brings it back at the same port. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    await new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  }

  /** Resolves once `condition` holds, looked at after each arrival. */
  async until(condition: () => boolean, what: string, ms = 20_000): Promise<void> {
    const end = performance.now() + ms
    while (!condition()) {
      const left = end - performance.now()
      if (left <= 0) throw new Error(`${what}: not within ${ms} ms; ${this.acknowledged.length} acknowledged`)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, Math.min(left, 250))
        this.#waiting.push(() => (clearTimeout(timer), done()))
      })
    }
  }

  #verify(body: string, headers: Record<string, string>): { data: { version: number } } {
    const realNow = Date.now
    const now = this.#now()
    // The library knows no other clock.
    Date.now = () => now
    try {
      return new Webhook(this.secret).verify(body, headers) as { data: { version: number } }
    } finally {
      Date.now = realNow
    }
  }

  #wake(): void {
    for (const done of this.#waiting.splice(0)) done()
  }
}
