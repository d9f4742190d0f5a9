/** Rows in which one did what is asked; lettered lines; differences in what a line says from what to what. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Torvald Umeh

Conductor and canal engineer, Hull

## Works

1.1 Lock keeper-in-chief, Hessle Canal, 2018 to date. Done there:

  a. Widening of the Brough cut from 6.2 m to 7.7 m, finished in 2021
  b. New gates at lock 4, oak, March 2022
  c. Skippers' evening, first Tuesday of each month

## Concerts

| When | Where | Pieces | Part |
|---|---|---|---|
| 2016 | Beverley | 4 | singer |
| 2018 | York | 5 | assistant conductor |
| 2019 | Selby | 6 | conductor |
| 2022 | Hull | 3 | conductor; with a cold |
| 2023 | Goole | 7 | singer |
`

describe('rows and lettered lines', () => {
  const ask = askingOf(CV)

  it('counts the rows in which one did what is asked', async () => {
    const told = await ask('How many concerts has he conducted?')
    expect(told).toMatch(/^Two/)
    expect(told).toContain('Selby')
    expect(told).not.toContain('York')
    expect(await ask('How many concerts are listed?')).toMatch(/^Five/)
  })

  it('takes lines that begin with letters for items', async () => {
    const told = await ask('What is done for skippers?')
    expect(told).toContain("Skippers' evening")
    expect(told).not.toContain('lock 4')
  })

  it('tells how much wider a thing became', async () =>
    expect(await ask('How much wider did he make the Brough cut?')).toMatch(/^1\.5 m/))
})
