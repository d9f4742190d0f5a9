/** From verdicts to figures. */
import type { Verdict } from './judge.ts'

export interface Row extends Verdict {
  readonly answerable: boolean
  readonly ms: number
}

export interface Figures {
  readonly n: number
  readonly accuracy: number
  readonly hit1: number
  readonly hit3: number
  readonly exactness: number
  readonly citation_precision: number
  readonly citation_recall: number
  readonly abstain_recall: number
  readonly abstain_precision: number
  readonly false_abstain: number
  readonly median_chars: number
  readonly p50_ms: number
  readonly p95_ms: number
}

const mean = (values: readonly (number | boolean | null)[]): number => {
  const known = values.filter((v) => v !== null)
  return known.length === 0 ? 0 : known.reduce<number>((a, v) => a + Number(v), 0) / known.length
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

export function summarise(rows: readonly Row[]): Figures {
  const asked = rows.filter((r) => r.answerable)
  const empty = rows.filter((r) => !r.answerable)
  const round = (value: number): number => Math.round(value * 10_000) / 10_000
  return {
    n: rows.length,
    accuracy: round(mean(rows.map((r) => r.correct))),
    hit1: round(mean(asked.map((r) => r.hit1))),
    hit3: round(mean(asked.map((r) => r.hit3))),
    exactness: round(mean(rows.map((r) => r.exact))),
    citation_precision: round(mean(asked.map((r) => r.precision))),
    citation_recall: round(mean(asked.map((r) => r.recall))),
    abstain_recall: round(mean(empty.map((r) => r.abstained))),
    abstain_precision: round(mean(rows.filter((r) => r.abstained).map((r) => !r.answerable))),
    false_abstain: round(mean(asked.map((r) => r.abstained))),
    median_chars: quantile(rows.map((r) => r.length), 0.5),
    p50_ms: round(quantile(rows.map((r) => r.ms), 0.5)),
    p95_ms: round(quantile(rows.map((r) => r.ms), 0.95)),
  }
}

/** Gated figures: `1` more is better, `-1` less is better; a fall of more than a point fails. */
const GATED: readonly (readonly [keyof Figures, 1 | -1])[] = [
  ['accuracy', 1],
  ['hit1', 1],
  ['hit3', 1],
  ['exactness', 1],
  ['citation_precision', 1],
  ['citation_recall', 1],
  ['abstain_recall', 1],
  ['false_abstain', -1],
]

export function fallen(now: Figures, before: Figures): string[] {
  return GATED.flatMap(([name, sign]) =>
    (before[name] - now[name]) * sign > 0.0101 ? [`${name} fell from ${before[name]} to ${now[name]}`] : [],
  )
}
