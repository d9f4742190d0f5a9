/** What is read of a text depends on nothing else, and an edit changes one text of many: what was read last is kept. */
import { Lru } from './lru.ts'

/** What an entry costs beside the characters of its text. */
const ENTRY_COST = 200

/** The same function, its results kept for the texts it was given last: of so many characters in all. */
export function keepLast<T extends object>(
  characters: number,
  read: (text: string) => T,
): (text: string) => T {
  const kept = new Lru<string, T>(characters)
  return (text) => {
    let known = kept.get(text)
    if (!known) {
      known = read(text)
      kept.set(text, known, text.length + ENTRY_COST)
    }
    return known
  }
}
