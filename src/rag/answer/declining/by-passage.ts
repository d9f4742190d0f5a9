/** What tells of a passage that it does not say what is asked for: it is of something else, or has no such value. */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { tellsAsAnother } from './as-another.ts'
import { asksUntoldValue } from './asks-untold-value.ts'
import { tellsOfKin } from './of-kin.ts'
import { tellsOfSibling } from './of-sibling.ts'
import { tellsOfAnother } from './other-entry.ts'
import { asksOtherKind, tellsOfOtherDegree } from './other-kind.ts'
import { countsBothTogether, sharesTheWhole } from './own-share.ts'
import { lacksReason } from './without-reason.ts'

type Best = Pick<Candidate, 'unit' | 'group' | 'chance'> | undefined

const RULES: readonly ((facts: Facts, reading: Reading, best: Best) => boolean)[] = [
  tellsOfAnother,
  tellsOfKin,
  tellsOfSibling,
  tellsOfOtherDegree,
  tellsAsAnother,
  asksOtherKind,
  asksUntoldValue,
  sharesTheWhole,
  countsBothTogether,
  lacksReason,
]

export const isOfElse = (facts: Facts, reading: Reading, best: Best): boolean =>
  RULES.some((tells) => tells(facts, reading, best))
