/**
 * Tokens the language model may use in a day (UTC), by all replicas together. A request sets aside the most it can
 * cost before it is sent, in one statement, and gives back afterwards what it did not use; when the process dies in
 * between, what was set aside counts as used.
 */
import type { LlmClock, TokenBudget, TokenHold } from '../../rag/llm/options.ts'
import type { Database } from './database.ts'

export class DailyTokenBudget implements TokenBudget {
  readonly #db: Database
  readonly #clock: Pick<LlmClock, 'now'>
  readonly #limit: number

  /** @param limit tokens a day */
  constructor(db: Database, clock: Pick<LlmClock, 'now'>, limit: number) {
    this.#db = db
    this.#clock = clock
    this.#limit = limit
  }

  async hold(tokens: number): Promise<TokenHold | null> {
    if (tokens > this.#limit) return null
    const day = this.#today()
    const row = await this.#db
      .insertInto('llm_usage')
      .values({ day, tokens })
      .onConflict((c) =>
        c
          .column('day')
          .doUpdateSet((e) => ({ tokens: e('llm_usage.tokens', '+', tokens) }))
          .where('llm_usage.tokens', '<=', this.#limit - tokens),
      )
      .returning('tokens')
      .executeTakeFirst()
    return row ? { settle: (used) => this.#add(day, used - tokens) } : null
  }

  /** Tokens used and set aside today. */
  async usedToday(): Promise<number> {
    const row = await this.#db
      .selectFrom('llm_usage')
      .select('tokens')
      .where('day', '=', this.#today())
      .executeTakeFirst()
    return Number(row?.tokens ?? 0)
  }

  async #add(day: string, tokens: number): Promise<void> {
    await this.#db
      .updateTable('llm_usage')
      .set((e) => ({ tokens: e('tokens', '+', tokens) }))
      .where('day', '=', day)
      .execute()
  }

  #today(): string {
    return new Date(this.#clock.now()).toISOString().slice(0, 10)
  }
}
