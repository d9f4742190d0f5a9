/** Sums of money in the lines of a list: '- Kelder Trust: £5,000', '- Travel grant, 2015, €4,500', each line with one of them. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { amountOf, type Amount } from '../text/amounts.ts'
import { MONEY } from '../text/money.ts'
import { isOf, keptOf, type Asked, type Figures } from './asked.ts'
import { brief, wholeItems } from './line-figures.ts'

/** Behind a sum that is paid again and again, or is the first of a range. */
export const NOT_ONCE =
  /^(?:\+| ?[-–—] ?\d| (?:to|or) [€£$]?\d| ?\/| (?:per|each|every|apiece|annual(?:ly)?|yearly|monthly|weekly|daily|hourly|p\.? ?a\.?|a (?:year|month|week|day|head|night|term))(?!\p{L}))/iu
/** Before one that is a limit, or one of several alike. */
export const LIMIT =
  /(?:\b(?:up to|at least|more than|over|under|below|less than|exceeding|max(?:imum)?|min(?:imum)?|from|between|\d+ ?[x×]|each|of)\.?|[<>≤≥]|[×x]) ?$/i
export const ABOUT =
  /\b(?:about|around|roughly|approx(?:imately)?|c|ca|circa|some|nearly|almost)\.? ?$|[~≈] ?$/i
/** What was never paid adds nothing, and whether the rest is all that is meant is not known. */
const UNPAID =
  /\b(?:not (?:awarded|granted|funded|paid)|refused|rejected|declined|unsuccessful|withdrawn|pending|submitted|under review|applied for|shortlisted|returned|repaid)\b/i

const REFUSED = /\b(?:turned down|refused|rejected|unsuccessful|declined|not (?:awarded|granted|funded))\b/i
const MONEY_SAID = new RegExp(MONEY.source, MONEY.flags.replace('g', ''))
const FUNDS = /^(?:funds?|funding|money)$/

/** Null where not each line says one sum, or a word is said of none of them. */
export function moneyInLines(facts: Facts, group: Group, asked: Asked): Figures | null {
  if (!asked.money || !asked.sums || asked.counts) return null
  // a sum of money needs no word for it
  const about = asked.terms.filter((term) => !isOf(group, term) && !FUNDS.test(term.word.text))
  // what was applied for in vain, and has no sum, adds nothing
  const lines = linesOf(facts, group).filter(({ full }) => !(REFUSED.test(full) && !MONEY_SAID.test(full)))
  const kept = keptOf(facts, group, lines, about, asked.goingOn)
  if (kept.length < 2) return null
  const amounts = kept.map(({ full }) => sumIn(full))
  if (!amounts.every((one) => one !== null)) return null
  return {
    items: kept,
    amounts,
    texts: kept.map(({ full }, i) => brief(full, amounts[i]?.value ?? 0)),
    header: '',
    named: false,
    rows: true,
    money: true,
  }
}

/** Was it never paid, or is that not known? */
export const isRefused = (text: string): boolean => UNPAID.test(text) || REFUSED.test(text)

/** Lines of one paragraph are as many; its sentences are one. */
const linesOf = (facts: Facts, { items }: Group): readonly GroupItem[] =>
  items.every(({ units }) => facts.units[units[0] ?? -1]?.unit.line === true)
    ? items
    : wholeItems(facts, items)

/** The one sum of a line, paid once. */
function sumIn(text: string): Amount | null {
  const [found, ...others] = text.matchAll(MONEY)
  if (found === undefined || others.length > 0 || UNPAID.test(text)) return null
  const said = found[0].replace(/[.,'’]+$/, '')
  const before = text.slice(0, found.index)
  if (NOT_ONCE.test(text.slice(found.index + said.length)) || LIMIT.test(before)) return null
  const amount = amountOf(said)
  return amount && { ...amount, about: amount.about || ABOUT.test(before) }
}
