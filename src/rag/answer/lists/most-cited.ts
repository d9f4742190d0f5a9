/** 'Her most cited paper?': of works listed with how often others cite them, the one with the most. */
import type { Group } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'

const ASKED =
  /\b(?:most|best|highly)(?: (?:often|frequently|widely))?[ -](?:cited|quoted|referenced)\b|\b(?:most|highest number of) citations\b|\b(?:cited|quoted|referenced|referred to) (?:the )?(?:most|more (?:often )?than any)\b/
const CITED =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})|\d{1,6}) (?:citations|cites)\b|\b(?:cited(?: by)?|citations):? (\d{1,6})(?: times)?\b|\bcited\b[^.;\d]{0,20} (\d{1,6}) times\b/i

/** Null where no work tells it: of a list that tells it of some, these are the ones worth telling. */
export function planMostCited(groups: readonly Group[], folded: string): Plan | null {
  if (!ASKED.test(folded) || /\bhow (?:many|often)\b/.test(folded)) return null
  const told = groups
    .filter(({ id, kinds }) => /^(?:items|lines|rows):/.test(id) && kinds.has('publications'))
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const [, before, behind, apart] = CITED.exec(item.full) ?? []
      const count = before ?? behind ?? apart
      return count === undefined ? [] : [{ item, count: Number(count.replace(',', '')) }]
    })
  const most = Math.max(...told.map(({ count }) => count))
  const [first, ...others] = told.filter(({ count }) => count === most)
  if (first === undefined || others.length > 0) return null
  const { full, units } = first.item
  return { parts: [{ text: full, units }], list: false, chance: 0.9, fact: true }
}
