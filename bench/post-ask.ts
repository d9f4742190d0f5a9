/** A question over HTTP, whose answer is read and let go. */
import type { Pool } from 'undici'

/** @throws what was answered instead, when it is not 200 */
export async function postAsk(http: Pool, query: string): Promise<void> {
  const reply = await http.request({
    method: 'POST',
    path: '/ask',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  if (reply.statusCode !== 200)
    throw new Error(`/ask answered ${reply.statusCode}: ${await reply.body.text()}`)
  await reply.body.dump()
}
