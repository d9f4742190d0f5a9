/** Long readings in steps: at once, or giving the event loop its turn every few milliseconds. */

const TURN_MS = 8

/** The global one: the owner's page reads CVs too, though only at once, and a browser has no modules of Node. */
const nextTurn = (): Promise<void> => new Promise((done) => void setImmediate(done))

export function atOnce<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since > TURN_MS) {
      await nextTurn()
      since = performance.now()
    }
  }
}
