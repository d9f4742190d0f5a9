/** What every figure shares: rounds measured side by side, medians with their spread, and the lines that are printed. */

/** `--quick`: everything runs to its end, too short for figures that mean anything; nothing is written. */
export const QUICK = process.argv.includes('--quick')

/** Rounds, seconds or requests: all of them, or a tenth when quick. */
export const scaled = (count: number): number => (QUICK ? Math.ceil(count / 10) : count)

export interface Target {
  readonly op: '<=' | '>='
  readonly value: number
}

/** One ratio per round, so that both sides of it saw the same machine. */
export interface Measured {
  readonly ratios: readonly number[]
  /** Medians behind the ratio, with their units, for the table. */
  readonly detail: string
}

export interface Figure {
  readonly name: string
  readonly what: string
  /** Unset: reported without a target. */
  readonly target?: Target
  readonly measure: () => Promise<Measured>
}

/** What is measured without anything to hold it against. */
export interface Report {
  readonly name: string
  readonly what: string
  readonly measure: () => Promise<readonly ReportLine[]>
}

export interface ReportLine {
  readonly what: string
  /** With its unit. */
  readonly figure: string
}

export interface Row {
  readonly name: string
  readonly what: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly target: string
  readonly met: boolean
  readonly detail: string
}

export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Milliseconds that each call took, one after the other. */
export async function timeEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const item of items) {
    const start = performance.now()
    await run(item)
    times.push(performance.now() - start)
  }
  return times
}

/** Runs both sides in turn, `rounds` times, the order changing from round to round. */
export async function sideBySide(
  rounds: number,
  ours: (round: number) => Promise<number>,
  theirs: (round: number) => Promise<number>,
): Promise<{ ratios: number[]; ours: number; theirs: number }> {
  const a: number[] = []
  const b: number[] = []
  for (let round = 0; round < scaled(rounds); round++) {
    if (round % 2 === 0) a.push(await ours(round))
    b.push(await theirs(round))
    if (round % 2 === 1) a.push(await ours(round))
  }
  return { ratios: a.map((x, i) => x / (b[i] ?? Number.NaN)), ours: median(a), theirs: median(b) }
}

export function toRow(figure: Figure, measured: Measured): Row {
  const value = median(measured.ratios)
  const { target } = figure
  return {
    name: figure.name,
    what: figure.what,
    value: round(value),
    min: round(Math.min(...measured.ratios)),
    max: round(Math.max(...measured.ratios)),
    target: target ? `${target.op}${target.value}` : 'none',
    met: !target || (target.op === '<=' ? value <= target.value : value >= target.value),
    detail: measured.detail,
  }
}

export const ratioLine = (row: Row): string => `RATIO ${row.name}=${row.value} target=${row.target}`

const round = (x: number): number => Number(x.toPrecision(3))
