import { parseDocument } from '../../rag/document.ts'

/**
 * Headings of the sections whose own text (without their subsections) differs between two versions, in the order
 * of the newer one, then those that are gone. Repeated headings count as one each.
 */
export function changedSections(before: string, after: string): string[] {
  const old = ownTexts(before)
  const now = ownTexts(after)
  const changed = [...now].filter(([slug, section]) => old.get(slug)?.text !== section.text)
  const gone = [...old].filter(([slug]) => !now.has(slug))
  return [...new Set([...changed, ...gone].map(([, section]) => section.heading))].filter(Boolean)
}

function ownTexts(markdown: string): Map<string, { heading: string; text: string }> {
  const { sections } = parseDocument(markdown)
  return new Map(
    sections.map((section, i) => {
      const next = sections[i + 1]
      const end = next ? Math.min(next.span.start, section.span.end) : section.span.end
      return [
        section.slug,
        { heading: section.heading, text: markdown.slice(section.span.start, end).trim() },
      ]
    }),
  )
}
