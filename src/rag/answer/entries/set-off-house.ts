/** '**Ward sister** (2014 – 2018)' above '*Royal Fenwick Hospital, Leeds* – 24 beds': the house is set off, more may follow. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'

interface SetOffHouse {
  readonly line: Unit
  /** The first of what is set off; where it is may follow. */
  readonly name: string
}

/** What may stand behind it on its line. */
const BEHIND = /^\s*(?:$|[–—|·•,;:(]|- )/

/** The house that the line right below an entry's first begins with, of the same paragraph. */
export function setOffHouse(document: CvDocument, units: readonly Unit[], unit: Unit): SetOffHouse | null {
  const line = units[unit.index + 1]
  if (unit.block === null || line?.block !== unit.block || !line.line) return null
  const block = document.blocks[unit.block]
  const mark = block?.marks.find(
    ({ kind, start, end }) =>
      kind === 'em' && start <= line.from + 1 && end > line.from && end <= line.to + 1,
  )
  if (block === undefined || mark === undefined || !BEHIND.test(block.text.slice(mark.end, line.to)))
    return null
  const name = block.text.slice(mark.start, mark.end).replace(/\s+/g, ' ').trim()
  const [house = ''] = headerParts(name, [])
  const isHouse =
    (isProperName(house) || looksLikeOrg(house)) &&
    !looksLikeTitle(house) &&
    findDates(line.text).length === 0
  return isHouse ? { line, name: house } : null
}
