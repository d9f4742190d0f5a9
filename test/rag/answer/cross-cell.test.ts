/** A number where a row and a column of a table meet. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Sunniva Falk

Ski patroller, Tromsdal

## Experience

### Patrol leader, Nordlia Resort, 2016 – present

- Trains new patrollers.

## My seasons in numbers

| What | Nordlia | Fjellgard |
| --- | --- | --- |
| Rescues | 312 | 48 |
| Avalanche drills | 25 | 6 |
`

describe('a count where a row and a column meet', () => {
  const ask = askingOf(CV)

  it.each([
    ['How many rescues did she do at Fjellgard?', '48'],
    ['How many avalanche drills has she logged at Nordlia?', '25'],
  ])('is that cell alone: %s', async (question, number) => {
    const answer = await ask(question)
    expect(answer).toContain(number)
    expect(answer).not.toContain(number === '48' ? '312' : '6.')
  })

  it('is no count of another thing there', async () => {
    expect(await ask('How many rescues failed at Fjellgard?')).not.toBe('Rescues: Fjellgard 48.')
  })
})
