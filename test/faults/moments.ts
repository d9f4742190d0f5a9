/**
 * Random moments from the start of something to shortly after its end. How long it takes changes with what else the
 * machine does, so the span grows while the end is not reached and shrinks while it is.
 */
export class Moments {
  #span: number
  readonly #random: () => number
  constructor(span: number, random: () => number) {
    this.#span = span
    this.#random = random
  }

  /** Milliseconds to wait before the next kill. */
  next(): number {
    return this.#random() * this.#span
  }

  /** @param reached whether the end was reached before the last kill */
  learn(reached: boolean): void {
    this.#span *= reached ? 0.7 : 1.4
  }
}
