/** Rounds of kill -9 at seeded random moments of what the service does: each kills, starts anew, and looks. */
import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { runCommandLine } from '../support/service.ts'
import { hasPoppler, textOf } from '../plugins/pdf/poppler.ts'
import { seeded } from '../plugins/webhooks/kill-run.ts'
import { Moments } from './moments.ts'
import { Victim } from './victim.ts'

export const DEEDS = ['put', 'swap', 'pdf', 'debit'] as const
export type Deed = (typeof DEEDS)[number]

export interface KillRoundsOptions {
  /** How many kills during each. */
  readonly kills: Readonly<Record<Deed, number>>
  readonly seed: number
  /** Progress, line by line. */
  readonly log?: (line: string) => void
}

export interface KillRoundsResult {
  readonly kills: Readonly<Record<Deed, number>>
  /** What must not be, in words; empty when every promise was kept. */
  readonly problems: readonly string[]
  /** PUTs that were answered before the kill; that were not, but are stored; and that left nothing. */
  readonly puts: { readonly answered: number; readonly stored: number; readonly nothing: number }
  /** Rounds whose kill came before the new version was shown, and after. */
  readonly swaps: { readonly before: number; readonly after: number }
  /** Rounds whose kill came before the PDF was rendered, and after. */
  readonly pdfs: { readonly before: number; readonly after: number }
  /** Tool calls that were answered, and that were charged. */
  readonly calls: { readonly answered: number; readonly charged: number; readonly sent: number }
}

const CREDITS = 1_000_000
/** Tool calls that are under way when the kill comes. */
const CALLS = 8

export async function killRounds({
  kills,
  seed,
  log = () => {},
}: KillRoundsOptions): Promise<KillRoundsResult> {
  const random = seeded(seed)
  const victim = await Victim.open()
  const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const puts = { answered: 0, stored: 0, nothing: 0 }
  const swaps = { before: 0, after: 0 }
  const pdfs = { before: 0, after: 0 }
  const calls = { answered: 0, charged: 0, sent: 0 }
  try {
    await victim.until('/readyz', (reply) => reply.ok)
    const key = await newKey(victim)
    const callTool = async () => {
      calls.sent++
      if (await toolCall(victim, key)) calls.answered++
    }
    // How long each takes on this machine today, by which the moments are drawn.
    const shows = async (version: number) => {
      while (((await victim.read())?.version ?? 0) < version) await sleep(10)
    }
    let version = 0
    const putMs = await timed(async () => (version = (await victim.put()) ?? 0))
    const swapMs = putMs + (await timed(() => shows(version)))
    const pdfMs =
      kills.pdf && swapMs + (await timed(() => victim.until('/cv/pdf', (reply) => reply.status === 200)))
    const callsMs = kills.debit && (await timed(() => Promise.all(Array.from({ length: CALLS }, callTool))))
    const moments = {
      put: new Moments(1.3 * putMs, random),
      swap: new Moments(1.5 * swapMs, random),
      pdf: new Moments(1.2 * pdfMs, random),
      debit: new Moments(1.3 * callsMs, random),
    }

    const deeds: Record<Deed, () => Promise<void>> = {
      async put() {
        const before = victim.acknowledged
        const put = victim.put()
        const killed = sleep(moments.put.next()).then(() => victim.kill())
        await victim.watch(killed)
        const answered = (await put) !== undefined
        moments.put.learn(answered)
        await victim.start()
        const { version } = await victim.check()
        puts[answered ? 'answered' : version > before ? 'stored' : 'nothing']++
      },
      async swap() {
        const version = await victim.put()
        const killed = sleep(moments.swap.next()).then(() => victim.kill())
        let shown = 0
        const asking = victim.watch(killed, true)
        for (let at = victim.read(); ; at = victim.read()) {
          const seen = await at
          if (!seen) break
          shown = seen.version
          await sleep(10)
        }
        await asking
        const after = version !== undefined && shown >= version
        moments.swap.learn(after)
        swaps[after ? 'after' : 'before']++
        await victim.start(true)
        const { version: latest } = await victim.check()
        const answered = await victim.ask()
        if (answered !== latest) victim.problems.push(`version ${latest} is shown, ${answered} answers`)
      },
      async pdf() {
        await victim.put()
        await sleep(moments.pdf.next())
        await victim.kill()
        const there = await isRendered(victim)
        moments.pdf.learn(there)
        pdfs[there ? 'after' : 'before']++
        await victim.start()
        const { content, version } = await victim.check()
        const problem = await pdfProblem(victim, content)
        if (problem) victim.problems.push(`the PDF of version ${version} ${problem}`)
      },
      async debit() {
        const all = Promise.all(Array.from({ length: CALLS }, callTool))
        const before = calls.answered
        await sleep(moments.debit.next())
        await victim.kill()
        await all
        moments.debit.learn(calls.answered - before > CALLS / 2)
        await victim.start()
        await victim.check()
        const { balance, used } = await ledger(victim)
        calls.charged = used
        if (balance + used !== CREDITS)
          victim.problems.push(`${CREDITS} credits were given, ${balance} are left and ${used} calls counted`)
        if (used < calls.answered || used > calls.sent)
          victim.problems.push(`${calls.answered} of ${calls.sent} calls were answered, ${used} were charged`)
      },
    }

    const plan = shuffled(
      DEEDS.flatMap((deed) => Array.from({ length: kills[deed] }, () => deed)),
      random,
    )
    const ms: Record<Deed, number> = { put: 0, swap: 0, pdf: 0, debit: 0 }
    for (const [i, deed] of plan.entries()) {
      ms[deed] += await timed(deeds[deed])
      if (i % 10 === 9 || i === plan.length - 1)
        log(`kill ${i + 1} of ${plan.length} (seed ${seed}): ${victim.problems.length} problems`)
    }
    for (const deed of DEEDS) {
      const seconds = (ms[deed] / 1000 / Math.max(kills[deed], 1)).toFixed(1)
      log(`${deed}: ${kills[deed]} kills, ${seconds} s each`)
    }
    return { kills, problems: victim.problems, puts, swaps, pdfs, calls }
  } finally {
    await victim.close()
  }
}

