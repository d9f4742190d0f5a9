/** The service behind Caddy with deploy/Caddyfile as it is, over TLS: ports and the authority are the test's. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/service.ts'
import { behindProxy, missingOf, NAME } from './behind-proxy.ts'

const missing = missingOf([['caddy', 'version']])

behindProxy('caddy', missing.length === 0, ({ dir, port, servicePort }) => {
  // An owner's Caddy listens on 443 and asks a public authority for the certificate; this one has its own.
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `https_port ${port}`,
    'auto_https disable_redirects',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${join(dir, 'storage')}`,
  ]
  const file = join(dir, 'Caddyfile')
  const shipped = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
  writeFileSync(file, `{\n${options.map((line) => `\t${line}\n`).join('')}}\n${shipped}`)
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
      DOMAIN: NAME,
      UPSTREAM: `127.0.0.1:${servicePort}`,
    },
  })
  return { process: caddy, ca: join(dir, 'storage/pki/authorities/local/root.crt') }
})
