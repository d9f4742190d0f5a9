import type { Migration } from 'kysely/migration'

export const webhooks: Migration = {
  async up(db) {
    await db.schema
      .createTable('webhook_endpoints')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('secrets', 'text', (c) => c.notNull())
      .addColumn('secret_hidden', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('status_reason', 'text')
      .addColumn('registered_by', 'text', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('failing_since', 'bigint')
      .addColumn('last_success_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('endpoint_id', 'text', (c) =>
        c.notNull().references('webhook_endpoints.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('test', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('queue_id', 'text', (c) => c.notNull())
      .addColumn('next_attempt_at', 'bigint')
      .addColumn('last_attempt_at', 'bigint')
      .addColumn('delivered_at', 'bigint')
      .addColumn('response_status', 'integer')
      .addColumn('response_body', 'text')
      .addColumn('error', 'text')
      .addColumn('duration_ms', 'integer')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_once')
      .unique()
      .on('webhook_deliveries')
      .columns(['endpoint_id', 'event_id'])
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_status')
      .on('webhook_deliveries')
      .columns(['endpoint_id', 'status', 'id'])
      .execute()
    // What is not fanned out yet is found without reading every event there ever was.
    await db.schema.createIndex('events_dispatched').on('events').column('dispatched_at').execute()
    await db.schema.alterTable('queue').addColumn('lane', 'text').execute()
    await db.schema.createIndex('queue_lane').on('queue').columns(['topic', 'lane', 'state']).execute()
  },
}
