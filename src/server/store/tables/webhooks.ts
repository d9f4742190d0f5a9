export interface WebhookTables {
  webhook_endpoints: {
    id: string
    url: string
    /** JSON array */
    events: string
    /** Sealed JSON: the secrets that sign, the newest first, older ones with the time they end. */
    secrets: string
    /** 1 while a secret that we made waits to be shown to the owner, once. */
    secret_hidden: number
    status: 'pending' | 'active' | 'disabled' | 'rejected'
    /** Why it was disabled, when not by the owner. */
    status_reason: string | null
    registered_by: 'owner' | 'public'
    /** Keyed hash of the client's network, to limit how many registrations wait; null for the owner's. */
    address: string | null
    /** Time of the first failure since the last success. */
    failing_since: number | null
    last_success_at: number | null
    created_at: number
    updated_at: number
  }
  webhook_deliveries: {
    id: string
    endpoint_id: string
    /** Sent as webhook-id, the same on every try. */
    event_id: string
    version: number
    /** 1 for an event that the owner sent to try an endpoint. */
    test: number
    /** The exact text that is signed and sent. */
    body: string
    status: 'pending' | 'delivered' | 'failed'
    /** Tries since it was last queued. */
    attempts: number
    /** The queue row that may try it; an older one does nothing. */
    queue_id: string
    next_attempt_at: number | null
    last_attempt_at: number | null
    delivered_at: number | null
    response_status: number | null
    response_body: string | null
    error: string | null
    duration_ms: number | null
    created_at: number
  }
}
