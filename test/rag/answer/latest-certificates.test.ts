/** The latest certificate is the latest that was passed, whenever others run out. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Certificates

- OSCP, 2019-11-22
- OSWE, 2022-04-08, runs out 2028-04-08
- Cloud Security Specialty, 2024-10-03, runs out 2027-10-03
- CISSP: boot camp followed in 2025-03, exam not taken

## Competitions

| Date | Event | Result |
|---|---|---|
| 03/14/2017 | Young Cook | 3rd |
| 10/06/2019 | Coupe du Nord | 1st, in a pair with Tom Lund |
| 11/18/2023 | Dessert Cup | 1st, $5,000 |
| 05/10/2025 | Masters | 5th of 12, and best frozen dessert |
`)

describe('the ends and places of lists', () => {
  it.each(['What is her most recent certificate?', 'Latest certificate she obtained, and when?'])(
    '%s',
    async (question) => {
      const answer = await ask(question)
      expect(answer).toContain('Cloud Security Specialty')
      expect(answer).not.toMatch(/CISSP|OSWE/)
    },
  )

  it('counts first prizes by the column of results', async () => {
    expect(await ask('How many first prizes has she won in competitions?')).toMatch(/^Two: .*Coupe.*Dessert/s)
  })
})
