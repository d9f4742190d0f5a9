export interface KeyTables {
  /** Who pays for tool calls: one row a human (by `subject`), or one of its own for a key made in the terminal. */
  credit_accounts: {
    id: string
    /** `sub` of the human; null for an account that only its key uses. */
    subject: string | null
    /** Credits; only settled calls lower it. */
    balance: number
    created_at: number
  }
  api_keys: {
    id: string
    account_id: string
    name: string
    created_at: number
    expires_at: number | null
    revoked_at: number | null
    last_used_at: number | null
  }
  /** The secrets of a key: the one in force and, after a rotation, the one before until its grace is over. */
  api_key_secrets: {
    /** The part of the key that is shown and looked up; it is no secret. */
    lookup: string
    key_id: string
    /** Hex sha256 of the whole key; the key itself is kept nowhere. */
    sha256: string
    /** Null for the one in force. */
    valid_until: number | null
    created_at: number
  }
  /** Calls under way. A hold that outlives its lease, since its process died, no longer counts. */
  credit_holds: {
    id: string
    account_id: string
    /** Id of the key, or of the account when an access token was used. */
    caller: string
    expires_at: number
  }
  /** Settled calls a day (UTC, YYYY-MM-DD). */
  credit_usage: { caller: string; account_id: string; day: string; calls: number }
}
