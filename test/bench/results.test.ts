import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sideBySide, toRow } from '../../bench/harness.ts'
import { memorySvg } from '../../bench/load-svg.ts'
import { readResults, withResults, type Results } from '../../bench/results.ts'
import { ROOT } from '../support/service.ts'

const figure = {
  name: 'some_ratio',
  what: 'this ÷ that',
  target: { op: '<=', value: 1.4 },
  measure: () => Promise.resolve({ ratios: [1], detail: '' }),
} as const

const results: Results = {
  date: '2026-11-21',
  machine: { cpu: 'Some CPU', cores: 2, node: 'v20.19.0' },
  rows: [{ ...toRow(figure, { ratios: [1.5, 1.2345, 1.1], detail: '1 ms, 2 ms' }), date: '2026-11-21' }],
  reports: [{ name: 'load', date: '2026-11-20', lines: [{ what: 'in all', figure: '0 errors' }] }],
}

describe('the figures', () => {
  it('are the median of the rounds, with the least and the greatest', () => {
    expect(results.rows[0]).toMatchObject({ value: 1.23, min: 1.1, max: 1.5, target: '<=1.4', met: true })
    expect(toRow(figure, { ratios: [1.41], detail: '' }).met).toBe(false)
  })

  it('are ratios of one round, whichever side came first', async () => {
    const order: string[] = []
    const side = (name: string, value: number) => (round: number) => {
      order.push(`${name}${round}`)
      return Promise.resolve(value * (round + 1))
    }
    const measured = await sideBySide(2, side('ours', 3), side('theirs', 2))
    expect(order).toEqual(['ours0', 'theirs0', 'theirs1', 'ours1'])
    expect(measured.ratios).toEqual([1.5, 1.5])
  })

  it('stand in the README as they were measured', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const known = readResults()
    expect(withResults(readme, results)).toContain(
      '| some_ratio | this ÷ that | 1.23 | 1.1 – 1.5 | <=1.4 | yes |',
    )
    expect(withResults(readme, results)).toContain('Measured 2026-11-20 to 2026-11-21 on Some CPU, 2 cores')
    if (known) expect(withResults(readme, known)).toBe(readme)
  })

  it('need markers to be put between', () => {
    expect(() => withResults('# No markers\n', results)).toThrow('<!-- bench -->')
  })
})

describe('the memory curve', () => {
  it('keeps every sample within the picture', () => {
    const svg = memorySvg(
      [
        { seconds: 0, mb: 100 },
        { seconds: 30, mb: 412 },
        { seconds: 60, mb: 300 },
      ],
      'Memory',
    )
    const line = /class="line" d="([^"]+)"/.exec(svg)?.[1] ?? ''
    const points = [...line.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])])
    expect(points).toHaveLength(3)
    for (const [x = -1, y = -1] of points) {
      expect(x).toBeGreaterThanOrEqual(56)
      expect(x).toBeLessThanOrEqual(640)
      expect(y).toBeGreaterThanOrEqual(26)
      expect(y).toBeLessThanOrEqual(174)
    }
    expect(svg).toContain('>500 MB</text>')
  })
})
