// API keys: made, shown once, recognised, rotated, ended.
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../src/server/store/database.ts'
import { KeyStore, MAX_KEYS_PER_ACCOUNT } from '../../../src/server/store/key-store.ts'
import { tempDir } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'
import { DATABASES, useDatabase } from '../../support/postgres.ts'

describe.each(DATABASES)('keys on %s', (kind) => {
  const database = useDatabase(kind)
  let dir: string
  let db: Database
  let clock: ManualClock
  let keys: KeyStore
  beforeEach(async () => {
    dir = tempDir()
    db = await openDatabase({ DATA_DIR: dir, DATABASE_URL: (await database())['DATABASE_URL'] })
    clock = new ManualClock()
    keys = new KeyStore(db, clock)
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(dir, { recursive: true, force: true })
  })

  test('a key has a prefix and 256 random bits, and only its hash is kept', async () => {
    const { key, info } = await keys.create({ name: 'Bot', subject: null, credits: 3 })
    const secret = /^cvk_[0-9a-f]{12}_([A-Za-z0-9_-]+)$/.exec(key)?.[1] ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(key.startsWith(`${info.prefix}_`)).toBe(true)
    const tables = ['api_keys', 'api_key_secrets', 'credit_accounts'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(key).digest('hex'))
  })

  test('only the exact key is recognised', async () => {
    const { key, info } = await keys.create({ name: 'Bot', subject: null })
    expect(await keys.authenticate(key)).toMatchObject({ id: info.id })
    const flipped = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    for (const wrong of [flipped, key.slice(0, -1), `${key}A`, key.toUpperCase(), ` ${key}`, info.prefix, ''])
      expect(await keys.authenticate(wrong), wrong).toBeUndefined()
  })

  test('the last use is noted, to the minute', async () => {
    const { key, info } = await keys.create({ name: 'Bot', subject: null })
    const used = async () => (await keys.get(info.id))?.lastUsedAt
    expect(await used()).toBeNull()
    const first = clock.now()
    await keys.authenticate(key)
    await clock.advance(59_000)
    await keys.authenticate(key)
    expect(await used()).toBe(first)
    await clock.advance(1_000)
    await keys.authenticate(key)
    expect(await used()).toBe(first + 60_000)
  })

  test('a rotation keeps id and balance; the key before works until its grace is over', async () => {
    const first = await keys.create({ name: 'Bot', subject: null, credits: 7 })
    const second = await keys.rotate(first.info.id, 3_600_000)
    expect(second.info).toMatchObject({ id: first.info.id, name: 'Bot', balance: 7 })
    expect(await keys.authenticate(first.key)).toBeDefined()
    expect(await keys.authenticate(second.key)).toBeDefined()
    await clock.advance(3_600_000)
    expect(await keys.authenticate(first.key)).toBeUndefined()
    expect(await keys.authenticate(second.key)).toBeDefined()
  })

  test('a second rotation ends the oldest key at once', async () => {
    const first = await keys.create({ name: 'Bot', subject: null })
    const second = await keys.rotate(first.info.id, 3_600_000)
    const third = await keys.rotate(first.info.id, 3_600_000)
    expect(await keys.authenticate(first.key)).toBeUndefined()
    expect(await keys.authenticate(second.key)).toBeDefined()
    expect(await keys.authenticate(third.key)).toBeDefined()
  })

  test('revoked and expired keys end, and cannot be rotated', async () => {
    const revoked = await keys.create({ name: 'a', subject: null })
    expect(await keys.revoke(revoked.info.id)).toMatchObject({ status: 'revoked', revokedAt: clock.now() })
    const expired = await keys.create({ name: 'b', subject: null, expiresAt: clock.now() + 1000 })
    await clock.advance(1000)
    expect(await keys.get(expired.info.id)).toMatchObject({ status: 'expired' })
    for (const { key, info } of [revoked, expired]) {
      expect(await keys.authenticate(key)).toBeUndefined()
      await expect(keys.rotate(info.id, 0)).rejects.toMatchObject({ code: 'conflict' })
    }
    await expect(keys.rotate('key_nope', 0)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('the keys of one human share one balance; a key of the terminal has its own', async () => {
    const a = await keys.create({ name: 'a', subject: 'mira', credits: 2 })
    const b = await keys.create({ name: 'b', subject: 'mira', credits: 3 })
    const alone = await keys.create({ name: 'c', subject: null, credits: 1 })
    expect((await keys.get(a.info.id))?.balance).toBe(5)
    await keys.credit(b.info.id, 10)
    expect((await keys.get(a.info.id))?.balance).toBe(15)
    expect((await keys.get(alone.info.id))?.balance).toBe(1)
    expect((await keys.list({ limit: 10, subject: 'mira' })).map((info) => info.name)).toEqual(['b', 'a'])
  })

  test('a human has a limited number of keys in force, also when they are created at once', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: MAX_KEYS_PER_ACCOUNT + 3 }, (_, i) =>
        keys.create({ name: `k${i}`, subject: 'mira' }),
      ),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(MAX_KEYS_PER_ACCOUNT)
    const [one] = await keys.list({ limit: 1 })
    await keys.revoke(one?.id ?? '')
    await expect(keys.create({ name: 'again', subject: 'mira' })).resolves.toBeDefined()
  })
})
