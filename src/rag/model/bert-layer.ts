/** What a layer does with what it attended to: the same in the embedding model and in the verifier. */
import { BERT } from './bert.ts'
import type { GraphBuilder } from './graph-builder.ts'

/** What the names of a layer's weights begin with. */
export const layerName = (layer: number): string => `encoder/layer_._${layer}/`

/**
 * @param attended the heads' results side by side, as wide as the hidden state
 * @param x what the layer was given
 * @param output name of the result
 */
export function afterAttention(
  graph: GraphBuilder,
  attended: string,
  x: string,
  layer: number,
  output?: string,
): string {
  const at = layerName(layer)
  const { hidden, feedForward } = BERT
  const mixed = graph.dense(attended, `${at}attention/output/dense`, hidden, hidden)
  const between = graph.layerNorm(graph.node('Add', [mixed, x]), `${at}attention/output/LayerNorm`)
  const inner = graph.gelu(graph.dense(between, `${at}intermediate/dense`, hidden, feedForward))
  const outer = graph.dense(inner, `${at}output/dense`, feedForward, hidden)
  return graph.layerNorm(graph.node('Add', [outer, between]), `${at}output/LayerNorm`, output)
}
