/** Turns the setting RERANK_MODEL into a model's folder on this machine. */
import { join, resolve } from 'node:path'
import { findModel } from '../model/resolve.ts'
import type { RerankSetup } from './protocol.ts'

export interface RerankModelRequest {
  readonly indexDir: string
  /** A local folder, or `owner/name` on the model hub. */
  readonly model: string
  readonly log: (line: string) => void
  /** Address of the hub. */
  readonly hub?: string
}

/** @throws Error of one line that says what the setting accepts or what to do */
export async function resolveReranker({
  indexDir,
  model,
  log,
  hub,
}: RerankModelRequest): Promise<RerankSetup> {
  const { root, name } = await findModel({
    setting: 'RERANK_MODEL',
    label: model,
    what: 'cross-encoder',
    example: 'Xenova/ms-marco-MiniLM-L-6-v2',
    instead: 'unset it to go without',
    root: join(resolve(indexDir, 'models'), 'rerank'),
    quantized: false,
    log,
    ...(hub ? { hub } : {}),
  })
  return { root, name, quantized: false, oneByOne: false }
}
