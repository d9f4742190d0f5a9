/** Patterns one after another in a text, in one pass each: '.*' between them would try every pair of places. */

/** @param parts each is looked for behind the first place of the one before it */
export function inOrder(text: string, parts: readonly RegExp[]): boolean {
  let rest = text
  for (const part of parts) {
    const found = part.exec(rest)
    if (found === null) return false
    rest = rest.slice(found.index + found[0].length)
  }
  return true
}
