// Credits: charged once, whatever happens at the same time or in between.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CreditStore, MAX_CREDITS } from '../../../src/server/store/credit-store.ts'
import { openDatabase, type Database } from '../../../src/server/store/database.ts'
import { tempDir } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'
import { DATABASES, useDatabase } from '../../support/postgres.ts'

const LEASE_MS = 60_000
const clock = new ManualClock(Date.UTC(2026, 4, 1, 12))
describe.each(DATABASES)('credits on %s', (kind) => {
  const database = useDatabase(kind)
  let settings: { DATA_DIR: string; DATABASE_URL: string | undefined }
  let dir: string
  let db: Database
  let credits: CreditStore
  beforeEach(async () => {
    dir = tempDir()
    settings = { DATA_DIR: dir, DATABASE_URL: (await database())['DATABASE_URL'] }
    db = await openDatabase(settings)
    credits = new CreditStore(db, clock)
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(dir, { recursive: true, force: true })
  })

  async function account(balance: number): Promise<string> {
    const { id } = await credits.open(null)
    if (balance) await credits.add(id, balance)
    return id
  }
  const balanceOf = async (id: string) =>
    (await db.selectFrom('credit_accounts').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance

  test('a hold is not a charge: settled it costs one, released it costs nothing', async () => {
    const id = await account(2)
    const first = await credits.hold(id, 'key_a', LEASE_MS)
    const second = await credits.hold(id, 'key_a', LEASE_MS)
    expect(await credits.hold(id, 'key_a', LEASE_MS)).toBeUndefined()
    expect(await balanceOf(id)).toBe(2)
    if (!first || !second) throw new Error('two credits, two holds')
    expect(await credits.settle(first)).toBe(true)
    await credits.release(second)
    expect(await balanceOf(id)).toBe(1)
  })

  test('a hold is settled once', async () => {
    const id = await account(5)
    const hold = await credits.hold(id, 'key_a', LEASE_MS)
    if (!hold) throw new Error('no hold')
    const results = await Promise.all(Array.from({ length: 5 }, () => credits.settle(hold)))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(id)).toBe(4)
  })

  test('holds of a process that died run out; a late settlement then charges nothing', async () => {
    const id = await account(1)
    const lost = await credits.hold(id, 'key_a', LEASE_MS)
    if (!lost) throw new Error('no hold')
    expect(await credits.hold(id, 'key_a', LEASE_MS)).toBeUndefined()
    await clock.advance(LEASE_MS)
    const next = await credits.hold(id, 'key_a', LEASE_MS)
    if (!next) throw new Error('the lost hold still counts')
    expect(await credits.settle(lost)).toBe(false)
    expect(await credits.settle(next)).toBe(true)
    expect(await balanceOf(id)).toBe(0)
  })

  test('use is counted by caller and day, the days apart at midnight UTC', async () => {
    const id = await account(9)
    const use = async (caller: string) => {
      const hold = await credits.hold(id, caller, LEASE_MS)
      if (hold) await credits.settle(hold)
    }
    await use('key_a')
    await use('key_b')
    const first = new Date(clock.now()).toISOString().slice(0, 10)
    await clock.advance(24 * 3_600_000)
    const second = new Date(clock.now()).toISOString().slice(0, 10)
    await use('key_a')
    expect(await credits.usage({ accountId: id }, 30)).toEqual([
      { day: second, calls: 1 },
      { day: first, calls: 2 },
    ])
    expect(await credits.usage({ caller: 'key_a' }, 30)).toEqual([
      { day: second, calls: 1 },
      { day: first, calls: 1 },
    ])
    expect(await credits.usage({ caller: 'key_a' }, 1)).toEqual([{ day: second, calls: 1 }])
  })

  test('a balance has a maximum, and an account is one for each human', async () => {
    const id = await account(MAX_CREDITS)
    expect(await credits.add(id, 1)).toBeUndefined()
    const [a, b] = await Promise.all([credits.open('mira'), credits.open('mira')])
    expect(a.id).toBe(b.id)
  })

  test('two processes that are killed: what was charged is what was used', async () => {
    const id = await account(100_000)
    const script = `
    const { openDatabase } = await import('./src/server/store/database.ts')
    const { CreditStore } = await import('./src/server/store/credit-store.ts')
    const { systemClock } = await import('./src/server/clock.ts')
    const credits = new CreditStore(await openDatabase(JSON.parse(process.argv[1])), systemClock)
    for (let done = 0; ; ) {
      try {
        const hold = await credits.hold(process.argv[2], process.argv[3], 60000)
        if (hold && (await credits.settle(hold))) process.stdout.write(++done + '\\n')
      } catch (error) {
        // the other one may hold the lock for as long as one waits: then nothing was used
        if (error.code !== 'SQLITE_BUSY') throw error
      }
    }`
    const run = (caller: string) => {
      const args = [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        script,
        JSON.stringify(settings),
        id,
        caller,
      ]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 2] })
      let acknowledged = 0
      const reached = (count: number) =>
        new Promise<void>((done, fail) => {
          child.once('exit', (code) => fail(new Error(`${caller} ended with ${code}`)))
          child.stdout?.on('data', (chunk: Buffer) => {
            acknowledged += chunk.toString().split('\n').length - 1
            if (acknowledged >= count) done()
          })
        })
      const kill = () =>
        new Promise<number>((done) => {
          if (child.exitCode !== null) return done(acknowledged)
          child.once('close', () => done(acknowledged))
          child.kill('SIGKILL')
        })
      return { reached: reached(20), kill }
    }
    const processes = [run('key_a'), run('key_b')]
    const both = await Promise.allSettled(processes.map((process) => process.reached))
    const acknowledged = await Promise.all(processes.map((process) => process.kill()))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])

    const spent = 100_000 - (await balanceOf(id))
    const used = await db.selectFrom('credit_usage').select(['caller', 'calls']).orderBy('caller').execute()
    expect(used.reduce((sum, row) => sum + row.calls, 0)).toBe(spent)
    // Each process was killed with at most one settlement that it had not yet told of.
    used.forEach((row, i) => {
      expect(row.calls - (acknowledged[i] ?? 0)).toBeGreaterThanOrEqual(0)
      expect(row.calls - (acknowledged[i] ?? 0)).toBeLessThanOrEqual(1)
    })
  }, 180_000)
})
