/** 'Which of her short films won a prize?', where a table has a column of prizes: the rows that have something there. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { isLost } from './list-words.ts'

const HAD =
  '(?:won|win|got|get|received|receive|earned|gained|took|has|have|had|(?:was|were) (?:given|awarded)|brought (?:him|her|them))'
const ASKED = new RegExp(
  `^(?:and |so )?(?:which|what|how many)(?: of)?(?: (?:his|her|their|your|the))? (?<things>(?:[\\p{L}-]+ ){1,5}?)(?:(?:of (?:hers|his|theirs|yours)|that|which|has|have|had|did|she|he|they|(?<not>(?:did|has|have|had)(?:n['’]t| not))) ){0,3}${HAD} (?:an?|any|some) (?<what>[\\p{L}-]+)$`,
  'u',
)
/** What stands where there is nothing. */
const BLANK = /^(?:[–—-]{1,3}|none|no|nil|n\/?a|\/)?$/i

/** Null unless one table alone is of these things and has such a column, filled in some rows and not in others. */
export function planFilled(facts: Facts, groups: readonly Group[], { question }: Draft): Plan | null {
  const { folded, time, order } = question
  const { things, what, not } = ASKED.exec(folded.replace(/[?.!\s]+$/, ''))?.groups ?? {}
  const thing = words(things ?? '').flatMap(({ stem, stop }) => (stop ? [] : [stem]))
  const [column] = words(what ?? '').map(({ stem }) => stem)
  if (thing.length === 0 || column === undefined || time !== null || order !== null) return null
  const isSaid = (stem: string, own: string): boolean => own === stem || SYNONYMS.get(stem)?.has(own) === true
  const found = groups.flatMap((group) => {
    if (!group.id.startsWith('rows:')) return []
    const heads = group.items.slice(0, 1).flatMap((item) => cellsIn(facts, item).map(({ header }) => header))
    const at = heads.findIndex((head) => words(head).some((word) => isSaid(column, word.stem)))
    const isOf = [...group.headingStems, ...heads.flatMap((head) => words(head).map(({ stem }) => stem))]
    if (at < 0 || !thing.every((stem) => isOf.some((own) => isSaid(stem, own)))) return []
    const kept = group.items.filter((item) => {
      const cell = cellsIn(facts, item)[at]?.text.trim() ?? ''
      return (!BLANK.test(cell) && !isLost(folded, cell)) === (not === undefined)
    })
    return kept.length > 0 && kept.length < group.items.length ? [kept] : []
  })
  const [items, ...others] = found
  if (items === undefined || others.length > 0) return null
  const lead = question.counts ? { lead: capital(numberWord(items.length)) } : {}
  const parts = items.map(({ label, units }) => ({ text: label, units }))
  return { ...lead, parts, list: true, chance: 0.9, fact: true }
}
