/** Sections that plainly hold studies, whatever their headings say: degrees and schools, each with its years. */
import type { CvDocument } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import type { Unit } from '../document/units.ts'
import { headerParts } from '../entries/header-parts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { isDegree, looksLikeTitle, namesSchool } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isStudies } from './posts-or-studies.ts'

/** Characters of a header with all its lines; what is longer tells something. */
const HEADER = 200
/** Lines below a heading that may belong to its header. */
const LINES = 3
/** In a section of no known kind one degree by itself may be told of anything. */
const ENOUGH = 2
/** Somebody tells, or a sentence goes on behind the first. */
const PROSE = /(?:^|[.;] )(?:I|My|We|After|Then|When|While)\b|\b(?:I|my|we) \p{Ll}/u
/** What is taken there, whatever trade it is for. */
const COURSE =
  /\b(?:course|certificate|exchange (?:year|term|semester)|semester|exam(?:ination)?s?|class|studies|preparation|apprenticeship|baccalaureate|a-levels|gcses?)\b/i
/** What is done with degrees and at schools without being a study of one's own. */
const OTHERS =
  /\b(?:supervis\w+|taught|teach\w*|lectur\w+|talk|keynote|prize|award|paper|poster|thes[ei]s of)\b/i

/** Kinds of headings that mean what they say, though degrees and schools stand below them. */
const SURE: ReadonlySet<Kind> = new Set<Kind>([
  'publications',
  'talks',
  'awards',
  'teaching',
  'funding',
  'references',
  'projects',
  'volunteering',
  'memberships',
  'languages',
  'contact',
])
/** Bodies of a trade that examine, rather than teach. */
const BODY = /\b(?:institut\w*|academy|royal college|college of)\b/i
/** A degree of a university, which no such body grants. */
const OF_UNIVERSITY =
  /\b(?:ph\.?d|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|[bm]\.?ed|m\.?phil|mba|ll[bm]|bachelor|master|laurea|doctorate|pgce)\b|\b(?:dr|dipl)\.[ -]/i

interface Part {
  readonly text: string
  readonly isStudy: boolean
  readonly isDegree: boolean
  /** Taken at a school or university, whatever certificates may be beside it. */
  readonly isTaught: boolean
}

/** What is told with a time in a section and in those right below it, each as one text. */
function partsIn(document: CvDocument, units: readonly Unit[], section: number): string[] {
  const parts: string[] = []
  for (const { index, parent } of document.sections) {
    if (index !== section && parent !== section) continue
    const own = unitsOf(units, index)
    if (parent === section) {
      const header = own.slice(0, 1 + LINES).filter(({ text }, i) => i === 0 || text.length <= HEADER / 2)
      const dated = header.findIndex(({ text }) => findDates(text).length > 0)
      parts.push(
        header
          .slice(0, Math.max(dated + 1, 2))
          .map(({ text }) => text)
          .join(', '),
      )
    } else parts.push(...blocksOf(own))
  }
  return parts.filter((text) => findDates(text).length > 0)
}

/** Paragraphs, items and rows; of a paragraph whose lines have dates of their own, each line. */
function blocksOf(units: readonly Unit[]): string[] {
  const blocks = new Map<number, Unit[]>()
  for (const unit of units)
    if (unit.block !== null && unit.parents.length === 0)
      blocks.set(unit.block, [...(blocks.get(unit.block) ?? []), unit])
  return [...blocks.values()].flatMap((lines) => {
    const isLines = lines.filter(({ line, text }) => line && findDates(text).length > 0).length > 1
    return isLines ? lines.map(({ text }) => text) : [lines.map(({ text }) => text).join(', ')]
  })
}

function read(text: string): Part {
  const parts = headerParts(text, findDates(text))
  const degree = parts.some((part) => isDegree(part) || isStudies(part))
  const isHeader = text.length <= HEADER && !PROSE.test(text) && !OTHERS.test(text)
  const works = parts.some((part) => looksLikeTitle(part) && !isStudies(part) && !isDegree(part))
  const isSchool = parts.some(namesSchool) && (!works || COURSE.test(text))
  const isStudy = isHeader && ((degree && !works) || isSchool)
  const isTaught =
    isStudy && (OF_UNIVERSITY.test(text) || parts.some((part) => namesSchool(part) && !BODY.test(part)))
  return { text, isDegree: degree && isHeader, isStudy, isTaught }
}

/**
 * Does the section plainly hold studies?
 *
 * @param own what its heading says
 */
export function holdsStudies(
  document: CvDocument,
  units: readonly Unit[],
  section: number,
  own: ReadonlyMap<Kind, number>,
): boolean {
  if ([...own.keys()].some((kind) => SURE.has(kind))) return false
  const [said] = [...own].filter(([, weight]) => weight === 1).map(([kind]) => kind)
  const parts = partsIn(document, units, section).map(read)
  // beside certificates only what was taught counts
  const studies = parts.filter(({ isStudy, isTaught }) => (said === 'certifications' ? isTaught : isStudy))
  if (!studies.some((part) => part.isDegree) || studies.length < (own.has('education') ? 1 : ENOUGH))
    return false
  return said === undefined || said === 'education' || said === 'certifications'
    ? studies.length * 2 > parts.length
    : studies.length === parts.length
}
