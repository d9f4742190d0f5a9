// Bundles modules of the project with the packages they use, so that a start reads some forty files instead of
// more than two thousand.
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Packages that are native code, or read files that lie beside their own. */
const EXTERNAL = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@xenova/transformers',
  'hnswlib-node',
  'ioredis',
  'libsql',
  'onnxruntime-node',
  'pg-native',
  'pino',
  'subset-font',
]

/** The modules that run in threads of their own. */
export const threads = () =>
  readdirSync(join(ROOT, 'src'), { recursive: true })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)

/** What is started by itself: the modules of package.json's scripts, and the threads. */
export function entries() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const started = Object.values(scripts).flatMap((line) => /tools\/run\.mjs (\S+)/.exec(line)?.[1] ?? [])
  return [...started.map((module) => `src/${module}.ts`), ...threads()]
}

/**
 * @param points modules, from the project's folder; each becomes a file of its own, at the same place below `out`
 * @param base folder that their places are counted from
 */
export function bundle(points, base, out) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: points,
    outbase: base,
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    metafile: true,
    logLevel: 'warning',
    // What CommonJS packages ask for when they run; no bundled one reads the file of that name.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module';const require = createRequireOf(import.meta.url);const __filename = '';",
    },
  })
}
