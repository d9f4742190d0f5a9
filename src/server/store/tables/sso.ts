export interface SsoTables {
  /** State of the embedded SSO: sessions, grants, codes, refresh tokens, registered clients. */
  sso_records: {
    model: string
    /** Hex sha256 of the identifier, which is a credential for most models. */
    id: string
    /** Sealed JSON. */
    payload: string
    grant_id: string | null
    uid: string | null
    account_id: string | null
    consumed_at: number | null
    /** Never when null. */
    expires_at: number | null
  }
  sso_accounts: {
    id: string
    username: string
    /** owner or user */
    role: string
    /** argon2id in PHC form */
    password_hash: string
    /** Counts up with each new password; tokens of an earlier one are refused. */
    generation: number
    created_at: number
    updated_at: number
  }
  sso_invites: {
    id: string
    /** Hex sha256 of the one-time token. */
    token_hash: string
    username: string
    created_at: number
    expires_at: number
    used_at: number | null
  }
  /** Failed sign-ins, by account and by address. */
  sso_attempts: {
    subject: string
    failures: number
    last_at: number
    blocked_until: number
  }
  /** Signing keys when the database is PostgreSQL; with SQLite they are a file in DATA_DIR. */
  sso_keys: {
    kid: string
    /** Sealed private JWK. */
    jwk: string
    created_at: number
  }
}
