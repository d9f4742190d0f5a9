export interface LlmTables {
  /** Tokens the language model has used by day, those set aside for requests under way included. */
  llm_usage: {
    /** UTC, YYYY-MM-DD. */
    day: string
    tokens: number
  }
}
