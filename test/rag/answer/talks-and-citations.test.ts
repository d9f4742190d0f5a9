/** Talks and articles in one list, the articles cited as medical journals do: each is told and counted with its own kind. */
import { describe, expect, it } from 'vitest'
import { isCited } from '../../../src/rag/answer/lexicon/citations.ts'
import { answeringFrom } from '../../support/answers.ts'

const TALKS = [
  '"Five quiet minutes: handover at the bedside", Nordic Heart Nursing Days, Oslo, September 2022',
  '"What the pump did not say", Patient Safety Forum, Bergen, March 2020 (by video)',
]
const ARTICLE = 'Aune MS, Lie T. Ablation and the first night. Annals of Ward Care 2023;14:22–29'
const ask = answeringFrom(`# Marit Aune

## Work

### Staff Nurse, Nordlys Hospital
2017 – 2024

- Led the handover project.

## Talks and writing

${[...TALKS, ARTICLE].map((line) => `- ${line}`).join('\n')}
`)

describe('a list of talks and articles', () => {
  it.each([
    ['How many talks has she given?', /^Two: /, TALKS],
    ['Which talks has she given?', /Five quiet.*What the pump/, TALKS],
    ['What has she published?', /Ablation/, [ARTICLE]],
    ['How many papers has she published?', /^One: .*Ablation/, [ARTICLE]],
  ] as const)('%s', async (query, said, quotes) => {
    const { answer, sources } = await ask(query)
    expect(answer).toMatch(said)
    expect(sources.map(({ quote }) => quote)).toEqual(quotes)
  })

  it.each([
    'Quill AJ, Sand O. Two taps. Water Letters 2019;8:1–9.',
    'Quill AJ. The tap that dripped all night and nobody heard it. Water Letters, 2019.',
    'Two taps, Journal of Water 14(3): 22–29, 2021',
    'Quill, A. J. (2022). Two taps.',
    '[3] Quill AJ and Sand O, Two taps, 2021',
  ])('cited: %s', (text) => {
    expect(isCited(text)).toBe(true)
  })

  it.each([
    '"Two taps", Rhine Water Days, 2019',
    'Keynote at 14:30 in Hall 3 (200): welcome',
    'Acme AG, Bolt AG and others, 2019',
    'Radio Five, 7 May 2021, 9:30',
  ])('not cited: %s', (text) => {
    expect(isCited(text)).toBe(false)
  })
})
