/** 'Which students did she guide at MSc level?', where a table of people has a column of levels: the rows of that level. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Plan } from '../plan/plan.ts'
import { degreesIn } from '../ranking/apart.ts'
import type { Draft } from '../ranking/reader.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

const AT_LEVEL = /\b(?:at|on|to) (?:an? |the )?([\p{L}][\p{L}.'’-]{1,19})[ -]level\b/u
const PEOPLE = /\b(?:students?|candidates?|people|whom?|supervisees?|trainees?|pupils?)\b/
const GUIDED = /\b(?:supervis|mentor|train|teach|student|pupil|guid)/i
const LEVEL = /^(?:levels?|degree|stage|programme)$/i

/** Null unless one table of people alone has such rows, and others. */
export function planAtLevel(facts: Facts, groups: readonly Group[], { question }: Draft): Plan | null {
  const { folded, counts, lists, yesno, time, order } = question
  const level = AT_LEVEL.exec(folded)?.[1]
  if (level === undefined || !(counts || lists) || yesno || time !== null || order !== null) return null
  if (!PEOPLE.test(folded)) return null
  const found = groups.flatMap((group) => {
    if (!group.id.startsWith('rows:') || !GUIDED.test(group.heading)) return []
    const kept = group.items.filter((item) => isOfLevel(facts, item, level))
    return kept.length > 0 && kept.length < group.items.length ? [kept] : []
  })
  const [items, ...others] = found
  if (items === undefined || others.length > 0) return null
  const parts = items.map(({ full, units }) => ({ text: full, units }))
  const plan = { parts, list: true, chance: 0.9, fact: true }
  return counts ? { ...plan, lead: capital(numberWord(items.length)) } : plan
}

/** 'PhD (co-supervisor)' is of the doctor's level. */
function isOfLevel(facts: Facts, item: GroupItem, level: string): boolean {
  const cell = cellsIn(facts, item).find(({ header }) => LEVEL.test(header.trim()))?.text ?? ''
  const [degree] = degreesIn(level)
  if (degree !== undefined) return degreesIn(cell).includes(degree)
  const asked = words(level)[0]?.stem
  return words(cell.replace(/\([^()]*\)/g, '')).some(({ stem }) => stem === asked)
}
