/** What people say of themselves in sentences: wishes beside what they do not want, firms of their own, who knows of it. */
import { describe, expect, it } from 'vitest'
import { answeringFrom } from '../../../support/answers.ts'

const CV = `# Petronel Whitlock-Abara

Chart maker, trading as Tidewrack Charts, Lowestoft

## How it began

I was born in Holbeach in 1971, the son of a lock keeper. I have drawn maps ever since.

## Work

### Chart maker, own account (2015 – present)

- Draws harbour plans for pilots.

### Draughtsman, Fenmark Survey Ltd, Boston (1999 – 2015)

- Drew drainage plans.

## Schooling

Secondary school in Holbeach, until 1989. No university.

**Wash College** — HND Cartography, distinction, 1993–1995.

**University of Grimsby** — Evening course in Danish, 2003.

## Terms

What I look for: a post as head of charts at a port. I do not look for agency work. My wife works as a
beekeeper, so we stay by the coast.

Business: Quay Street 14, Lowestoft

## References

Harbour master Ines Roe, an old friend, knows that I am looking and may be rung.
`
const ask = answeringFrom(CV)
const told = async (query: string): Promise<string> => (await ask(query)).answer

describe('in sentences about oneself', () => {
  it.each([
    ['What kind of position would he like next?', /head of charts/],
    ['What kind of job is he hoping for?', /head of charts/],
    ["What is the name of Petronel's company?", /Tidewrack Charts/],
    ['What is his firm called?', /Tidewrack Charts/],
    ['Under which name does he trade?', /Tidewrack Charts/],
    ['Where was he born?', /Holbeach/],
    ['Did he go to university?', /^No university/],
    ["Is his boss aware that he's looking around?", /knows that I am looking/],
    ['Does your present employer know that you are applying?', /knows that I am looking/],
    ['What does his other half do for a living?', /beekeeper/],
    ['What grade did he get at Wash College?', /distinction/],
  ])('%s', async (query, answer) => expect(await told(query)).toMatch(answer))

  it('tells no address for a name, and no grade of another school', async () => {
    expect(await told('What is the name of his business?')).not.toMatch(/Quay Street/)
    expect(await told('What grade did he get at the University of Grimsby?')).not.toMatch(/distinction/)
  })
})
