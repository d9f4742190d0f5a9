/** The part of the ONNX file format (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto) that our model needs. */
import protobuf from 'protobufjs/light.js'

const { Root } = protobuf

const root = Root.fromJSON({
  nested: {
    ModelProto: {
      fields: {
        irVersion: { type: 'int64', id: 1 },
        producerName: { type: 'string', id: 2 },
        graph: { type: 'GraphProto', id: 7 },
        opsetImport: { rule: 'repeated', type: 'OperatorSetIdProto', id: 8 },
      },
    },
    OperatorSetIdProto: { fields: { domain: { type: 'string', id: 1 }, version: { type: 'int64', id: 2 } } },
    GraphProto: {
      fields: {
        node: { rule: 'repeated', type: 'NodeProto', id: 1 },
        name: { type: 'string', id: 2 },
        initializer: { rule: 'repeated', type: 'TensorProto', id: 5 },
        input: { rule: 'repeated', type: 'ValueInfoProto', id: 11 },
        output: { rule: 'repeated', type: 'ValueInfoProto', id: 12 },
      },
    },
    NodeProto: {
      fields: {
        input: { rule: 'repeated', type: 'string', id: 1 },
        output: { rule: 'repeated', type: 'string', id: 2 },
        name: { type: 'string', id: 3 },
        opType: { type: 'string', id: 4 },
        attribute: { rule: 'repeated', type: 'AttributeProto', id: 5 },
      },
    },
    AttributeProto: {
      fields: {
        name: { type: 'string', id: 1 },
        i: { type: 'int64', id: 3 },
        ints: { rule: 'repeated', type: 'int64', id: 8, options: { packed: false } },
        type: { type: 'int32', id: 20 },
      },
    },
    TensorProto: {
      fields: {
        dims: { rule: 'repeated', type: 'int64', id: 1, options: { packed: false } },
        dataType: { type: 'int32', id: 2 },
        name: { type: 'string', id: 8 },
        rawData: { type: 'bytes', id: 9 },
      },
    },
    ValueInfoProto: { fields: { name: { type: 'string', id: 1 }, type: { type: 'TypeProto', id: 2 } } },
    TypeProto: { fields: { tensorType: { type: 'TensorTypeProto', id: 1 } } },
    TensorTypeProto: {
      fields: { elemType: { type: 'int32', id: 1 }, shape: { type: 'TensorShapeProto', id: 2 } },
    },
    TensorShapeProto: { fields: { dim: { rule: 'repeated', type: 'DimensionProto', id: 1 } } },
    DimensionProto: { fields: { dimValue: { type: 'int64', id: 1 }, dimParam: { type: 'string', id: 2 } } },
  },
})

/** TensorProto.DataType */
export const DataType = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 } as const

const AttributeType = { int: 2, ints: 7 } as const
const IR_VERSION = 7
const OPSET = 13

export interface OnnxTensor {
  readonly name: string
  readonly dims: readonly number[]
  readonly dataType: number
  readonly rawData: Uint8Array
}

export interface OnnxNode {
  readonly opType: string
  readonly input: readonly string[]
  readonly output: readonly string[]
  readonly attributes: Readonly<Record<string, number | readonly number[]>>
}

/** A named input or output; a string in `shape` is a dimension that is known at run time only. */
export interface OnnxValue {
  readonly name: string
  readonly elemType: number
  readonly shape: readonly (number | string)[]
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  readonly initializers: readonly OnnxTensor[]
  readonly inputs: readonly OnnxValue[]
  readonly outputs: readonly OnnxValue[]
}

/** Encodes a graph as an ONNX file; the same graph always gives the same bytes. */
export function encodeModel(name: string, graph: OnnxGraph): Uint8Array {
  const type = root.lookupType('ModelProto')
  const message = type.fromObject({
    irVersion: IR_VERSION,
    producerName: 'public-cv',
    opsetImport: [{ domain: '', version: OPSET }],
    graph: {
      name,
      node: graph.nodes.map(({ opType, input, output, attributes }) => ({
        opType,
        input,
        output,
        name: output[0],
        attribute: Object.entries(attributes).map(([key, value]) =>
          typeof value === 'number'
            ? { name: key, i: value, type: AttributeType.int }
            : { name: key, ints: value, type: AttributeType.ints },
        ),
      })),
      initializer: graph.initializers,
      input: graph.inputs.map(valueInfo),
      output: graph.outputs.map(valueInfo),
    },
  })
  return type.encode(message).finish()
}

function valueInfo({ name, elemType, shape }: OnnxValue): object {
  const dim = shape.map((size) => (typeof size === 'number' ? { dimValue: size } : { dimParam: size }))
  return { name, type: { tensorType: { elemType, shape: { dim } } } }
}
