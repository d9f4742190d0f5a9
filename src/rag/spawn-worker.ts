import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread from a module of this project, in both forms it exists in: compiled (`.js`, as in
 * production) and source (`.ts`, in development and tests, where the thread needs the tsx loader of its own).
 *
 * @param url `new URL('./name.ts', import.meta.url)`; the extension follows that of the calling module.
 * @param from `import.meta.url` of the caller.
 */
export function spawnWorker(url: URL, from: string, options: WorkerOptions = {}): Worker {
  if (from.endsWith('.ts')) {
    // `--import tsx` does nothing inside a worker thread: the loader must be registered there by call.
    const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'))
    const code = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
    return new Worker(code, { ...options, eval: true })
  }
  return new Worker(new URL(url.href.replace(/\.ts$/, '.js')), options)
}
