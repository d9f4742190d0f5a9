import { describe, expect, it, vi } from 'vitest'
import { checkPassages, MAX_SENTENCES, MAX_STRETCH } from '../../src/server/store/passage-limit.ts'

const photo = (bytes: number) => `data:image/jpeg;base64,${Buffer.alloc(bytes, 7).toString('base64')}`

describe('the length of one stretch', () => {
  it('does not count an embedded photo', async () => {
    for (const markdown of [
      `# Ann Lee\n\n![Ann](${photo(250_000)})\n\nNurse.`,
      `# Ann Lee\n\n<img src="${photo(250_000)}">`,
      `# Ann Lee\n\n![Ann][photo]\n\n[photo]: ${photo(250_000)}`,
    ])
      await expect(checkPassages(markdown)).resolves.toBeUndefined()
  })

  it('counts all else, and tells the line', async () => {
    const markdown = `# Ann Lee\n\n![Ann](${photo(1_000)})\n\n${'word '.repeat(MAX_STRETCH / 5 + 1)}`
    await expect(checkPassages(markdown)).rejects.toThrow(
      /characters in one stretch, from line 1 on; at most 65536 are accepted/,
    )
  })
})

describe('the number of sentences', () => {
  const paragraphs = (sentences: number) => {
    const thousand = `${'It did. '.repeat(1_000)}\n\n`
    return `# Ann Lee\n\n${thousand.repeat(sentences / 1_000)}`
  }

  it('is limited, as each is embedded, however few the lines and passages are', async () => {
    await expect(checkPassages(paragraphs(13_000))).rejects.toThrow(
      `content gives 13001 sentences and lines to search; at most ${MAX_SENTENCES} are accepted.`,
    )
  })

  it('leaves room for a life of publications', async () => {
    const publication =
      '- Lee A., Okoro B. (2019). "On the wear of lock gates." Journal of Waterways. 12(3), 44–59. Cited 31 times.\n'
    await expect(checkPassages(`# Ann Lee\n\n${publication.repeat(2_500)}`)).resolves.toBeUndefined()
    await expect(checkPassages(paragraphs(12_000))).resolves.toBeUndefined()
  })

  it('is counted without what takes seconds, for which all others would wait', async () => {
    const slow = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const paragraph = '!A '.repeat(20_000)
    await expect(checkPassages(`# Ann Lee\n\n${`${paragraph}\n\n`.repeat(8)}`)).resolves.toBeUndefined()
    await expect(checkPassages(paragraphs(13_000))).rejects.toThrow()
    expect(slow).not.toHaveBeenCalled()
    slow.mockRestore()
  })
})
