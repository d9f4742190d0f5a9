/** Sums of money, as CVs write them. */

const SIGN =
  '[€£$₩¥₹₦]|(?:US|C|A|NZ)\\$|R(?=\\d)|(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|JPY|INR|ZAR|KES|NGN|GHS|SGD|HKD|BRL|TRY|RON|ISK)'
const NAME =
  '(?:euros?|dollars?|pounds?|francs?|kron(?:er|or|a|e)|shillings?|rand|rupees?|yen|won|zloty(?:s)?|EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK|CAD|AUD|NZD|KES|[€£](?!\\d))'
// '2016, £1,200': a year is no sum of the pounds behind it
const AMOUNT = "\\d(?:[\\d.,'’]{0,60}\\d)?(?:\\s?(?:millions?|billions?|thousand|mio|mn|bn|[mk])(?!\\p{L}))?"
export const MONEY = new RegExp(`(?:${SIGN})\\s?${AMOUNT}|(?<![\\d.,])${AMOUNT}\\s?${NAME}(?!\\p{L})`, 'giu')

const SCALE: readonly (readonly [RegExp, number])[] = [
  [/billion|bn/i, 1e9],
  [/million|mio|mn|\dm\b|\d m\b/i, 1e6],
  [/thousand|\d ?k\b/i, 1e3],
]

/** The largest of the sums that a text names, in whatever money; 0 without any. */
export function largestSum(text: string): number {
  const sums = [...text.matchAll(MONEY)].map(([said]) => {
    const digits = /\d[\d.,'’]*/.exec(said)?.[0].replace(/[.,'’]+$/, '') ?? '0'
    const scale = SCALE.find(([word]) => word.test(said))?.[1] ?? 1
    const plain = digits.replace(/[.,'’](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
    return Number.parseFloat(plain) * scale
  })
  return Math.max(0, ...sums)
}

export const namesMoney = (text: string): boolean => new RegExp(MONEY.source, 'iu').test(text)
