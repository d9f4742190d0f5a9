/** Whether work grows with its input as the input does: measured side by side, since machines differ. */

const TIMES = 4
/** Four times the input may take so many times as long: sixteen would be quadratic. */
const MOST = 10
/** Of so many the fastest counts: on a crowded machine many in a row may wait for others. */
const RUNS = 24
/** Milliseconds below which a measure says nothing. */
const NOISE = 20

/** Throws when `run` takes far more than four times as long for four times the `size`, however often it is tried. */
export function expectLinear(run: (size: number) => unknown, size: number): void {
  const timed = (length: number): number => {
    const start = performance.now()
    run(length)
    return performance.now() - start
  }
  let small = Infinity
  let large = Infinity
  for (let runs = 0; runs < RUNS; runs++) {
    small = Math.min(small, timed(size))
    large = Math.min(large, timed(size * TIMES))
    if (runs > 0 && (large <= NOISE || large <= small * MOST)) return
  }
  throw new Error(`${size}: ${small.toFixed(1)} ms, ${size * TIMES}: ${large.toFixed(1)} ms`)
}
