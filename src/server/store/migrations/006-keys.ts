import type { Migration } from 'kysely/migration'

export const keys: Migration = {
  async up(db) {
    await db.schema
      .createTable('credit_accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('subject', 'text', (c) => c.unique())
      .addColumn('balance', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('credit_accounts.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .addColumn('last_used_at', 'bigint')
      .execute()
    await db.schema.createIndex('api_keys_account').on('api_keys').column('account_id').execute()
    await db.schema
      .createTable('api_key_secrets')
      .addColumn('lookup', 'text', (c) => c.primaryKey())
      .addColumn('key_id', 'text', (c) => c.notNull().references('api_keys.id'))
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('valid_until', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('api_key_secrets_key').on('api_key_secrets').column('key_id').execute()
    await db.schema
      .createTable('credit_holds')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('credit_accounts.id'))
      .addColumn('caller', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('credit_holds_account').on('credit_holds').column('account_id').execute()
    await db.schema
      .createTable('credit_usage')
      .addColumn('caller', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('credit_accounts.id'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('calls', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('credit_usage_pk', ['caller', 'day'])
      .execute()
    await db.schema
      .createIndex('credit_usage_account')
      .on('credit_usage')
      .columns(['account_id', 'day'])
      .execute()
  },
}
