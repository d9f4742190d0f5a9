/** Long readings in steps: at once, or giving the event loop its turn every few milliseconds. */
import { setImmediate } from 'node:timers/promises'

const TURN_MS = 8

export function atOnce<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since > TURN_MS) {
      await setImmediate()
      since = performance.now()
    }
  }
}
