/** What an answer will say, before it is written out. */
export interface PlanPart {
  /** Plain text of one sentence or list item. */
  readonly text: string
  /** Units it is taken from, the most telling first. */
  readonly units: readonly number[]
}

export interface Plan {
  /** Said before the parts and computed from all of them ('4 years and 1 month'). */
  readonly lead?: string
  readonly parts: readonly PlanPart[]
  /** Items of one list (joined in one sentence), or sentences of their own. */
  readonly list: boolean
  readonly chance: number
  readonly fact: boolean
}
