/** Things that a question joins by 'and' or 'or', in a table that tells them apart. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Marten Ilkley

Ferry operations manager, Harwich.

## Work

### Operations manager, Estuary Lines (April 2018 – today)

- Runs four ships and 90 people.

## Talks

| Year | Title | Kind |
| --- | --- | --- |
| 2025 | "Empty lanes" | talk |
| 2023 | "Fog and rotas" | webinar |
| 2021 | "Who loads last" | talk |
`)

it.each(['How many talks and webinars has he listed?', 'how many talks or webinars does he list'])(
  'counts both: %s',
  async (query) => {
    const answer = await ask(query)
    expect(answer).toMatch(/^Three/)
    for (const title of ['Empty lanes', 'Fog and rotas', 'Who loads last']) expect(answer).toContain(title)
  },
)