/** Whether the newest version has its PDF; the process does not run. */
async function isRendered({ db }: Victim): Promise<boolean> {
  const { newest } = await db
    .selectFrom('versions')
    .select((e) => e.fn.max('version').as('newest'))
    .executeTakeFirstOrThrow()
  return (
    (await db.selectFrom('pdfs').select('key').where('version', '=', newest).executeTakeFirst()) !== undefined
  )
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await what()
  return performance.now() - begin
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, at: random() }))
  return keyed.sort((a, b) => a.at - b.at).map(({ item }) => item)
}

async function newKey(victim: Victim): Promise<string> {
  const { port } = new URL(victim.url)
  const args = ['create', 'agent', '--credits', String(CREDITS), '--json']
  const made = await runCommandLine('keys', args, victim.dir, Number(port))
  if (made.code !== 0) throw new Error(`no key: ${made.stderr}`)
  return (JSON.parse(made.stdout) as { key: string }).key
}

/** Whether a call of a tool was answered with its result. */
function toolCall(victim: Victim, key: string): Promise<boolean> {
  return fetch(`${victim.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_sections', arguments: {} },
    }),
  }).then(
    async (reply) => reply.status === 200 && (await reply.text()).includes('"result"'),
    () => false,
  )
}

/** What the account has left, and the calls that were charged to it. */
async function ledger({ db }: Victim): Promise<{ balance: number; used: number }> {
  const { balance } = await db.selectFrom('credit_accounts').select('balance').executeTakeFirstOrThrow()
  const { used } = await db
    .selectFrom('credit_usage')
    .select((e) => e.fn.sum<number | string | null>('calls').as('used'))
    .executeTakeFirstOrThrow()
  return { balance, used: Number(used ?? 0) }
}

/** What is wrong with the PDF that is served, once it is there. */
async function pdfProblem(victim: Victim, content: string): Promise<string | undefined> {
  let etag = ''
  const bytes = await victim.until('/cv/pdf', (reply) => {
    etag = reply.headers.get('etag') ?? ''
    return reply.status === 200
  })
  if (`"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` !== etag) return 'is not whole'
  const pages = await PDFDocument.load(bytes).then((pdf) => pdf.getPageCount())
  if (pages < 1) return 'has no page'
  const sentence = /Tuned \d+ church/.exec(content)?.[0] ?? 'no such sentence'
  if (hasPoppler && !(await textOf(bytes)).includes(sentence)) return `does not say ${sentence}`
  return undefined
}
