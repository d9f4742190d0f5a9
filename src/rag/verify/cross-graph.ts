/**
 * The verifier as an ONNX graph: the upper layers of the bundled model over a question's word pieces, which look at
 * each other and at a passage's, as these were read by the embedding model. The passage does not look back, so what
 * it is made of is the same for all questions (passage-graph.ts). One passage a run: two at once took a third longer
 * than one after the other.
 */
import { BERT } from '../model/bert.ts'
import { afterAttention, layerName } from '../model/bert-layer.ts'
import { GraphBuilder } from '../model/graph-builder.ts'
import { DataType, type OnnxGraph } from '../model/onnx-proto.ts'
import { JOINED_FROM, STATES } from '../model/outputs.ts'
import type { BundledModel } from '../model/tfjs-weights.ts'
import type { Verifier } from './verifier.ts'

/** Inputs and output of the graph. */
export const CROSS = {
  /** fp32 [asked, hidden]: the question's word pieces, as the layer JOINED_FROM is given them. */
  question: 'question',
  /** int8 [2 · layers, pieces, hidden] and fp32 [2 · layers, pieces, 1]: a passage's keys and values; value = byte · scale. */
  looked: 'looked_at',
  scales: 'looked_at_scales',
  /** fp32 [1, 1]: a logit that the passage answers. */
  logit: 'logit',
} as const

export function crossGraph(model: BundledModel, verifier: Verifier): OnnxGraph {
  const graph = new GraphBuilder(model, 'merged', verifier.question)
  const { hidden, heads } = BERT
  const size = hidden / heads
  const rows = 2 * STATES.length
  const splitHeads = graph.shape('shape_split_heads', [0, heads, size])
  const joinHeads = graph.shape('shape_join_heads', [0, hidden])
  graph.input(CROSS.looked, DataType.int8, [rows, 'pieces', hidden])
  graph.input(CROSS.scales, DataType.float, [rows, 'pieces', 1])

  let x = graph.input(CROSS.question, DataType.float, ['asked', hidden])
  for (const { before: layer } of STATES) {
    const perHead = (name: string, perm: readonly number[]) =>
      graph.node('Transpose', [graph.node('Reshape', [name, splitHeads])], { perm })
    const own = (name: string, perm: readonly number[]) =>
      perHead(graph.dense(x, `${layerName(layer)}attention/self/${name}`, hidden, hidden), perm)
    const kept = (name: 'key' | 'value', perm: readonly number[]) => {
      const row = 2 * (layer - JOINED_FROM) + (name === 'key' ? 0 : 1)
      const at = graph.scalarInt(`index_${row}`, row)
      const bytes = graph.node('Gather', [CROSS.looked, at], { axis: 0 })
      const scale = graph.node('Gather', [CROSS.scales, at], { axis: 0 })
      return perHead(graph.node('Mul', [graph.node('Cast', [bytes], { to: DataType.float }), scale]), perm)
    }
    const both = (name: 'key' | 'value', perm: readonly number[], axis: number) =>
      graph.node('Concat', [own(name, perm), kept(name, perm)], { axis })
    const scores = graph.node('MatMul', [own('query', [1, 0, 2]), both('key', [1, 2, 0], 2)])
    const scaled = graph.node('Div', [scores, graph.scalar('sqrt_head', Math.sqrt(size))])
    const shares = graph.node('Softmax', [scaled], { axis: 2 })
    const mixed = graph.node('MatMul', [shares, both('value', [1, 0, 2], 1)])
    const joined = graph.node('Reshape', [graph.node('Transpose', [mixed], { perm: [1, 0, 2] }), joinHeads])
    x = afterAttention(graph, joined, x, layer)
  }
  judge(graph, x, verifier)
  return graph.finish((name) => STATES.some(({ before }) => name.includes(layerName(before))))
}

/** Puts out one number: of the question's first word piece and of the mean of all of them. */
function judge(graph: GraphBuilder, x: string, { head }: Verifier): void {
  const { hidden } = BERT
  const opening = graph.node('Gather', [x, graph.shape('index_first', [0])], { axis: 0 })
  const average = graph.node('ReduceMean', [x], { axes: [0], keepdims: 1 })
  const sum = graph.node('Add', [
    graph.node('MatMul', [opening, graph.floats('head/first', [hidden, 1], head.first)]),
    graph.node('MatMul', [average, graph.floats('head/mean', [hidden, 1], head.mean)]),
  ])
  graph.node('Add', [sum, graph.scalar('head/bias', head.bias)], {}, CROSS.logit)
  graph.putOut(CROSS.logit, [1, 1])
}
