import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { splitParts as enumerate } from '../../../src/rag/answer/document/item-labels.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { splitParts } from '../../../src/rag/answer/question/split-parts.ts'
import { editDistance } from '../../../src/rag/answer/text/text.ts'

describe('entries', () => {
  it.each([
    ['a bold line', '# A\n\n## Work\n\n**Quill Ltd** — Welder (Mar 2019 – May 2021)\n\nLeeds.'],
    ['a heading with its dates', '# A\n\n## Work\n\n### Welder, Quill Ltd (Mar 2019 – May 2021)\n\n- x'],
    [
      'an italic line below a heading',
      '# A\n\n## Jobs\n\n### Quill Ltd\n\n*Welder · Mar 2019 – May 2021*\n\n- x',
    ],
    [
      'headings for firm and post',
      '# A\n\n## Jobs\n\n### Quill Ltd\n#### Welder\nMar 2019 – May 2021\n\n- x',
    ],
    [
      'a list item',
      '# A\n\n## Employment\n\n- Mar 2019 – May 2021 – Quill Ltd, Leeds: Welder\n- 2012–2014 – School',
    ],
    [
      'a table row',
      '# A\n\n## Work\n\n| Period | Employer | Role |\n|---|---|---|\n| Mar 2019 – May 2021 | Quill Ltd | Welder |',
    ],
    [
      'a dated heading above a line with the title',
      '# A\n\n## Work\n\n### Mar 2019 – May 2021 | Quill Ltd, Leeds\n\n**Welder**\n\nWe built gates.',
    ],
    [
      'lines with labels',
      '# A\n\n## Work\n\n### 3.1 Welder\n\n- Period: Mar 2019 – May 2021\n- Employer: Quill Ltd, Leeds\n- Gates and railings.',
    ],
    [
      'a paragraph that begins with its years',
      '# A\n\n## Work\n\n**Mar 2019 – May 2021.** Welder at Quill Ltd, Leeds.',
    ],
    [
      'a row with two date columns',
      '# A\n\n## Work\n\n| From | To | Employer | Role |\n|---|---|---|---|\n| Mar 2019 | May 2021 | Quill Ltd | Welder |',
    ],
  ])('finds the post in %s', (_, markdown) => {
    const { entries } = buildFacts(parseDocument(markdown))
    const entry = entries.find((e) => e.range !== null)
    expect(entry?.range).toMatchObject({ from: 2019 * 12 + 2, to: 2021 * 12 + 4 })
    expect(entry?.text).toContain('Quill Ltd')
    expect(entry?.text).toContain('Welder')
    expect(entry?.kind).toBe('experience')
  })

  it('tells posts and studies by how they are dated, whatever their sections are called', () => {
    const { entries } = buildFacts(
      parseDocument(`# Aino Raud

## Kitchens I have stood in

### Hotel Meerlicht, Hamburg: Sous-Chef

Summer 2017 to spring 2021

- Cooked for 300.

### Software House Canteen, Tartu: Cook

May 2013 to July 2017

- A degree of calm was my contribution.

## Before the kitchens

**Diploma in Pastry**, Baltic School of Food, 2010 – 2012

**Bachelor of Arts**, University of Emajõgi, 2006 – 2010

## Fires, told honestly

### October 2020, Hamburg

The chef was on leave, and a cook of mine left a pan of oil on the fire while he fetched the cream.

### June 2015, Tartu

The engineers on the floor above rang before anybody in the kitchen had seen a thing of what went on.
`),
    )
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['experience', 'Hotel Meerlicht, Hamburg: Sous-Chef, Summer 2017 to spring 2021'],
      ['experience', 'Software House Canteen, Tartu: Cook, May 2013 to July 2017'],
      ['education', 'Diploma in Pastry, Baltic School of Food, 2010 – 2012'],
      ['education', 'Bachelor of Arts, University of Emajõgi, 2006 – 2010'],
      [null, 'October 2020, Hamburg'],
      [null, 'June 2015, Tartu'],
    ])
  })

  it('finds the posts within the years at one employer', () => {
    const { entries } = buildFacts(
      parseDocument(
        '# A\n\n## Work\n\n- 2012–2021: Welder, Quill Ltd\n  - 2018–2021: Foreman\n    - Led six.\n  - 2012–2018: Apprentice\n',
      ),
    )
    const foreman = entries.find((e) => e.title === 'Foreman')
    expect(foreman?.range).toMatchObject({ from: 2018 * 12, to: 2021 * 12 + 11 })
    expect(foreman?.text).toContain('Quill Ltd')
    expect(entries[foreman?.parent ?? -1]?.range).toMatchObject({ from: 2012 * 12 })
  })

  it('takes the marked lines below a heading with the years at an employer for the posts there', () => {
    const { entries } = buildFacts(
      parseDocument(
        '# A\n\n## Work\n\n### Quill Ltd (2012 – 2021)\n\n**Foreman** (2018 – 2021)\n\n- Led six.\n\n**Apprentice** (2012 – 2018)\n\n- Swept.\n',
      ),
    )
    expect(entries.map((e) => e.title)).toEqual(['Foreman', 'Apprentice'])
    expect(entries.every((e) => e.text.includes('Quill Ltd'))).toBe(true)
  })

  it('gives exact spans for each unit', () => {
    const markdown =
      '# A\n\nPhone: *123*\nMail: a@b.example\n\n## Work\n\n- Dr. Ho led it. We **won**. It was good, and it took us far longer than any of us had thought at the start of that year.'
    const { units } = buildFacts(parseDocument(markdown))
    const quotes = units.map((u) => markdown.slice(u.unit.span.start, u.unit.span.end))
    expect(quotes).toContain('Mail: a@b.example')
  })
})

describe('analyse', () => {
  it('tells what is asked for', () => {
    expect(analyse('Who supervised the thesis?').expects).toContain('person')
    expect(analyse('How long was she at Quill?').expects).toContain('duration')
    expect(analyse('How many awards did he win?').counts).toBe(true)
    expect(analyse('Which languages do you speak?').lists).toBe(true)
    expect(analyse('Does he speak German?').yesno).toBe(true)
    expect(analyse('What was he doing between 2006 and 2009?').time).toEqual({
      from: 2006 * 12,
      to: 2009 * 12 + 11,
    })
    expect(analyse('Where did she work before Quill?').order).toBe('before')
    expect(analyse('When could you start with us?').topics.map((t) => t.name)).toContain('notice')
    expect(analyse('Would she move abroad?').topics.map((t) => t.name)).toContain('relocate')
    expect(analyse('Who could vouch for him?').topics.map((t) => t.name)).toContain('references')
  })

  it('splits a question that asks two things', () => {
    expect(splitParts('Where did he do his MSc and what was the thesis called?')).toEqual([
      'Where did he do his MSc',
      'what was the thesis called?',
    ])
    expect(splitParts('Which fish and chips shop did she run?')).toHaveLength(1)
  })
})

describe('text', () => {
  it('counts swapped letters as one slip', () => {
    expect(editDistance('superivsed', 'supervised', 2)).toBe(1)
    expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  })

  it('splits enumerations outside parentheses', () => {
    expect(enumerate('Tools: Figma (expert, daily), Sketch and Blender.')).toEqual([
      'Figma (expert, daily)',
      'Sketch',
      'Blender',
    ])
  })
})
