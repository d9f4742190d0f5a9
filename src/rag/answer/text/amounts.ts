/** Numbers with their units, as cells and lines say them: '£284 m', '63 km', 'about 180 students'; and their sum. */

/** What 'k', 'million' and the like stand for. */
export const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}
const SIGN = '[€£$₩¥₹₦]|(?:US|C|A|NZ)\\$|[A-Z]{3}(?= ?\\d)'
const WHOLE = new RegExp(
  `^(about |around |some |roughly |approx\\. |c\\. |over |~ ?|≈ ?)?(${SIGN})? ?(\\d{1,3}(?:[,'’]\\d{3})+|\\d+(?:\\.\\d+)?)( ?)(?:(k|thousand|m|mn|mio|million|bn|billion)(?![\\p{L}²³]))?(?: ?(\\p{L}+[²³]?|[€£$]))?(?:\\+)?$`,
  'iu',
)

/** The sign of a note behind it. */
const NOTED = /\s?[†‡*§¹²³]{1,3}$/
/** '640 m²', '12 km³': there it belongs to the unit, unless it is millions of money. */
const POWER = /^[^€£$]*[\d\s](?:[kcdm]?m|ft)[²³]$/

export interface Amount {
  readonly value: number
  /** What stands before the number, and behind it: '£', 'km'. */
  readonly sign: string
  readonly unit: string
  /** As it is written: ' m', 'k', ' million'. */
  readonly scale: string
  readonly about: boolean
}

/** A text that says one number and its unit, and nothing else. */
export function amountOf(text: string): Amount | null {
  const said = text.trim()
  const found = WHOLE.exec(POWER.test(said) ? said : said.replace(NOTED, ''))
  const digits = found?.[3]
  // '1.140' may be more than a thousand, or little more than one
  if (!found || digits === undefined || /\.\d{3}$/.test(digits)) return null
  const [, about, sign = '', , space = '', named = '', unit = ''] = found
  // 'm' is a million of money, and a metre of length
  const isScale = named !== '' && (sign !== '' || !/^[mk]$/i.test(named) || unit !== '')
  const scale = isScale ? (SCALES[named.toLowerCase()] ?? 1) : 1
  return {
    value: Number(digits.replace(/[,'’]/g, '')) * scale,
    sign,
    unit: isScale ? unit : unit || named,
    scale: isScale ? `${space}${named}` : '',
    about: about !== undefined,
  }
}

/** The sum of amounts of one unit, written as they are; null where they are of several. */
export function sumOf(amounts: readonly Amount[]): string | null {
  return written(
    amounts,
    amounts.reduce((total, { value }) => total + value, 0),
    3,
  )
}

/** Their mean, of which money has two places after the point at most. */
export function averageOf(amounts: readonly Amount[]): string | null {
  const mean = amounts.reduce((total, { value }) => total + value, 0) / amounts.length
  return written(amounts, mean, 2)
}

/** A number computed from amounts of one unit, written as they are; null where they are of several. */
export function written(amounts: readonly Amount[], result: number, places: number): string | null {
  const [first] = amounts
  if (first === undefined) return null
  const { sign, scale } = first
  // 'one day' and 'days' are of one unit, and several are what the longer word says
  const unit = amounts.reduce((long, one) => (one.unit.length > long.length ? one.unit : long), first.unit)
  if (amounts.some((one) => one.sign !== sign || single(one.unit) !== single(unit))) return null
  const shared = amounts.every((one) => one.scale === scale) ? scale : ''
  const value = result / (shared === '' ? 1 : (SCALES[shared.trim().toLowerCase()] ?? 1))
  const number = value.toLocaleString('en', { maximumFractionDigits: places })
  const before = sign.length > 2 ? `${sign} ` : sign
  const about = amounts.some((one) => one.about) || !isExact(value, places) ? 'about ' : ''
  return `${about}${before}${number}${shared}${unit === '' ? '' : ` ${unit}`}`
}

const single = (unit: string): string => unit.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '')

const isExact = (value: number, places: number): boolean =>
  Math.abs(value - Number(value.toFixed(places))) < 1e-6 * Math.max(1, Math.abs(value))
