/** Follow-ups that return to a post, a row or a project, and fields asked with what they are of. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const askOfPosts = askingOf(`# Ida Krog

## Experience

### Engineer, Volthus GmbH, Bremen | Apr 2020 – present

Maker of chargers for bicycles, 80 employees

- Rewrote the charging loop

### Tester, Medikon AG, Basel | Sep 2015 – Mar 2020

- Wrote the alarm tests
`)

describe('posts', () => {
  it.each([
    [['Where does she work?', 'And before that?'], 'What did she do there?', 'alarm tests'],
    [['Where does she work?', 'And before that?'], 'What did she do?', 'alarm tests'],
    [['Where did she work before?'], 'How long?', '4 years'],
  ])('%s %s', async (prev, query, told) => expect(await askOfPosts(query, prev)).toContain(told))

  it('are at a house whose first line says what it does', async () => {
    expect(await askOfPosts('What does Volthus make?')).toContain('chargers')
    expect(await askOfPosts('How many people does Volthus employ?')).toContain('80 employees')
  })
})

const askOfCredits = askingOf(`# Ann Poel

## Credits

### Theatre

| Year | Role | Production | Director |
|---|---|---|---|
| 2024 | Viola | *Twelfth Night* | Heidi Rusk |
| 2023 | Nina | *The Seagull* | Callum Adair |
| 2021 | Cordelia | *King Lear* | Heidi Rusk |
`)

it.each([
  [['What did she play in Twelfth Night?'], 'Who directed it?', 'Twelfth Night', 'King Lear'],
  [['Where did she play Nina?'], 'Who was the director?', 'Callum Adair', 'Rusk'],
])('a row: %s %s', async (prev, query, told, other) => {
  const answer = await askOfCredits(query, prev)
  expect(answer).toContain(told)
  expect(answer).not.toContain(other)
})

const askOfProjects = askingOf(`# Tom Vael

## Project History

### 06/2023 – 01/2024 · Automotive supplier (Ulm)

**Client:** Brackwede GmbH  
**Role:** Lead Consultant  
**Environment:** Fiori, Ariba

### 01/2020 – 08/2020 · Logistics (Kiel)

**Client:** Hansekai KG  
**Role:** Test Manager  
**Environment:** Tosca, Jira
`)

it('a project: its own field', async () => {
  expect(await askOfProjects('What was the environment?', ['What did he do for Hansekai?'])).toBe(
    'Environment: Tosca, Jira.',
  )
  expect(await askOfProjects('What was the environment for Brackwede?')).toBe('Environment: Fiori, Ariba.')
})
