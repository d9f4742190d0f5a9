/** Building an index, an edit until it is asked from, and a warm start. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chunkDocument, embeddedText } from '../../src/rag/chunk.ts'
import { createEngine } from '../../src/rag/create-engine.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { embedAll } from '../../src/rag/embed/embed-all.ts'
import { overNetwork } from '../../test/support/browser.ts'
import { OWNER_PASSWORD, signIn } from '../../test/support/tokens.ts'
import { removeDir, ROOT, runCommandLine, serviceDir } from '../../test/support/service.ts'
import { scaled, sideBySide, type Figure, type Measured } from '../harness.ts'
import { startLab } from '../lab.ts'
import { makeCv } from '../material.ts'
import { startService } from '../service.ts'

const quiet = () => undefined

async function buildOverEmbed(): Promise<Measured> {
  const lab = await startLab()
  try {
    const ms = await sideBySide(
      3,
      async (round) => {
        const dir = serviceDir()
        const engine = await createEngine({
          indexDir: lab.indexDir.replace(/index$/, `build-${round}`),
          log: quiet,
        })
        await engine.prepare({ version: 1, content: '# Warm up\n\nOne line.\n' })
        const content = makeCv(scaled(500), round)
        const start = performance.now()
        await engine.prepare({ version: 2, content })
        const took = performance.now() - start
        await engine.close()
        removeDir(dir)
        return took
      },
      async (round) => {
        const texts = chunkDocument(parseDocument(makeCv(scaled(500), round))).map(embeddedText)
        const start = performance.now()
        await embedAll(lab.embedder, texts, { tokens: 'none' })
        return performance.now() - start
      },
    )
    return {
      ratios: ms.ratios,
      detail: `${Math.round(ms.ours)} ms, embedding alone ${Math.round(ms.theirs)} ms`,
    }
  } finally {
    await lab.close()
  }
}

async function editOverEmbed(): Promise<Measured> {
  const cv = (edit: number) =>
    `${makeCv(100)}\n## News\n\n- Opened the observatory number ${edit} in Lisbon for ${edit + 3} visitors.\n`
  const service = await startService({ cv: cv(0) })
  const lab = await startLab()
  try {
    const set = await runCommandLine('owner', ['set-password', '--stdin'], service.dir, service.port, {
      input: `${OWNER_PASSWORD}\n`,
    })
    if (set.code !== 0) throw new Error(set.stderr)
    const { access_token } = await signIn(service.url, overNetwork)
    const ms = await sideBySide(
      9,
      async (round) => {
        const edit = round + 1
        const start = performance.now()
        const reply = await service.http.request({
          method: 'PUT',
          path: '/cv/content',
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'text/markdown' },
          body: cv(edit),
        })
        const { version } = (await reply.body.json()) as { version: number }
        for (;;) {
          const asked = await service.http.request({
            method: 'POST',
            path: '/ask',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: `Which observatory number was opened, ${edit}?` }),
          })
          if (((await asked.body.json()) as { version: number }).version >= version) break
        }
        return performance.now() - start
      },
      async (round) => {
        const start = performance.now()
        await lab.embedder.query(
          `News Opened the observatory number ${round + 1} in Lisbon for ${round + 4} visitors.`,
        )
        return performance.now() - start + 20
      },
    )
    return {
      ratios: ms.ratios,
      detail: `${ms.ours.toFixed(1)} ms from PUT to an answer from it; the chunk's embedding + 20 ms is ${ms.theirs.toFixed(1)} ms`,
    }
  } finally {
    await lab.close()
    await service.end()
  }
}

/** Bundles what loads the modules alone as the service itself is. */
async function bundleLoadAlone(): Promise<string> {
  const { bundle } = (await import(pathToFileURL(join(ROOT, 'tools/bundle.mjs')).href)) as {
    bundle: (points: string[], base: string, out: string) => Promise<unknown>
  }
  const out = join(ROOT, 'node_modules/.cache/bench')
  await bundle(['bench/load-alone.ts'], 'bench', out)
  return join(out, 'load-alone.js')
}

/** Milliseconds of a process that loads the same modules and the model, then ends. */
function loadAlone(module: string, indexDir: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [module, indexDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.stdout.once('data', () => {
      done(performance.now() - start)
      child.kill('SIGKILL')
    })
    child.once('exit', (code) => code && fail(new Error(`load-alone ended with ${code}`)))
  })
}

async function startWarm(): Promise<Measured> {
  const alone = await bundleLoadAlone()
  const first = await startService({ cv: makeCv(60) })
  await first.end(true)
  try {
    const ms = await sideBySide(
      7,
      async () => {
        const service = await startService({ dir: first.dir })
        await service.end(true)
        return service.readyMs
      },
      () => loadAlone(alone, join(first.dir, 'index')),
    )
    return {
      ratios: ms.ratios,
      detail: `${Math.round(ms.ours)} ms to /readyz, modules and model alone ${Math.round(ms.theirs)} ms`,
    }
  } finally {
    removeDir(first.dir)
  }
}

export const contentFigures: readonly Figure[] = [
  {
    name: 'build_over_embed',
    what: 'full index of a 500-chunk document ÷ bare batched embedding of its texts',
    target: { op: '<=', value: 1.15 },
    measure: buildOverEmbed,
  },
  {
    name: 'edit_over_embed',
    what: 'PUT of a one-bullet edit until asked from it ÷ embedding that chunk + 20 ms',
    target: { op: '<=', value: 2 },
    measure: editOverEmbed,
  },
  {
    name: 'start_warm',
    what: 'start to /readyz with a fitting index ÷ node loading the same modules and model alone',
    target: { op: '<=', value: 1.3 },
    measure: startWarm,
  },
]
