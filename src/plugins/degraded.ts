/** Which parts lag or fail while reads and questions are answered: for /readyz and the metrics. */
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'

export const PARTS = ['database', 'index', 'pdf', 'webhooks'] as const
export type Part = (typeof PARTS)[number]

/** A PDF takes seconds, and a delivery goes out at once: what is a minute late is behind, milliseconds. */
const LATE_MS = 60_000

/** The parts that are behind now; never throws. A receiver that fails is not: its next try is not due yet. */
export async function degradedParts(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'content'>,
): Promise<readonly Part[]> {
  const parts = new Set<Part>()
  if (!app.content.isCurrent) parts.add('index')
  const late = app.clock.now() - LATE_MS
  const version = app.content.current.version
  const some = (topic: string) => app.db.selectFrom('queue').select('id').where('topic', '=', topic).limit(1)
  try {
    await sql`select 1`.execute(app.db)
    const pdf = await some('pdf')
      .where((e) =>
        e.or([
          e('state', 'in', ['queued', 'running']).and('created_at', '<', late),
          // Given up: until the next version there is none.
          e('state', '=', 'failed').and('payload', 'like', `{"version":${version},%`),
        ]),
      )
      .executeTakeFirst()
    if (pdf) parts.add('pdf')
    const webhooks = await some('webhook-delivery')
      .where((e) =>
        e.or([
          e('state', '=', 'queued').and('run_at', '<', late),
          e('state', '=', 'running').and('lease_until', '<', late),
        ]),
      )
      .executeTakeFirst()
    if (webhooks) parts.add('webhooks')
  } catch {
    parts.add('database')
  }
  return PARTS.filter((part) => parts.has(part))
}
