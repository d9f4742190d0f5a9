import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../fixtures/external-sso.mjs', import.meta.url))

export interface ExternalSso {
  readonly issuer: string
  stop(): Promise<void>
}

/** A second oidc-provider in a process of its own, with keys of its own; the same port may be used again. */
export async function externalSso(port: number, resource: string, hidden = ''): Promise<ExternalSso> {
  const child = spawn(process.execPath, [SCRIPT, String(port), resource, hidden], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('the external SSO ended'))),
  ])
  return {
    issuer: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
