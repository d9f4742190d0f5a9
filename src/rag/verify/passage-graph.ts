/**
 * What the verifier makes of a passage by itself, as an ONNX graph: the keys and values by which a question's word
 * pieces look at the passage's. They are the same for all questions, so they are made once and kept.
 */
import { BERT } from '../model/bert.ts'
import { layerName } from '../model/bert-layer.ts'
import { GraphBuilder } from '../model/graph-builder.ts'
import { DataType, type OnnxGraph } from '../model/onnx-proto.ts'
import { JOINED_FROM, STATES } from '../model/outputs.ts'
import type { BundledModel } from '../model/tfjs-weights.ts'
import type { Verifier } from './verifier.ts'

/** Inputs and output of the graph. */
export const PASSAGE = {
  /** uint8 [layers, pieces, hidden] and fp32 [layers, pieces, 1]; value = (byte - BYTE_ZERO) · scale. */
  states: 'states',
  scales: 'scales',
  /** fp32 [2 · layers, pieces, hidden]: each layer's keys, then its values. */
  looked: 'looked_at',
} as const

/** The byte that stands for 0 in states. */
export const BYTE_ZERO = 128

export function passageGraph(model: BundledModel, verifier: Verifier): OnnxGraph {
  const graph = new GraphBuilder(model, 'merged', new Map())
  const { hidden } = BERT
  const layers = STATES.length
  graph.input(PASSAGE.states, DataType.uint8, [layers, 'pieces', hidden])
  graph.input(PASSAGE.scales, DataType.float, [layers, 'pieces', 1])
  const zero = graph.byte('byte_zero', BYTE_ZERO)
  const front = graph.shape('shape_front', [1, -1, hidden])
  const rows = STATES.flatMap(({ before: layer }) => {
    const at = graph.scalarInt(`index_${layer}`, layer - JOINED_FROM)
    const states = {
      bytes: graph.node('Gather', [PASSAGE.states, at], { axis: 0 }),
      scale: graph.node('Gather', [PASSAGE.scales, at], { axis: 0 }),
      zero,
    }
    return (['key', 'value'] as const).map((name) => {
      const layerOf = `${layerName(layer)}attention/self/${name}`
      const second = { change: verifier.passage.get(layerOf), shift: verifier.shiftOf(layer, name) }
      return graph.node('Reshape', [graph.denseAgain(states, layerOf, hidden, hidden, second), front])
    })
  })
  graph.node('Concat', rows, { axis: 0 }, PASSAGE.looked)
  graph.putOut(PASSAGE.looked, [2 * layers, 'pieces', hidden])
  return graph.finish(() => false)
}
