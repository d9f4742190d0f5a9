/** Why one left a post: what a line says of another post is no answer. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Caspar Ngata

Lighting technician, Dunedin

## Work

### Head electrician, Tarrow Theatre (2019 – today)

- Runs a crew of seven.

### Lighting technician, Quillfeather Theatre (2014 – 2018)

- Rewired the grid in 2016.
- Left because the council sold the building.

### Stagehand, Maplemoor Theatre (2011 – 2014)

- Toured with four musicals.
- Learned to rig from Odo Brandt.

## Languages

English, Māori
`)

it.each(['Why did he leave Maplemoor?', 'Why did he leave the Maplemoor Theatre?'])(
  'is not told of one post by another: %s',
  async (query) => {
    expect(await ask(query)).not.toContain('council')
  },
)

it.each(['Why did he leave Quillfeather?', 'Why did he leave the Quillfeather Theatre?'])(
  'is told of its own: %s',
  async (query) => {
    expect(await ask(query)).toContain('council')
  },
)

const moved = askingOf(`# Ines Calloway

Weaver, Hawick

## Work

### Mill manager, Teviot Cloth (2019 – today)

- Runs two sheds.

### Weaver, Slitrig Mill (2014 – 2018)

Family mill. I went when the looms were sold to Portugal.

### Designer, Border Yarn (2010 – 2013)

- My contract came to an end when the exhibition closed.
`)

it.each([
  ['Why did she leave Slitrig Mill?', 'looms'],
  ['why did she leave border yarn', 'exhibition'],
])('is told in other words: %s', async (query, told) => {
  expect(await moved(query)).toContain(told)
})
