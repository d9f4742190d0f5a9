import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../src/rag/answer/facts/build-groups.ts'
import { rehearse } from '../../../src/rag/answer/rehearse.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const NOW = 2024 * 12
const prepared = (markdown: string) => {
  const facts = buildFacts(parseDocument(markdown))
  return { facts, groups: buildGroups(facts) }
}

describe('the rehearsal', () => {
  it('goes to its end on a CV, and on next to nothing', async () => {
    const sample = await readFile(new URL('../../../content/default.md', import.meta.url), 'utf8')
    for (const markdown of [sample, '# A', 'x']) {
      await rehearse(prepared(markdown), new Map(), NOW, new AbortController().signal)
    }
  })

  it('leaves other work its turn, and ends soon after it is told so', async () => {
    const over = new AbortController()
    let turns = 0
    const count = () => {
      turns++
      if (turns === 3) over.abort()
      else setImmediate(count)
    }
    setImmediate(count)
    await rehearse(
      prepared('# A\n\n## Work\n\nWelder at Quill Ltd, 2019 – 2021'),
      new Map(),
      NOW,
      over.signal,
    )
    expect(turns).toBe(3)
  })
})
