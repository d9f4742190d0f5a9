/**
 * Work that takes turns of the event loop: at most one piece runs in each, so that whoever reads a page waits for one
 * question and not for all that came with it. The loop is the thread's own, and so is the queue for its turns.
 */
const waiting: (() => void)[] = []
let taken = false

/** Runs a piece of work, which must not throw, at once if none has run in this turn; else in a turn of its own, after those before it. */
export function oneATurn(work: () => void): void {
  if (taken) return void waiting.push(work)
  begin(work)
}

function begin(work: () => void): void {
  taken = true
  setImmediate(next)
  work()
}

function next(): void {
  const work = waiting.shift()
  if (work) begin(work)
  else taken = false
}
