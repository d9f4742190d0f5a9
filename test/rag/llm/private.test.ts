/** A process of its own, with an environment that tempts the client library to talk: only the set server is asked. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linkModels } from '../../support/shared-model.ts'
import { freePort, removeDir, runCommandLine, serviceDir } from '../../support/service.ts'
import { CV } from './cv.ts'
import { says, startScripted } from './scripted-server.ts'

it('npm run ask tells nobody but the set server, and sends no key that was not set for it', async () => {
  const server = await startScripted()
  server.play(says(['She studied in Porto.', ['University of Porto', 'University of Porto']]))
  const overheard: string[] = []
  const other = createServer((request, response) => {
    overheard.push(String(request.url))
    response.end('{}')
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const dir = serviceDir(CV)
  await linkModels(join(dir, 'index'))
  try {
    const run = (env: Record<string, string>) =>
      runCommandLine('ask', ['Where did she study?'], dir, port, {
        env: {
          LANGSMITH_TRACING: 'true',
          LANGSMITH_TRACING_V2: 'true',
          LANGCHAIN_TRACING_V2: 'true',
          LANGSMITH_ENDPOINT: elsewhere,
          LANGCHAIN_ENDPOINT: elsewhere,
          LANGSMITH_API_KEY: 'lsv2-key',
          LANGSMITH_GATEWAY: elsewhere,
          LANGCHAIN_VERBOSE: 'true',
          OPENAI_BASE_URL: elsewhere,
          OPENAI_API_KEY: 'sk-of-somebody-else',
          OPENAI_ORG_ID: 'org-secret',
          OPENAI_CUSTOM_HEADERS: 'x-secret: 1',
          OPENAI_LOG: 'debug',
          LLM_BASE_URL: server.url,
          LLM_MODEL: 'scripted-1',
          ...env,
        },
      })
    const port = await freePort()
    const { code, stdout, stderr } = await run({})
    expect(stderr).toBe('')
    expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: 'She studied in Porto.' })
    expect(overheard).toEqual([])
    expect(Object.keys(server.asked[0]?.headers ?? {}).sort()).toEqual(
      [
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'content-length',
        'content-type',
        'host',
        'sec-fetch-mode',
        'user-agent',
      ].sort(),
    )
    // The day's tokens were written down: the next process finds them used up.
    const broke = await run({ LLM_DAILY_TOKENS: '2000' })
    expect(broke.code).toBe(0)
    expect(server.asked).toHaveLength(1)
  } finally {
    await server.close()
    other.closeAllConnections()
    other.close()
    removeDir(dir)
  }
})
