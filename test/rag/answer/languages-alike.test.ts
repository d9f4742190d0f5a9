/** Languages that no list of languages has, told by those that they stand among; levels of several at once. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const head = (languages: string): string => `# Abena Quist

Cook, Bergen

## Experience

### Head cook, Brygge Mat

2019 – today

- Fourteen cooks

${languages}
`

describe('a list of languages', () => {
  const bracketed = askingOf(
    head(`## Languages

Norwegian (Full Professional)
Ewegbe (Native or Bilingual)
Ga (Native or Bilingual)
English (Full Professional)`),
  )
  it('takes what stands among languages as they do for one', async () => {
    const told = await bracketed('Which languages does she speak?')
    for (const one of ['Norwegian', 'Ewegbe', 'Ga', 'English']) expect(told).toContain(one)
    expect(await bracketed('How many languages does she speak?')).toMatch(/^Four/)
  })

  const sentences = askingOf(
    head(`## Tongues

English, at school. Norwegian, daily. Ga, from her aunts. Reading only: Danish, Swedish, German. Test: Bergen Test, 2018.`),
  )
  it('tells the level of several at once', async () => {
    expect(await sentences('Does she speak Swedish?')).toContain('Reading only')
    const told = await sentences('Which languages does she speak?')
    expect(told).toContain('Ga, from her aunts')
    expect(told).toContain('Reading only: Danish, Swedish, German')
  })

  const words = askingOf(
    head(`## Words

- English: native
- Norwegian: C1, exam 2021
- Ga: understands
- Dutch: school level
- Danish: reads it
- Twi: from her father`),
  )
  it('knows one below a heading that may be of what was written', async () => {
    expect(await words('How many spoken languages does she know?')).toMatch(/^Six/)
    expect(await words('Has she published anything?')).not.toContain('Norwegian')
  })

  const gathered = askingOf(
    head(`## Words, spoken and printed

- "Salt it twice", article in *Fjord Kitchen*, spring 2024
- A book on Danish coastal bread is half written

## Besides

English and Ga are mother tongues; Norwegian B2. On Sundays I row.`),
  )
  it('are told where they stand, below whatever heading', async () => {
    const told = await gathered('Which languages does she speak?')
    for (const one of ['English', 'Ga', 'Norwegian']) expect(told).toContain(one)
    expect(told).not.toContain('bread')
  })

  const told = askingOf(
    head(`## Tongues

Ewegbe and English are the languages I was raised in. My Norwegian is fluent at the stove. I have a working knowledge of Dagbani, thanks to my wife, and school French at A2.`),
  )
  it('has those that a sentence names as languages are named', async () => {
    const all = await told('Which languages does she speak?')
    for (const one of ['Ewegbe', 'Norwegian', 'working knowledge of Dagbani', 'school French at A2'])
      expect(all).toContain(one)
    expect(await told('How many languages does she speak?')).toMatch(/^Five/)
  })
})
