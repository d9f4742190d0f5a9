/** Profiles that coders keep beside their code: stars, repositories, summaries of what can be opened. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Hi, I'm Ada Quill

## 💼 Where I worked

| When | What | Where |
| :--- | :--- | :--- |
| 2019 – now | Research Fellow | Institute of Rivers, Leeds |
| 2014 – 2018 | Field assistant | Tamar Observatory |

<details>
<summary>🔍 More about Leeds (click me)</summary>

### Institute of Rivers

- Runs 36 gauges

</details>

## 📌 Pinned repositories

### weirwatch 🦦

Counts otters. Rust, ⭐ 540. MIT.

### gridsnap

Snaps points. Python, 1.2k ★, 🍴 1.

## 📚 Papers I would show you

1. Quill A, Holt R (2021) *Otters at the weir.* Northern Rivers 31: 12–29
2. Holt R, Quill A (2019) *Low water.* Upland Waters 8: 201–216

## 🏅 Tin

- Otter Medal for young hydrologists, 2019
- Teaching award of the institute, 2022

### Languages

Dutch (native), English (C2)
`
const unitsOf = (cv: string): string[] => buildFacts(parseDocument(cv)).units.map(({ unit }) => unit.text)

describe('profiles of coders', () => {
  const ask = askingOf(CV)

  it('count stars and forks in words, and rate with several', () => {
    expect(unitsOf(CV)).toContain('Rust, 540 stars.')
    expect(unitsOf(CV)).toContain('Python, 1.2k stars, 1 fork.')
    expect(unitsOf('# Ada Quill\n\n- Opera ⭐⭐⭐\n- Cello ★ ★ ★ 3\n').slice(1)).toEqual([
      'Opera ⭐⭐⭐',
      'Cello ★ ★ ★ 3',
    ])
  })

  it('list repositories as projects, papers as what was published, prizes below any heading', async () => {
    expect(await ask('What projects has she done?')).toMatch(/weirwatch.*gridsnap/)
    expect(await ask('Which publications does she have?')).toMatch(/Otters at the weir.*Low water/)
    expect(await ask('Which prizes has she won?')).toBe(
      'Otter Medal for young hydrologists, 2019; Teaching award of the institute, 2022.',
    )
    expect(await ask('Which languages does she speak?')).toContain('Dutch (native)')
  })

  it('tell more of a post in what can be opened', async () => {
    expect(unitsOf(CV)).not.toContain('More about Leeds (click me)')
    expect(await ask('What does she do at the Institute of Rivers?')).toContain('Runs 36 gauges')
  })
})
