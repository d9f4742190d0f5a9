/** All migrations in order; a name, once landed, is never changed nor taken away. */
import type { Migration } from 'kysely/migration'
import { content } from './001-content.ts'
import { queue } from './002-queue.ts'

export const migrations: Record<string, Migration> = {
  '001-content': content,
  '002-queue': queue,
}
