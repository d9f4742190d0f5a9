import type { Migration } from 'kysely/migration'

export const queue: Migration = {
  async up(db) {
    await db.schema
      .createTable('queue')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('dedupe_key', 'text')
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('run_at', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_error', 'text')
      .addColumn('result', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .execute()
    await db.schema.createIndex('queue_due').on('queue').columns(['topic', 'state', 'run_at']).execute()
    await db.schema
      .createIndex('queue_dedupe')
      .unique()
      .on('queue')
      .columns(['topic', 'dedupe_key'])
      .execute()
  },
}
