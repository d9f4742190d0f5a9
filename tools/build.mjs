// Compiles the project into dist/ when it is missing or older than its sources. Two builds at once do no harm:
// each works in a folder of its own and the last rename wins.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const DIST = join(ROOT, 'dist')
const STAMP = '.sources'

function sourcesHash() {
  const hash = createHash('sha256')
  const files = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts'].filter((f) =>
    existsSync(join(ROOT, f)),
  )
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

function run(name, args, env = {}) {
  const bin = join(ROOT, 'node_modules', ...name.split('/'))
  if (!existsSync(bin)) {
    throw new Error(
      `dist/ is not up to date and ${name} is not installed: run "npm ci" (with development dependencies), or ship a built dist/`,
    )
  }
  const result = spawnSync(process.execPath, [bin, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error(`the build failed (${name})`)
}

/** Builds when needed; progress goes to standard error. */
export function build() {
  const wanted = sourcesHash()
  const built = existsSync(join(DIST, STAMP)) ? readFileSync(join(DIST, STAMP), 'utf8') : ''
  if (built === wanted) return
  process.stderr.write('Building …\n')
  const out = `${DIST}.${process.pid}`
  try {
    // Types are checked by npm run typecheck and in CI; a start need not wait for it.
    run('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--noCheck', '--noResolve', '--outDir', out])
    for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
      // What is read at run time and is no code: weights, templates.
      if (entry.isFile() && !/\.(ts|tsx|css)$/.test(entry.name)) {
        const path = join(entry.parentPath ?? entry.path, entry.name)
        cpSync(path, join(out, path.slice(join(ROOT, 'src').length)), { recursive: true })
      }
    }
    if (existsSync(join(ROOT, 'vite.config.ts')))
      run('vite/bin/vite.js', ['build', '--outDir', join(out, 'client'), '--logLevel', 'warn'])
    writeFileSync(join(out, STAMP), wanted)
    const old = `${DIST}.old.${process.pid}`
    if (existsSync(DIST)) renameSync(DIST, old)
    renameSync(out, DIST)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    build()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
