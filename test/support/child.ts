/** A TypeScript file run in a process of its own, which tests talk to by lines and may kill. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** Resolves with the first line, from the beginning on, that the pattern fits. */
  line(pattern: RegExp): Promise<string>
  lines(): readonly string[]
  /** kill -9, and waits for the end. */
  kill(): Promise<void>
}

/** @param file beside this one */
export function runChild(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Child {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seen: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const fn of waiting) fn()
  }
  createInterface(child.stdout).on('line', (line) => {
    seen.push(line)
    wake()
  })
  child.once('exit', wake)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    lines: () => seen,
    line: (pattern) =>
      new Promise((done, fail) => {
        const look = () => {
          const found = seen.find((line) => pattern.test(line))
          if (found === undefined && !hasEnded()) return
          waiting.delete(look)
          if (found === undefined)
            fail(new Error(`${file} ended before ${String(pattern)}: ${seen.join(' | ')}`))
          else done(found)
        }
        waiting.add(look)
        look()
      }),
    async kill() {
      if (hasEnded()) return
      const end = once(child, 'exit')
      child.kill('SIGKILL')
      await end
    },
  }
}
