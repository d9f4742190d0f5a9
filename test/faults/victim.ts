/** The service in a process of its own that is killed and started anew on the same folders, again and again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { systemClock } from '../../src/server/clock.ts'
import { openDatabase, type Database } from '../../src/server/store/database.ts'
import { overNetwork } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import {
  freePort,
  removeDir,
  serviceDir,
  startService,
  untilAnswering,
  type Service,
} from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

const LINES = Array.from(
  { length: 150 },
  (_, i) => `- Line ${i + 1}, which is as long as many others.\n`,
).join('')

/** Long enough that a write is not one block; its number stands at the start and at the end. */
export const cvOf = (n: number): string =>
  `# Mara Lindqvist\n\n## Experience\n\n### Organ builder, Example Works\n\n- Tuned ${1_000 + n} church organs in Skåne.\n\n` +
  `## Log\n\n${LINES}\n## End\n\nEnd ${n}\n`

export interface Shown {
  readonly version: number
  readonly content: string
}

export class Victim {
  readonly db: Database
  readonly dir: string
  /** Text of each version that a PUT or a reader saw. */
  readonly texts = new Map<number, string>()
  /** The newest version whose PUT was answered with 200. */
  acknowledged = 0
  /** What was seen that must not be. */
  readonly problems: string[] = []
  readonly #port: number
  readonly #indexDir: string
  #service: Service | undefined
  #token = ''
  #renewAt = 0
  #sent = 0

  private constructor(db: Database, dir: string, port: number, indexDir: string) {
    this.db = db
    this.dir = dir
    this.#port = port
    this.#indexDir = indexDir
  }

  static async open(): Promise<Victim> {
    const dir = serviceDir(cvOf(0))
    const db = await openDatabase({ DATA_DIR: join(dir, 'data') })
    await setOwnerPassword(db, systemClock, OWNER_PASSWORD)
    const victim = new Victim(db, dir, await freePort(), await testIndexDir())
    await victim.start()
    return victim
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts the process and waits until it answers; with `ready`, until it answers questions. */
  async start(ready = false): Promise<void> {
    this.#service = await startService({
      dir: this.dir,
      port: this.#port,
      env: { INDEX_DIR: this.#indexDir, LOG_LEVEL: 'error' },
      untilReady: false,
    })
    await untilAnswering(this.#service)
    if (ready) await this.until('/readyz', (reply) => reply.ok)
    if (Date.now() < this.#renewAt) return
    const tokens = await signIn(this.url, overNetwork)
    this.#token = tokens.access_token
    this.#renewAt = Date.now() + (tokens.expires_in * 1000) / 2
  }

  async kill(): Promise<void> {
    await this.#service?.kill()
  }

  async close(): Promise<void> {
    await this.kill()
    await this.db.destroy()
    removeDir(this.dir)
    removeDir(this.#indexDir)
  }

  /** Sends a text that is new; the version when it was acknowledged, undefined when the kill came first. */
  async put(): Promise<number | undefined> {
    const content = cvOf(++this.#sent)
    const answer = await fetch(`${this.url}/cv/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'text/markdown' },
      body: content,
    }).then(
      async (reply) => ({ status: reply.status, body: (await reply.json()) as { version: number } }),
      () => undefined,
    )
    if (answer === undefined) return undefined
    if (answer.status === 503) return undefined
    if (answer.status !== 200)
      throw new Error(`PUT answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    this.acknowledged = answer.body.version
    this.#saw({ version: answer.body.version, content })
    return answer.body.version
  }

  /** Reads what is published; undefined when the process is gone. */
  async read(): Promise<Shown | undefined> {
    const shown = await fetch(`${this.url}/cv/content`).then(
      async (reply) => (reply.ok ? ((await reply.json()) as Shown) : undefined),
      () => undefined,
    )
    if (shown) this.#saw(shown)
    return shown
  }

  /** Reads, and asks when `asks`, until `done`: every answer must be of one whole version. */
  async watch(done: Promise<unknown>, asks = false): Promise<void> {
    let over = false
    const end = done.finally(() => (over = true))
    while (!over) {
      if (asks) await this.ask()
      else await this.read()
      // What is watched needs the processor too.
      await new Promise((next) => setTimeout(next, 5))
    }
    await end
  }

  /** Asks for the number that each version has its own of; the version that answered. */
  async ask(): Promise<number | undefined> {
    const answer = await fetch(`${this.url}/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'How many church organs did she tune?' }),
    }).then(
      async (reply) => (reply.ok ? ((await reply.json()) as Answered) : undefined),
      () => undefined,
    )
    if (!answer) return undefined
    const text = await this.text(answer.version)
    const number = /Tuned (\d+) church/.exec(text)?.[1] ?? 'no such sentence'
    if (!answer.answer.includes(number))
      this.problems.push(`version ${answer.version} answers ${answer.answer} and not ${number}`)
    for (const { quote, start, end, version } of answer.sources) {
      if (version !== answer.version || text.slice(start, end) !== quote)
        this.problems.push(`version ${answer.version} cites what its text does not hold: ${quote}`)
    }
    return answer.version
  }

  /** Asks a path until the reply is as wanted, a minute at most. */
  async until(path: string, wanted: (reply: Response) => boolean): Promise<Buffer> {
    const end = performance.now() + 60_000
    for (;;) {
      const reply = await fetch(this.url + path).catch(() => undefined)
      const bytes = Buffer.from((await reply?.arrayBuffer()) ?? new ArrayBuffer(0))
      if (reply && wanted(reply)) return bytes
      if (performance.now() > end) throw new Error(`${path} answers ${reply?.status}: ${bytes.toString()}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }

  /** After a kill and a start: nothing acknowledged is lost, what is shown is whole, and cv.md is the same. */
  async check(): Promise<Shown> {
    const shown = await this.read()
    if (!shown) throw new Error('the service that was started shows nothing')
    if (shown.version < this.acknowledged)
      this.problems.push(`version ${this.acknowledged} was acknowledged, ${shown.version} is there`)
    if (readFileSync(join(this.dir, 'content', 'cv.md'), 'utf8') !== shown.content)
      this.problems.push(`cv.md is not version ${shown.version}`)
    this.acknowledged = shown.version
    return shown
  }

  /** The text of a version, from a reader before or from its row. */
  async text(version: number): Promise<string> {
    const known = this.texts.get(version)
    if (known !== undefined) return known
    const row = await this.db
      .selectFrom('versions')
      .select('content')
      .where('version', '=', version)
      .executeTakeFirst()
    return row?.content ?? ''
  }

  #saw({ version, content }: Shown): void {
    const known = this.texts.get(version)
    if (known !== undefined && known !== content) this.problems.push(`version ${version} has two texts`)
    const n = Number(/End (\d+)\n$/.exec(content)?.[1] ?? -1)
    if (n < 0 || n > this.#sent || content !== cvOf(n)) this.problems.push(`version ${version} is not whole`)
    this.texts.set(version, content)
  }
}

interface Answered {
  readonly answer: string
  readonly version: number
  readonly sources: readonly {
    readonly quote: string
    readonly start: number
    readonly end: number
    readonly version: number
  }[]
}
