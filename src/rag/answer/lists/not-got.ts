/** What was begun or entered for and not passed: it is no certificate that one has. */
const NOT_GOT =
  /\bnot (?:yet )?(?:taken|sat|passed|obtained|finished|completed|awarded)\b|\b(?:broken off|given up|in progress|withdrew)\b|(?<=[,;:(–—-] ?)(?:abandoned|withdrawn|dropped|enrolled|booked|planned|failed)\b/

export const isNotGot = (text: string): boolean => NOT_GOT.test(text)
