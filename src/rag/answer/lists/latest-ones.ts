/** 'Her most recent talks', where no number is said: the latest few, not the latest one. */

/** So many of the latest are told. */
export const LATEST_FEW = 3

const SEVERAL = /\b(?:latest|newest|most recent|recent) (?:[a-z-]+ ){0,2}?[a-z-]{2,}[^s]s\b/

export const asksForSeveral = (folded: string): boolean => SEVERAL.test(folded)

/** The greatest of some times, as many as are told; each once. */
export const latestFew = (times: readonly number[]): ReadonlySet<number> =>
  new Set([...new Set(times)].sort((a, b) => b - a).slice(0, LATEST_FEW))
