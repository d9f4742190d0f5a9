/** An ONNX graph as it is written: nodes, constants, inputs and outputs, each named once. */
import { DataType, type OnnxGraph, type OnnxNode, type OnnxTensor, type OnnxValue } from './onnx-proto.ts'

export class GraphNodes {
  private readonly nodes: OnnxNode[] = []
  private readonly initializers = new Map<string, OnnxTensor>()
  private readonly inputs = new Map<string, Omit<OnnxValue, 'name'>>()
  private readonly outputs = new Map<string, OnnxValue['shape']>()

  node(
    opType: string,
    input: readonly string[],
    attributes: OnnxNode['attributes'] = {},
    output?: string,
  ): string {
    const name = output ?? `${opType}_${this.nodes.length}`
    this.nodes.push({ opType, input, output: [name], attributes })
    return name
  }

  /** Bytes for x, their scale and their zero point. */
  quantise(x: string): readonly [bytes: string, scale: string, zero: string] {
    const output = [`${x}/bytes`, `${x}/scale`, `${x}/zero`] as const
    this.nodes.push({ opType: 'DynamicQuantizeLinear', input: [x], output, attributes: {} })
    return output
  }

  input(name: string, elemType: number, shape: OnnxValue['shape']): string {
    this.inputs.set(name, { elemType, shape })
    return name
  }

  putOut(name: string, shape: OnnxValue['shape']): void {
    this.outputs.set(name, shape)
  }

  floats(name: string, dims: readonly number[], values: Float32Array): string {
    return this.constant({ name, dims, dataType: DataType.float, rawData: bytesOf(values) })
  }

  scalar(name: string, value: number): string {
    return this.floats(name, [], Float32Array.of(value))
  }

  scalarInt(name: string, value: number): string {
    return this.constant({
      name,
      dims: [],
      dataType: DataType.int64,
      rawData: bytesOf(BigInt64Array.of(BigInt(value))),
    })
  }

  /** A list of integers: a shape, axes or an index. */
  shape(name: string, values: readonly number[]): string {
    const data = BigInt64Array.from(values, (value) => BigInt(value))
    return this.constant({ name, dims: [values.length], dataType: DataType.int64, rawData: bytesOf(data) })
  }

  constant(tensor: OnnxTensor): string {
    if (!this.initializers.has(tensor.name)) this.initializers.set(tensor.name, tensor)
    return tensor.name
  }

  finish(): OnnxGraph {
    return {
      nodes: this.nodes,
      initializers: [...this.initializers.values()],
      inputs: Array.from(this.inputs, ([name, value]) => ({ name, ...value })),
      outputs: Array.from(this.outputs, ([name, shape]) => ({ name, elemType: DataType.float, shape })),
    }
  }
}

/** Little-endian bytes, as ONNX wants them, on the little-endian machines Node runs on. */
function bytesOf(array: Float32Array | BigInt64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
