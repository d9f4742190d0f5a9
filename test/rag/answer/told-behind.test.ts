/** Posts whose line goes on behind the dates to what was done, with whatever parts them. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const head = (posts: string): string => `# Ines Tolva

Bookbinder, Turku

## Career

${posts}
`

const LINES = [
  ['Head binder', 'Saari Bindery, Turku', 'May 2019 – present', 'two presses, nine people'],
  ['Finisher', 'Saari Bindery, Turku', 'March 2016 – April 2019', 'gold tooling; 300 spines a month'],
  ['Archive Assistant', 'Koski Library, Pori', 'January 2012 – February 2016', 'boxes and mould'],
] as const
/** The second is no word that titles are known by: bars tell that it is one. */
const KNOWN = LINES.map((line) => line.map((part) => part.replace('Finisher', 'Finisher and foreman')))

describe.each([
  ['bars', LINES.map((line) => line.join(' | ')).join('\n')],
  ['bars, a paragraph each', LINES.map((line) => line.join(' | ')).join('\n\n')],
  ['dots', LINES.map((line) => line.join(' · ')).join('\n')],
  ['dashes', KNOWN.map((line) => line.join(' – ').replace(/(\d{4}) – /, '$1 to ')).join('\n')],
  ['commas and a colon', KNOWN.map(([a, b, c, d]) => `${a}, ${b}, ${c}: ${d}`).join('\n')],
])('lines parted by %s', (_, lines) => {
  const ask = askingOf(head(lines))
  it('are posts', async () => {
    const all = await ask('Which jobs has she had?')
    for (const one of ['Head binder', 'Finisher', 'Archive Assistant']) expect(all).toContain(one)
    expect(await ask('Where was she working in 2014?')).toContain('Koski Library')
    expect(await ask('How long has she been at Saari Bindery?')).toMatch(/^10 years and 4 months so far/)
  })
})

describe('lines of figures parted by dashes', () => {
  const ask = askingOf(`${head('Head binder, Saari Bindery, May 2019 – present')}
## Works in figures

Koski psalter – 2021 – 14,200 euros, handed over a week early – calf on oak boards, five raised bands
Harbour ledgers – 2019 – 62 volumes in eleven months – none lost, one soaked by a burst pipe
Parish maps – 2018 – 31 sheets flattened and lined – shown in the town hall for a summer
`)
  it('are told one by one', async () => {
    const told = await ask('What did the Koski psalter cost?')
    expect(told).toContain('14,200 euros')
    expect(told).not.toContain('ledgers')
  })
})
