/** The verifier beside the embedding model, in its thread: what that made of texts is kept, or made again. */
import type { ForwardPass } from '../embed/forward.ts'
import type { JudgeRequest } from '../embed/protocol.ts'
import { STATES } from '../model/outputs.ts'
import { loadJudge, type Judge } from './judge.ts'
import { KeptStates, type Looks } from './kept-states.ts'

export class Judging {
  readonly #kept = new KeptStates()
  readonly #pass: (texts: readonly string[]) => Promise<ForwardPass>
  #path = ''
  #judge: Promise<Judge> | null = null

  /** @param pass of the bundled model */
  constructor(pass: (texts: readonly string[]) => Promise<ForwardPass>) {
    this.#pass = pass
  }

  /** Keeps what the verifier needs of texts that were just read. */
  keep(texts: readonly string[], pass: ForwardPass, as: 'questions' | 'passages'): void {
    const layers = STATES.slice(0, as === 'questions' ? 1 : undefined).map(({ name }) => pass.output(name))
    texts.forEach((text, i) => {
      const rows = layers.map(({ data, width }) => {
        const from = i * pass.sequence * width
        return data.subarray(from, from + (pass.counts[i] ?? 0) * width)
      })
      if (as === 'passages') this.#kept.keepPassage(text, rows)
      else if (rows[0]) this.#kept.keepQuestion(text, rows[0])
    })
  }

  /** One list for each question, one logit for each of its passages. */
  async logits({ verifier, pairs }: Pick<JudgeRequest, 'verifier' | 'pairs'>): Promise<Float32Array[]> {
    const judge = await this.#judgeOf(verifier)
    const logits = []
    for (const { query, texts } of pairs) {
      const question = await this.#known(query, 'questions', () => this.#kept.question(query))
      const found = new Float32Array(texts.length)
      for (const [i, text] of texts.entries())
        found[i] = await judge.logit(question, this.#kept.looks(text) ?? (await this.#look(text, judge)))
      logits.push(found)
    }
    return logits
  }

  async #look(text: string, judge: Judge): Promise<Looks> {
    const looks = await judge.look(await this.#known(text, 'passages', () => this.#kept.passage(text)))
    this.#kept.keepLooks(text, looks)
    return looks
  }

  #judgeOf(path: string): Promise<Judge> {
    if (path !== this.#path) this.#judge = null
    this.#path = path
    this.#judge ??= loadJudge(path).catch((error: unknown) => {
      // It may be built again meanwhile.
      this.#judge = null
      throw error
    })
    return this.#judge
  }

  /** What is kept of a text, which is read first when it is not. */
  async #known<States>(
    text: string,
    as: 'questions' | 'passages',
    kept: () => States | undefined,
  ): Promise<States> {
    const known = kept()
    if (known) return known
    this.keep([text], await this.#pass([text]), as)
    const made = kept()
    if (!made) throw new Error('what the model makes of the text is more than is kept')
    return made
  }
}
