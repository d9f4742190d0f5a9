/** Chapters that only gather sections of several kinds: each section below is what its own heading says. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const kinds = (markdown: string): (string | null)[] => {
  const { document, mainKinds } = buildFacts(parseDocument(markdown))
  return document.sections.filter(({ depth }) => depth === 3).map(({ index }) => mainKinds[index] ?? null)
}

describe('sections of a chapter', () => {
  it('are told by their own headings where the chapter names several kinds', () => {
    const cv = `# Ada Moss\n\n## Learning and papers\n\n### Studies\n\n1. Bachelor of Arts, Skerry College, 2005–2008\n\n### Languages\n\n- Danish\n`
    expect(kinds(cv)).toEqual(['education', 'languages'])
  })

  it('are told by their own headings among what stands beside', () => {
    const cv = `# Ada Moss\n\n## And besides\n\n### Languages\n\n- Danish\n\n### References\n\n- Omar Sleight, foreman\n\n### Saturdays\n\n- Rowing\n`
    expect(kinds(cv)).toEqual(['languages', 'references', 'interests'])
  })

  it('stay what a chapter of one kind is', () => {
    const cv = `# Ada Moss\n\n## Projects\n\n### Languages of the coast\n\n- A map of dialects, 2019.\n`
    expect(kinds(cv)).toEqual(['projects'])
  })
})
