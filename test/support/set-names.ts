/** Names of the evaluation's CVs, for tests that want many layouts and not all of them: they grow with each session. */
import { readdirSync } from 'node:fs'

const SETS = new URL('../eval/sets/', import.meta.url)

/** One of three, spread over fields and authors. */
export const someSets = (): string[] =>
  readdirSync(SETS)
    .sort()
    .filter((_, i) => i % 3 === 0)
