/** Grades that stand in brackets behind their subjects, of the exam that is asked about. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('grades in brackets', () => {
  const ask = askingOf(`# Bram Oyelaran

Tram driver, Sheffield

## Work

### Driver, Riverline Trams (2012 – present)

- Drives the night service.

## School

I left Kelham High in 2009 with three A levels, in Further Mathematics (C), Music (A*) and History (B), and eight GCSEs, among them Mathematics (9).
`)
  const LINE = /^I left Kelham High/
  it.each([
    'What grade did he get in A level Music?',
    'Which grade did you get in history?',
    'his result in further mathematics',
    'What mark did he get in GCSE mathematics?',
  ])('%s', async (query) => expect(await ask(query)).toMatch(LINE))
  it.each(['What grade did he get in GCSE Music?', 'What grade did he get in A level Physics?'])(
    'is not told: %s',
    async (query) => expect(await ask(query)).not.toMatch(LINE),
  )
})
