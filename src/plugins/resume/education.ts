/** The studies of a CV as JSON Resume tells them, and the certificates, among which degrees may stand. */
import type { Entry } from '../../rag/answer/entries/entry.ts'
import type { Block } from '../../rag/types.ts'
import { compact, period, type Json } from './json.ts'
import { degreeOf } from './lines.ts'
import { bodyOf, entriesOf, itemsOf, type Reader } from './reader.ts'

/** Studies and certificates; degrees that stand among the certificates are studies where none stand elsewhere. */
export function studiesOf(reader: Reader): { education: Json[]; certificates: Block[] } {
  const education = entriesOf(reader, 'education').map((entry) => {
    const { summary, highlights } = bodyOf(reader, entry)
    const [area, institution] = studyOf(entry)
    return compact({
      institution,
      area,
      ...period(entry.range),
      courses: [summary, ...highlights].filter(Boolean),
    })
  })
  const blocks = itemsOf(reader, 'certifications')
  if (education.length > 0) return { education, certificates: blocks }
  const certificates = blocks.filter((block) => {
    const degree = degreeOf(block)
    if (degree) education.push(compact(degree))
    return degree === null
  })
  return { education, certificates }
}

const DEGREE =
  /\b(?:[BM]\.?(?:Sc|A|Eng|Ed|Phil)|Ph\.?D|Bachelor|Master|Doctor|Diploma|Certificate|Degree|Apprenticeship|A[- ]levels?)\b/i

/** What was studied and where; a header of one part is told by its words. */
function studyOf(entry: Entry): [string | null, string | null] {
  const place = entry.org ?? (entry.title ? null : (entry.parts[0] ?? null))
  return entry.title === null && place !== null && DEGREE.test(place) ? [place, null] : [entry.title, place]
}
