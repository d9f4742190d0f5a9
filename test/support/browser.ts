import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** How a scripted browser reaches the service: in process, or over the network. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: Headers; body: string }>

export const overInject =
  (app: FastifyInstance): Send =>
  async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url)
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body === undefined ? {} : { payload: body }),
    })
    const received = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) received.append(name, String(one))
    return { status: answer.statusCode, headers: received, body: answer.body }
  }

export const overNetwork: Send = async (url, init) => {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** A browser without script: cookies by path, redirects, and forms found in the page. */
export class Browser {
  readonly #send: Send
  readonly #origin: string
  readonly #cookies = new Map<string, { value: string; path: string }>()
  /** Where the last page is. */
  url = ''
  status = 0
  body = ''
  headers = new Headers()

  constructor(origin: string, send: Send) {
    this.#origin = origin
    this.#send = send
  }

  /** Follows redirects; stops at the first address of another path prefix or origin, which `isAway` names. */
  async open(
    url: string,
    isAway: (url: string) => boolean = (to) => !to.startsWith(this.#origin),
    form?: Record<string, string>,
  ): Promise<void> {
    let next = new URL(url, this.url || this.#origin).href
    let body = form && new URLSearchParams(form).toString()
    for (let hops = 0; hops < 12; hops++) {
      this.url = next
      if (isAway(next)) return
      const answer = await this.#send(next, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'text/html',
          cookie: this.#cookiesFor(new URL(next).pathname),
          ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body === undefined ? {} : { body }),
      })
      this.#keep(answer.headers.getSetCookie())
      this.status = answer.status
      this.body = answer.body
      this.headers = answer.headers
      const to = answer.headers.get('location')
      if (!to || answer.status < 300 || answer.status > 399) return
      next = new URL(to, next).href
      body = undefined
    }
    throw new Error(`too many redirects, last to ${next}`)
  }

  /** Sends the page's form whose action ends like this, with its hidden and given fields. */
  async submit(
    actionEnds: string,
    fields: Record<string, string> = {},
    isAway?: (url: string) => boolean,
  ): Promise<void> {
    const forms = [...this.body.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)]
    const form = forms.find((m) => m[1]?.endsWith(actionEnds))
    if (!form)
      throw new Error(`no form for ${actionEnds} at ${this.url} (${this.status}): ${this.body.slice(0, 400)}`)
    const hidden = [...(form[2] ?? '').matchAll(/<input\b[^>]*name="([^"]*)"[^>]*>/g)].map((m) => [
      m[1] ?? '',
      /value="([^"]*)"/.exec(m[0])?.[1] ?? '',
    ])
    await this.open(form[1] ?? '', isAway, { ...Object.fromEntries(hidden), ...fields })
  }

  #cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, c]) => path === c.path || path.startsWith(c.path.endsWith('/') ? c.path : `${c.path}/`))
      .map(([key, c]) => `${key.split(' ')[0]}=${c.value}`)
      .join('; ')
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/'
      const gone = /expires=Thu, 01 Jan 1970/i.test(line)
      if (gone) this.#cookies.delete(`${name} ${path}`)
      else this.#cookies.set(`${name} ${path}`, { value, path })
    }
  }
}

export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
