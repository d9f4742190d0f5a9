/**
 * Two matchers, each fitted on half of the sets: what one says of a CV that it has not seen is what the fitted one will
 * say of anybody's, so rankers and decliner learn from that (fit.ts). `npm run eval:fit-matcher` makes both.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type * as reads from './reads.ts'

export type Half = 0 | 1

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = join(ROOT, 'node_modules/.cache/public-cv-eval/halves')
/** Where the matcher lies in the project, and in the folder of a half. */
export const MATCHER_FILES = { adapter: 'src/rag/model/adapter-weights.ts', projection: 'src/rag/late/projection-weights.ts' } as const

/** The names of the first half; all that are not kept apart and not among these are the second. */
export const FIRST_HALF = fileURLToPath(new URL('./matcher-sets.json', import.meta.url))
const FIRST = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(FIRST_HALF, 'utf8'))))

/** The half whose matcher has not seen a CV. */
export const unseenBy = (name: string): Half => (FIRST.has(name) ? 1 : 0)

/** Where the matcher of a half is written. */
export const halfPath = (half: Half, path: string): string => join(FOLDER, String(half), path)

/** The sets as they are read with a half's matcher: by a copy of the sources around it. */
export async function readsOf(half: Half): Promise<reads.Reads> {
  const copy = join(FOLDER, `${half}-sources`)
  for (const path of Object.values(MATCHER_FILES))
    if (!existsSync(halfPath(half, path))) throw new Error(`${halfPath(half, path)} is not there: npm run eval:fit-matcher makes it`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const isCode = (path: string): boolean => !/\/test\/eval\/(?:sets|pairs)\b/.test(path)
  for (const path of ['src', 'test/eval', 'test/support', 'package.json', 'tsconfig.json']) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: isCode })
  for (const path of Object.values(MATCHER_FILES)) cpSync(halfPath(half, path), join(copy, path))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const { Reads } = (await import(join(copy, 'test/eval/reads.ts'))) as typeof reads
  return new Reads()
}
