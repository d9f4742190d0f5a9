/** The day's tokens: shared by all that use one database, kept over restarts, given back when not used. */
import { rmSync } from 'node:fs'
import { describe, expect, it, afterAll } from 'vitest'
import { openDatabase, type Database } from '../../../src/server/store/database.ts'
import { DailyTokenBudget } from '../../../src/server/store/token-budget.ts'
import { tempDir } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'
import { DATABASES, useDatabase } from '../../support/postgres.ts'

const DAY_MS = 86_400_000

describe.each(DATABASES)('the tokens of a day on %s', (kind) => {
  const database = useDatabase(kind)
  const dirs: string[] = []
  const open: Database[] = []
  afterAll(async () => {
    for (const db of open) await db.destroy()
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
  })

  /** Opens one database as often as asked: as replicas, or a process that starts again, do. */
  async function replicas(count: number): Promise<Database[]> {
    const DATA_DIR = tempDir()
    dirs.push(DATA_DIR)
    const settings = { DATA_DIR, DATABASE_URL: (await database())['DATABASE_URL'] }
    const dbs: Database[] = []
    for (let i = 0; i < count; i++) dbs.push(await openDatabase(settings))
    open.push(...dbs)
    return dbs
  }

  it('are set aside, settled by use, and over when the limit is reached', async () => {
    const [db] = await replicas(1)
    if (!db) throw new Error('no database')
    const budget = new DailyTokenBudget(db, new ManualClock(), 1_000)
    const first = await budget.hold(600)
    expect(await budget.hold(600)).toBeNull()
    await first?.settle(100)
    expect(await budget.usedToday()).toBe(100)
    const second = await budget.hold(900)
    expect(second).not.toBeNull()
    expect(await budget.hold(1)).toBeNull()
    await second?.settle(950)
    expect(await budget.usedToday()).toBe(1_050)
    expect(await budget.hold(1)).toBeNull()
  })

  it('are those of all replicas and outlive them', async () => {
    const dbs = await replicas(3)
    const clock = new ManualClock()
    const budgets = dbs.map((db) => new DailyTokenBudget(db, clock, 1_000))
    const holds = await Promise.all(budgets.flatMap((one) => Array.from({ length: 10 }, () => one.hold(90))))
    expect(holds.filter(Boolean)).toHaveLength(11)
    expect(await budgets[0]?.usedToday()).toBe(990)
  })

  it('begin anew with the day (UTC); what was begun before counts for the day before', async () => {
    const [db] = await replicas(1)
    if (!db) throw new Error('no database')
    const clock = new ManualClock(Date.UTC(2026, 0, 1, 23, 59))
    const budget = new DailyTokenBudget(db, clock, 1_000)
    const late = await budget.hold(1_000)
    clock.jump(60_000).catch(() => undefined)
    expect(await budget.usedToday()).toBe(0)
    expect(await budget.hold(1_000)).not.toBeNull()
    await late?.settle(10)
    expect(await budget.usedToday()).toBe(1_000)
    await clock.advance(DAY_MS)
    expect(await budget.usedToday()).toBe(0)
  })

  it('of a limit of 0 are none', async () => {
    const [db] = await replicas(1)
    if (!db) throw new Error('no database')
    expect(await new DailyTokenBudget(db, new ManualClock(), 0).hold(1)).toBeNull()
  })
})
