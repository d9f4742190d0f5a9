/** A disk that fills up while the service writes: what it acknowledged is there, reads go on, and room is enough. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { systemClock } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/store/database.ts'
import { overNetwork } from '../support/browser.ts'
import { removeDir, serviceDir, startService, untilAnswering, type Service } from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

const mount = (...args: string[]) => spawnSync('mount', args).status === 0
const unmount = (path: string) => spawnSync('umount', [path]).status === 0

const probe = serviceDir()
const canMount =
  process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', join(probe, 'data'))
if (canMount) unmount(join(probe, 'data'))
else process.stderr.write('A full disk is not tried here: only root may mount one; a limit of size is.\n')
removeDir(probe)

const cv = (n: number) =>
  `# Mara Lindqvist\n\n## Filler ${n}\n\n${`- Filled ${n} pipes.\n`.repeat(4_000)}\nEnd ${n}\n`
const ENOUGH = 60

let dir = ''
let service: Service | undefined
afterEach(async () => {
  await service?.kill()
  unmount(join(dir, 'data'))
  removeDir(dir)
})

async function start(shell?: string): Promise<Service> {
  // Writes do not wait for the index.
  const env = { EMBEDDING_MODEL: './no-model-here', LOG_LEVEL: 'error' }
  service = await startService({ dir, env, untilReady: false, ...(shell ? { shell } : {}) })
  await untilAnswering(service)
  return service
}

async function ownersHeaders({ url }: Service): Promise<Record<string, string>> {
  const { access_token: token } = await signIn(url, overNetwork)
  return { authorization: `Bearer ${token}`, 'content-type': 'text/markdown' }
}

async function password(): Promise<void> {
  const db = await openDatabase({ DATA_DIR: join(dir, 'data') })
  await setOwnerPassword(db, systemClock, OWNER_PASSWORD)
  await db.destroy()
}

/** Publishes until it is refused; the number of the last text that was taken. */
async function fill({ url }: Service, headers: Record<string, string>): Promise<number> {
  for (let n = 1; n <= ENOUGH; n++) {
    const put = await fetch(`${url}/cv/content`, { method: 'PUT', headers, body: cv(n) })
    const body = (await put.json()) as { code?: string; message?: string }
    if (put.status === 200) continue
    expect({ status: put.status, ...body }).toMatchObject({ status: 503, code: 'upstream_unavailable' })
    expect(body.message).toMatch(/disk/i)
    expect(put.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(n).toBeGreaterThan(2)
    expect((await fetch(`${url}/cv/content`)).status).toBe(200)
    return n - 1
  }
  throw new Error(`${ENOUGH} versions fitted`)
}

async function newest({ url }: Service, headers: Record<string, string>): Promise<string> {
  const list = await fetch(`${url}/api/v1/owner/versions?limit=1`, { headers })
  const { items } = (await list.json()) as { items: { version: number }[] }
  const one = await fetch(`${url}/api/v1/owner/versions/${items[0]?.version}`, { headers })
  return ((await one.json()) as { content: string }).content
}

it.skipIf(!canMount)(
  'a full disk refuses the write, keeps what was acknowledged, and needs only room',
  async () => {
    dir = serviceDir('# Mara Lindqvist\n')
    const data = join(dir, 'data')
    expect(mount('-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', data)).toBe(true)
    await password()
    const first = await start()
    const headers = await ownersHeaders(first)
    const last = await fill(first, headers)
    expect(await newest(first, headers)).toBe(cv(last))
    expect(mount('-o', 'remount,size=64m', data)).toBe(true)
    const put = await fetch(`${first.url}/cv/content`, { method: 'PUT', headers, body: cv(last + 1) })
    expect(put.status).toBe(200)
    await first.kill()
    const second = await start()
    expect(await newest(second, await ownersHeaders(second))).toBe(cv(last + 1))
  },
)

it('a limit of size does, and the next start without it goes on', async () => {
  dir = serviceDir('# Mara Lindqvist\n')
  await password()
  // Blocks of 512 bytes.
  const first = await start('ulimit -f 4096')
  const last = await fill(first, await ownersHeaders(first))
  await first.kill()
  const second = await start()
  const headers = await ownersHeaders(second)
  expect(await newest(second, headers)).toBe(cv(last))
  const put = await fetch(`${second.url}/cv/content`, { method: 'PUT', headers, body: cv(last + 1) })
  expect(put.status).toBe(200)
})
