/** A running service with the HTTP client that the figures use. */
import { Pool } from 'undici'
import {
  removeDir,
  startService as start,
  type Service,
  type ServiceOptions,
} from '../test/support/service.ts'

export interface BenchService extends Service {
  readonly http: Pool
  ask(query: string): Promise<void>
  /** Ends the process and removes its folders, unless they are to be kept. */
  end(keep?: boolean): Promise<void>
}

export async function startService(options: ServiceOptions = {}): Promise<BenchService> {
  const service = await start(options)
  const http = new Pool(service.url, { connections: 64 })
  return {
    ...service,
    http,
    async ask(query) {
      const reply = await http.request({
        method: 'POST',
        path: '/ask',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      if (reply.statusCode !== 200)
        throw new Error(`/ask answered ${reply.statusCode}: ${await reply.body.text()}`)
      await reply.body.dump()
    },
    async end(keep = false) {
      await http.close()
      await service.stop()
      if (!keep) removeDir(service.dir)
    },
  }
}
