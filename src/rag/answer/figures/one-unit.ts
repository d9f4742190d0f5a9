/** 'From three hours to 25 minutes': both in minutes; of days and minutes neither can be taken from the other, as a day may be one of work. */

/** Units that measure the same, the smallest first, each with how many of that it is; null where that is not sure. */
const MEASURES: readonly (readonly (readonly [RegExp, number | null])[])[] = [
  [
    [/^(?:seconds?|secs?|s)$/i, 1],
    [/^(?:minutes?|mins?)$/i, 60],
    [/^(?:hours?|hrs?|h)$/i, 3600],
    [/^(?:days?|nights?|shifts?|weeks?|wks?|months?|quarters?|years?|yrs?)$/i, null],
  ],
  [
    [/^(?:mm|millimet(?:re|er)s?)$/i, 1],
    [/^(?:cm|centimet(?:re|er)s?)$/i, 10],
    [/^(?:m|met(?:re|er)s?)$/, 1_000],
    [/^(?:km|kilomet(?:re|er)s?)$/i, 1_000_000],
    [/^(?:miles?|yards?|feet|ft|inch(?:es)?)$/i, null],
  ],
  [
    [/^(?:mg|milligram(?:me)?s?)$/, 1],
    [/^(?:g|gram(?:me)?s?)$/, 1_000],
    [/^(?:kg|kilos?|kilogram(?:me)?s?)$/i, 1_000_000],
    [/^(?:tons?|tonnes?|pounds?|lbs?|ounces?|oz)$/i, null],
  ],
]

interface Factors {
  readonly from: number
  readonly to: number
  /** Both are in this; null where nothing was to be made alike. */
  readonly unit: string | null
}
const AS_THEY_STAND: Factors = { from: 1, to: 1, unit: null }

/** What each figure is to be multiplied by; null where they cannot be made alike. */
export function inOneUnit(from: string, to: string): Factors | null {
  for (const measure of MEASURES) {
    const [a, b] = [from, to].map((unit) => measure.find(([pattern]) => pattern.test(unit)))
    if (a === undefined || b === undefined) continue
    if (a === b && a[1] !== null) return AS_THEY_STAND
    if (a[1] === null || b[1] === null) return plain(from) === plain(to) ? AS_THEY_STAND : null
    const least = Math.min(a[1], b[1])
    return { from: a[1] / least, to: b[1] / least, unit: a[1] === least ? from : to }
  }
  return AS_THEY_STAND
}

const plain = (unit: string): string => unit.toLowerCase().replace(/s$/, '')
