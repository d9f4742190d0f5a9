export interface QueueTables {
  queue: {
    id: string
    topic: string
    /** At most one row a topic and key. */
    dedupe_key: string | null
    /** Rows of one lane run one after the other. */
    lane: string | null
    payload: string
    state: 'queued' | 'running' | 'succeeded' | 'failed'
    run_at: number
    lease_until: number | null
    /** Counts the claims; a worker whose generation is no longer the row's has lost it. */
    generation: number
    attempts: number
    last_error: string | null
    result: string | null
    created_at: number
    finished_at: number | null
  }
}
