/** The noun of a heading, which says what the list below it is of. */
import type { Term } from '../ranking/terms.ts'
import { words, type Word } from '../text/text.ts'

/** How well a word of the question must meet one of an item. */
export const SAME = 0.8
/** Letters of a noun that a heading goes on from: 'films' and 'Filmography'. */
export const ROOT = 4

/** Is it the noun of a heading, rather than one that stands before the noun ('Development')? */
export function isHeadOf(heading: string, { text: asked }: Word, names: readonly Term[] = []): boolean {
  const noun = singular(asked)
  return words(heading).some(({ text, end }, i, all) => {
    // 'How many vets are at Burren Vets?': the word is of the name
    const before = all[i - 1]?.stem ?? ''
    if (names.some(({ matches }) => (matches.get(before) ?? 0) >= SAME)) return false
    const same = singular(text) === noun || (noun.length >= ROOT && text.startsWith(`${noun}ography`))
    return same && !/^\s+(?!(?:and|or|of|in|for|with|from|by|at|on)\b)\p{L}/iu.test(heading.slice(end))
  })
}

const singular = (noun: string): string => noun.replace(/(?<!s)s$/, '')
