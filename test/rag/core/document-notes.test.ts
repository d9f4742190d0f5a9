/** What tools for notes and outliners put into a markdown CV reaches neither answers nor page; nothing moves. */
import { describe, expect, it } from 'vitest'
import { renderCv } from '../../../src/plugins/web/cv/cv-html.ts'
import { readFlow } from '../../../src/plugins/pdf/read-flow.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { withoutLeftovers } from '../../../src/rag/document-leftovers.ts'
import { NOTHING } from '../../../src/rag/document-notes.ts'
import { expectLinear } from '../../support/linear.ts'

const textsOf = (markdown: string): string[] => parseDocument(markdown).blocks.map(({ text }) => text)

describe('comments between two signs of percent', () => {
  it.each([
    ['- Opened the mill %%ask Jo first%%\n', ['Opened the mill']],
    ['%%\nwage 300\n\n- call Jo\n%%\n\nBaker', ['Baker']],
    ['Baker %%from\nhere%% in Leiden', ['Baker in Leiden']],
    ['Baker\n\n%%\nwage 300, not closed', ['Baker']],
    ['%%\n```\nwage\n```\n%%\nBaker', ['Baker']],
    ['Yield of 100%% or `%%x%%`', ['Yield of 100%% or %%x%%']],
    ['Yield of 100%%, later\n\n- 90%%', ['Yield of 100%%, later', '90%%']],
    ['```\n%%x%%\n```', ['%%x%%']],
    ['```dataview\nTABLE wage\n```\nBaker', ['Baker']],
  ])('%j', (markdown, texts) => {
    expect(textsOf(markdown)).toEqual(texts)
    expect(withoutLeftovers(markdown)).toHaveLength(markdown.length)
  })
})

describe('signs of notes', () => {
  it.each([
    ['**[[Baker]]** at [[Mill Lane|the mill]], ==40 loaves==.', 'Baker at the mill, 40 loaves.'],
    ['See [[Oven#Heat|heat]] #craft/bread', 'See heat'],
    ['Built with [[Rye]], #wheat', 'Built with Rye, wheat'],
    ['Moved the oven ^oven12 \n[[x]]', 'Moved the oven x'],
    ['![[face.jpg]] Baker', 'Baker'],
    ['(town:: Leiden) (since:: 2019)', 'town: Leiden, since: 2019'],
    ['- **Notice**:: 6 weeks', 'Notice: 6 weeks'],
    ['[Go]{.game}, [old [Rye]{.x} bread]{.y}.', 'Go, old Rye bread.'],
    ['a ==b and [[1]](https://x.example) #1 `[[x]]` std::map', 'a ==b and [1] #1 [[x]] std::map'],
    ['- Moose::Role, DBIx::Class', 'Moose::Role, DBIx::Class'],
    ['Nina, #1 in sales #teamwork', 'Nina, #1 in sales #teamwork'],
  ])('%j', (markdown, text) => {
    expect(textsOf(markdown)[0]).toBe(text)
  })

  it('show neither on the page nor on paper, and each letter keeps its place', () => {
    const markdown = '# Jo Rye\n\n## Work at [[Mill|the mill]]\n\n==Best== baker %%wage%% of [[Leiden]]\n'
    const document = parseDocument(markdown)
    const { body } = renderCv(document)
    expect(body).toContain('Work at the mill')
    expect(body).toContain('Best baker')
    expect(body).not.toMatch(/wage|==|\[\[/)
    expect(body).not.toContain(NOTHING)
    expect(JSON.stringify(readFlow(markdown))).not.toMatch(/wage|==|\[\[|\uFDD0/)
    const [block] = document.blocks
    expect([...(block?.text ?? '')].every((char, i) => markdown[block?.offsets[i] ?? 0] === char)).toBe(true)
  })
})

describe('callouts', () => {
  it('between sections are sections', () => {
    const { sections } = parseDocument(
      '# Jo Rye\n\n> [!info]+ Contact\n> - Leiden\n\n## Skills\n\nRye\n\n> [!note] Languages\n> - Dutch\n',
    )
    expect(sections.map(({ heading }) => heading)).toEqual(['Jo Rye', 'Contact', 'Skills', 'Languages'])
  })

  it('within an entry, and of nothing but a title, are quotes', () => {
    const { sections, blocks } = parseDocument(
      '## Work\n\n### Baker\n\n> [!tip] Result\n> 40 loaves\n\n### Miller\n\n> [!NOTE]\n> On leave\n\n> [!info] From May\n',
    )
    expect(sections.map(({ heading }) => heading)).toEqual(['Work', 'Baker', 'Miller'])
    expect(blocks.map(({ text }) => text)).toEqual(['Result', '40 loaves', 'On leave', 'From May'])
  })
})

describe('what outliners leave', () => {
  it('lines behind bars are lines; a table is one', () => {
    expect(textsOf('| Jo Rye\n| Mill Lane 4\n| Leiden\n')).toEqual(['Jo Rye\nMill Lane 4\nLeiden'])
    expect(textsOf('| a | b\n|---|---\n| c | d\n')).toEqual(['c, d'])
  })

  it('states, stamps and drawers of headings go', () => {
    const { sections, blocks } = parseDocument(
      '## [DONE]{.done .DONE} Baker {#jo,-mill-&-co}\n\n:PROPERTIES:\n:CUSTOM_ID: x\n:END:\n\n::: {.drawer}\n[\\<2014-09-01 Mon\\>]{.timestamp}--present\n:::\n',
    )
    expect(sections.map(({ heading }) => heading)).toEqual(['Baker'])
    expect(blocks.map(({ text }) => text)).toEqual(['2014-09-01--present'])
  })

  it.each([
    '[[',
    '==a',
    '%%\n',
    '> [!ab] c\n',
    '| a\n',
    'a:: b\n',
    '[a]{.',
    ':::\n',
    '#ab ',
    '[a:: b',
    '\\<2014-09-01 M',
  ])('is read in linear time: %s', (piece) => {
    expectLinear((size) => withoutLeftovers(`[[x]]\n${piece.repeat(size)}`), 4_000)
  })
})
