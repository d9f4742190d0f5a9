// node tools/run.mjs MODULE [ARG ...]: builds what is missing, then runs dist/MODULE.js in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, ROOT } from './build.mjs'

const [module] = process.argv.splice(2, 1)
try {
  await build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
await import(pathToFileURL(join(ROOT, 'dist', `${module}.js`)).href)
