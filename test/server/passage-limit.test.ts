import { describe, expect, it } from 'vitest'
import { checkPassages, MAX_STRETCH } from '../../src/server/store/passage-limit.ts'

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
