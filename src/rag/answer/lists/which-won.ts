/** 'Which of her films won a prize?': of the one list that is asked about the items that tell so themselves. */
import type { Group } from '../facts/groups.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import { stem, words } from '../text/text.ts'
import { isHeadOf } from './head-of.ts'

const ASKED =
  /^(?:and |so )?(?:which|what)(?: one)?(?: of)? (?:(?:his|her|their|your|the) )?(?:\p{L}+ )?(\p{L}{3,20}) (?:(?:has|have|was|were) )?(?:won|win|received|got|earned|given|awarded) (?:him |her |them )?(?:an?|the|any) (?:\p{L}+ )?(?:prizes?|awards?|medals?|honou?rs?)\W*$/u
const WON =
  /\b(?:prizes?|awards?|award-winning|prize-winning|medals?|won|winner)\b(?! (?:for the jury|committee))/i
/** A place on a list is no prize. */
const NOT_WON = /\b(?:short-?listed|long-?listed|nominat\w+|finalist|not won|lost|jury|judge)\b/i
const LISTS = /^(?:rows|items|named|stacks|lines|children):/
/** A list of prizes has nothing else. */
const OF_PRIZES = 0.5

export function planWhichWon(groups: readonly Group[], { folded }: Question): Plan | null {
  const noun = ASKED.exec(folded)?.[1]
  const word = words(noun ?? '')[0]
  if (noun === undefined || word === undefined) return null
  const kinds = KINDS_BY_NOUN.get(stem(noun)) ?? []
  const found = groups
    .filter(
      (group) =>
        LISTS.test(group.id) &&
        (group.kinds.get('awards') ?? 0) < OF_PRIZES &&
        (isHeadOf(group.heading, word) || kinds.some(([kind]) => (group.kinds.get(kind) ?? 0) >= OF_PRIZES)),
    )
    .flatMap(({ items }) => {
      const won = items.filter(({ full }) => WON.test(full) && !NOT_WON.test(full))
      return won.length > 0 && won.length < items.length ? won : []
    })
  const seen = new Set<number>()
  const items = found.filter(({ units: [at = -1] }) => !seen.has(at) && seen.add(at))
  if (items.length === 0) return null
  const parts = items.map(({ full, units }) => ({ text: full, units }))
  return { parts, list: parts.length > 1, chance: 0.9, fact: true }
}
