/** What one is called who belongs to something, rather than works there. */

/** What one is called for being in something, or for helping: said of posts as well, so that it alone makes none. */
export const NO_TRADE =
  /^(?:(?:honorary|lay|student|board|committee|founding|associate) )*(?:members?|fellows?|volunteers?|observers?|students?|trustees?|reviewers?|referees?|participants?|speakers?|guests?|delegates?|candidates?|helpers?|players?|winners?|finalists?)\b/i
