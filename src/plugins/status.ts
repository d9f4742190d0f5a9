/** Serves: /status, how the service is, for people. From: the content store, the engine, the queue, the metrics. */
import type { FastifyPluginAsync } from 'fastify'
import { contentSecurityPolicy, document, pageHeaders } from './web/layout.ts'
import { escapeHtml } from './web/shared/html.ts'
import { queueCounts, type QueueCount } from './metrics.ts'

const HEADERS = pageHeaders(contentSecurityPolicy())

/** Requests of one route by how long they took. */
interface Latency {
  readonly count: number
  readonly buckets: readonly { readonly upTo: number; readonly count: number }[]
}

const status: FastifyPluginAsync = async (app) => {
  /** Answers of /ask that were sent, of all methods. */
  const askLatency = async (): Promise<Latency> => {
    const { values } = await app.metrics.requests.get()
    const mine = values.filter((v) => v.labels.route === '/ask' && v.labels.status === '2xx')
    const sums = new Map<number, number>()
    let count = 0
    for (const { metricName, labels, value } of mine) {
      if (metricName?.endsWith('_count')) count += value
      const { le } = labels as { le?: number | string }
      if (metricName?.endsWith('_bucket') && typeof le === 'number') sums.set(le, (sums.get(le) ?? 0) + value)
    }
    let before = 0
    const buckets = [...sums]
      .sort(([a], [b]) => a - b)
      .map(([upTo, total]) => {
        const own = total - before
        before = total
        return { upTo, count: own }
      })
    if (count > before) buckets.push({ upTo: Infinity, count: count - before })
    return { count, buckets: buckets.filter((b) => b.count > 0) }
  }

  app.get('/status', { schema: { hide: true }, onRequest: app.toBaseUrl }, async (_request, reply) => {
    const [queue, latency] = await Promise.all([queueCounts(app).catch(() => undefined), askLatency()])
    const { current, latest, isCurrent } = app.content
    const snapshot = app.ask.ready ? app.ask.snapshot : undefined
    const state = app.ask.problem
      ? ['bad', 'Not answering questions']
      : !snapshot
        ? ['bad', 'Starting: the CV is being read']
        : queue === undefined
          ? ['bad', 'Answering; the database does not respond']
          : ['ok', 'Answering questions']
    const row = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`
    const body = `<main class="status">
<h1>Status</h1>
<p><span class="badge ${state[0]}">${state[0] === 'ok' ? 'well' : 'attention'}</span> ${escapeHtml(state[1] ?? '')}</p>
<h2>The CV</h2>
<dl>
${row('Version shown', `${current.version}, of <time datetime="${current.updatedAt.toISOString()}">${minute(current.updatedAt)}</time>`)}
${row('Newest version', isCurrent ? 'the one shown' : `${latest.version}; its index is being built`)}
${row('Index', snapshot ? `version ${snapshot.version}, ${snapshot.chunkCount} passages` : 'not there yet')}
</dl>
<h2>Work that waits</h2>
${queueTable(queue)}
<h2>How long answers took</h2>
${latencyTable(latency)}
<p class="quietly">Since the start, ${duration(process.uptime())} ago. For programs: <a href="/healthz">/healthz</a>, <a href="/readyz">/readyz</a>.</p>
</main>
<footer class="foot"><p><a href="/">To the CV</a></p></footer>`
    return reply
      .headers({ ...HEADERS, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        document(
          await app.clientAssets(),
          { title: 'Status', entry: 'plain', favicon: (await app.pageImages()).favicon },
          body,
        ),
      )
  })
}

const minute = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const table = (head: readonly string[], rows: readonly string[]): string =>
  `<div class="content"><table><thead><tr>${head.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

function queueTable(queue: readonly QueueCount[] | undefined): string {
  if (!queue) return '<p>The database does not respond.</p>'
  const topics = [...new Set(queue.map((q) => q.topic))]
  if (topics.length === 0) return '<p>Nothing.</p>'
  const states = ['queued', 'running', 'failed']
  const count = (topic: string, state: string) =>
    queue.find((q) => q.topic === topic && q.state === state)?.rows ?? 0
  return table(
    ['Queue', 'Waiting', 'Running', 'Failed'],
    topics.map(
      (topic) =>
        `<tr><td>${escapeHtml(topic)}</td>${states.map((s) => `<td>${count(topic, s)}</td>`).join('')}</tr>`,
    ),
  )
}

function latencyTable({ count, buckets }: Latency): string {
  if (count === 0) return '<p>No question has been asked yet.</p>'
  const label = (s: number) => (s === Infinity ? 'longer' : s < 1 ? `${s * 1000} ms` : `${s} s`)
  return table(
    ['Up to', 'Answers', 'Share'],
    buckets.map(
      (b) =>
        `<tr><td>${label(b.upTo)}</td><td>${b.count}</td><td><meter min="0" max="${count}" value="${b.count}">${Math.round((100 * b.count) / count)}%</meter></td></tr>`,
    ),
  )
}

function duration(seconds: number): string {
  if (seconds < 90) return 'a minute'
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} hours`
  return `${Math.round(seconds / 86_400)} days`
}

export default status
