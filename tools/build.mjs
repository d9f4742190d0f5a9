// Compiles the project into dist/ when it is missing or older than its sources. Two builds at once do no harm:
// each works in a folder of its own and the last rename wins. With the argument "threads" it compiles the threads
// alone, for a process that runs from the sources, and prints where they are.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const DIST = join(ROOT, 'dist')
const STAMP = '.sources'
const THREADS = join(ROOT, 'node_modules/.cache/public-cv-threads')
const DAY_MS = 86_400_000

function sourcesHash() {
  const hash = createHash('sha256')
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tools/bundle.mjs', 'vite.config.ts']
  for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1))
  }
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** The folder of a package that only building needs. */
function builder(name) {
  const folder = join(ROOT, 'node_modules', name)
  if (existsSync(folder)) return folder
  throw new Error(
    `dist/ is not up to date and ${name} is not installed: run "npm ci" (with development dependencies), or ship a built dist/`,
  )
}

function buildClient(out) {
  const vite = join(builder('vite'), 'bin/vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  })
  if (result.status !== 0) throw new Error('the build failed (vite)')
}

/** Builds when needed; progress goes to standard error. */
export async function build() {
  const wanted = sourcesHash()
  const built = existsSync(join(DIST, STAMP)) ? readFileSync(join(DIST, STAMP), 'utf8') : ''
  if (built === wanted) return
  process.stderr.write('Building …\n')
  const out = `${DIST}.${process.pid}`
  try {
    builder('esbuild')
    const { bundle, entries } = await import('./bundle.mjs')
    // Types are checked by npm run typecheck and in CI; a start need not wait for it.
    await bundle(entries(), 'src', out)
    buildClient(join(out, 'client'))
    writeFileSync(join(out, STAMP), wanted)
    const old = `${DIST}.old.${process.pid}`
    if (existsSync(DIST)) renameSync(DIST, old)
    renameSync(out, DIST)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** The threads of the sources as they stand, in a folder that is theirs; those of a day ago go. */
async function buildThreads() {
  const folder = join(THREADS, sourcesHash())
  if (existsSync(folder)) return folder
  builder('esbuild')
  const { bundle, threads } = await import('./bundle.mjs')
  const out = `${folder}.${process.pid}`
  await bundle(threads(), 'src', out)
  try {
    renameSync(out, folder)
  } catch (error) {
    rmSync(out, { recursive: true, force: true })
    // another process was sooner
    if (!existsSync(folder)) throw error
  }
  for (const name of readdirSync(THREADS)) {
    const other = join(THREADS, name)
    if (statSync(other).mtimeMs < Date.now() - DAY_MS) rmSync(other, { recursive: true, force: true })
  }
  return folder
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    if (process.argv[2] === 'threads') process.stdout.write(await buildThreads())
    else await build()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
