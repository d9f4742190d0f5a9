/** The parts a BERT graph is put together from: each takes its weights by name, and finds out which were left. */
import { DataType, type OnnxGraph, type OnnxNode, type OnnxTensor, type OnnxValue } from './onnx-proto.ts'
import type { Adapter, LowRank } from './adapter.ts'
import { BERT, PREFIX, type Variant } from './bert.ts'
import { LOGITS, type Head } from './head.ts'
import { MERGED_ZERO, mergedValues, mergedWeight } from './merged-weight.ts'
import type { PackedRows } from './packed-rows.ts'
import type { BundledModel, PackedWeight } from './tfjs-weights.ts'

export class GraphBuilder {
  private readonly nodes: OnnxNode[] = []
  private readonly initializers = new Map<string, OnnxTensor>()
  private readonly model: BundledModel
  private readonly unused: Set<string>

  private readonly variant: Variant
  private readonly adapter: Adapter
  private readonly unadapted: Set<string>
  private readonly bytes = new Map<string, readonly [string, string, string]>()
  private readonly outputs = new Map<string, OnnxValue['shape']>()

  constructor(model: BundledModel, variant: Variant, adapter: Adapter) {
    this.model = model
    this.variant = variant
    this.adapter = adapter
    this.unadapted = new Set(adapter.keys())
    const tensors = [...model.weights.values()].filter((weight) => weight.data.length > 1)
    this.unused = new Set(tensors.map((weight) => weight.name))
  }

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

  /** x · W + b */
  dense(x: string, name: string, from: number, to: number): string {
    const weight = this.take(`${PREFIX}${name}/Tensordot/ReadVariableOp`, [from, to])
    const bias = this.vector(this.take(`${PREFIX}${name}/BiasAdd/ReadVariableOp`, [to]))
    const change = this.adapter.get(name)
    this.unadapted.delete(name)
    if (this.variant === 'u8w') {
      const matrix = change ? this.changed(weight, change) : this.matrix(weight)
      return this.node('Add', [this.node('MatMul', [x, matrix]), bias])
    }
    if (this.variant === 'merged') {
      const { data, scales } = mergedWeight(weight, change)
      const matrix = this.constant({
        name: weight.name,
        dims: weight.shape,
        dataType: DataType.uint8,
        rawData: data,
      })
      const scale = this.constant({
        name: `${weight.name}/scale`,
        dims: [to],
        dataType: DataType.float,
        rawData: bytesOf(scales),
      })
      return this.node('Add', [this.integerProduct(x, weight.name, matrix, MERGED_ZERO, scale), bias])
    }
    const scale = this.scalar(`${weight.name}/scale`, weight.scale)
    const product = this.integerProduct(x, weight.name, this.packed(weight), zeroPoint(weight), scale)
    // A change of integers that are multiplied as such would be rounded away: it is added to the product.
    const sum = change
      ? this.node('Add', [product, this.node('MatMul', [x, this.product(name, change, from, to)])])
      : product
    return this.node('Add', [sum, bias])
  }

  /** A changed matrix as fp32: the runtime takes two seconds to multiply all changes out, at each load. */
  private changed(weight: PackedWeight, change: LowRank): string {
    const rawData = bytesOf(mergedValues(weight, change))
    return this.constant({ name: weight.name, dims: weight.shape, dataType: DataType.float, rawData })
  }

  /** A low-rank change as a matrix [from, to], which the runtime folds at load. */
  private product(name: string, { down, up }: LowRank, from: number, to: number): string {
    const rank = down.scales.length
    const left = this.rows(`${name}/down`, down, rank, from)
    const right = this.rows(`${name}/up`, up, rank, to)
    return this.node('MatMul', [this.node('Transpose', [left], { perm: [1, 0] }), right])
  }

  /** Puts out x · rowsᵀ. */
  project(x: string, rows: PackedRows, output: string): void {
    const width = rows.scales.length
    const matrix = this.rows(`${output}/rows`, rows, width, BERT.hidden)
    this.node('MatMul', [x, this.node('Transpose', [matrix], { perm: [1, 0] })], {}, output)
    this.putOut(output, ['batch', 'sequence', width])
  }

