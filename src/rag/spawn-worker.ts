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
    const execArgv = [...(options.execArgv ?? []), '--import', import.meta.resolve('tsx')]
    return new Worker(url, { ...options, execArgv })
  }
  return new Worker(new URL(url.href.replace(/\.ts$/, '.js')), options)
}
