export interface IdempotencyTables {
  /** One row a key of a caller on a route; the first request's answer is kept for those that repeat it. */
  idempotency: {
    /** Keyed hash of method, route, caller and key. */
    id: string
    /** Keyed hash of what was asked; another one under the same key is a client's mistake. */
    request_hash: string
    state: 'running' | 'done'
    /** Names the request that holds the row while it runs. */
    holder: string
    /** While running: after this time the holder counts as dead, milliseconds. */
    lease_until: number
    status: number | null
    /** JSON: headers that are sent again. */
    headers: string | null
    /** Base64 of the body, compressed with Brotli. */
    body: string | null
    created_at: number
    expires_at: number
  }
}
