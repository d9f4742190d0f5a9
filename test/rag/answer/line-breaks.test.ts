/** Lines as word processors leave them: which stand by themselves, and which are one paragraph wrapped. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const textsBelow = (lines: string): readonly string[] =>
  buildFacts(parseDocument(`# Ann Lee\n\n## Talks and prizes\n\n${lines}\n`))
    .units.slice(2)
    .map(({ unit }) => unit.text)

describe('lines of a paragraph', () => {
  it.each([
    [
      'that begin with a year each',
      [
        '2019  Suggestion of the Year at Hollmann Board, for the grease card: 2,500 euros, shared with two other people',
        '2024  Golden Helmet of the board makers, given to the whole shift',
      ],
    ],
    [
      'of very different lengths',
      [
        'Talk on hearing eighty-four cylinders before they fail, given to about two hundred people in Graz',
        'Article on the same, with a statistician, in the third issue of the trade journal of the board makers in Linz',
        'Talk on cards, Wels',
      ],
    ],
  ])('%s stand by themselves', (_, lines) =>
    expect(textsBelow(lines.join('\n'))).toEqual(lines.map((l) => l.replace('  ', ' '))),
  )

  it('that were broken where the next word had no room are one', () => {
    const wrapped = `The talk was given in Graz to about two hundred people who look after machines for a living, and
2021 saw the article that came of it printed in a journal that all of them read, with figures by
Dr Lindqvist of Linz, who had heard the talk and asked for them`
    expect(textsBelow(wrapped)).toEqual([wrapped.replaceAll('\n', ' ')])
  })

  it.each(['–', '—', '·', '→', '✓'])('that begin with %s are items', (mark) =>
    expect(textsBelow(`Two prizes\n${mark} Golden Helmet\n${mark} 3rd place in Graz`)).toEqual([
      'Two prizes',
      'Golden Helmet',
      '3rd place in Graz',
    ]),
  )

  it.each(['\n', '  \n', '\\\n'])('that are numbered as sections are, broken by %j, are items', (br) =>
    expect(
      textsBelow(
        [
          '7.1 Hon. Dr. Ruth Abara, Chair, Lake Boats Trust, of the old customs house in Kisumu – +254 700 555 090',
          '7.2 Piet Maes, Director, Harbour Schools Office, Quay 4, Ostend, Belgium – p.maes@hso.example',
        ].join(br),
      ),
    ).toEqual([
      'Hon. Dr. Ruth Abara, Chair, Lake Boats Trust, of the old customs house in Kisumu – +254 700 555 090',
      'Piet Maes, Director, Harbour Schools Office, Quay 4, Ostend, Belgium – p.maes@hso.example',
    ]),
  )

  it('of items that a tool wrapped are one, however short', () =>
    expect(
      textsBelow(`-   Talk on the hulls of the river boats at the yard in Graz, host
    Ruth Abara
-   Prize of the Linz guild for the third boat, with two other
    builders
-   Article on the tar of the old boats, in print for the Wels
    Year Book
-   Medal, 2019`),
    ).toEqual([
      'Talk on the hulls of the river boats at the yard in Graz, host Ruth Abara',
      'Prize of the Linz guild for the third boat, with two other builders',
      'Article on the tar of the old boats, in print for the Wels Year Book',
      'Medal, 2019',
    ]))

  it('that begin with an amount each keep it', () =>
    expect(textsBelow('3.8 grade average, Linz, 2019\n3.9 grade average, Graz, 2021')[0]).toContain('3.8'))

  it('in the middle of a sentence may begin with a dash', () =>
    expect(
      textsBelow(
        'The prize of the year went to the whole shift of the board machine in the north\n– Graz was second – and nobody minded.',
      ),
    ).toHaveLength(1))

  it('keep a range that was broken at its dash', () =>
    expect(textsBelow('Head chef, Kobalt, March 2012\n– May 2016').join(' ')).toContain('– May 2016'))
})
