/** Parts of JSON Resume that all of its members share: what says nothing is left out, and how a time is written. */
import type { DateRange } from '../../rag/answer/text/dates.ts'
import { isoDate } from './lines.ts'

export type Json = Record<string, unknown>

export function period(range: DateRange | null): Json {
  if (!range) return {}
  return {
    startDate: isoDate(range.from, range.exact),
    ...(range.open || !Number.isFinite(range.to) ? {} : { endDate: isoDate(range.to, range.exact) }),
  }
}

/** Members that say nothing are left out. */
export function compact(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).filter(([, v]) => v !== '' && v != null && !(Array.isArray(v) && v.length === 0)),
  )
}
