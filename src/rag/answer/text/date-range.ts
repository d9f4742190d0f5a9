/** A time that a text names. Months count from year 0: year × 12 + month (0–11). */
export interface DateRange {
  /** First month, and the last month (Infinity when it goes on). */
  readonly from: number
  readonly to: number
  /** True when both ends name a month (not only years or seasons). */
  readonly exact: boolean
  readonly open: boolean
  /** How long it is, to the nearest month, where the days of both ends are told. */
  readonly months?: number | undefined
  /** One date only, not a range. */
  readonly single: boolean
  /** Where it stands in the text that was read. */
  readonly start: number
  readonly end: number
}
