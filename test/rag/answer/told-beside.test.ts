/** What stands beside what is asked: the class of a degree, clients of a freelance post, its tools, what a sentence announces, a name left out. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ada Moss

## Experience

### Freelance Web Developer, Moss Works (2019 – 2022)

- **Kestrel Museum** (2020): an audio guide in two languages.
- **Tern & Daughters** (2021): a shop for lamps.
- **Result:** every one of them on time.

Tech stack: Dart, Elm, Postgres

### Developer, Oriel Transit (2015 – 2019)

I built the timetable. Not everything went well. A rewrite in Haskell cost us five months before we dropped it.

Tools used: Java, Jenkins

## Education

**MSc Computing**, Harrow University, 2013 – 2015.

**BSc Mathematics**, Lund College, 2010 – 2013. Upper second.

## Other

- Trade union: steward from 2016 to 2018.
- Choir: second alto with the Severn Singers since 2019.
`)

it('tells the class of the degree that has one', async () => {
  const text = await ask('What degree class did she finish university with?')
  expect(text).toMatch(/BSc Mathematics.*pper second/)
  expect(text).not.toContain('MSc')
})

it('names the clients that lines of a freelance post begin with, and no label', async () => {
  const text = await ask('Name the freelance clients she mentions.')
  expect(text).toMatch(/Kestrel Museum; Tern & Daughters\.?$/)
})

it('says the tools that the post itself has a line of', async () => {
  expect(await ask('What was the tech stack at Moss Works?')).toMatch(/Dart, Elm, Postgres/)
  expect(await ask('What was the stack at Oriel Transit?')).toMatch(/^Tools used: Java, Jenkins/)
  expect(await ask('What was the tech stack at Kelder Bank?')).not.toMatch(/Java|Dart/)
})

it('goes on to what a sentence announces', async () => {
  expect(await ask('What did not go well for her?')).toMatch(
    /Not everything went well\. A rewrite in Haskell/,
  )
})

it('declines the name of a union that is told without one', async () => {
  expect(await ask('Which trade union was she a steward for?')).not.toContain('steward from')
  expect(await ask('Which choir does she sing in?')).toContain('Severn Singers')
})
