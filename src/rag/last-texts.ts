/** What is read of a text depends on nothing else, and an edit changes one text of many: what was read last is kept. */

/** What an entry costs beside the characters of its text. */
const ENTRY_COST = 200

/**
 * The same function, its results kept for the texts it was given last: of so many characters, and of twice as many at
 * most. They are kept in two parts: when the newer is full it becomes the older, and what is asked for again goes back
 * to the newer. So looking one up, which a question does a thousand times, changes nothing most of the time.
 */
export function keepLast<T extends object>(
  characters: number,
  read: (text: string) => T,
): (text: string) => T {
  let newer = new Map<string, T>()
  let older = new Map<string, T>()
  let cost = 0
  return (text) => {
    const known = newer.get(text)
    if (known !== undefined) return known
    const value = older.get(text) ?? read(text)
    if (cost + text.length + ENTRY_COST > characters) {
      older = newer
      newer = new Map()
      cost = 0
    }
    newer.set(text, value)
    cost += text.length + ENTRY_COST
    return value
  }
}
