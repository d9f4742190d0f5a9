/** Lists of a section below lines in bold, '**Doctorates completed**', '**Doctorates under way**': each is a section of its own. */
import { spanOf } from '../../document.ts'
import type { Block, CvDocument, Section } from '../../types.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { kindsOfHeading } from './heading-kinds.ts'

/** Characters of such a line. */
const LONGEST = 60
/** Lines of a section from which on they divide it. */
const ENOUGH = 2
/** There a line in bold is the header of a post, a school, a project. */
const OF_ENTRIES: readonly Kind[] = ['experience', 'education', 'volunteering', 'projects']

interface Lead {
  readonly block: number
  /** The last block of its list. */
  readonly last: number
}

/** The document with such lines as headings; the document itself where there are none. What stands behind a list stays in the section around it. */
export function withLeadSections(document: CvDocument): CvDocument {
  const leads = leadsOf(document)
  if (leads.length === 0) return document
  const written = leads.flatMap((lead) => sectionOf(document, lead))
  const all = [...document.sections.map((section) => ({ section, lead: null })), ...written].sort(
    (a, b) => a.section.span.start - b.section.span.start || a.section.depth - b.section.depth,
  )
  const placeOf = new Map(all.map(({ section }, index) => [section, index]))
  const sections = all.map(({ section }, index): Section => {
    const above = section.parent === null ? undefined : document.sections[section.parent]
    return { ...section, index, parent: above === undefined ? null : (placeOf.get(above) ?? null) }
  })
  const places = document.sections.map((section) => placeOf.get(section) ?? 0)
  const own = new Map<number, number>()
  for (const { section, lead } of written)
    for (let at = lead.block; at <= lead.last; at++) own.set(at, placeOf.get(section) ?? 0)
  const heads = new Set(leads.map(({ block }) => block))
  const blocks = document.blocks.map((block, i): Block => {
    const section = own.get(i) ?? places[block.section] ?? 0
    return heads.has(i)
      ? { ...block, section, text: '', offsets: block.offsets.slice(-1), marks: [] }
      : { ...block, section }
  })
  return { ...document, sections, blocks }
}

function leadsOf(document: CvDocument): Lead[] {
  const bySection = new Map<number, Lead[]>()
  document.blocks.forEach((block, i) => {
    if (!isLead(document, block)) return
    let last = i
    for (let at = i + 1; document.blocks[at]?.kind === 'listItem'; at++) {
      if (document.blocks[at]?.section !== block.section) break
      last = at
    }
    if (last - i < 2) return
    bySection.set(block.section, [...(bySection.get(block.section) ?? []), { block: i, last }])
  })
  const textOf = ({ block }: Lead): string => document.blocks[block]?.text ?? ''
  return [...bySection.values()]
    .filter((leads) => leads.length >= ENOUGH && new Set(leads.map(textOf)).size === leads.length)
    .flat()
}

function isLead({ sections }: CvDocument, { text, kind, marks, parents, section }: Block): boolean {
  if (kind !== 'paragraph' || parents.length > 0 || text.length > LONGEST || text.includes('\n')) return false
  if (!marks.some((m) => m.kind === 'strong' && m.end - m.start >= text.replace(/:$/, '').length))
    return false
  const around = sections[section]
  if (around === undefined || around.depth < 2) return false
  const kinds = around.path.flatMap((heading) => [...kindsOfHeading(heading).keys()])
  return (
    !kinds.some((one) => OF_ENTRIES.includes(one)) &&
    findDates(text).length === 0 &&
    !looksLikeTitle(text) &&
    !looksLikeOrg(text)
  )
}

function sectionOf(document: CvDocument, lead: Lead): { section: Section; lead: Lead }[] {
  const block = document.blocks[lead.block]
  const last = document.blocks[lead.last]
  const around = document.sections[block?.section ?? -1]
  if (block === undefined || last === undefined || around === undefined) return []
  const heading = block.text.replace(/:$/, '')
  const section: Section = {
    index: 0,
    depth: around.depth + 1,
    heading,
    headingSpan: spanOf(document.markdown, block, 0, heading.length),
    span: { start: block.span.start, end: last.span.end },
    // what stands on the page is the heading around it
    slug: around.slug,
    path: [...around.path, heading],
    parent: around.index,
  }
  return [{ section, lead }]
}
