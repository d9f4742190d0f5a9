/** A paragraph whose lines part their fields by dashes holds an item a line, however long the lines are. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Lena Maurer

Wood scientist, Chur

## Profile

I came to wood late – after a year at sea and another in a bakery – and have
stayed with it for eighteen years now.

## Works

Roof of the Sternen hall, a survey of every beam and joint – 2019 – 240,000 francs, delivered early, with two students
Bridge at Felsenau, tests of laminated girders – 2021 to 2022 – with the road office of the canton, no girder replaced
Insect atlas of the alpine hay barns, in four languages – since 2020 – 61 species so far – used by four museums abroad
`)

it('tells of the one that is asked about', async () => {
  const answer = await ask('What did the survey of the Sternen hall cost?')
  expect(answer).toContain('240,000 francs')
  expect(answer).not.toContain('Felsenau')
  expect(await ask('How many species are in the insect atlas?')).toContain('61 species')
})

it('keeps a sentence whole that wraps between dashes', async () => {
  expect(await ask('How long has she stayed with wood?')).toContain('eighteen years')
})
