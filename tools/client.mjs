// Builds the pages' client for running from source (development, tests) into a folder that is kept until its
// sources change. Two builds at once do no harm: each has a folder of its own, and the first one done is used.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** The owner's page reads CVs as the server does: with `src/rag`, of which it has no folder below. */
const SOURCES = [
  { folder: 'src/plugins/web', recursive: true },
  { folder: 'src/rag', recursive: false },
]
const KEPT = 3

/** Folder with the built client and its manifest. */
export function clientFolder() {
  const cache = join(ROOT, 'node_modules', '.cache', 'client')
  const out = join(cache, sourcesHash())
  if (existsSync(out)) return out
  const making = `${out}.${process.pid}`
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--outDir', making, '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) throw new Error('the client of the pages could not be built (vite build)')
  if (existsSync(out)) rmSync(making, { recursive: true, force: true })
  else renameSync(making, out)
  const old = readdirSync(cache).filter((name) => /^[0-9a-f]{32}$/.test(name) && !out.endsWith(name))
  for (const name of old.slice(0, Math.max(0, old.length - KEPT)))
    rmSync(join(cache, name), { recursive: true, force: true })
  return out
}

function sourcesHash() {
  const hash = createHash('sha256')
  const files = ['vite.config.ts']
  for (const { folder, recursive } of SOURCES) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1))
    }
  }
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 32)
}
