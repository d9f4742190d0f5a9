import type { Migration } from 'kysely/migration'

export const pdf: Migration = {
  async up(db) {
    await db.schema
      .createTable('pdfs')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('bytes', 'text', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('pages', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('pdfs_version').on('pdfs').column('version').execute()
  },
}
