import { describe, expect, it } from 'vitest'
import { makeCv } from '../../../bench/material.ts'
import { besideNumbers, raiseBeside, type Reach } from '../../../src/rag/answer/ranking/beside-numbers.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { UnitFacts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const facts = buildFacts(parseDocument(`${makeCv(60)}\n- 3 dogs and 4 dogs, dogs 5\n- Dogs, dogs: 12 dogs\n`))
const numbersIn = ({ words }: UnitFacts): number[] =>
  words.flatMap(({ text }, i) => (/^\d/.test(text) ? [i] : []))

/** The same by looking around each number. */
function around(stem: string, { from, to, weigh }: Reach): Float64Array {
  return Float64Array.from(facts.units, (unit) => {
    let best = 0
    for (const place of numbersIn(unit))
      for (let distance = from; distance <= to; distance++)
        if (distance !== 0 && unit.words[place + distance]?.stem === stem)
          best = Math.max(best, weigh(distance))
    return best
  })
}

describe('words beside numbers', () => {
  const reaches: readonly Reach[] = [
    { from: -4, to: 4, weigh: (distance) => (distance > 0 ? 1.1 - 0.1 * distance : 0.8 + 0.1 * distance) },
    { from: -3, to: 5, weigh: () => 1 },
  ]
  it.each(reaches)('are those that stand around each of them, from $from to $to', (reach) => {
    let found = 0
    for (const stem of [...facts.df.keys(), 'absent']) {
      const numbers = new Float64Array(facts.units.length)
      raiseBeside(numbers, besideNumbers(facts, reach, numbersIn, stem))
      expect(numbers).toEqual(around(stem, reach))
      if (numbers.some((number) => number > 0)) found++
    }
    expect(found).toBeGreaterThan(20)
  })

  it('leave alone what counts more already', () => {
    const numbers = new Float64Array(facts.units.length).fill(2)
    for (const reach of reaches) raiseBeside(numbers, besideNumbers(facts, reach, numbersIn, 'dog'))
    expect(numbers.every((number) => number === 2)).toBe(true)
  })
})
