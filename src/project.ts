import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function packageFolder(from: string): string {
  const folder = dirname(from)
  if (existsSync(join(folder, 'package.json')) || folder === from) return folder
  return packageFolder(folder)
}

/** The project's folder, whether this runs from its sources or from what was built of them. */
export const PROJECT = packageFolder(fileURLToPath(import.meta.url))

/** Whether this runs from the sources, as in development and tests. */
export const IS_SOURCE = import.meta.url.endsWith('.ts')
