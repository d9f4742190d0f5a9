/** Referees side by side in plain lines: what is told of one is not told of the other. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ada Quill

## Experience

- Ferry Pilot, Sound Crossings, 2019 – present

## References

Rosa Quint                  Otto Lind
Owner, Rye Bakery           Director, Halden Rail
+44 7700 900 111            +44 7700 900 222
rosa@rye.example            otto@halden.example
`)

it.each([
  ["What is Otto Lind's phone number?", /900 222/, /900 111/],
  ["What is Rosa Quint's email?", /rosa@rye/, /otto@/],
  ['Who is Otto Lind?', /Director, Halden Rail/, /Owner/],
])('%s', async (question, said, unsaid) => {
  const answer = await ask(question)
  expect(answer).toMatch(said)
  expect(answer).not.toMatch(unsaid)
})
