/**
 * 'Which was her largest bridge?', 'the biggest order by value', 'smallest class?': of the rows of a table, or of the
 * items of a list with one sum of money each, that which stands out. Of several columns the question must name one,
 * unless one alone tells how large a thing is.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { headedTables, stemsOf, type HeadedTable } from '../facts/headed-tables.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { amountOf } from '../text/amounts.ts'
import { MONEY } from '../text/money.ts'
import { standingOut } from '../text/standing-out.ts'
import { isOf } from './asked.ts'
import { largestLed } from './largest-led.ts'
import { AROUND_SUMS } from './plan-sum.ts'
import { means, sizesIn } from './table-columns.ts'

const MOST =
  /\b(?:largest|biggest|highest|greatest|most valuable|costliest|heaviest|most expensive|most powerful)\b/
const LEAST = /\b(?:smallest|lowest|least valuable|cheapest|lightest|least expensive|least powerful)\b/
/** These ask for one quality, which a column must be called. */
const OF_ONE = /\b(?:highest|lowest|heaviest|lightest)\b/
/** Said around it. */
const AROUND =
  /^(?:valuabl|heavi|light|far|do|ever|serv|sail|build|built|design|lead|manag|handl|advis|act|deliv|complet|close|run|overal|terms?$|measur|rank|by$)/
/** Things that have a price. */
const PRICED =
  /\b(?:deals?|transactions?|grants?|awards?|contracts?|orders?|mandates?|accounts?|sales?|acquisitions?|financings?|investments?|tenders?|budgets?)\b/

/** Null where nothing stands out, or it is not plain by what. */
export function planLargest(facts: Facts, groups: readonly Group[], draft: Draft): Plan | null {
  const { question, terms } = draft
  const { folded, counts, yesno, time, order } = question
  const most = MOST.test(folded)
  if (most === LEAST.test(folded) || counts || yesno || time !== null || order !== null) return null
  const asked = terms.filter(
    ({ self, word }) => !self && !AROUND_SUMS.has(word.stem) && !AROUND.test(word.stem),
  )
  if (asked.length === 0) return null
  const found = [
    ...headedTables(facts, groups).map((table) => inTable(facts, table, asked, folded, most)),
    ...(PRICED.test(folded)
      ? groups.map((group) => inList(facts, group, asked, most) ?? largestLed(facts, group, asked, most))
      : []),
  ].filter((parts) => parts !== null)
  const [parts, ...others] = found
  if (parts === undefined || others.length > 0) return null
  return { parts, list: false, chance: 0.9, fact: true }
}

function inTable(
  facts: Facts,
  table: HeadedTable,
  asked: readonly Term[],
  folded: string,
  most: boolean,
): readonly PlanPart[] | null {
  const amounts = sizesIn(table, asked, OF_ONE.test(folded), folded)
  const found = amounts === null ? null : standingOut(amounts, most)
  if (found === null) return null
  return found.flatMap((at) => {
    const row = table.rows[at]
    return row === undefined ? [] : [{ text: textOf(facts, row.unit), units: [row.unit] }]
  })
}

/** The items of a list of such things, each with one sum of money. */
function inList(
  facts: Facts,
  group: Group,
  asked: readonly Term[],
  most: boolean,
): readonly PlanPart[] | null {
  if (!/^(?:items|lines|nested):/.test(group.id) || group.items.length < 2) return null
  const heading = [...group.headingStems]
  if (!asked.every((term) => isOf(group, term) || means(heading, term) || isPriced(heading, term)))
    return null
  const amounts = group.items.flatMap(({ full }) => {
    const sums = [...full.matchAll(MONEY)].flatMap(([said]) => amountOf(said) ?? [])
    return sums.length === 1 ? sums : []
  })
  if (amounts.length < group.items.length) return null
  return (
    standingOut(amounts, most)?.flatMap((at) => {
      const item = group.items[at]
      return item === undefined ? [] : [{ text: item.full, units: item.units }]
    }) ?? null
  )
}

/** 'Deals' are what a heading calls transactions. */
const DEALS = new Set(['deals', 'transactions', 'mandates', 'acquisitions', 'financings'].flatMap(stemsOf))
const isPriced = (heading: readonly string[], { word }: Term): boolean =>
  DEALS.has(word.stem) && heading.some((one) => DEALS.has(one))
