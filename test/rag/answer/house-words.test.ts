/** Houses asked for by what they are, where they are called so in another language. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Livia Sarti

## Work

- **Head of conservation**, Museo delle Campane Rovere, since January 2019
- **Conservator**, Pell & Sons, London, June 2011 – December 2014
- **Usher**, Teatro Zafferano, Parma, 2006 – 2010
`)

it.each([
  ['How long has she worked for the museum?', 'Museo delle Campane Rovere'],
  ['What was she at the theatre?', 'Usher'],
])('%s', async (query, told) => expect(await ask(query)).toContain(told))
