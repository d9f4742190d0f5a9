/** Whether work grows with its input as the input does: measured side by side, since machines differ. */

const TIMES = 4
/** Four times the input may take so many times as long: sixteen would be quadratic. */
const MOST = 10
/** Of so many the fastest counts: on a crowded machine a few in a row may wait for others. */
const RUNS = 6
/** Milliseconds below which a measure says nothing. */
const NOISE = 20

/** Throws when `run` takes far more than four times as long for four times the `size`. */
export function expectLinear(run: (size: number) => unknown, size: number): void {
  const best = (length: number): number =>
    Math.min(
      ...Array.from({ length: RUNS }, () => {
        const start = performance.now()
        run(length)
        return performance.now() - start
      }),
    )
  const [small, large] = [best(size), best(size * TIMES)]
  if (large > NOISE && large > small * MOST)
    throw new Error(`${size}: ${small.toFixed(1)} ms, ${size * TIMES}: ${large.toFixed(1)} ms`)
}
