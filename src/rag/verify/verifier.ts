/**
 * What was learned of the verifier: low-rank changes of the bundled model's upper layers, for the question's word
 * pieces and for what they take in of a passage's, and a head. Fitted by test/eval/fit-verifier.ts on test/eval/pairs
 * and some of the sets. It begins at what the matcher's layers are.
 */
import { learnedAdapter, type Adapter, type LowRank } from '../model/adapter.ts'
import { unpackedRows, type PackedRows } from '../model/packed-rows.ts'
import { VERIFIER, type PackedChange } from './verifier-weights.ts'

export interface Verifier {
  /** Changes of the layers that the question's pieces go through. */
  readonly question: Adapter
  /** Changes of the same layers' keys and values, where they are made of a passage's pieces. */
  readonly passage: Adapter
  /** What is added to a passage's keys or values, as wide as the hidden state. */
  readonly shiftOf: (layer: number, name: 'key' | 'value') => Float32Array
  readonly head: {
    /** As wide as the hidden state: of the first word piece and of the mean of all. */
    readonly first: Float32Array
    readonly mean: Float32Array
    readonly bias: number
  }
}

export function learnedVerifier(): Verifier {
  const { head, shifts } = VERIFIER
  const matcher = learnedAdapter()
  return {
    question: stacked(matcher, unpackedChanges(VERIFIER.question)),
    passage: stacked(matcher, unpackedChanges(VERIFIER.passage)),
    shiftOf: (layer, name) => Float32Array.from(shifts[`${layer}/${name}`] ?? []),
    head: { first: Float32Array.from(head.first), mean: Float32Array.from(head.mean), bias: head.bias },
  }
}

export function unpackedChanges(changes: Readonly<Record<string, PackedChange>>): Adapter {
  return new Map(
    Object.entries(changes).map(([name, { down, downScales, up, upScales }]) => [
      name,
      { down: unpackedRows(down, downScales), up: unpackedRows(up, upScales) },
    ]),
  )
}

/** What `above` changes on top of what `below` does, of each layer that it changes: of the sum of their ranks. */
export function stacked(below: Adapter, above: Adapter): Adapter {
  return new Map(
    [...above].map(([name, change]) => {
      const first = below.get(name)
      return [name, first ? { down: joined(first, change, 'down'), up: joined(first, change, 'up') } : change]
    }),
  )
}

function joined(a: LowRank, b: LowRank, side: 'down' | 'up'): PackedRows {
  const data = new Int8Array(a[side].data.length + b[side].data.length)
  data.set(a[side].data)
  data.set(b[side].data, a[side].data.length)
  return { data, scales: Float32Array.from([...a[side].scales, ...b[side].scales]) }
}
