/** Lines that only tell until when something is valid, or that it no longer is. */

const STATUS =
  /^(?:(?:has |it |which )?(?:expired?s?|lapsed|renewed|valid|refreshed|not renewed|not used|never used|lets? it|runs? out|last (?:renewed|revalidated)|no exam|taken again|in force|current|level \d \w+)\b|(?:i|she|he) (?:let|have let|did not|no longer)\b)/i
const LONGEST = 110

export const isStatus = (text: string): boolean => text.length <= LONGEST && STATUS.test(text)
