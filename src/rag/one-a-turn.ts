/**
 * Work that takes turns of the event loop: at most one piece runs in each, so that whoever reads a page waits for one
 * question and not for all that came with it. The loop is the thread's own, and so is the queue for its turns.
 */
const waiting: (() => void)[] = []
let taken = false
let began = 0

/** A turn that took longer than that is over at the next good place. */
const LONG_MS = 2

/** Runs a piece of work, which must not throw, at once if none has run in this turn; else in a turn of its own, after those before it. */
export function oneATurn(work: () => void): void {
  if (taken) return void waiting.push(work)
  begin(work)
}

/** A good place in a long piece of work: what is left goes on in a turn of its own, after those who wait. */
export async function breathe(): Promise<void> {
  if (performance.now() - began > LONG_MS) await new Promise<void>(oneATurn)
}

function begin(work: () => void): void {
  taken = true
  began = performance.now()
  setImmediate(next)
  work()
}

function next(): void {
  const work = waiting.shift()
  if (work) begin(work)
  else taken = false
}
