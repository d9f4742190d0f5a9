/**
 * npm run eval:fit-matcher: fits what the matcher adds to the model on test/eval/pairs, and writes
 * src/rag/model/adapter-weights.ts and src/rag/late/projection-weights.ts. The fitting itself is fit-matcher.py,
 * since it needs gradients through the model; PYTHON names an interpreter that has PyTorch.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AutoTokenizer, env } from '@xenova/transformers'
import { z } from 'zod'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import { readBundledModel } from '../../src/rag/model/tfjs-weights.ts'
import { sharedModelDir } from '../support/model.ts'
import { pairs, sets, tokenizeWith } from './lessons.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/matcher/', import.meta.url))
const source = (path: string): string => fileURLToPath(new URL(`../../src/rag/${path}`, import.meta.url))
const PREFIX = 'StatefulPartitionedCall/model/tf_bert_model/bert/'

/** The model's tensors in one file, and a list of their names, shapes and places in it. */
async function writeWeights(): Promise<void> {
  const { weights, inputs } = await readBundledModel()
  const tables = new Map([
    [inputs.get(`${PREFIX}embeddings/Gather`)?.[0], 'words'],
    [inputs.get(`${PREFIX}embeddings/Gather_1`)?.[0], 'positions'],
    [inputs.get(`${PREFIX}embeddings/Gather_2`)?.[0], 'types'],
  ])
  let at = 0
  const parts: Uint8Array[] = []
  const manifest = [...weights.values()].map(({ name, shape, data, scale, min }) => {
    const values = Float32Array.from(data, (step) => step * scale + min)
    parts.push(new Uint8Array(values.buffer))
    const entry = [tables.get(name) ?? name.replace(PREFIX, ''), shape, at] as const
    at += values.length
    return entry
  })
  writeFileSync(join(FOLDER, 'weights.bin'), Buffer.concat(parts))
  writeFileSync(join(FOLDER, 'weights.json'), JSON.stringify(manifest))
}

const numbers = z.array(z.number())
const fittedSchema = z.object({
  adapter: z.record(z.string(), z.object({ down: numbers, up: numbers, rank: z.number() })),
  query: numbers,
  line: numbers,
  weight: numbers,
  absent: numbers,
  scale: z.number(),
  none: z.number(),
})

/** One byte a number, with a scale for each row. */
function packed(values: readonly number[], width: number): { data: string; scales: string } {
  const bytes = new Int8Array(values.length)
  const scales = Array.from({ length: values.length / width }, (_, row) => {
    const part = values.slice(row * width, (row + 1) * width)
    const scale = Number((part.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-12) / 127).toPrecision(4))
    part.forEach((value, k) => (bytes[row * width + k] = Math.max(-127, Math.min(127, Math.round(value / scale)))))
    return scale
  })
  return { data: Buffer.from(bytes.buffer).toString('base64'), scales: scales.join(', ') }
}

const HEAD = '// Written by `npm run eval:fit-matcher` from test/eval/pairs; not by hand.\n'
const fixed = (values: readonly number[]): string => values.map((value) => Number(value.toPrecision(4))).join(', ')

function writeProjection({ query, line, weight, absent, scale, none }: z.infer<typeof fittedSchema>): void {
  const [q, d] = [packed(query, weight.length), packed(line, weight.length)]
  writeFileSync(
    source('late/projection-weights.ts'),
    `${HEAD}/** Rows of ${query.length / weight.length} projections of ${weight.length} numbers, one byte a number, in base64. */
export const PROJECTION = {
  scale: ${Number(scale.toPrecision(5))},
  absent: ${Number(none.toPrecision(5))},
  absentBy: [${fixed(absent)}],
  weightBy: [${fixed(weight)}],
  queryScales: [${q.scales}],
  query: '${q.data}',
  lineScales: [${d.scales}],
  line: '${d.data}',
}
`,
  )
}

function writeAdapter({ adapter }: z.infer<typeof fittedSchema>): void {
  const layers = Object.entries(adapter).map(([name, { down, up, rank }]) => {
    const [a, b] = [packed(down, down.length / rank), packed(up, up.length / rank)]
    return `  '${name}': {
    downScales: [${a.scales}],
    down: '${a.data}',
    upScales: [${b.scales}],
    up: '${b.data}',
  },`
  })
  writeFileSync(
    source('model/adapter-weights.ts'),
    `${HEAD}/** Low-rank changes of dense layers, by their names: rows of one byte a number, in base64. */
export const ADAPTER: Readonly<
  Record<string, { down: string; downScales: readonly number[]; up: string; upScales: readonly number[] }>
> = {
${layers.join('\n')}
}
`,
  )
}

env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
mkdirSync(FOLDER, { recursive: true })
await writeWeights()
writeFileSync(join(FOLDER, 'lessons.json'), JSON.stringify({ lessons: pairs(tokenize), checks: sets(tokenize) }))
const script = fileURLToPath(new URL('./fit-matcher.py', import.meta.url))
const { status, error } = spawnSync(process.env['PYTHON'] ?? 'python3', [script, FOLDER], { stdio: 'inherit' })
if (status !== 0) throw new Error(`fit-matcher.py ended with ${status ?? error?.message ?? 'a signal'}: it needs python3 with PyTorch (apt-get install python3-torch)`)
const fitted = fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))
writeProjection(fitted)
writeAdapter(fitted)
