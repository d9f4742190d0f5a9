import type { Migration } from 'kysely/migration'

export const llmUsage: Migration = {
  async up(db) {
    await db.schema
      .createTable('llm_usage')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('tokens', 'bigint', (c) => c.notNull())
      .execute()
  },
}
