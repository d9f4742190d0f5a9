/** Texts without what is there for its looks: pictograms, commands of LaTeX, and badges that nothing parts. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { answeringFrom } from '../../support/answers.ts'

const unitsOf = (markdown: string): string[] =>
  buildFacts(parseDocument(markdown)).units.map(({ unit }) => unit.text)

describe('pictograms', () => {
  it.each([
    ['## 🧰 Workshop', 'Workshop'],
    [
      '📍 Delft 📞 +31 15 555 0144 ✉️ odile@varnhagen.example',
      'Delft | +31 15 555 0144 | odile@varnhagen.example',
    ],
    ['🇳🇱 Dutch (native) 🇬🇧 English (C1)', 'Dutch (native), English (C1)'],
    ['👩🏽‍💻 Moved to 🇵🇹 Portugal 🎉, then rested 😴', 'Moved to Portugal, then rested'],
    ['`2019 – 2021` | 📍 Delft', '2019 – 2021 | Delft'],
  ])('%s', (markdown, said) => expect(unitsOf(markdown)).toEqual([said]))

  it.each(['🥇 Regional spelling bee', 'Rust ⭐⭐⭐⭐', 'I ❤️ trains', '🇳🇱', 'Elm ✅', 'Solder © 2019 ™'])(
    'that say something stay: %s',
    (markdown) => expect(unitsOf(markdown)).toEqual([markdown]),
  )

  it('leave each cell of a row what it holds', () => {
    const rows = '| Tongue | Level |\n| --- | --- |\n| 🇳🇱 | 🌳 native |\n'
    expect(unitsOf(rows)).toEqual(['🇳🇱, native'])
  })

  const cv =
    '# Odile Varnhagen\n\n## 🏗️ Experience\n\n### 🪵 Joiner @ Oakmere\n`2015 – present` | 📍 Delft<br>\n\n- 🪚 Cuts stairs\n'
  const ask = answeringFrom(cv)
  it('are not said, and quoted where they stand within', async () => {
    const { answer, sources } = await ask('What is her current job?')
    expect(answer).toBe('Joiner @ Oakmere, 2015 – present, Delft.')
    expect(sources.map(({ quote }) => quote)).toContain('### 🪵 Joiner @ Oakmere')
    for (const { start, end, quote } of sources) expect(cv.slice(start, end)).toBe(quote)
  })
})

describe('commands of LaTeX', () => {
  it.each([
    ['**Miller**, *Oakmere* \\hfill 2010--2014 \\\nLeeds', ['Miller, Oakmere, 2010–2014', 'Leeds']],
    [
      'Leeds \\textbullet\\ +44 113 555 0101 \\quad \\textbf{part-time} \\hspace{1cm}',
      ['Leeds | +44 113 555 0101, part-time'],
    ],
    ['Oakmere \\newline Leeds', ['Oakmere', 'Leeds']],
  ])('%s', (markdown, said) => expect(unitsOf(markdown)).toEqual(said))

  it('stay in code, and as words of their own', () => {
    expect(unitsOf('Taught `\\quad` -- and more')).toEqual(['Taught \\quad -- and more'])
    expect(unitsOf('Kept C:\\tables --verbose')).toEqual(['Kept C:\\tables --verbose'])
  })
})

describe('badges side by side', () => {
  it.each([
    ['**Kit:** ![Rust](a.svg) ![Elm](b.svg)![Nix](c.svg)', 'Kit: Rust, Elm, Nix'],
    ['[![Site](a.svg)](https://a.example) [Code](https://b.example)', 'Site, Code'],
    ['Reads [maps](https://a.example) and [charts](https://b.example)', 'Reads maps and charts'],
    ['![Rust](a.svg) by day', 'Rust by day'],
  ])('%s', (markdown, said) => expect(unitsOf(markdown)).toEqual([said]))

  it('that have a line each are parted by it', () =>
    expect(unitsOf('![Rust](a.svg)\n![Elm](b.svg)')).toEqual(['Rust', 'Elm']))
})
