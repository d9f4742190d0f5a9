/** Two things asked of one course of study, of which one line tells one and its neighbour the other, with the real model. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Nerys Vaughan-Iturbe

Human resources partner, Newtown

## Work

**HR partner**, Talgarth Foods, Newtown, since 2016.

## Study

**MSc Human Resource Management**, Airewater University, part-time, 2013–2015. Distinction. Dissertation: "Fairness of shifts in frozen food".

**BA Psychology**, Corrib College, Galway, 2006–2009. Upper second class honours.
`)

it.each([
  ['At which university did she take her MSc, and with what grade?', ['Airewater', 'Distinction']],
  ['What was her dissertation about and at which university did she write it?', ['shifts', 'Airewater']],
])('%s', async (query, said) => {
  const answer = await ask(query)
  for (const one of said) expect(answer).toContain(one)
})
