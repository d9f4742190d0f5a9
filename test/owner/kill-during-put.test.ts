/** kill -9 at any moment of a PUT: what was acknowledged is there, and what is there is one whole version. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overNetwork } from '../support/browser.ts'
import {
  freePort,
  removeDir,
  runCommandLine,
  serviceDir,
  startService,
  type Service,
} from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

/** Each round starts the service anew, so that the everyday run makes few; test:faults sets 100. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 8)
/** Long enough that a write is not one block, and that half of it shows. */
const cv = (n: number) =>
  `# Round ${n}\n\n## Log\n\n${`- Line of round ${n}, which is as long as many others.\n`.repeat(400)}\nEnd ${n}\n`

let dir: string
let port: number
let service: Service | undefined
beforeAll(async () => {
  dir = serviceDir(cv(0))
  port = await freePort()
  const set = await runCommandLine('owner', ['set-password', '--stdin'], dir, port, {
    input: `${OWNER_PASSWORD}\n`,
  })
  expect(set.code, set.stderr).toBe(0)
})
afterAll(async () => {
  await service?.kill()
  removeDir(dir)
})

async function start(): Promise<Service> {
  // Writes do not wait for the index, and a model that is not there starts a hundred times faster than one that is.
  const env = { INDEX_DIR: join(dir, 'index'), EMBEDDING_MODEL: './no-model-here', LOG_LEVEL: 'silent' }
  service = await startService({ dir, port, untilReady: false, env })
  const end = Date.now() + 60_000
  while (
    !(await fetch(`${service.url}/healthz`).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`no start: ${service.output()}`)
    await new Promise((done) => setTimeout(done, 10))
  }
  return service
}

interface Version {
  readonly version: number
  readonly sha256: string
  readonly content: string
}

it(`keeps every acknowledged version through ${ROUNDS} kills`, async () => {
  let { url } = await start()
  const headers = { authorization: '', 'content-type': 'text/markdown' }
  const renew = async () => {
    headers.authorization = `Bearer ${(await signIn(url, overNetwork)).access_token}`
  }
  await renew()
  const latest = async (): Promise<Version> => {
    const list = await fetch(`${url}/api/v1/owner/versions?limit=1`, {
      headers: { authorization: headers.authorization },
    })
    const { items } = (await list.json()) as { items: Version[] }
    const one = await fetch(`${url}/api/v1/owner/versions/${items[0]?.version}`, {
      headers: { authorization: headers.authorization },
    })
    return (await one.json()) as Version
  }

  const put = (n: number) => fetch(`${url}/cv/content`, { method: 'PUT', headers, body: cv(n) })
  const begin = performance.now()
  expect((await put(ROUNDS + 1)).status).toBe(200)
  const whole = performance.now() - begin

  let acknowledged = 0
  let lost = 0
  const outcomes = { old: 0, new: 0, acknowledged: 0 }
  let before = await latest()
  for (let round = 1; round <= ROUNDS; round++) {
    // A hundred rounds may take longer than a token lives.
    if (round % 20 === 0) await renew()
    let acked: number | undefined
    const answered = put(round).then(
      async (answer) => {
        if (answer.status !== 200) return
        // the status alone says that it is kept, though the kill may cut off what stands behind it
        acked = await answer.json().then(
          (body) => (body as { version: number }).version,
          () => before.version + 1,
        )
      },
      () => undefined,
    )
    // From before the request is read to after the answer, in steps that do not repeat: more of them before what is
    // written is kept, which is soon, than after it, while it is indexed.
    await new Promise((done) => setTimeout(done, ((round * 0.618) % 1) ** 2 * 1.3 * whole))
    await service?.kill()
    await answered
    ;({ url } = await start())
    const found = await latest()
    expect([cv(round), before.content]).toContain(found.content)
    expect(createHash('sha256').update(found.content).digest('hex')).toBe(found.sha256)
    if (acked !== undefined) {
      acknowledged++
      if (found.version < acked || found.content !== cv(round)) lost++
    }
    // The mirror is brought in line with the version row on start.
    expect(readFileSync(join(dir, 'content', 'cv.md'), 'utf8')).toBe(found.content)
    outcomes[acked !== undefined ? 'acknowledged' : found.content === before.content ? 'old' : 'new']++
    before = found
    if (round % 10 === 0 || round === ROUNDS)
      process.stderr.write(`kill -9 during PUT: ${JSON.stringify({ round, ...outcomes, lost })}\n`)
  }
  expect(lost).toBe(0)
  // Both sides of the commit were hit.
  expect(outcomes.old).toBeGreaterThan(0)
  expect(outcomes.new + acknowledged).toBeGreaterThan(0)
}, 3_600_000)
