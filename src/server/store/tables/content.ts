export interface ContentTables {
  /** Every version of the CV ever published; rows are never changed. */
  versions: {
    version: number
    content: string
    /** Hex sha256 of the UTF-8 bytes. */
    sha256: string
    /** 1 for the bundled sample, which is served while there is no CV of the owner. */
    is_default: number
    author: string | null
    created_at: number
  }
  /** Outbox: one row a version, written in the same transaction, taken off once fanned out. */
  events: {
    id: string
    type: string
    /** JSON */
    data: string
    created_at: number
    dispatched_at: number | null
  }
  /** Small values of the installation, by name. */
  meta: { name: string; value: string }
}
