/** Sections of a document of which some turn out to be none: lines of a table that a parser took for headings. */
import type { Section } from '../../types.ts'

/** The sections but those that are none; what stands below one belongs to the section before it. `placeOf` maps old places to new ones. */
export function withoutSections(
  all: readonly Section[],
  isNone: (section: Section) => boolean,
): { sections: Section[]; placeOf: number[] } {
  const sections: Section[] = []
  const placeOf: number[] = []
  const gone = new Set<number>()
  for (const section of all) {
    if (section.depth > 0 && isNone(section)) {
      gone.add(section.index)
      placeOf.push(sections.length - 1)
      const around = sections.at(-1)
      if (around !== undefined)
        sections[sections.length - 1] = {
          ...around,
          span: { start: around.span.start, end: Math.max(around.span.end, section.span.end) },
        }
      continue
    }
    let { parent } = section
    const names = new Set<string>()
    while (parent !== null && gone.has(parent)) {
      names.add(all[parent]?.heading ?? '')
      parent = all[parent]?.parent ?? null
    }
    placeOf.push(sections.length)
    sections.push({
      ...section,
      index: sections.length,
      path: names.size === 0 ? section.path : section.path.filter((name) => !names.has(name)),
      parent: parent === null ? null : (placeOf[parent] ?? null),
    })
  }
  return { sections, placeOf }
}
