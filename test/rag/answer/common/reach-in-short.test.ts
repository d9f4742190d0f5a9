/** A referee's number or address, and the person's own, asked for in short. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../../support/answers.ts'

const ask = askingOf(`# Nadia Prewitt

Dover · (555) 555-0186 · nadia@shoremail.example

## Experience

**Payroll Clerk**, Tideline Foods, Dover, 2018 – present

## References

Lucas Beacham, CFO, Tideline Foods, (555) 555-0121

Rosa Finley, owner, Harbour Staffing: rfinley@harbour.example
`)

describe('a way to reach somebody', () => {
  it('is that of the person whom a question names', async () => {
    expect(await ask('phone no. of Lucas Beacham')).toBe('Lucas Beacham: (555) 555-0121.')
    expect(await ask("What's Rosa Finley's e-mail?")).toBe('Rosa Finley: rfinley@harbour.example.')
  })

  it("is none where only another's is told", async () => {
    expect(await ask('phone no. for Rosa Finley')).not.toMatch(/\d{4}/)
    expect(await ask("What's Lucas Beacham's e-mail?")).not.toMatch(/@/)
  })

  it('is her own where the best one is asked for', async () => {
    expect(await ask('What is the best number to call Nadia on?')).toBe('(555) 555-0186.')
  })
})
