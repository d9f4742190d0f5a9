/** Lines that are labelled each: those whose label says what is asked for, alone; all where the heading says it of all. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const cv = (skills: string): string => `# Ottilie Brand

Data engineer in Graz

## Skills

${skills}

## Languages

German (native), English (C1)
`

describe.each([
  [
    'definitions',
    'Languages\n:   Python, Scala, SQL\n\nTools\n:   Spark, Airflow, dbt\n\nCloud\n:   AWS, Azure',
  ],
  ['items', '- **Languages:** Python, Scala, SQL\n- **Tools:** Spark, Airflow, dbt\n- **Cloud:** AWS, Azure'],
])('%s', (_, skills) => {
  const ask = askingOf(cv(skills))

  it('programming languages are told without the rest', async () => {
    expect(await ask('Which programming languages does she know?')).toBe('Languages: Python, Scala, SQL.')
  })

  it('those she speaks are others', async () => {
    expect(await ask('What languages does she speak?')).toBe('German (native); English (C1).')
  })

  it('skills are all of them', async () => {
    const answer = await ask('What are her skills?')
    expect(answer).toContain('Scala')
    expect(answer).toContain('Airflow')
    expect(answer).toContain('Azure')
  })
})

describe('labels of which none says it', () => {
  const ask = askingOf(cv('- **Daily:** Python, Spark\n- **Rarely:** Scala, dbt'))

  it('are all told', async () => {
    const answer = await ask('Which programming languages does she know?')
    expect(answer).toContain('Python')
    expect(answer).toContain('Scala')
  })
})
