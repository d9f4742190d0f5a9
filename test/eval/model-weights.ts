/** What fitting with PyTorch shares: the model's weights on their way to Python, and what was learned on its way back. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Adapter } from '../../src/rag/model/adapter.ts'
import { PREFIX } from '../../src/rag/model/bert.ts'
import type { PackedRows } from '../../src/rag/model/packed-rows.ts'
import { readBundledModel } from '../../src/rag/model/tfjs-weights.ts'

/** Writes the model's tensors as published: weights.bin, and weights.json with their names, shapes and places in it. */
export async function writeWeights(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
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
  writeFileSync(join(folder, 'weights.bin'), Buffer.concat(parts))
  writeFileSync(join(folder, 'weights.json'), JSON.stringify(manifest))
}

/** One byte a number, with a scale for each row. */
export function packed(values: readonly number[], width: number): { data: string; scales: string } {
  const bytes = new Int8Array(values.length)
  const scales = Array.from({ length: values.length / width }, (_, row) => {
    const part = values.slice(row * width, (row + 1) * width)
    const scale = Number((part.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-12) / 127).toPrecision(4))
    part.forEach((value, k) => (bytes[row * width + k] = Math.max(-127, Math.min(127, Math.round(value / scale)))))
    return scale
  })
  return { data: Buffer.from(bytes.buffer).toString('base64'), scales: scales.join(', ') }
}

/** The numbers of packed rows, row by row. */
export const unpacked = ({ data, scales }: PackedRows): number[] => {
  const width = data.length / scales.length
  return Array.from(data, (value, i) => value * (scales[Math.floor(i / width)] ?? 0))
}

const numbers = z.array(z.number())

/** What was learned of dense layers, as Python writes it: down^T and up, row by row. */
export const changesSchema = z.record(z.string(), z.object({ down: numbers, up: numbers, rank: z.number() }))

export const changesOf = (adapter: Adapter): z.infer<typeof changesSchema> =>
  Object.fromEntries(
    [...adapter].map(([name, { down, up }]) => [name, { down: unpacked(down), up: unpacked(up), rank: down.scales.length }]),
  )

/** The type of a change in what `changesSource` writes. */
export const CHANGE_TYPE = '{ down: string; downScales: readonly number[]; up: string; upScales: readonly number[] }'
/** The type of `changesSource`'s object. */
export const CHANGES_TYPE = `Readonly<\n  Record<string, ${CHANGE_TYPE}>\n>`

/** An object of low-rank changes by the names of their layers, one byte a number, as TypeScript. */
export function changesSource(changes: z.infer<typeof changesSchema>): string {
  const layers = Object.entries(changes).map(([name, { down, up, rank }]) => {
    const [a, b] = [packed(down, down.length / rank), packed(up, up.length / rank)]
    return `  '${name}': {
    downScales: [${a.scales}],
    down: '${a.data}',
    upScales: [${b.scales}],
    up: '${b.data}',
  },`
  })
  return `{\n${layers.join('\n')}\n}`
}

export const fixed = (values: readonly number[]): string => values.map((value) => Number(value.toPrecision(4))).join(', ')

/** Runs a script of this folder; PYTHON names an interpreter that has PyTorch. */
export function runPython(name: string, folder: string, ...more: string[]): void {
  const script = fileURLToPath(new URL(name, import.meta.url))
  const { status, error } = spawnSync(process.env['PYTHON'] ?? 'python3', [script, folder, ...more], { stdio: 'inherit' })
  if (status === 0) return
  const reason = status ?? error?.message ?? 'a signal'
  throw new Error(`${name} ended with ${reason}: it needs python3 with PyTorch (apt-get install python3-torch)`)
}
