/**
 * Writes BERT (all-MiniLM-L6-v2) as an ONNX graph, in fp32 over weights that stay uint8 in the file (a Cast, a Sub and
 * a Mul expand a matrix, which the runtime folds at load), but for those that were changed; or in bytes.
 */
import { DataType, type OnnxGraph } from './onnx-proto.ts'
import type { Projection } from '../late/projection.ts'
import type { Adapter } from './adapter.ts'
import { BERT, type Variant } from './bert.ts'
import { afterAttention, layerName } from './bert-layer.ts'
import { GraphBuilder } from './graph-builder.ts'
import { OUTPUT, STATES } from './outputs.ts'
import type { BundledModel } from './tfjs-weights.ts'

/**
 * The graph: inputs input_ids, attention_mask, token_type_ids (int64 [batch, sequence]), outputs as in `OUTPUT`.
 *
 * @param adapter Changes of dense layers; none: the model as it was published.
 * @param projection None: the hidden state alone is put out.
 */
export function bertGraph(
  model: BundledModel,
  variant: Variant = 'u8w',
  adapter: Adapter = new Map(),
  projection: Projection | null = null,
): OnnxGraph {
  const graph = new GraphBuilder(model, variant, adapter)
  const { hidden, heads, layers } = BERT
  const size = hidden / heads
  const splitHeads = graph.shape('shape_split_heads', [0, 0, heads, size])
  const joinHeads = graph.shape('shape_join_heads', [0, 0, hidden])
  for (const name of ['input_ids', 'attention_mask', 'token_type_ids'])
    graph.input(name, DataType.int64, ['batch', 'sequence'])

  // Added to the attention scores: 0 for a token, -10,000 for padding.
  const mask = graph.node('Unsqueeze', ['attention_mask', graph.shape('axes_mask', [1, 2])])
  const padding = graph.node('Sub', [
    graph.scalar('one', 1),
    graph.node('Cast', [mask], { to: DataType.float }),
  ])
  const bias = graph.node('Mul', [padding, graph.scalar('masked', -10_000)])

  let x = embeddings(graph)
  for (let layer = 0; layer < layers; layer++) {
    const perHead = (name: string, perm: readonly number[]) => {
      const projected = graph.dense(x, `${layerName(layer)}attention/self/${name}`, hidden, hidden)
      return graph.node('Transpose', [graph.node('Reshape', [projected, splitHeads])], { perm })
    }
    const scores = graph.node('MatMul', [perHead('query', [0, 2, 1, 3]), perHead('key', [0, 2, 3, 1])])
    const scaled = graph.node('Div', [scores, graph.scalar('sqrt_head', Math.sqrt(size))])
    const attention = graph.node('Softmax', [graph.node('Add', [scaled, bias])], { axis: 3 })
    const mixed = graph.node('MatMul', [attention, perHead('value', [0, 2, 1, 3])])
    const joined = graph.node('Reshape', [
      graph.node('Transpose', [mixed], { perm: [0, 2, 1, 3] }),
      joinHeads,
    ])
    x = afterAttention(graph, joined, x, layer, putOutAs(layer, projection !== null))
  }
  for (let layer = 0; layer < layers; layer++) {
    const name = putOutAs(layer, projection !== null)
    if (name !== undefined) graph.putOut(name, ['batch', 'sequence', hidden])
  }
  if (projection !== null) {
    graph.project(x, projection.question, OUTPUT.question)
    graph.project(x, projection.text, OUTPUT.text)
  }
  return graph.finish()
}

/** Name of a layer's result, where it is put out. */
function putOutAs(layer: number, states: boolean): string | undefined {
  if (layer === BERT.layers - 1) return OUTPUT.hidden
  return states ? STATES.find(({ before }) => before === layer + 1)?.name : undefined
}

function embeddings(graph: GraphBuilder): string {
  const { hidden, vocabulary, positions, tokenTypes } = BERT
  const words = graph.gather('embeddings/Gather', [vocabulary, hidden], 'input_ids')
  const types = graph.gather('embeddings/Gather_2', [tokenTypes, hidden], 'token_type_ids')
  const length = graph.node('Gather', [graph.node('Shape', ['input_ids']), graph.scalarInt('index_one', 1)], {
    axis: 0,
  })
  const places = graph.node('Range', [graph.scalarInt('zero', 0), length, graph.scalarInt('index_one', 1)])
  const located = graph.gather('embeddings/Gather_1', [positions, hidden], places)
  return graph.layerNorm(
    graph.node('Add', [graph.node('Add', [words, types]), located]),
    'embeddings/LayerNorm',
  )
}
