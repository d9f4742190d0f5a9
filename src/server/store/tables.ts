/** Every table, by room. Times are milliseconds since the epoch; JSON and sealed secrets are text. */
import type { ContentTables } from './tables/content.ts'
import type { QueueTables } from './tables/queue.ts'

export interface Tables extends ContentTables, QueueTables {}
