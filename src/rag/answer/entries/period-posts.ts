/** A post below a heading that is its years and nothing else, told field by field: 'Employer: …', 'Post: …', 'From: …', 'To: …'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isPeriodAlone } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { WHEN } from './entry-headers.ts'
import type { Draft } from './entry.ts'
import { fieldsOf } from './labelled-fields.ts'
import { toldSpan } from './told-span.ts'

const ORG =
  /^(?:employer|company|firm|(?:name (?:and (?:type|address) )?of (?:the )?)?(?:employer|organi[sz]ation)(?: providing .{1,40})?)$/
const TITLE =
  /^(?:post|position|role|job(?: title)?|title|occupation(?: or position held)?|position held|(?:title of )?(?:qualification|degree)(?: awarded| obtained)?)$/

/** Null where the heading is none, or the fields do not say once with whom one was, and as what. */
export function periodPost(document: CvDocument, list: readonly Unit[]): Draft | null {
  const [heading] = list
  const period = heading?.text.replace(WHEN, '') ?? ''
  if (heading?.kind !== 'heading' || !isPeriodAlone(period)) return null
  const fields = list.flatMap((unit) =>
    unit.kind === 'heading' || !unit.line
      ? []
      : fieldsOf(document, unit).map((field) => ({ ...field, unit: unit.index })),
  )
  const of = (label: RegExp): typeof fields => fields.filter(({ header }) => label.test(fold(header)))
  const [org, otherOrg] = of(ORG)
  const [title, otherTitle] = of(TITLE)
  if (!org || !title || otherOrg || otherTitle) return null
  // the months, where fields tell them
  const span = toldSpan(fields)
  const lines = [title, org, ...(span?.told ?? [])].map(({ unit }) => unit)
  return {
    header: [...new Set([heading.index, ...lines])],
    text: `${title.text}, ${org.text}, ${span?.text ?? heading.text}`,
    rows: [
      { header: 'title', text: title.text },
      { header: 'employer', text: org.text.split(/,\s/)[0] ?? org.text },
    ],
  }
}
