import type { Migration } from 'kysely/migration'

export const sso: Migration = {
  async up(db) {
    await db.schema
      .createTable('sso_records')
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('account_id', 'text')
      .addColumn('consumed_at', 'bigint')
      .addColumn('expires_at', 'bigint')
      .addPrimaryKeyConstraint('sso_records_pk', ['model', 'id'])
      .execute()
    await db.schema.createIndex('sso_records_grant').on('sso_records').column('grant_id').execute()
    await db.schema.createIndex('sso_records_uid').on('sso_records').column('uid').execute()
    await db.schema.createIndex('sso_records_account').on('sso_records').column('account_id').execute()
    await db.schema.createIndex('sso_records_expiry').on('sso_records').column('expires_at').execute()
    await db.schema
      .createTable('sso_accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('username', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sso_invites')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema
      .createTable('sso_attempts')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('blocked_until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sso_keys')
      .addColumn('kid', 'text', (c) => c.primaryKey())
      .addColumn('jwk', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
