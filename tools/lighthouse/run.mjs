// npm start --prefix tools/lighthouse -- URL: runs Lighthouse (phone and desktop) with Debian's Chromium and prints
// the four scores of each; exits 1 when one is below 95. The service must run at URL.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'

const LEAST = 95
const url = process.argv[2] ?? 'http://127.0.0.1:3000/'
const port = await new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => done(port))
  })
})
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const chrome = spawn(
  '/usr/bin/chromium',
  [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
  { stdio: 'ignore' },
)
chrome.once('error', (error) => {
  process.stderr.write(`/usr/bin/chromium could not be started: ${error.message}\n`)
  process.exit(1)
})

let ok = true
try {
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        (r) => r.ok,
        () => false,
      )
    )
      break
    await new Promise((done) => setTimeout(done, 200))
  }
  for (const [name, config] of [
    ['phone', undefined],
    ['desktop', desktopConfig],
  ]) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, config)
    const scores = Object.values(lhr.categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ])
    process.stdout.write(`${name}: ${scores.map(([title, score]) => `${title} ${score}`).join(' · ')}\n`)
    const { audits } = lhr
    for (const id of [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'total-byte-weight',
    ])
      process.stdout.write(`  ${audits[id].title}: ${audits[id].displayValue}\n`)
    for (const audit of Object.values(audits))
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
        process.stdout.write(`  ! ${audit.id}: ${audit.title}\n`)
    if (scores.some(([, score]) => score < LEAST)) ok = false
  }
} finally {
  chrome.kill()
  chrome.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
}
process.exitCode = ok ? 0 : 1