  /** The rows of x that are of the first text, which is the same in all pairs of a batch. */
  firstText(x: string): string {
    const first = this.shape('index_first', [0])
    // Padding and the second text have other marks than the first.
    const marks = this.node('Gather', [this.node('Sub', ['attention_mask', 'token_type_ids']), first], {
      axis: 0,
    })
    const count = this.node('ReduceSum', [marks, this.shape('axes_count', [0, 1])], { keepdims: 0 })
    const end = this.node('Unsqueeze', [count, first])
    return this.node('Slice', [x, first, end, this.shape('axes_rows', [1])])
  }

  /** Puts out one number a pair: of the first word piece and of the mean of the first text's, which x has the rows of. */
  judge(x: string, { first, mean, bias }: Head): void {
    const { hidden } = BERT
    const column = (name: string, values: Float32Array): string =>
      this.constant({ name, dims: [hidden, 1], dataType: DataType.float, rawData: bytesOf(values) })
    const opening = this.node('Gather', [x, this.scalarInt('zero', 0)], { axis: 1 })
    const average = this.node('ReduceMean', [x], { axes: [1], keepdims: 0 })
    const both = this.node('Add', [
      this.node('MatMul', [opening, column('head/first', first)]),
      this.node('MatMul', [average, column('head/mean', mean)]),
    ])
    this.node('Add', [both, this.scalar('head/bias', bias)], {}, LOGITS)
    this.putOut(LOGITS, ['batch', 1])
  }

  putOut(name: string, shape: OnnxValue['shape']): void {
    this.outputs.set(name, shape)
  }

  private rows(name: string, { data, scales }: PackedRows, count: number, width: number): string {
    if (data.length !== count * width || scales.length !== count)
      throw new Error(
        `Learned weight "${name}" has ${data.length} numbers, expected ${count} rows of ${width}`,
      )
    const packed = this.constant({
      name,
      dims: [count, width],
      dataType: DataType.int8,
      rawData: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    })
    const scale = this.constant({
      name: `${name}/scales`,
      dims: [count, 1],
      dataType: DataType.float,
      rawData: bytesOf(scales),
    })
    return this.node('Mul', [this.node('Cast', [packed], { to: DataType.float }), scale])
  }

  /** x · W of integers; W = (matrix - zero point) · scale, which is one number or one a column. */
  private integerProduct(x: string, name: string, matrix: string, zeroPoint: number, scale: string): string {
    const [input, inputScale, inputZero] = this.quantised(x)
    const zero = this.constant({
      name: `${name}/zero`,
      dims: [],
      dataType: DataType.uint8,
      rawData: Uint8Array.of(zeroPoint),
    })
    const sum = this.node('MatMulInteger', [input, matrix, inputZero, zero])
    const factor = this.node('Mul', [inputScale, scale])
    return this.node('Mul', [this.node('Cast', [sum], { to: DataType.float }), factor])
  }

  /** Bytes for x, their scale and their zero point; the same for all that x is multiplied with. */
  private quantised(x: string): readonly [string, string, string] {
    const known = this.bytes.get(x)
    if (known) return known
    const made = [`${x}/bytes`, `${x}/scale`, `${x}/zero`] as const
    this.nodes.push({ opType: 'DynamicQuantizeLinear', input: [x], output: made, attributes: {} })
    this.bytes.set(x, made)
    return made
  }

  layerNorm(x: string, name: string, output?: string): string {
    const shape = [BERT.hidden]
    const gamma = this.vector(this.take(`${PREFIX}${name}/batchnorm/mul/ReadVariableOp`, shape))
    const beta = this.vector(this.take(`${PREFIX}${name}/batchnorm/ReadVariableOp`, shape))
    const epsilon = this.weight(`${PREFIX}${name}/batchnorm/add/y`).min
    if (Math.abs(epsilon / BERT.layerNormEpsilon - 1) > 1e-6)
      throw new Error(`Model weight "${name}" has an epsilon of ${epsilon}`)
    const centred = this.node('Sub', [x, this.node('ReduceMean', [x], { axes: [-1] })])
    const square = this.node('Pow', [centred, this.scalar('two', 2)])
    const variance = this.node('ReduceMean', [square], { axes: [-1] })
    const deviation = this.node('Sqrt', [
      this.node('Add', [variance, this.scalar('epsilon', BERT.layerNormEpsilon)]),
    ])
    const scaled = this.node('Mul', [this.node('Div', [centred, deviation]), gamma])
    return this.node('Add', [scaled, beta], {}, output)
  }

