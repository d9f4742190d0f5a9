/** POST /ask against the bare embedding of the same questions. */
import { median, quantile, scaled, sideBySide, timeEach, type Figure, type Measured } from '../harness.ts'
import { startLab, type Lab } from '../lab.ts'
import { makeCv, makeQueries, writtenCvs } from '../material.ts'
import { startService, type BenchService } from '../service.ts'
import { residentMb } from '../../test/support/service.ts'

const ROUNDS = 5
const QUERIES = scaled(150)
const CLIENTS = 16
/** CVs of the evaluation, 40 questions each. */
const WRITTEN = 12

async function withBoth(measure: (service: BenchService, lab: Lab) => Promise<Measured>): Promise<Measured> {
  const service = await startService({ cv: makeCv(60) })
  const lab = await startLab()
  try {
    await timeEach(makeQueries(100, 900), (query) => service.ask(query))
    return await measure(service, lab)
  } finally {
    await lab.close()
    await service.end()
  }
}

/** What people ask of a CV as they are written; another CV in each round. */
const overEmbed = (): Promise<Measured> =>
  withBoth(async (service, lab) => {
    const cvs = writtenCvs(WRITTEN)
    const p50 = await sideBySide(
      WRITTEN,
      async (round) => {
        const { cv, questions } = cvs[round] ?? { cv: '', questions: [] }
        await service.publish(cv)
        return median(await timeEach(questions, (query) => service.ask(query)))
      },
      async (round) =>
        median(await timeEach(cvs[round]?.questions ?? [], (query) => lab.embedder.query(query))),
    )
    return {
      ratios: p50.ratios,
      detail: `p50 ${p50.ours.toFixed(2)} ms, embedding alone ${p50.theirs.toFixed(2)} ms`,
    }
  })

/** Words at random, of which every line of the CV has some: nothing is plain, so that all is looked at twice. */
const hardOverEmbed = (): Promise<Measured> =>
  withBoth(async (service, lab) => {
    const queries = (round: number) => makeQueries(QUERIES, round)
    const p50 = await sideBySide(
      ROUNDS,
      async (round) => median(await timeEach(queries(round), (query) => service.ask(query))),
      async (round) => median(await timeEach(queries(round), (query) => lab.embedder.query(query))),
    )
    return {
      ratios: p50.ratios,
      detail: `p50 ${p50.ours.toFixed(2)} ms, embedding alone ${p50.theirs.toFixed(2)} ms`,
    }
  })

const throughput = (): Promise<Measured> =>
  withBoth(async (service, lab) => {
    const count = scaled(600)
    const rates = await sideBySide(
      ROUNDS,
      async (round) => {
        const queries = makeQueries(count, 20 + round)
        const start = performance.now()
        await Promise.all(
          Array.from({ length: CLIENTS }, async () => {
            for (let query = queries.pop(); query; query = queries.pop()) await service.ask(query)
          }),
        )
        return count / (performance.now() - start)
      },
      async (round) => {
        const start = performance.now()
        await timeEach(makeQueries(count, 20 + round), (query) => lab.embedder.query(query))
        return count / (performance.now() - start)
      },
    )
    const perSecond = (x: number) => Math.round(x * 1000)
    return {
      ratios: rates.ratios,
      detail: `${perSecond(rates.ours)} answers/s, ${perSecond(rates.theirs)} embeddings/s`,
    }
  })

async function growth(): Promise<Measured> {
  const large = await startService({
    cv: makeCv(scaled(5000)),
    env: { MAX_CONTENT_BYTES: '4000000' },
    timeoutMs: 300_000,
  })
  const small = await startService({ cv: makeCv(100) })
  try {
    for (const service of [large, small]) await timeEach(makeQueries(50, 901), (query) => service.ask(query))
    const p50 = (service: BenchService) => async (round: number) =>
      median(await timeEach(makeQueries(QUERIES, 40 + round), (query) => service.ask(query)))
    const both = await sideBySide(ROUNDS, p50(large), p50(small))
    return {
      ratios: both.ratios,
      detail: `p50 ${both.ours.toFixed(2)} ms at 5,000 chunks, ${both.theirs.toFixed(2)} ms at 100`,
    }
  } finally {
    await large.end()
    await small.end()
  }
}

/** Resident memory: the least of some readings, since garbage comes and goes. */
async function settledMb(pid: number): Promise<number> {
  const readings: number[] = []
  for (let i = 0; i < 10; i++) {
    readings.push(residentMb(pid))
    await new Promise((done) => setTimeout(done, 100))
  }
  return quantile(readings, 0)
}

async function rss(): Promise<Measured> {
  const service = await startService({ cv: makeCv(60) })
  try {
    await timeEach(makeQueries(100, 60), (query) => service.ask(query))
    const early = await settledMb(service.pid)
    const queries = makeQueries(scaled(9_900), 61)
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let query = queries.pop(); query; query = queries.pop()) await service.ask(query)
      }),
    )
    const late = await settledMb(service.pid)
    return {
      ratios: [late / early],
      detail: `${Math.round(early)} MB after 100 asks, ${Math.round(late)} MB after 10,000`,
    }
  } finally {
    await service.end()
  }
}

export const askFigures: readonly Figure[] = [
  {
    name: 'ask_over_embed',
    what: 'p50 of POST /ask, one client, distinct questions ÷ p50 of the bare embedding of the same',
    target: { op: '<=', value: 1.4 },
    measure: overEmbed,
  },
  {
    name: 'ask_hard_over_embed',
    what: 'the same, of questions made of random words about a CV made of the same words',
    measure: hardOverEmbed,
  },
  {
    name: 'ask_throughput',
    what: 'answers/s with 16 clients ÷ bare embeddings/s of single questions',
    target: { op: '>=', value: 0.8 },
    measure: throughput,
  },
  {
    name: 'growth',
    what: 'p50 of /ask at 5,000 chunks ÷ at 100 chunks',
    target: { op: '<=', value: 1.5 },
    measure: growth,
  },
  {
    name: 'rss',
    what: 'resident memory after 10,000 asks ÷ after 100',
    target: { op: '<=', value: 1.1 },
    measure: rss,
  },
]
