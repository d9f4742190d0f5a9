/** Every table, by room. Times are milliseconds since the epoch; JSON and sealed secrets are text. */
import type { ContentTables } from './tables/content.ts'
import type { IdempotencyTables } from './tables/idempotency.ts'
import type { KeyTables } from './tables/keys.ts'
import type { LlmTables } from './tables/llm.ts'
import type { PdfTables } from './tables/pdf.ts'
import type { QueueTables } from './tables/queue.ts'
import type { SsoTables } from './tables/sso.ts'
import type { WebhookTables } from './tables/webhooks.ts'

export interface Tables
  extends
    ContentTables,
    IdempotencyTables,
    KeyTables,
    LlmTables,
    PdfTables,
    QueueTables,
    SsoTables,
    WebhookTables {}
