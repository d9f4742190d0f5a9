/** '## Harbour pilot — Gdynia' right below the name, above where and how one is reached: a line on the person, and no chapter. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'

const REACHED = /\S@\S|\+\d[\d ()-]{7,}|\b0\d[\d ()-]{7,}/
/** Characters of a field. */
const FIELD = 120
const TELLS = /[.!]$|\b(?:I|my)\b/

/** From when to when one was somewhere is no such data; 'Swedish since 2019' is. */
const tellsPeriod = (text: string): boolean =>
  findDates(text).some(({ single, to }) => !single && Number.isFinite(to))

/** The section of such a heading; null where what stands below it tells of more than the person's data. */
export function subtitleSection({ sections }: CvDocument, units: readonly Unit[]): number | null {
  const name = sections.find(({ depth }) => depth > 0)
  const below = name === undefined ? undefined : sections[name.index + 1]
  if (name === undefined || below === undefined || below.parent !== name.index) return null
  const isChapter =
    sections.some(({ parent }) => parent === below.index) ||
    !sections.some(({ parent, index }) => parent === name.index && index > below.index) ||
    units.some(({ section, kind }) => section === name.index && kind !== 'heading')
  const own = units.filter(({ section, kind }) => section === below.index && kind !== 'heading')
  const isData =
    own.some(({ text }) => REACHED.test(text)) &&
    own.every(({ text }) => text.length <= FIELD && !TELLS.test(text) && !tellsPeriod(text))
  return isData && !isChapter ? below.index : null
}

/** The heading right below the name, where nothing stands between: it tells who the person is. */
export function subtitleHeading({ sections }: CvDocument, units: readonly Unit[]): Unit | null {
  const name = units.find(({ kind }) => kind === 'heading')
  const below = name === undefined ? undefined : units[name.index + 1]
  const isBelow =
    below?.kind === 'heading' && name !== undefined && sections[below.section]?.parent === name.section
  return isBelow ? below : null
}
