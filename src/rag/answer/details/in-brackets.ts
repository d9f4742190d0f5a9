/** 'Two tools: reefwatch (510 stars) and sandbar (archived 2023)': what is told of one of them stands in its own brackets. */
import type { UnitFacts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** Characters of what is named before its brackets, rather than told. */
const HEAD = 60
const SAME = 0.8
/** Said of each of them. */
const OF_ALL = /\b(?:all|both|each|every|either|they|these|together)\b/i

/** The one thing of such a list that is meant, with its brackets; null where the line is no such list. */
export function inOwnBrackets({ unit }: UnitFacts, thing: readonly Term[]): string | null {
  if (!unit.text.includes('(') || OF_ALL.test(unit.text)) return null
  const items = Array.from(unit.text.matchAll(/([^()]*)(\([^()]*\))/g), ([, before = '', brackets = '']) => {
    const head = /[^,;:.]*$/.exec(before)?.[0].replace(/^\s*(?:and|&|or) /, '') ?? ''
    return { head: head.trim(), brackets }
  })
  if (items.length < 2 || items.some(({ head }) => head === '' || head.length > HEAD)) return null
  const [own, ...others] = items.filter(({ head }) => {
    const stems = new Set(words(head).map(({ stem }) => stem))
    return thing.every((term) => holdsTerm(stems, term, SAME))
  })
  return own === undefined || others.length > 0 ? null : `${own.head} ${own.brackets}`
}
