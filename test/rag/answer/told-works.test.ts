/** Works that are told of in sentences: counted, listed, the first and the last of them. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const WRITER = `# Ilse Korhonen-Vane

I write, and I teach a little.

## What I have written

**Novels.** *The Salt Clerk* (Grebe Press, 2014) took me six years and sold 9,000 copies. *A Door in Low Water* (Grebe Press, 2018, translated by Ana Reyes) was the first to be read abroad. *Nine Kinds of Fog* (Halyard & Moor, 2023), set in Narvik, is the longest.

**Columns.** For *The Northern Packet* I wrote every Friday from 2015 to 2019.

## What juries said

*Nine Kinds of Fog* was shortlisted for the Tarn Prize in 2024. The library in Narvik gave me its chair for 2025.

## Pictures

I took photographs for two shows: "Ice, Mostly" at Gallery Sund, Bergen, in 2017, and "Harbour Teeth" at the Fish Hall in 2021.

## Studies

MA in English, Fjord College, 2003 – 2008.
`

const LISTED = `# Bram Oduya

## Publications

- *Weir Songs* (Otter Press, 2011)
- *The Lock Keeper's Ledger* (Otter Press, 2016)

## About

*Weir Songs* (Otter Press, 2011) began on a barge. *Tidewrack* (a booklet, 2019) was for friends.
`

const MORE = `# Petra Lindqvist-Osei

## Life

I have published eleven novels. *Rook* (Elm House, 2009) was the first, and *Jackdaw* (Elm House, 2015) the best sold.
`

const all = async (ask: (query: string) => Promise<string>, query: string, said: readonly string[]) => {
  const answer = await ask(query)
  for (const one of said) expect(answer).toContain(one)
  return answer
}

describe('works told in sentences', () => {
  const ask = askingOf(WRITER)
  const THREE = ['The Salt Clerk', 'A Door in Low Water', 'Nine Kinds of Fog']
  it.each([
    ['How many novels has she published?', ['Three', ...THREE]],
    ['how many books has she written so far', ['Three', ...THREE]],
    ['number of novels with Grebe Press', ['Two', 'The Salt Clerk', 'A Door in Low Water']],
    ['Which novels has she written?', THREE],
    ['What is her most recent novel?', ['Nine Kinds of Fog']],
    ['Her first book?', ['The Salt Clerk']],
    ['How many exhibitions has she had?', ['Two', 'Ice, Mostly', 'Harbour Teeth']],
    ['What was her latest exhibition?', ['Harbour Teeth']],
  ])('%s', async (query, said) => {
    await all(ask, query, said)
  })

  it('leaves what was not asked for', async () => {
    expect(await ask('How many novels are with Grebe Press?')).not.toContain('Fog')
    expect(await ask('What is her latest book?')).not.toContain('chair')
    expect(await ask('What was her first novel?')).not.toContain('A Door')
  })
})

describe('works that are listed, or of which there are more', () => {
  const listed = askingOf(LISTED)
  const more = askingOf(MORE)
  it('leaves a list of publications to itself', async () => {
    expect(await listed('How many books has he published?')).not.toMatch(/^Three/)
  })
  it('does not count those that are told of where it says how many there are', async () => {
    expect(await all(more, 'How many novels has she published?', ['eleven'])).not.toMatch(/^Two/)
  })
})
