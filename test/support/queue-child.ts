/** A process that works on a queue until it is killed: `queue-child.ts NAME`; settings come from the environment. */
import { loadConfig } from '../../src/server/config.ts'
import { systemClock } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/store/database.ts'
import { Queue } from '../../src/server/store/queue.ts'
import { z } from 'zod'

const LEASE_MS = 400
const db = await openDatabase(loadConfig(process.env))
const queue = new Queue(db, systemClock, (error) => process.stderr.write(`${String(error)}\n`))
queue.register('work', {
  payload: z.object({ hang: z.boolean() }),
  async handle({ id, payload, attempt }) {
    process.stdout.write(`begin ${id} ${attempt}\n`)
    if (payload.hang && attempt === 1) await new Promise(() => setInterval(() => undefined, 1_000))
    process.stdout.write(`done ${id} ${attempt}\n`)
    return { by: process.argv[2], attempt }
  },
  maxAttempts: 3,
  delay: () => 0,
  leaseMs: LEASE_MS,
})
queue.start()
process.stdout.write('up\n')
