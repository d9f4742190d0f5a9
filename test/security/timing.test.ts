/**
 * How long a refusal takes tells nothing of the secret it was compared with: what is compared is hashes, whole and in
 * constant time, and the database is never asked for a secret. Seen by spies that call what they watch.
 */
import type * as Crypto from 'node:crypto'
import { createHash, timingSafeEqual } from 'node:crypto'
import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPassword, OWNER_ID, setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { createCursors } from '../../src/server/pagination.ts'
import { ApiError } from '../../src/server/errors.ts'
import { KeyStore } from '../../src/server/store/key-store.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { OWNER_PASSWORD } from '../support/tokens.ts'

vi.mock('node:crypto', async (load) => {
  const real = await load<typeof Crypto>()
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) }
})
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})
const compared = vi.mocked(timingSafeEqual)
const sha256 = (text: string) => createHash('sha256').update(text).digest()

const METRICS_TOKEN = 'a-token-of-the-metrics-1234567890'
/** Wrong in the first, a middle and the last place, too short, too long, and none at all. */
const near = (secret: string): string[] => [
  ...[0, secret.length >> 1, secret.length - 1].map(
    (at) => secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1),
  ),
  secret.slice(0, -1),
  `${secret}A`,
  '',
]

let t: TestApp
beforeAll(async () => {
  t = await apiApp({ env: { METRICS_TOKEN } })
  await t.app.ready()
})
afterAll(() => t.close())
beforeEach(() => void vi.clearAllMocks())

describe('an API key', () => {
  it('is compared by its hash, once, whatever is wrong with it and whether or not there is one', async () => {
    const { key } = await t.app.keys.create({ name: 'Bot', subject: null })
    const unknown = key.replace(/^cvk_[0-9a-f]{12}/, 'cvk_000000000000')
    for (const wrong of [
      ...near(key.slice(17)).map((secret) => key.slice(0, 17) + secret),
      unknown,
      'none',
    ]) {
      compared.mockClear()
      expect(await t.app.keys.authenticate(wrong), wrong).toBeUndefined()
      expect(compared, wrong).toHaveBeenCalledTimes(1)
      const [given, kept] = compared.mock.calls[0] ?? []
      expect(given, wrong).toEqual(sha256(wrong))
      expect(kept, wrong).toHaveLength(32)
    }
    compared.mockClear()
    expect(await t.app.keys.authenticate(key)).toBeDefined()
    expect(compared.mock.calls).toEqual([[sha256(key), sha256(key)]])
  })

  it('is looked up by the part that is shown: no index is searched for a secret or its hash', async () => {
    const asked: string[] = []
    const listen: KyselyPlugin = {
      transformQuery: ({ node }) => (asked.push(JSON.stringify(node)), node),
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const { key } = await t.app.keys.create({ name: 'Bot', subject: null })
    const keys = new KeyStore(t.app.db.withPlugin(listen), t.app.clock)
    expect(await keys.authenticate(key)).toBeDefined()
    expect(asked.join('\n')).toContain(key.slice(4, 16))
    expect(asked.join('\n')).not.toContain(key.slice(17))
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(asked.join('\n')).not.toContain(sha256(key).toString(encoding))
  })
})

it('the token of the metrics is compared by its hash', async () => {
  for (const wrong of near(METRICS_TOKEN)) {
    compared.mockClear()
    const answer = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${wrong}` } })
    expect(answer.statusCode).toBe(401)
    expect(compared.mock.calls, wrong).toEqual([[sha256(wrong), sha256(METRICS_TOKEN)]])
  }
})

it('the signature of a cursor is compared in constant time', () => {
  const cursors = createCursors(t.app.secrets, 'versions')
  const cursor = cursors.encode('7')
  for (const at of [0, cursor.length - 12]) {
    compared.mockClear()
    const other = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
    expect(() => cursors.decode(other)).toThrow(ApiError)
    expect(compared).toHaveBeenCalledTimes(1)
  }
})

it('a name that nobody has takes the work of a wrong password', async () => {
  await setOwnerPassword(t.app.db, t.app.clock, OWNER_PASSWORD)
  const costs: string[] = []
  for (const name of [OWNER_ID, 'nobody-of-this-name']) {
    vi.mocked(verify).mockClear()
    expect(await checkPassword(t.app.db, name, 'wrong horse')).toBeUndefined()
    expect(verify).toHaveBeenCalledTimes(1)
    costs.push(String(vi.mocked(verify).mock.calls[0]?.[0]).split('$').slice(1, 4).join('$'))
  }
  // Algorithm, version, memory, passes and lanes.
  expect(costs[0]).toMatch(/^argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)
  expect(costs[1]).toBe(costs[0])
})
