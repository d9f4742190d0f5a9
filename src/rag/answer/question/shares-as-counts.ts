/** 'What share of the trainees stayed?', where the CV says 'nine trainees, six of them stayed' and gives no share: how many. */
import type { Facts } from '../facts/facts.ts'
import { partOfAll } from '../text/part-of-all.ts'
import { words } from '../text/text.ts'

/** What is counted stands in the plural: of time or of sales there are shares alone. */
const SHARE =
  /^((?:and )?)(?:what|which) (?:percentage|percent|per ?cent|share|proportion|fraction) of (?=((?:the |all |his |her |their |your |these |those )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]{2,}s\b))/iu
const TOLD = /%|\bper ?cent|\bpercent/i

/** 'seven bachelor projects' */
const BEFORE = 3
const NUMBER =
  /^\d{1,3}$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|half|none|all)$/i

/** As it is where a line on such things tells a share or both its numbers, or none tells any number of them. */
export function sharesAsCounts(facts: Facts, text: string): string {
  const [whole, lead = '', things = ''] = SHARE.exec(text) ?? []
  if (whole === undefined) return text
  const counted = words(things).filter(({ stop }) => !stop)
  const tells = facts.units.some(
    ({ unit, stems }) => TOLD.test(unit.text) && counted.some(({ stem }) => stems.has(stem)),
  )
  const isCounted = facts.units.some(({ unit }) => {
    const said = words(unit.text)
    return said.some(
      ({ stem }, i) =>
        counted.some((one) => one.stem === stem) &&
        said.slice(Math.max(0, i - BEFORE), i).some((before) => NUMBER.test(before.text)),
    )
  })
  // the share can be computed
  const hasParts = facts.units.some(
    ({ unit, stems }) => counted.some(({ stem }) => stems.has(stem)) && partOfAll(unit.text) !== null,
  )
  // no line with two numbers has a word for them
  if (!tells && hasParts)
    return text.replace(/\b(?:percentage|percent|per ?cent|proportion|fraction)\b/i, 'share')
  if (tells || !isCounted) return text
  const asks = lead === '' ? 'How many of ' : `${lead}how many of `
  return asks + text.slice(whole.length)
}
