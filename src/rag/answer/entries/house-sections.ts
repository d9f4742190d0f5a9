/** Sections that are one's posts at a house: '## Uwazi Procurement Lab' above '**Post:** Lead Adviser' and '**Dates:** …'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { labelledRecords, recordsUnder, type LabelledRecord } from './labelled-records.ts'

/**
 * The posts of such sections, by the sections' indexes. Where there are several, it does not count what else a name may
 * mean: 'Mtoni Water Works Board' has no works.
 */
export const houseSections = (
  document: CvDocument,
  units: readonly Unit[],
): ReadonlyMap<number, readonly LabelledRecord[]> => kept(units, document)

const kept = oncePer(read)

function read(units: readonly Unit[], document: CvDocument): ReadonlyMap<number, readonly LabelledRecord[]> {
  const levels = levelsOf(document)
  const found = units.flatMap((heading, at): [Unit, readonly LabelledRecord[]][] => {
    if (heading.kind !== 'heading' || levels[heading.section] !== 2) return []
    if (findDates(heading.text).length > 0) return []
    const end = units.findIndex(({ section }, i) => i > at && section !== heading.section)
    const list = units.slice(at, end < 0 ? undefined : end)
    const records = recordsUnder(heading, list, labelledRecords(document, list))
    return records.length > 0 ? [[heading, records]] : []
  })
  const several = found.length > 1
  return new Map(
    found.flatMap(([heading, records]) =>
      several || kindsOfHeading(heading.text).size === 0 ? [[heading.section, records] as const] : [],
    ),
  )
}
