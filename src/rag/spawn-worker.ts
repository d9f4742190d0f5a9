import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { IS_SOURCE, PROJECT } from '../project.ts'

/** The modules that run in threads of their own: what is named so is an entry of the build. */
type WorkerModule = `${string}-worker`

/**
 * Starts a worker thread from a module of this project, in both forms it exists in: compiled (`.js`, as in
 * production) and source (`.ts`, in development and tests, where the thread needs the tsx loader of its own).
 */
export function spawnWorker(name: WorkerModule, options: WorkerOptions = {}): Worker {
  if (!IS_SOURCE) return new Worker(join(PROJECT, 'dist', `${name}.js`), options)
  // `--import tsx` does nothing inside a worker thread: the loader must be registered there by call.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const url = JSON.stringify(pathToFileURL(join(PROJECT, 'src', `${name}.ts`)).href)
  return new Worker(`import(${tsx}).then(({ register }) => { register(); return import(${url}) })`, {
    ...options,
    eval: true,
  })
}
