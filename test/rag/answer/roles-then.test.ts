/** One of several posts at a house by the year, and what was done under a title. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Halvard Brennmoen

Sawmill engineer, Namsos. halvard@brennmoen.example

## Work

### Ulvdal Sag AS, Namsos

**Works Manager** [05/2021 – now]
- Grong line rebuilt: new canter, 44 m of conveyor [2023 – 2024]
- Kiln 3: heat from bark, paid back in four years [2022]
- Lead 31 people on two shifts

**Process Engineer** [02/2016 – 04/2021]
- Cut sawdust losses by a tenth
- Put sensors on 60 bearings [2019]
- Wrote the lock-out rules

### Fjellheim Limtre, Steinkjer

**Trainee** [08/2013 – 01/2016]
- Glue tests for 200 beams

## Studies

BSc Mechanical Engineering, Trøndelag College, 2010 – 2013
`

describe('posts at a house by the year, and by the title', () => {
  const ask = askingOf(CV)
  it.each([
    ['What was his role at Ulvdal Sag in 2018?', 'Process Engineer'],
    ['In 2018, what was his position at Ulvdal Sag?', 'Process Engineer'],
    ['What was his job in 2018 at Ulvdal Sag?', 'Process Engineer'],
    ['What was he at Ulvdal Sag in March 2018?', 'Process Engineer'],
    ['What was his role at Ulvdal Sag from 2022 to 2023?', 'Works Manager'],
    ['What did he do at Ulvdal Sag in 2019?', 'sensors on 60 bearings'],
    ['What did he do as Process Engineer?', 'lock-out rules'],
    ['What were his duties as a process engineer at Ulvdal?', 'sawdust losses'],
    ['Which projects has he run as Works Manager?', 'Kiln 3'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))

  it.each([
    ['What was his role at Ulvdal Sag in 2018?', 'Works Manager'],
    ['What did he do at Ulvdal Sag in 2019?', 'sawdust'],
    ['What did he do as Process Engineer?', '31 people'],
    ['Which projects has he run as Works Manager?', '31 people'],
    ['What was his role at Ulvdal Sag in 2014?', 'Trainee'],
  ])('%s not %s', async (query, part) => expect(await ask(query)).not.toContain(part))
})
