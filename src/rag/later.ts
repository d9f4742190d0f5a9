/** Something that is started when it is first needed, and not after the end. */
export class Later<Thing> {
  #start: (() => Promise<Thing | null>) | null
  #thing: Promise<Thing | null> = Promise.resolve(null)

  constructor(start: () => Promise<Thing | null>) {
    this.#start = start
  }

  /** Null where it could not be had, and after the end. */
  get(): Promise<Thing | null> {
    if (this.#start !== null) this.#thing = this.#start()
    this.#start = null
    return this.#thing
  }

  /** What was started, if it was. */
  ended(): Promise<Thing | null> {
    this.#start = null
    return this.#thing
  }
}
