/** Headings of a document that has none, which are only set off: in bold type or in capitals. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))

describe('headings that are only set off', () => {
  const body = (heading: (text: string) => string): string =>
    `# Ada Moss\n\nTurku\n\n${heading('About')}\n\nBeekeeper.\n\n${heading('Work experience')}\n\nCashier, Lody Anielka, 2019 – 2021\n\n${heading('Education')}\n\nBSc Botany, Turku University, 2022 – 2025\n`
  it.each([
    ['bold', (text: string): string => `**${text}**`],
    ['bold with a colon', (text: string): string => `**${text}:**`],
    ['capitals', (text: string): string => text.toUpperCase()],
  ])('open sections, with the slug of the heading around them: %s', (_, heading) => {
    const facts = factsOf(body(heading))
    expect(facts.document.sections.map(({ index, slug }) => [slug, facts.mainKinds[index]])).toEqual([
      ['ada-moss', 'contact'],
      ['ada-moss', 'summary'],
      ['ada-moss', 'experience'],
      ['ada-moss', 'education'],
    ])
    expect(facts.entries.map(({ title, org }) => [title, org])).toEqual([
      ['Cashier', 'Lody Anielka'],
      ['BSc Botany', 'Turku University'],
    ])
    const { markdown } = facts.document
    for (const { unit } of facts.units.slice(1))
      expect(markdown.slice(unit.span.start, unit.span.end)).toBe(unit.text)
  })

  it('leave alone a document that has headings, and bold lines that name something else', () => {
    for (const markdown of [
      '# Ada Moss\n\n## Work\n\n**Projects**\n\n## Skills\n\n**Languages**\n\n**Awards**\n',
      '# Ada Moss\n\n**Teaching assistant**\n\n**Torre Antica**\n\n**Skills**\n',
    ]) {
      const document = parseDocument(markdown)
      expect(buildFacts(document).document).toBe(document)
    }
  })
})