  /** x · 0.5 · (1 + erf(x / √2)) */
  gelu(x: string): string {
    const erf = this.node('Erf', [this.node('Div', [x, this.scalar('sqrt_two', Math.SQRT2)])])
    const product = this.node('Mul', [x, this.node('Add', [erf, this.scalar('one', 1)])])
    return this.node('Mul', [product, this.scalar('half', 0.5)])
  }

  /** Rows of an embedding table; the graph model names the table only as an input of its own Gather node. */
  gather(node: string, shape: readonly number[], indices: string): string {
    const table = this.model.inputs.get(`${PREFIX}${node}`)?.[0]
    if (table === undefined) throw new Error(`The graph model has no node "${PREFIX}${node}" with a table`)
    const weight = this.take(table, shape)
    // Rows are picked before they are expanded: the whole table in fp32 would take 47 MB and time at load.
    return this.expand(this.node('Gather', [this.packed(weight), indices], { axis: 0 }), weight)
  }

  scalar(name: string, value: number): string {
    return this.constant({
      name,
      dims: [],
      dataType: DataType.float,
      rawData: bytesOf(Float32Array.of(value)),
    })
  }

  scalarInt(name: string, value: number): string {
    return this.constant({
      name,
      dims: [],
      dataType: DataType.int64,
      rawData: bytesOf(BigInt64Array.of(BigInt(value))),
    })
  }

  shape(name: string, values: readonly number[]): string {
    const data = BigInt64Array.from(values, (value) => BigInt(value))
    return this.constant({ name, dims: [values.length], dataType: DataType.int64, rawData: bytesOf(data) })
  }

  finish(): OnnxGraph {
    const [left] = this.unused
    if (left !== undefined)
      throw new Error(`Model weight "${left}" belongs to no part of the graph (${this.unused.size} such)`)
    const [stray] = this.unadapted
    if (stray !== undefined) throw new Error(`The adapter changes "${stray}", which the model does not have`)
    const ids = (name: string): OnnxValue => ({
      name,
      elemType: DataType.int64,
      shape: ['batch', 'sequence'],
    })
    return {
      nodes: this.nodes,
      initializers: [...this.initializers.values()],
      inputs: [ids('input_ids'), ids('attention_mask'), ids('token_type_ids')],
      outputs: Array.from(this.outputs, ([name, shape]) => ({ name, elemType: DataType.float, shape })),
    }
  }

  private constant(tensor: OnnxTensor): string {
    if (!this.initializers.has(tensor.name)) this.initializers.set(tensor.name, tensor)
    return tensor.name
  }

  private weight(name: string): PackedWeight {
    const weight = this.model.weights.get(name)
    if (!weight) throw new Error(`Model weight "${name}" is missing`)
    return weight
  }

  private take(name: string, shape: readonly number[]): PackedWeight {
    const weight = this.weight(name)
    if (weight.shape.join() !== shape.join()) {
      throw new Error(
        `Model weight "${name}" has the shape [${weight.shape.join(', ')}], expected [${shape.join(', ')}]`,
      )
    }
    if (!this.unused.delete(name)) throw new Error(`Model weight "${name}" is used twice`)
    return weight
  }

  private matrix(weight: PackedWeight): string {
    return this.expand(this.packed(weight), weight)
  }

  private packed({ name, shape, data }: PackedWeight): string {
    return this.constant({ name, dims: shape, dataType: DataType.uint8, rawData: data })
  }

  /** uint8 in the file, (w - zero) · scale in the graph. */
  private expand(packed: string, weight: PackedWeight): string {
    const cast = this.node('Cast', [packed], { to: DataType.float })
    const centred = this.node('Sub', [cast, this.scalar(`${weight.name}/zero_value`, zeroPoint(weight))])
    return this.node('Mul', [centred, this.scalar(`${weight.name}/scale`, weight.scale)])
  }

  private vector({ name, shape, data, scale, min }: PackedWeight): string {
    const values = Float32Array.from(data, (step) => step * scale + min)
    return this.constant({ name, dims: shape, dataType: DataType.float, rawData: bytesOf(values) })
  }
}

/** The step that stands for 0, which a matrix has exactly. */
function zeroPoint({ name, scale, min }: PackedWeight): number {
  const zero = Math.round(-min / scale)
  if (Math.abs(zero - -min / scale) > 1e-3 || zero < 0 || zero > 255) {
    throw new Error(`Model weight "${name}" has no exact zero point`)
  }
  return zero
}

/** Little-endian bytes, as ONNX wants them, on the little-endian machines Node runs on. */
function bytesOf(array: Float32Array | BigInt64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
