import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { IS_SOURCE, PROJECT } from '../project.ts'

/** The modules that run in threads of their own: what is named so is an entry of the build. */
type WorkerModule = `${string}-worker`

let folder = IS_SOURCE ? '' : join(PROJECT, 'dist')

/** Starts a worker thread from a compiled module of this project. */
export function spawnThread(name: WorkerModule, options: WorkerOptions = {}): Worker {
  // In development and tests: a thread that compiled its modules itself would take a second more, each time.
  folder ||= execFileSync(process.execPath, [join(PROJECT, 'tools/build.mjs'), 'threads'], {
    encoding: 'utf8',
  })
  return new Worker(join(folder, `${name}.js`), options)
}
