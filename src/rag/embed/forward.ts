/** The embedding model and its tokenizer, in the thread that runs them: texts in, outputs of one forward pass out. */
import { AutoModel, AutoTokenizer, env, Tensor } from '@xenova/transformers'
import { z } from 'zod'
import type { WorkerSetup } from './protocol.ts'

/** More characters than any 256 tokens need; keeps the tokenizer from reading a book to drop it. */
export const MAX_CHARS = 8_192

const encoding = z.object({ input_ids: z.array(z.number()) })

/** One pass over texts of different lengths. */
export interface ForwardPass {
  /** Token ids of each text, markers included. */
  readonly ids: readonly (readonly number[])[]
  readonly counts: readonly number[]
  /** Tokens of the longest: outputs have so many rows a text. */
  readonly sequence: number
  /**
   * An output, [texts, sequence, width].
   * @throws Error when the model has no such output
   */
  readonly output: (name: string) => { readonly data: Float32Array; readonly width: number }
}

export interface Forward {
  readonly pass: (texts: readonly string[]) => Promise<ForwardPass>
  /** The word pieces of ids, without the markers before and after them. */
  readonly piecesOf: (ids: readonly number[]) => string[]
  /** Entries of the vocabulary that are a word by themselves, lower case. */
  readonly wholeWords: () => string[]
}

export async function loadForward({ root, name, quantized, maxTokens }: WorkerSetup): Promise<Forward> {
  env.allowRemoteModels = false
  env.localModelPath = root
  const tokenizer = await AutoTokenizer.from_pretrained(name)
  const model = await AutoModel.from_pretrained(name, { quantized })

  /** Cut to the model's length; the last is always the separator. */
  const tokenIds = (text: string): number[] => {
    const options = { truncation: true, max_length: maxTokens, padding: false, return_tensor: false }
    return encoding.parse(tokenizer(text.slice(0, MAX_CHARS), options)).input_ids
  }

  return {
    async pass(texts) {
      const ids = texts.map(tokenIds)
      const counts = ids.map((list) => list.length)
      const sequence = Math.max(...counts)
      const shape = [texts.length, sequence]
      const inputIds = new BigInt64Array(texts.length * sequence)
      const mask = new BigInt64Array(texts.length * sequence)
      ids.forEach((list, row) => {
        list.forEach((token, column) => {
          inputIds[row * sequence + column] = BigInt(token)
          mask[row * sequence + column] = 1n
        })
      })
      const outputs: unknown = await model({
        input_ids: new Tensor('int64', inputIds, shape),
        attention_mask: new Tensor('int64', mask, shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(mask.length), shape),
      })
      return { ids, counts, sequence, output: (output) => outputOf(outputs, output) }
    },
    piecesOf: (ids) => ids.slice(1, -1).map((id) => String(tokenizer.model.vocab[id] ?? '[UNK]')),
    /** However the tokenizer marks them. */
    wholeWords() {
      const entries = tokenizer.model.vocab.map(String)
      const marked = entries.filter((entry) => /^[\u2581\u0120]/.test(entry))
      const whole = marked.length > 0 ? marked.map((entry) => entry.slice(1)) : entries
      return whole.filter((entry) => /^[\p{L}\d]+$/u.test(entry)).map((entry) => entry.toLowerCase())
    },
  }
}

function outputOf(outputs: unknown, name: string): { data: Float32Array; width: number } {
  const found: unknown = outputs && typeof outputs === 'object' ? Reflect.get(outputs, name) : null
  // Taken once: the library's tensor is a proxy, slow to read element by element.
  if (found instanceof Tensor && found.data instanceof Float32Array)
    return { data: found.data, width: found.dims[2] ?? 0 }
  throw new Error(`the model gives no ${name}`)
}
