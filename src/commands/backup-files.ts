/** What a backup holds besides the tables, and the manifest that proves it whole. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Config } from '../server/config.ts'

export const manifestSchema = z.object({
  format: z.literal('public-cv-backup'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  /** In the order they are loaded in. */
  tables: z.array(z.string().regex(/^[a-z_]+$/)),
  /** Hex sha256 by path below the backup's folder. */
  files: z.record(z.string().regex(/^[\w./-]+$/), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Files of the installation by their place in the backup; some may not exist. */
export function installationFiles(config: Pick<Config, 'DATA_DIR' | 'CONTENT_DIR'>): Record<string, string> {
  return {
    'data/secret.key': `${config.DATA_DIR}/secret.key`,
    'data/signing-keys.json': `${config.DATA_DIR}/signing-keys.json`,
    'content/cv.md': `${config.CONTENT_DIR}/cv.md`,
    'content/profile.json': `${config.CONTENT_DIR}/profile.json`,
  }
}

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
