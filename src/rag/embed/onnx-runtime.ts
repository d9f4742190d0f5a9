/**
 * Keeps onnxruntime-node 1.14 alive across worker threads. Its addon holds one process-wide reference that belongs
 * to the thread that loaded it last. When that thread ends and another loads the addon, the addon frees the dead
 * thread's reference and corrupts the heap. So the main thread takes the reference over while the worker lives.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dlopen, arch, platform } from 'node:process'
import type * as Runtime from 'onnxruntime-node'

const require = createRequire(import.meta.resolve('@xenova/transformers'))

/** The copy that transformers.js uses. Loaded in the main thread too: without that a second worker cannot load it at all. */
export function loadRuntime(): typeof Runtime {
  return require('onnxruntime-node') as typeof Runtime
}

/** To be called in the main thread whenever a worker has loaded the addon, before that worker can end. */
export function claimRuntime(): void {
  const folder = dirname(dirname(require.resolve('onnxruntime-node')))
  dlopen({ exports: {} }, join(folder, 'bin/napi-v3', platform, arch, 'onnxruntime_binding.node'))
}
