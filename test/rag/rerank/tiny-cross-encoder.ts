/**
 * Builds a real, if simple, cross-encoder as transformers.js loads one: an ONNX graph over the tokens of question and
 * text together whose logit is the number of word pieces of the question that the text repeats, each time.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataType, encodeModel, type OnnxGraph, type OnnxNode } from '../../../src/rag/model/onnx-proto.ts'
import { bundledFiles } from '../../../src/rag/model/build.ts'

/** Below this are markers and punctuation in BERT's vocabulary. */
const FIRST_WORD = 1_036

/** @param labels 1, or more: the last one gets the count, the others 0 */
export function overlapGraph(labels = 1): OnnxGraph {
  const nodes: OnnxNode[] = []
  let made = 0
  const node = (opType: string, input: string[], attributes: OnnxNode['attributes'] = {}, name = '') => {
    const output = name || `${opType}_${made++}`
    nodes.push({ opType, input, output: [output], attributes })
    return output
  }
  const float = (name: string) => node('Cast', [name], { to: DataType.float })
  const word = float(node('Greater', ['input_ids', 'last_marker']))
  const type = float('token_type_ids')
  const second = node('Mul', [node('Mul', [type, word]), float('attention_mask')])
  const first = node('Mul', [node('Sub', ['one', type]), word])
  // Row i, column j: the question's piece i is the text's piece j.
  const same = float(
    node('Equal', [node('Unsqueeze', ['input_ids', 'axis_2']), node('Unsqueeze', ['input_ids', 'axis_1'])]),
  )
  const pairs = node('Mul', [
    node('Mul', [same, node('Unsqueeze', [first, 'axis_2'])]),
    node('Unsqueeze', [second, 'axis_1']),
  ])
  const count = node('ReduceSum', [node('ReduceSum', [pairs, 'axis_2']), 'axis_1'], { keepdims: 1 })
  node('Mul', [node('Squeeze', [count, 'axis_2']), 'labels'], {}, 'logits')
  const int64 = (name: string, ...values: number[]) => ({
    name,
    dims: values.length > 0 && name.startsWith('axis') ? [values.length] : [],
    dataType: DataType.int64,
    rawData: bytes(BigInt64Array.from(values, BigInt)),
  })
  const floats = (name: string, dims: number[], values: number[]) => ({
    name,
    dims,
    dataType: DataType.float,
    rawData: bytes(Float32Array.from(values)),
  })
  const ids = (name: string) => ({ name, elemType: DataType.int64, shape: ['batch', 'sequence'] })
  return {
    nodes,
    initializers: [
      int64('last_marker', FIRST_WORD - 1),
      int64('axis_1', 1),
      int64('axis_2', 2),
      floats('one', [], [1]),
      floats(
        'labels',
        [1, labels],
        Array.from({ length: labels }, (_, i) => (i === labels - 1 ? 1 : 0)),
      ),
    ],
    inputs: [ids('input_ids'), ids('attention_mask'), ids('token_type_ids')],
    outputs: [{ name: 'logits', elemType: DataType.float, shape: ['batch', labels] }],
  }
}

const bytes = (array: BigInt64Array | Float32Array): Uint8Array => new Uint8Array(array.buffer)

/** The files of the model's folder. */
export async function crossEncoderFiles(labels = 1): Promise<Map<string, Uint8Array>> {
  const bundled = await bundledFiles()
  const none = new Uint8Array()
  const id2label = Object.fromEntries(Array.from({ length: labels }, (_, i) => [i, `LABEL_${i}`]))
  const config = { model_type: 'bert', architectures: ['BertForSequenceClassification'], id2label }
  return new Map([
    ['config.json', new TextEncoder().encode(JSON.stringify(config))],
    ['tokenizer.json', bundled.get('tokenizer.json') ?? none],
    ['tokenizer_config.json', bundled.get('tokenizer_config.json') ?? none],
    ['onnx/model.onnx', encodeModel('overlap', overlapGraph(labels))],
  ])
}

/** Writes the model into a folder. */
export async function writeCrossEncoder(folder: string, labels = 1): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true })
  for (const [path, content] of await crossEncoderFiles(labels)) await writeFile(join(folder, path), content)
}
