// The real app, listening, on the shared model, with the means to speak MCP to it.
import { rm } from 'node:fs/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
import { testApp, untilReady, type TestApp, type TestAppOptions } from '../../support/app.ts'
import { testIndexDir } from '../../support/model.ts'

export const CV = `# Rosalind Achterberg

Bridge engineer in Utrecht

## Contact

- E-mail: rosalind@achterberg.example
- Phone: +31 30 555 0142

## Experience

### Lead engineer, Waalbrug Works (2019 – present)

Designed the movable span of the Merwede lock bridge.

### Engineer, Kade Constructors (2012 – 2019)

Inspected 84 quay walls with sonar.

## Languages

Dutch, English and some Danish.
`

export interface McpApp extends TestApp {
  /** A key with this many credits. */
  newKey(credits: number): Promise<{ key: string; id: string }>
  connect(key: string): Promise<Client>
  post(body: unknown, headers?: Record<string, string>, search?: string): Promise<Response>
}

export interface McpAppOptions extends TestAppOptions {
  /** Adds to the app before it listens. */
  readonly configure?: (app: FastifyInstance) => void
}

export const ACCEPT = 'application/json, text/event-stream'

export async function mcpApp({ configure, ...options }: McpAppOptions = {}): Promise<McpApp> {
  const indexDir = await testIndexDir()
  const test = await testApp({ cv: CV, ...options, env: { INDEX_DIR: indexDir, ...options.env } })
  configure?.(test.app)
  await test.app.listen({ host: '127.0.0.1', port: test.config.PORT })
  // Also so that no test ends while the index is being built.
  await untilReady(test.app)
  const local = `http://127.0.0.1:${test.config.PORT}${new URL(test.config.MCP_URL).pathname}`
  const clients: Client[] = []
  return {
    ...test,
    async newKey(credits) {
      const { key, info } = await test.app.keys.create({ name: 'test', subject: null, credits })
      return { key, id: info.id }
    },
    async connect(key) {
      const client = new Client({ name: 'test', version: '1.0.0' })
      const requestInit = { headers: { authorization: `Bearer ${key}` } }
      await client.connect(new StreamableHTTPClientTransport(new URL(local), { requestInit }))
      clients.push(client)
      return client
    },
    post: (body, headers = {}, search = '') =>
      patiently(() =>
        fetch(local + search, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: ACCEPT, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    async close() {
      for (const client of clients) await client.close()
      await test.close()
      await rm(indexDir, { recursive: true, force: true })
    },
  }
}

export const rpc = (method: string, params: object = {}, id: number | string = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

export const call = (name: string, args: object = {}, id: number | string = 1) =>
  rpc('tools/call', { name, arguments: args }, id)

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** As a client that keeps to Retry-After while a crowded machine is overloaded. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await send()
    const wait = response.status === 503 && tries < 10 ? response.headers.get('retry-after') : null
    if (wait === null) return response
    await new Promise((done) => setTimeout(done, Number(wait) * 1000))
  }
}
