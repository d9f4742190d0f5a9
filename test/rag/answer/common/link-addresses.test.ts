/** Addresses that stand behind the words to be clicked. */
import { describe, expect, it } from 'vitest'
import { answeringFrom } from '../../../support/answers.ts'

const ask = answeringFrom(`# Tove Amsel

Cartographer, Visby · [E-mail](mailto:tove@amsel.example) · [Call me](tel:+46700900111) · [LinkedIn](https://www.linkedin.com/in/toveamsel) · [GitHub](https://github.com/tamsel) · [Portfolio](https://amsel.example/maps)

## Experience

### Cartographer, Gutamark Sjökort, 2017 – present

- Redrew the charts of eleven harbours.
- Wrote [Skerry](https://github.com/tamsel/skerry), which turns soundings into contours.

### Draughtswoman, Havsvind AB, 2012 – 2016

- Drew sites for forty turbines.
`)

describe('a way to reach somebody behind a word', () => {
  it.each([
    ['What is her LinkedIn?', 'https://www.linkedin.com/in/toveamsel'],
    ['LinkedIn profile', 'https://www.linkedin.com/in/toveamsel'],
    ['Does she have a GitHub account?', 'https://github.com/tamsel'],
    ['Give me the link to her GitHub profile', 'https://github.com/tamsel'],
    ["What is the web address of Tove's portfolio?", 'Portfolio: https://amsel.example/maps'],
    ['Where can I see her work online?', 'Portfolio: https://amsel.example/maps'],
    ['What is her e-mail address?', 'tove@amsel.example'],
    ['phone number', '+46700900111'],
  ])('%s', async (question, address) => {
    const { answer, sources } = await ask(question)
    expect(answer).toContain(address)
    expect(sources[0]?.quote).toContain(address.replace('Portfolio: ', ''))
  })

  it('is told with the other ways', async () => {
    const { answer } = await ask('How can I contact her?')
    for (const address of [
      'tove@amsel.example',
      '+46700900111',
      'linkedin.com/in/toveamsel',
      'github.com/tamsel',
      'amsel.example/maps',
    ])
      expect(answer).toContain(address)
  })

  it('does not swell what is said of a post', async () => {
    expect((await ask('Which tool turns soundings into contours?')).answer).toContain(
      'Wrote Skerry, which turns',
    )
  })

  it('is not made up', async () => {
    expect((await ask('Is she on Mastodon?')).kind).toBe('declined')
  })
})
