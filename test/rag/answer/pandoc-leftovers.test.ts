/** What pandoc and org-mode write that other readers of markdown do not know. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { withoutNothing } from '../../../src/rag/document-notes.ts'
import { withoutPandoc } from '../../../src/rag/document-pandoc.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandvik

::: {#card .drawer}
Harbour pilot and bell founder.
:::

# Positions

:PROPERTIES:
:CUSTOM_ID: posts
:END:

## [DONE]{.done .DONE} Bell founder, Ribe Foundry [metal]{.tag tag-name="metal"}

[\\<2014-09-01 Mon\\>]{.timestamp-wrapper}--present

- Cast 11 bells, among them that of St. Olav (2019).

# Education

2001--2003

:   Diploma in Founding, Fyn College

    Teacher: Paul Renner

1996--2001

:   BA Metalwork, Ribe Academy

# Skills

Software
:   [Foundry]{.underline}, Rhino

# Prizes

(@) Golden Bell, Bruges, 2002
(@) Founders' bursary, 2017

# Interests

Bees, [[Go]{.smallcaps} (2 kyu)]{.underline}.

[^1]: Live recording.
`

describe('a CV of pandoc', () => {
  const ask = askingOf(CV)
  const { units, entries } = buildFacts(parseDocument(CV))
  const texts = units.map(({ unit }) => unit.text)

  it('has no fences, properties, brackets or states of tasks', () => {
    expect(texts.join('\n')).not.toMatch(/:::|CUSTOM_ID|PROPERTIES|\[|DONE|metal\b/)
    expect(texts).toContain('Software: Foundry, Rhino')
    expect(texts).toContain('Bees, Go (2 kyu).')
  })

  it('dates a post by its stamp, not by its list', () => {
    expect(entries[0]).toMatchObject({ title: 'Bell founder', org: 'Ribe Foundry' })
    expect(entries[0]?.range?.open).toBe(true)
  })

  it('has a term and what it means, with a blank line between, in one', async () => {
    expect(texts).toContain('2001--2003: Diploma in Founding, Fyn College')
    expect(texts).toContain('Teacher: Paul Renner')
    expect(await ask('education?')).toBe(
      '2001--2003: Diploma in Founding, Fyn College; 1996--2001: BA Metalwork, Ribe Academy.',
    )
  })

  it('counts lines with numbers in brackets', async () => {
    expect(await ask('How many prizes?')).toBe("Two: Golden Bell, Bruges, 2002; Founders' bursary, 2017.")
  })

  it('does not take a note for a hobby', async () => {
    expect(await ask('hobbies?')).toBe('Bees, Go (2 kyu).')
  })
})

describe('what is blanked', () => {
  it('keeps the length, and code and times as they are', () => {
    const text = 'a [b]{.c}, d\n::: x\n'
    expect(withoutPandoc(text)).toHaveLength(text.length)
    expect(withoutNothing(withoutPandoc(text))).toMatch(/^a b, d\n +\n$/)
    expect(withoutPandoc('see [b][c] and 10:30: x')).toBe('see [b][c] and 10:30: x')
  })
})

describe('addresses behind others', () => {
  const cv = `# Ada Quill

+44 7700 900 418 | [linkedin.com/in/ada](https://www.google.com/url?q=https://linkedin.com/in/ada&sa=D)

<p>
  <a href="https://gitlab.com/ada"><img src="https://badges.example/gl" alt="GitLab"/></a>
</p>

## Education

| Year | Degree | Where |
|---|---|---|
| 2017 | BA Botany | University of Ribe |
`
  const ask = askingOf(cv)

  it('are told themselves', async () => {
    expect(await ask('LinkedIn?')).toBe('linkedin.com/in/ada.')
    expect(await ask('GitLab?')).toBe('https://gitlab.com/ada.')
  })

  it('are not all: a year is told once, a name whole', async () => {
    expect(await ask('When did she graduate?')).toBe('2017, BA Botany, University of Ribe.')
    expect(await ask('What are her skills in R&D?')).toBe('The CV does not mention R&D.')
  })
})
