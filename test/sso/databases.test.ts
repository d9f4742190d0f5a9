import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseAdapter, sweepExpired } from '../../src/plugins/sso/adapter.ts'
import { loadSigningKeys, rotateSigningKeys } from '../../src/plugins/sso/keys.ts'
import { loadConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/store/database.ts'
import { loadSecrets } from '../../src/server/store/secrets.ts'
import { tempDir } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'

describe.each(DATABASES)('the embedded SSO on %s', (kind) => {
  const newDatabase = useDatabase(kind)
  const dirs: string[] = []
  const closers: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closers) await close()
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
  })
  const fresh = async (): Promise<Record<string, string>> => {
    const dir = tempDir()
    dirs.push(dir)
    return { DATA_DIR: dir, ...(await newDatabase()) }
  }
  const open = async (env: Record<string, string>) => {
    const config = loadConfig(env)
    const db = await openDatabase(config)
    closers.push(() => db.destroy())
    return { db, config, secrets: await loadSecrets(config), clock: new ManualClock() }
  }

  it('makes the keys once, for all who start at the same time, and keeps them secret', async () => {
    const env = await fresh()
    const replicas = [await open(env), await open(env), await open(env)]
    const loaded = []
    // Two SQLite handles of one process would wait for each other on its only thread.
    if (kind === 'SQLite') for (const replica of replicas) loaded.push(await loadSigningKeys(replica))
    else loaded.push(...(await Promise.all(replicas.map((replica) => loadSigningKeys(replica)))))
    const [first, ...others] = loaded
    for (const other of others) expect(other.jwks).toEqual(first?.jwks)
    const secret = first?.jwks.keys[0]?.d ?? 'missing'
    expect(secret.length).toBeGreaterThan(100)
    expect(JSON.stringify(first?.publicJwks)).not.toContain(secret)
    const rows = await replicas[0]?.db.selectFrom('sso_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    if (kind === 'PostgreSQL') expect(rows).toHaveLength(1)
    else expect(statSync(join(env['DATA_DIR'] ?? '', 'signing-keys.json')).mode & 0o777).toBe(0o600)
  })

  it('rotates them under a running service, which keeps the old ones for a day', async () => {
    const env = await fresh()
    const here = await open(env)
    const there = await open(env)
    const keys = await loadSigningKeys(here)
    const before = keys.jwks.keys[0]?.kid
    await there.clock.advance(1_000)
    const kid = await rotateSigningKeys(there)
    expect(await keys.refresh()).toBe(false)
    await here.clock.advance(1_000)
    expect(await keys.refresh()).toBe(true)
    expect(keys.jwks.keys[0]?.kid).toBe(kid)
    expect(keys.publicJwks.keys.map((key) => key.kid)).toContain(before)
    await there.clock.advance(25 * 3_600_000)
    await rotateSigningKeys(there)
    await there.clock.advance(25 * 3_600_000)
    await rotateSigningKeys(there)
    await here.clock.advance(1_000)
    await keys.refresh()
    expect(keys.publicJwks.keys.map((key) => key.kid)).not.toContain(before)
  })

  it('keeps, finds, consumes once, revokes and forgets its records', async () => {
    const parts = await open(await fresh())
    const tokens = databaseAdapter(parts)('RefreshToken')
    const sessions = databaseAdapter(parts)('Session')
    await tokens.upsert('token-1', { jti: 'token-1', grantId: 'g', accountId: 'owner' }, 60)
    await tokens.upsert('token-2', { jti: 'token-2', grantId: 'g' }, 60)
    await sessions.upsert('session', { jti: 'session', uid: 'u' }, 60)
    expect(await tokens.find('token-1')).toMatchObject({ jti: 'token-1', grantId: 'g' })
    expect(await tokens.find('session')).toBeUndefined()
    expect(await sessions.findByUid('u')).toMatchObject({ jti: 'session' })

    const uses = await Promise.allSettled([
      tokens.consume('token-1'),
      tokens.consume('token-1'),
      tokens.consume('token-1'),
    ])
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1)
    expect(await tokens.find('token-1')).toHaveProperty('consumed')

    await tokens.revokeByGrantId('g')
    expect(await tokens.find('token-2')).toBeUndefined()
    await parts.clock.advance(60_000)
    expect(await sessions.find('session')).toBeUndefined()
    expect(await sweepExpired(parts)).toBe(1)
  })
})
