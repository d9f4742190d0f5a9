/** The parts a BERT graph is put together from: each takes its weights by name, and finds out which were left. */
import { DataType, type OnnxGraph } from './onnx-proto.ts'
import type { Adapter, LowRank } from './adapter.ts'
import { BERT, PREFIX, type Variant } from './bert.ts'
import { GraphNodes } from './graph-nodes.ts'
import { mergedValues, mergedWeight } from './merged-weight.ts'
import type { PackedRows } from './packed-rows.ts'
import type { BundledModel, PackedWeight } from './tfjs-weights.ts'

/** Rows as bytes: value = (byte - zero) · scale, which is one number or one a row. */
export interface ByteRows {
  readonly bytes: string
  readonly scale: string
  readonly zero: string
}

/** What is changed of a dense layer that is read a second time, for other rows. */
export interface SecondUse {
  readonly change: LowRank | undefined
  /** Added to the layer's bias. */
  readonly shift: Float32Array
}

export class GraphBuilder extends GraphNodes {
  private readonly model: BundledModel
  private readonly unused: Set<string>
  private readonly variant: Variant
  private readonly adapter: Adapter
  private readonly unadapted: Set<string>
  private readonly bytes = new Map<string, ByteRows>()

  constructor(model: BundledModel, variant: Variant, adapter: Adapter) {
    super()
    this.model = model
    this.variant = variant
    this.adapter = adapter
    this.unadapted = new Set(adapter.keys())
    const tensors = [...model.weights.values()].filter((weight) => weight.data.length > 1)
    this.unused = new Set(tensors.map((weight) => weight.name))
  }

  /** x · W + b */
  dense(x: string, name: string, from: number, to: number): string {
    const weight = this.take(matrixOf(name), [from, to])
    const bias = this.vector(this.take(biasOf(name), [to]))
    const change = this.adapter.get(name)
    this.unadapted.delete(name)
    if (this.variant === 'u8w') {
      const matrix = change ? this.changed(weight, change) : this.matrix(weight)
      return this.node('Add', [this.node('MatMul', [x, matrix]), bias])
    }
    if (this.variant === 'merged')
      return this.node('Add', [this.mergedProduct(this.quantised(x), weight, change, weight.name), bias])
    const scale = this.scalar(`${weight.name}/scale`, weight.scale)
    const zero = this.byte(`${weight.name}/zero`, zeroPoint(weight))
    const product = this.integerProduct(this.quantised(x), this.packed(weight), zero, scale)
    // A change of integers that are multiplied as such would be rounded away: it is added to the product.
    const sum = change
      ? this.node('Add', [product, this.node('MatMul', [x, this.product(name, change, from, to)])])
      : product
    return this.node('Add', [sum, bias])
  }

  /** The same layer for other rows, with a change of its own: rows · W' + b'. */
  denseAgain(rows: ByteRows, name: string, from: number, to: number, { change, shift }: SecondUse): string {
    const weight = this.weight(matrixOf(name), [from, to])
    const bias = valuesOf(this.weight(biasOf(name), [to])).map((value, i) => value + (shift[i] ?? 0))
    const product = this.mergedProduct(rows, weight, change, `again/${weight.name}`)
    return this.node('Add', [product, this.floats(`again/${biasOf(name)}`, [to], bias)])
  }

  private mergedProduct(
    rows: ByteRows,
    weight: PackedWeight,
    change: LowRank | undefined,
    name: string,
  ): string {
    const { data, scales } = mergedWeight(weight, change)
    const rawData = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const matrix = this.constant({ name, dims: weight.shape, dataType: DataType.int8, rawData })
    const scale = this.floats(`${name}/scale`, [scales.length], scales)
    return this.integerProduct(rows, matrix, null, scale)
  }

  /** A changed matrix as fp32: the runtime takes two seconds to multiply all changes out, at each load. */
  private changed(weight: PackedWeight, change: LowRank): string {
    return this.floats(weight.name, weight.shape, mergedValues(weight, change))
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
    const scale = this.floats(`${name}/scales`, [count, 1], scales)
    return this.node('Mul', [this.node('Cast', [packed], { to: DataType.float }), scale])
  }

  /** rows · W of integers; W = (matrix - zero point, if there is one) · scale, which is one number or one a column. */
  private integerProduct(rows: ByteRows, matrix: string, zero: string | null, scale: string): string {
    const zeros = zero === null ? [rows.zero] : [rows.zero, zero]
    const sum = this.node('MatMulInteger', [rows.bytes, matrix, ...zeros])
    const factor = this.node('Mul', [rows.scale, scale])
    return this.node('Mul', [this.node('Cast', [sum], { to: DataType.float }), factor])
  }

  byte(name: string, value: number): string {
    return this.constant({ name, dims: [], dataType: DataType.uint8, rawData: Uint8Array.of(value) })
  }

  /** x as bytes; the same for all that x is multiplied with. */
  private quantised(x: string): ByteRows {
    const known = this.bytes.get(x)
    if (known) return known
    const [bytes, scale, zero] = this.quantise(x)
    const made = { bytes, scale, zero }
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

  /** @param isPart whether a weight of this name must be used */
  override finish(isPart: (name: string) => boolean = () => true): OnnxGraph {
    const unused = [...this.unused].filter(isPart)
    const [left] = unused
    if (left !== undefined)
      throw new Error(`Model weight "${left}" belongs to no part of the graph (${unused.length} such)`)
    const [stray] = this.unadapted
    if (stray !== undefined) throw new Error(`The adapter changes "${stray}", which the model does not have`)
    return super.finish()
  }

  private weight(name: string, shape?: readonly number[]): PackedWeight {
    const weight = this.model.weights.get(name)
    if (!weight) throw new Error(`Model weight "${name}" is missing`)
    if (shape && weight.shape.join() !== shape.join()) {
      throw new Error(
        `Model weight "${name}" has the shape [${weight.shape.join(', ')}], expected [${shape.join(', ')}]`,
      )
    }
    return weight
  }

  private take(name: string, shape: readonly number[]): PackedWeight {
    const weight = this.weight(name, shape)
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

  private vector(weight: PackedWeight): string {
    return this.floats(weight.name, weight.shape, valuesOf(weight))
  }
}

const matrixOf = (layer: string): string => `${PREFIX}${layer}/Tensordot/ReadVariableOp`
const biasOf = (layer: string): string => `${PREFIX}${layer}/BiasAdd/ReadVariableOp`

const valuesOf = ({ data, scale, min }: PackedWeight): Float32Array =>
  Float32Array.from(data, (step) => step * scale + min)

/** The step that stands for 0, which a matrix has exactly. */
function zeroPoint({ name, scale, min }: PackedWeight): number {
  const zero = Math.round(-min / scale)
  if (Math.abs(zero - -min / scale) > 1e-3 || zero < 0 || zero > 255) {
    throw new Error(`Model weight "${name}" has no exact zero point`)
  }
  return zero
}
