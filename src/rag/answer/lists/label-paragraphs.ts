/** 'Name every prize', where a paragraph says '**Prizes**: First place, 2019. Second place, 2021.': its label holds for all of it. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { words } from '../text/text.ts'

/** What a paragraph begins with when it says what stands in it. */
const LABEL = /^\p{L}[\p{L} ,&/()'’+-]{1,44}?: (?=\S)/u
/** 'Which safeguarding and first-aid training does he list?' */
const SEVERAL =
  /^(?:which|what) (?:[\p{L}'’-]+ ){0,5}?(?:training|equipment|software|gear|[\p{L}-]{3,}[^isu\W]s) (?:does|do|did|has|have|had|is|are|was|were|can)\b/u
/** Sentences of such a paragraph, and their characters, that are said at most. */
const MOST = 4
const ROOM = 320
/** How well the label must say a word that is asked for. */
const SAME = 0.8

/** The sentences behind the first of such a paragraph, where several things are asked for by a word of its label. */
export function restOfParagraph(facts: Facts, { question, terms }: Reading, unit: number): PlanPart[] {
  const { lists, counts, yesno, folded, time, order } = question
  if (counts || yesno || time !== null || order !== null || !(lists || SEVERAL.test(folded))) return []
  const own = facts.units[unit]?.unit
  const label = own?.first === true && own.block !== null ? LABEL.exec(own.text)?.[0] : undefined
  if (own === undefined || label === undefined) return []
  // 'Project: …' several times over: each paragraph is one of what is asked for
  if (facts.units.some((one) => one.unit !== own && one.unit.text.startsWith(label))) return []
  const said = words(label)
  const isNamed = terms.some(
    ({ self, matches }) => !self && said.some(({ stem, stop }) => !stop && (matches.get(stem) ?? 0) >= SAME),
  )
  const rest = facts.units.slice(unit + 1).filter((one) => one.unit.block === own.block)
  const length = rest.reduce((sum, one) => sum + one.unit.text.length, 0)
  if (!isNamed || rest.length > MOST || length > ROOM) return []
  // a line with a label of its own lists other things
  if (rest.some((one) => LABEL.test(one.unit.text))) return []
  return rest.map((one) => ({ text: one.unit.text, units: [one.unit.index, unit] }))
}
