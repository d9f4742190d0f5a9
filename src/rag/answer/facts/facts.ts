/** Everything that is known of one version of a CV before any question. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import type { Entry } from '../entries/entry.ts'
import type { Kind, KindWeights } from '../lexicon/kinds.ts'
import type { DateRange } from '../text/dates.ts'
import type { Word } from '../text/text.ts'
import type { PersonName } from './person-name.ts'

export interface UnitFacts {
  readonly unit: Unit
  readonly words: readonly Word[]
  /** Of its words, and of those for which letters in it stand. */
  readonly stems: ReadonlySet<string>
  /** Stems of the entry's header and of the headings above. */
  readonly context: ReadonlySet<string>
  readonly contextText: string
  /** Own stems and those of the context. */
  readonly scope: ReadonlySet<string>
  readonly kinds: KindWeights
  readonly dates: readonly DateRange[]
  /** Index of the entry it stands in. */
  readonly entry: number | null
  readonly isHeader: boolean
}

export interface Facts {
  /** As it was given, or with sections at headings that are only set off. */
  readonly document: CvDocument
  readonly units: readonly UnitFacts[]
  readonly entries: readonly Entry[]
  readonly sectionKinds: readonly KindWeights[]
  readonly mainKinds: readonly (Kind | null)[]
  /** Folded word to how many units hold it (context not counted). */
  readonly vocabulary: ReadonlyMap<string, number>
  /** Stem to the number of units. */
  readonly df: ReadonlyMap<string, number>
  /** Initials of capitalised runs ('NMC') to the stems they stand for. */
  readonly acronyms: ReadonlyMap<string, ReadonlySet<string>>
  /** Whose CV it is, and where it says so. */
  readonly person: PersonName | null
  /** Folded parts of that name. */
  readonly name: ReadonlySet<string>
}
