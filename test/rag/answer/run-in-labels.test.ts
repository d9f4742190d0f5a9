/** A bold label that runs into its text is said with what it labels, in a line of its own or a long one. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Olga Brandt

Bookbinder

## Terms

**Notice.** Two months to the end of a quarter.

**Salary.** 41,000 euros a year and a train pass.

- **Start.** From the first of May 2027. A trial day before that would please me, since one hears so much of a place that stands in no advertisement.
- **Relocation.** Not before 2028.

**What you don't get.** A marbling specialist. I buy in such papers.

## Work

### Bookbinder, Hallig Press (2014 – present)

- Gilds edges.
`)

it.each([
  ['What is her notice period?', 'Two months to the end of a quarter'],
  ['When can she start?', 'From the first of May 2027'],
  ['What salary does she expect?', '41,000 euros a year'],
  ['Would she relocate?', 'Not before 2028'],
])('%s', async (query, told) => {
  expect(await ask(query)).toContain(told)
})

it('is never left out where it denies what it labels', async () => {
  expect(await ask('Is she a marbling specialist?')).toContain("What you don't get: A marbling specialist.")
})
