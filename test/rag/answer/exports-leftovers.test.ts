/** What tools leave in a CV that they made: read as what it shows, and not as what the person says. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { piecesOf } from '../../../src/rag/answer/lists/list-pieces.ts'
import { planResidence } from '../../../src/rag/answer/places/residence.ts'
import { sentenceEnds } from '../../../src/rag/answer/text/sentence-ends.ts'
import { readFlow } from '../../../src/plugins/pdf/read-flow.ts'
import { renderCv } from '../../../src/plugins/web/cv/cv-html.ts'

const factsOf = (markdown: string) => buildFacts(parseDocument(markdown))
const unitsOf = (markdown: string): string[] => factsOf(markdown).units.map(({ unit }) => unit.text)
const quotesOf = (markdown: string): string[] =>
  factsOf(markdown).units.map(({ unit }) => markdown.slice(unit.span.start, unit.span.end))
const livesIn = (lines: string): string | undefined =>
  planResidence(factsOf(`# Runa Holt\n\n${lines}\n`))?.parts[0]?.text

describe('attribute lists, comments and page breaks', () => {
  const CV =
    '# Runa Holt {#top}\n\nGlazier, Bergen\n{: .lead}\n\n![Face](f.jpg){width=90px}\n\n{::comment}\nWants 9000 a month\n{:/comment}\n\n\f## Skills\n\nLead, putty {: .skills}\n{:.row #kit}\n\n```\n{: .code}\n```\n'

  it('are blank to answers, the page and the PDF, and all else keeps its place', () => {
    expect(unitsOf(CV)).toEqual([
      'Runa Holt',
      'Glazier, Bergen',
      'Face',
      'Skills',
      'Lead, putty',
      '{: .code}',
    ])
    expect(quotesOf(CV).slice(3, 5)).toEqual(['## Skills', 'Lead, putty'])
    const { header, body } = renderCv(parseDocument(CV))
    for (const shown of [`${header}${body}`, JSON.stringify(readFlow(CV))]) {
      expect(shown).toContain('{: .code}')
      expect(shown).toContain('Lead, putty')
      expect(shown).not.toMatch(/9000|\.lead|90px|\.skills|#kit|comment|#top/)
    }
  })
})

describe('what says nothing of the person', () => {
  it.each([
    ['Web: [Insert link] | Cork', 'Cork'],
    ['Cork | LinkedIn: linkedin.com/in/your-profile', 'Cork'],
    ['**[Company Name]** — *York*', 'York'],
    ['Cork [the Lee side]', 'Cork [the Lee side]'],
    [':telephone: +353 21 555 0100 · :email: r@holt.example', '+353 21 555 0100 · r@holt.example'],
    ['Open 9:30:15 and more', 'Open 9:30:15 and more'],
    ['- ✅ Cut glass', 'Cut glass'],
    ['▶ Cut glass\n▶ Set lead', 'Cut glass'],
    ['Cork | 🔗 LinkedIn: [Your profile] | 💻 Site: [Insert link]', 'Cork'],
    ['shell\uFB01sh for break\u00ADfast', 'shellfish for breakfast'],
    ['Created: March 4, 2024 10:12 AM\nLast edited time: June 2, 2025 9:40 PM\nGlazier', 'Glazier'],
    ['Created: a workshop for 9 people', 'Created: a workshop for 9 people'],
    ["*Let me know if you'd like me to tailor this CV!*\n\nGlazier", 'Glazier'],
    ['Born: 1990        Nationality: Irish', 'Born: 1990 | Nationality: Irish'],
    ['Potter • Glass              Cork, Ireland', 'Potter • Glass | Cork, Ireland'],
    ['| | |\n|---|---|\n| Tools | : Saw |', 'Tools, Saw'],
  ])('%j', (markdown, first) => {
    expect(unitsOf(`# Runa Holt\n\n${markdown}\n`)[1]).toBe(first)
  })

  it('leaves quotes as they stand', () => {
    expect(quotesOf('# Runa Holt\n\nshell\uFB01sh, sold\n\nMail: <runa@holt.example>\n').slice(1)).toEqual([
      'shell\uFB01sh, sold',
      'Mail: <runa@holt.example>',
    ])
  })

  it('takes "Curriculum vitae" for no name', () => {
    expect(factsOf('CURRICULUM VITAE\n\n**Runa Holt**\n\n# Experience\n\n- Glass\n').person?.text).toBe(
      'Runa Holt',
    )
  })
})

describe('sentences', () => {
  it.each([
    ['Ranger, U.S. Forest Service, Utah', 1],
    ['Moved to the U.S. He came back.', 2],
    ['A press for Rs. 6,500 was built', 1],
    ['Foundry Pvt. Ltd., Pune', 1],
    ['EUR 80 (excl. VAT) a day', 1],
    ['Holzstr. 8 in Ulm', 1],
    ['St. Mary School, Dept. Head', 1],
    ['Cut glass. Set lead.', 2],
  ])('%s', (text, sentences) => {
    expect(sentenceEnds(text).filter((end) => end < text.length).length + 1).toBe(sentences)
  })

  it('go on in the next line behind a small word', () => {
    expect(
      unitsOf(
        '# Runa Holt\n\nA glazier who worked in yards between Cork and\nMalmö. I set lead, cut panes and teach\nand keep calm.\n',
      ),
    ).toEqual([
      'Runa Holt',
      'A glazier who worked in yards between Cork and Malmö.',
      'I set lead, cut panes and teach and keep calm.',
    ])
  })
})

describe('a paragraph within an item', () => {
  it('tells of that item and is no label of the next', () => {
    const cv =
      '# Runa Holt\n\n## Projects\n\n- **Panes** — a card deck\n\n    Won the Lead Cup (2022)\n\n- **Frames** — an album\n'
    expect(piecesOf(factsOf(cv))[1]?.map(({ text }) => text)).toEqual([
      'Panes — a card deck',
      'Won the Lead Cup (2022)',
      'Frames — an album',
    ])
  })
})

describe('where one lives', () => {
  it.each([
    ['- Location: Holzstr. 8, 89073 Ulm, Germany', 'Holzstr. 8, 89073 Ulm, Germany'],
    ['14 Mill Lane, Durban, 4001, South Africa', '14 Mill Lane, Durban, 4001, South Africa'],
    ['Holzstraße 12, 80331 München, Germany', 'Holzstraße 12, 80331 München, Germany'],
    [
      '| | |\n|---|---|\n| **Grade:** | B-12, Step 4 (03/2019 – Present) |\n\n4417 Lark Court, Ogden, UT 84403',
      '4417 Lark Court, Ogden, UT 84403',
    ],
    ['*Potter · Glazier · Mover* | she/her\n\nCork / Bristol base', 'Cork / Bristol base'],
    ['Leeds, LS8 · 07700 900 431 · runa@holt.example', 'Leeds, LS8'],
    ['Electrician. Leeds, UK.', 'Leeds, UK'],
  ])('%j', (lines, place) => {
    expect(livesIn(lines)).toBe(place)
  })
})
