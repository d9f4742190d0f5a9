/** The service behind nginx as deploy/nginx.conf has it, over TLS: only ports, paths and the certificate are the test's. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ROOT } from '../support/service.ts'
import { behindProxy, missingOf, NAME, type ProxyPlace } from './behind-proxy.ts'

const missing = missingOf([
  ['nginx', '-v'],
  ['openssl', 'version'],
])

/** The shipped file with this in place of what every owner sets; fails when the file no longer says it. */
function site({ dir, port, servicePort }: ProxyPlace): string {
  const changes: [string, string][] = [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/certs/cv.pem', join(dir, 'cv.pem')],
    ['/etc/ssl/private/cv.key', join(dir, 'cv.key')],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${servicePort}`],
  ]
  let text = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8').replace(/^\s*#.*\n/gm, '')
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  return text
}

behindProxy('nginx', missing.length === 0, (place) => {
  const { dir } = place
  const [certificate, key] = [join(dir, 'cv.pem'), join(dir, 'cv.key')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`],
    ...['-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate],
  ])
  expect(made.status).toBe(0)
  mkdirSync(join(dir, 'tmp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(dir, 'nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${join(dir, 'nginx.pid')}; error_log stderr warn; events {}`,
      'http { access_log off;',
      ...temp.map((name) => `${name}_temp_path ${join(dir, 'tmp', name)};`),
      site(place),
      '}',
    ].join('\n'),
  )
  const args = ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')]
  return { process: spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] }), ca: certificate }
})
