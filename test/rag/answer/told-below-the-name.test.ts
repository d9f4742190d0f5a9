/** Who one is stands right below the name; and what is told of another, is over or is limited is said as such. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'
import { ageInHead } from '../../../src/rag/answer/common/terms/age-in-head.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const TABLES = `# TOMASZ WILK-ANDERSEN
## Lift engineer and conference organiser — Malmö

| | |
|:--|:--|
| **Date of birth** | 17.02.1984, Gdynia |
| **Citizenship** | Polish, Swedish since 2019 |
| **Phone** | +46 70 555 01 33 |

## Posts

| Period | Firm | Post | Remarks |
|---|---|---|---|
| 2019 – today | Skånska Hiss AB, Malmö | Commissioning lead (0.8 FTE) | 60 lifts a year |
| 2012 – 2019 | Otrex, Gothenburg | Service technician | traction and hydraulic |
| 2006 – 2008 | Technical school no. 4, Gdynia | Teacher of electrics | 10 hours a week |

## Papers

| Paper | No. | Issued | Valid until |
|---|---|---|---|
| Authorisation for electrics | 5512 | 2015 | no end |
| Schengen visa for crews | - | 2011 | May 2012 |

- KM47 rigging: attended the course, failed the test, not retaken
- Training licence for the trade, 2018

## Languages

- Polish (A), Swedish (B)
- Danish (C)
- German: A2; I can phone but not write

## Studies

- **MSc Mechatronics**, Gdańsk University of Technology, deferred, place held until autumn 2027
- **BEng Electrical Engineering**, Gdańsk University of Technology, 2002–2006, first class honours, grade 1
- Evening gymnasium, Malmö, 2009–2010. I left before the examen.

## Besides

- Trainer of apprentices at the lift school in Lund since 2020, one week a term
- My wife Karin interprets from Finnish and Sami; she helps with my tenders
- My colleague Bo welds statues
`

describe('a table below the name', () => {
  const ask = askingOf(TABLES)
  it.each([
    ['How old is he?', '17.02.1984'],
    ['Where was he born?', 'Gdynia'],
    ['What nationality is he?', 'Citizenship: Polish'],
  ])('%s', async (question, told) => expect(await ask(question)).toContain(told))
})

describe('what limits a thing', () => {
  const ask = askingOf(TABLES)
  it.each([
    ['Does he have a Schengen visa?', 'May 2012'],
    ['How well does he speak German?', 'but not write'],
    ['What class of degree did he get?', 'grade 1'],
    ['Does he hold KM47?', 'failed the test'],
    ['Did he get the examen?', 'I left before the examen'],
    ['Does he work full time?', '0.8 FTE'],
  ])('is said: %s', async (question, told) => expect(await ask(question)).toContain(told))

  it('is none that holds a degree', async () =>
    expect(await ask('What degree does he hold?')).not.toContain('MSc'))
})

describe('of the present and of the person', () => {
  const ask = askingOf(TABLES)
  it('what is taught now comes first', async () =>
    expect(await ask('Does he teach?')).toMatch(/^Trainer of apprentices .*since 2020.*Teacher of electrics/))
  it('a licence is that of the thing', async () =>
    expect(await ask('Is he licensed to train apprentices?')).toContain('Training licence'))
  it('what kin and colleagues do is not told as done by the person', async () => {
    expect(await ask('Which languages does he interpret from?')).toMatch(/^Polish \(A\).*Danish \(C\)/)
    expect(await ask('Which languages does he interpret into?')).not.toMatch(/Danish|Finnish/)
    expect(await ask('Does he weld statues?')).not.toContain('Bo')
  })
})

describe('a number by itself below the name', () => {
  const told = (line: string): string | undefined =>
    ageInHead(buildFacts(parseDocument(`# Ada Quill\n\n${line}\n\n## Posts\n\nPotter, Kew, 2012 – 2019`)))[0]
      ?.text
  it.each([
    'Potter, 41, Kew',
    '*Potter, 23 — Kew*',
    'Potter · 52 · Kew',
    'Potter (38)',
    'Pipe layer — 58 — Oslo',
  ])('"%s" tells an age', (line) => expect(told(line)).toBe(line.replaceAll('*', '')))
  it.each([
    'Potter, 12 years at the wheel',
    'Calle Mayor, 23, Madrid',
    'Potter, 7, Kew',
    'Potter, 41, Kew, 0161 555 012',
    'Potter with 30 pupils',
  ])('"%s" does not', (line) => expect(told(line)).toBeUndefined())
})
