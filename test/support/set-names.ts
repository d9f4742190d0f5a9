/** Names of the evaluation's CVs, for tests that want many layouts and not all of them: they grow with each session. */
import { readdirSync } from 'node:fs'

const SETS = new URL('../eval/sets/', import.meta.url)

/** So many as test every layout there is without taking longer each session. */
const SOME = 64

/** Some of them, spread over fields and authors. */
export function someSets(): string[] {
  const names = readdirSync(SETS).sort()
  const step = Math.ceil(names.length / SOME)
  return names.filter((_, i) => i % step === 0)
}
