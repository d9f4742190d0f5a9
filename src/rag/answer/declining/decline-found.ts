/** What was found for a question, as the parts of the decliner's row read it. */
import type { Facts } from '../facts/facts.ts'
import type { FeatureName } from '../ranking/feature-names.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

export interface Found {
  readonly facts: Facts
  readonly reading: Reading
  readonly candidates: readonly Candidate[]
  readonly top: Candidate | undefined
  /** All units of the best candidate; the first unit where there is none. */
  readonly units: readonly number[]
  /** The best of them. */
  readonly unit: number
  /** Terms that ask about something, the person apart. */
  readonly useful: readonly Term[]
  readonly covered: ReadonlySet<Term>
  /** Useful terms that the CV has neither by word nor by anything near. */
  readonly unknown: readonly Term[]
  /** A feature of the best unit. */
  readonly f: (name: FeatureName) => number
}
