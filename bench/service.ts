/** A running service with the HTTP client that the figures use. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { postAsk } from './post-ask.ts'
import {
  removeDir,
  startService as start,
  type Service,
  type ServiceOptions,
} from '../test/support/service.ts'

/** How long a changed file is waited for at most. */
const PUBLISHED_MS = 30_000

export interface BenchService extends Service {
  readonly http: Pool
  ask(query: string): Promise<void>
  /** Changes the file of the CV, and waits until questions are answered from it and its PDF is drawn. */
  publish(cv: string): Promise<void>
  /** Ends the process and removes its folders, unless they are to be kept. */
  end(keep?: boolean): Promise<void>
}

export async function startService(options: ServiceOptions = {}): Promise<BenchService> {
  const service = await start(options)
  const http = new Pool(service.url, { connections: 64 })
  return {
    ...service,
    http,
    ask: (query) => postAsk(http, query),
    async publish(cv) {
      const versionOf = async (): Promise<number> => {
        const reply = await http.request({
          method: 'POST',
          path: '/ask',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'Where does she live?' }),
        })
        return ((await reply.body.json()) as { version: number }).version
      }
      const hasPdf = async (): Promise<boolean> => {
        const reply = await http.request({ method: 'HEAD', path: '/cv/pdf' })
        await reply.body.dump()
        return reply.statusCode === 200
      }
      const before = await versionOf()
      writeFileSync(join(service.dir, 'content/cv.md'), cv)
      const end = performance.now() + PUBLISHED_MS
      while ((await versionOf()) === before || !(await hasPdf())) {
        if (performance.now() > end) throw new Error('a changed file was not published in time')
        await new Promise((done) => setTimeout(done, 20))
      }
    },
    async end(keep = false) {
      await http.close()
      await service.stop()
      if (!keep) removeDir(service.dir)
    },
  }
}
