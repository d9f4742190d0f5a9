/** A paragraph whose lines part their fields by dashes holds an item a line, however long the lines are. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Lena Maurer

Wood scientist, Chur

## Profile

I came to wood late – after a year at sea and another in a bakery – and have
stayed with it for eighteen years now.

## Works

Roof of the Sternen hall – 2019 – 240,000 francs, delivered on the agreed day – 412 beams read in the first year, nine renewed
Bridge over the river at Felsenau – 2021 – 38 girders in 24 days – no girder was replaced
Lifting of the Rhine chapel, Sargans to Vilters – August 2016 – eleven tonnes, nothing lost – team leader for the joints
Insect atlas of alpine barns – 2020 to 2022 – with a printer in Thusis – errors down from 46 to 15 species a page
Beetle club – since 2022 – 58 farms – average damage cut by half
`)

it('tells of the one that is asked about', async () => {
  const answer = await ask('What did the Sternen hall roof cost?')
  expect(answer).toContain('240,000 francs')
  expect(answer).not.toContain('Felsenau')
  expect(await ask('How many tonnes was the Rhine chapel?')).toContain('eleven tonnes')
})

it('keeps a sentence whole that wraps between dashes', async () => {
  expect(await ask('How long has she stayed with wood?')).toContain('eighteen years')
})
