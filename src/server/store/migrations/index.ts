/** All migrations in order; a name, once landed, is never changed nor taken away. */
import type { Migration } from 'kysely/migration'
import { content } from './001-content.ts'
import { queue } from './002-queue.ts'
import { sso } from './004-sso.ts'
import { idempotency } from './003-idempotency.ts'
import { webhooks } from './005-webhooks.ts'
import { keys } from './006-keys.ts'
import { pdf } from './007-pdf.ts'
import { llmUsage } from './008-llm-usage.ts'

export const migrations: Record<string, Migration> = {
  '001-content': content,
  '002-queue': queue,
  '004-sso': sso,
  '003-idempotency': idempotency,
  '005-webhooks': webhooks,
  '006-keys': keys,
  '007-pdf': pdf,
  '008-llm-usage': llmUsage,
}
