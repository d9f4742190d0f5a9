/** When a new job could start is told by no date at which a post began. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../../support/answers.ts'

const REST = `
## work
### Orrin Waters AB — Trainee
- **startDate:** 2025-01 · **endDate:** 2025-06
- **summary:** Model of a lake.

### Tern Water Board — Summer assistant
- **startDate:** 2024-06 · **endDate:** 2024-08

## education
### Velden University
- **studyType:** MSc
- **startDate:** 2023-08 · **endDate:** 2025-06

## meta
- **noticePeriod:** none
`

describe('a start', () => {
  const told = askingOf(`# Ada Moss

## basics
MSc graduate (June 2025) who likes water. I have carried many bottles. Able to start on 15 September 2025.
${REST}`)
  const untold = askingOf(`# Ada Moss

## basics
Graduate who likes water. I have carried many bottles.
${REST}`)

  it('is the one that is ahead, wherever it is told', async () => {
    expect(await told('When can she start?')).toMatch(/^Able to start on 15 September 2025/)
    expect(await untold('When can she start?')).not.toContain('2025-01')
  })
})
