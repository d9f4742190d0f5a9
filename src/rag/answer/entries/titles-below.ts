/**
 * Posts in two headings: '## 2018 – 2022 · Brass Live, Dublin' right above '### Senior Producer', which
 * has no dates, or '## 2018 – 2022' above '### Senior Producer at Brass Live'.
 */
import type { CvDocument, Section } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import type { Draft } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** The heading above, with the house and the dates, by the section that the title opens. */
export const titlesBelow = (document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, Unit> =>
  kept(units, document)

const kept = oncePer(read)

function read(units: readonly Unit[], document: CvDocument): ReadonlyMap<number, Unit> {
  const levels = levelsOf(document)
  const found = new Map<number, Unit>()
  const periods = document.sections.filter(({ heading }) => isPeriodAlone(heading)).length
  for (const { index, heading } of document.sections) {
    const [own, told] = unitsOf(units, index)
    // what stands between the headings tells of the house
    if (levels[index] !== 2 || own === undefined || told !== undefined) continue
    const dates = findDates(heading)
    const [house] = headerParts(heading, dates)
    if (dates.length !== 1 || (house !== undefined && dates[0]?.single !== false)) continue
    if (headerParts(heading, dates).some(looksLikeTitle)) continue
    const [first, ...more] = document.sections.filter(({ parent }) => parent === index)
    const isTitle = ({ heading: name }: Section): boolean => headerParts(name, []).some(looksLikeTitle)
    const isDated = ({ heading: name }: Section): boolean => findDates(name).length > 0
    // several may be posts there, each with its own time
    if (first === undefined || !isTitle(first) || [first, ...more].some(isDated) || more.some(isTitle))
      continue
    // below the years alone the heading has to name the house as well
    if (house === undefined && !(periods > 1 && headerParts(first.heading, []).length > 1)) continue
    found.set(first.index, own)
  }
  return found
}

/** The header of such a post. */
export function titledDraft(title: Unit, above: Unit): Draft {
  const [house] = headerParts(above.text, findDates(above.text))
  const text = `${title.text}, ${above.text}`
  if (house === undefined) return { header: [above.index, title.index], text, rows: null }
  return {
    header: [above.index, title.index],
    text,
    rows: [
      { header: 'title', text: headerParts(title.text, []).find(looksLikeTitle) ?? title.text },
      { header: 'employer', text: house },
    ],
  }
}
