/** Serves: the language model's figures in /metrics. From: what the engine reports, and the day's tokens in the database. */
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import type { BreakerState, LlmObserver } from '../../rag/llm/options.ts'

const STATES: readonly BreakerState[] = ['closed', 'half_open', 'open']

/** Counts what happens from the start of the process; register it with the plugin below. */
export class LlmMetrics implements LlmObserver {
  readonly requests = new Counter({
    name: 'llm_requests_total',
    help: 'Requests to the language model, by outcome: ok, or the kind of failure',
    labelNames: ['outcome'],
    registers: [],
  })
  readonly used = new Counter({
    name: 'llm_tokens_total',
    help: 'Tokens of answered requests: as the server counts them, or estimated',
    labelNames: ['kind'],
    registers: [],
  })
  readonly answers = new Counter({
    name: 'llm_answers_total',
    help: 'Answers by origin: the model, or why the extractive answer was given instead',
    labelNames: ['by'],
    registers: [],
  })
  readonly states = new Gauge({
    name: 'llm_breaker_state',
    help: '1 for the state the circuit breaker is in',
    labelNames: ['state'],
    registers: [],
  })

  constructor() {
    this.breaker('closed')
  }

  request(outcome: Parameters<LlmObserver['request']>[0]): void {
    this.requests.inc({ outcome })
  }

  tokens(kind: 'prompt' | 'completion', count: number): void {
    this.used.inc({ kind }, count)
  }

  answer(by: Parameters<LlmObserver['answer']>[0]): void {
    this.answers.inc({ by })
  }

  breaker(state: BreakerState): void {
    for (const one of STATES) this.states.set({ state: one }, one === state ? 1 : 0)
  }
}

export interface LlmMetricsOptions {
  readonly metrics: LlmMetrics
  readonly budget: { usedToday(): Promise<number> }
}

export default fp<LlmMetricsOptions>(
  async function llmMetrics(app, { metrics, budget }) {
    const { registry } = app.metrics
    registry.registerMetric(metrics.requests)
    registry.registerMetric(metrics.used)
    registry.registerMetric(metrics.answers)
    registry.registerMetric(metrics.states)
    new Gauge({
      name: 'llm_tokens_today',
      help: 'Tokens used and set aside today by all replicas; LLM_DAILY_TOKENS is the limit',
      registers: [registry],
      async collect() {
        this.set(await budget.usedToday())
      },
    })
  },
  { name: 'llm-metrics', dependencies: ['metrics'] },
)
