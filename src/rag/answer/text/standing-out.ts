/** Which of several amounts is the largest, or the smallest: of one unit, or of money whose currencies are of about one worth. */
import type { Amount } from './amounts.ts'

/** What one of these is worth, in euros, at the least and at the most of many years. */
const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  '€': [1, 1],
  EUR: [1, 1],
  '£': [1.05, 1.55],
  GBP: [1.05, 1.55],
  $: [0.65, 1.05],
  US$: [0.65, 1.05],
  USD: [0.65, 1.05],
  CHF: [0.65, 1.1],
  C$: [0.55, 0.8],
  CAD: [0.55, 0.8],
  A$: [0.5, 0.85],
  AUD: [0.5, 0.85],
  NZ$: [0.45, 0.75],
  NZD: [0.45, 0.75],
  SGD: [0.45, 0.75],
  SEK: [0.08, 0.125],
  NOK: [0.08, 0.14],
  DKK: [0.13, 0.14],
  PLN: [0.2, 0.32],
  CZK: [0.03, 0.05],
  HUF: [0.002, 0.005],
  JPY: [0.005, 0.011],
  '¥': [0.005, 0.15],
  INR: [0.009, 0.02],
  '₹': [0.009, 0.02],
  ZAR: [0.04, 0.13],
  KES: [0.005, 0.011],
}

/** Places of those that stand out; null where that is not sure. */
export function standingOut(amounts: readonly Amount[], most: boolean): readonly number[] | null {
  const [first] = amounts
  if (first === undefined || amounts.length < 2) return null
  if (amounts.some(({ unit }) => single(unit) !== single(first.unit))) return null
  const isOne = amounts.every(({ sign }) => sign === first.sign)
  const ranges = amounts.map(({ sign, value }): readonly [number, number] | null => {
    if (isOne) return [value, value]
    const worth = WORTH[sign.toUpperCase()]
    return worth === undefined ? null : [value * worth[0], value * worth[1]]
  })
  if (!ranges.every((range) => range !== null)) return null
  const beats = (a: readonly [number, number], b: readonly [number, number]): boolean =>
    most ? a[0] >= b[1] : a[1] <= b[0]
  const found = ranges.flatMap((range, at) =>
    ranges.every((other) => other === range || beats(range, other)) ? [at] : [],
  )
  return found.length > 0 && found.length <= 2 ? found : null
}

const single = (unit: string): string => unit.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '')
