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
