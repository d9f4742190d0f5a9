/** Counters in fixed windows of time: in memory for one process, in Redis for several replicas. */
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'

export interface Count {
  /** Hits in the window, this one included. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

export interface Windows {
  hit(key: string, windowMs: number): Count | Promise<Count>
  close(): Promise<void>
}

/** Keys that are remembered; beyond it the one that is longest unused is forgotten. */
const MAX_KEYS = 100_000

export function memoryWindows(clock: Clock): Windows {
  const counts = new Map<string, { current: number; end: number }>()
  return {
    hit(key, windowMs) {
      const now = clock.now()
      let count = counts.get(key)
      // A window that ends later than one can was begun before the system's clock was set back.
      if (!count || count.end <= now || count.end - now > windowMs) {
        // Set anew, so that the map's order is that of the windows' beginnings and the oldest comes first.
        counts.delete(key)
        if (counts.size >= MAX_KEYS)
          for (const oldest of counts.keys()) {
            counts.delete(oldest)
            break
          }
        count = { current: 0, end: now + windowMs }
        counts.set(key, count)
      }
      count.current++
      return { current: count.current, ttl: count.end - now }
    },
    close: () => Promise.resolve(),
  }
}

/** One round trip: counts, starts the window at its first hit, and tells what is left of it. */
const HIT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`

const COMMAND_MS = 500

/** While Redis does not answer, each process counts for itself in `fallback`. */
export async function redisWindows(url: string, fallback: Windows, log: FastifyBaseLogger): Promise<Windows> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  })
  let down = false
  const report = (error: unknown) => {
    if (!down) log.warn({ err: error }, 'Redis does not answer; limits are counted in this process alone')
    down = true
  }
  redis.on('error', report)
  redis.on('ready', () => {
    if (down) log.info('Redis answers again')
    down = false
  })
  return {
    async hit(key, windowMs) {
      try {
        const [current, ttl] = (await redis.eval(HIT, 1, `public-cv:limit:${key}`, windowMs)) as [
          number,
          number,
        ]
        return { current, ttl: Math.max(0, ttl) }
      } catch (error) {
        report(error)
        return fallback.hit(key, windowMs)
      }
    },
    async close() {
      redis.disconnect()
      await fallback.close()
    },
  }
}

type Done = (error: Error | null, count?: Count) => void

/** The windows as a store class of @fastify/rate-limit; all routes share them, keys tell the groups apart. */
export function windowStore(windows: Windows) {
  return class WindowStore {
    incr(key: string, done: Done, windowMs: number): void {
      const count = windows.hit(key, windowMs)
      if (count instanceof Promise)
        count.then(
          (c) => done(null, c),
          (error: Error) => done(error),
        )
      else done(null, count)
    }
    child(): WindowStore {
      return this
    }
  }
}
