/** The name and the headline of profile.json in the PDF. */
import { describe, expect, it } from 'vitest'
import { readFlow } from '../../../src/plugins/pdf/read-flow.ts'
import { shownAs } from '../../../src/plugins/pdf/shown-as.ts'

const textsOf = (markdown: string, own: string, as: Parameters<typeof shownAs>[2]): string[] =>
  shownAs(readFlow(markdown), own, as).map((node) => ('inline' in node ? node.inline.text : node.kind))
const CV = '# Ole **Sund**\n\n[Bergen](https://bergen.example)\n\nPlumber\n\n## Work\n\nPlumber\n'

describe('a name and a headline', () => {
  it('take the place of the CV’s, and of nothing else', () => {
    const texts = textsOf(CV, 'Plumber', { name: 'Olga Sund', headline: 'Deep-sea welder' })
    expect(texts).toEqual(['Olga Sund', 'Bergen', 'Deep-sea welder', 'Work', 'Plumber'])
  })

  it('leave the CV’s where they are not given', () => {
    expect(textsOf(CV, 'Plumber', {})).toEqual(['Ole Sund', 'Bergen', 'Plumber', 'Work', 'Plumber'])
    expect(textsOf(CV, 'Plumber', { headline: 'Welder' })[0]).toBe('Ole Sund')
  })

  it('are put below the name where the CV has no headline', () => {
    expect(textsOf('# Ole Sund\n\n## Work\n', '', { headline: 'Welder' })).toEqual([
      'Ole Sund',
      'Welder',
      'Work',
    ])
  })

  it('change nothing in a CV without a title', () => {
    expect(textsOf('Plumber\n', 'Plumber', { name: 'Olga', headline: 'Welder' })).toEqual(['Plumber'])
  })
})
