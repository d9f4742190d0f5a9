/** A contractor's projects, which are posts with their clients: below headings, and in the rows of a table. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

describe("a contractor's projects", () => {
  const CV = `# Tom Vale

## Project History

### 06/2023 – 01/2024 · Toy maker (Stuttgart)

**Client:** Holzmann GmbH\\
**Role:** Lead Consultant\\
**Environment:** ECC 6.0

### 11/2022 – 05/2023 · Retail (Rotterdam)

**Client:** Van Houten B.V.\\
**Role:** Test Manager\\
**Environment:** Tosca

## Permanent Employment

- **2008 – 2014** Senior Consultant, Orrin Consulting, Cork
`
  const ask = askingOf(CV)
  const rows = askingOf(
    '# Ann Poe\n\n## Projects\n\n| From | To | Client | Role | Technologies |\n|---|---|---|---|---|\n| 01/2024 | 06/2024 | Norrbank | Scrum Master | Jira |\n| 03/2023 | 12/2023 | Televia | Test Lead | Tosca |',
  )

  it('are posts, the latest first, and their clients are whom one worked for', async () => {
    expect(await ask('What was his most recent role?')).toContain('Lead Consultant, Holzmann GmbH')
    expect(await ask('What is his current job?')).toContain(
      'Lead Consultant, Holzmann GmbH, 06/2023 – 01/2024',
    )
    expect(await ask('Who was his last client?')).toContain('Holzmann GmbH')
    expect(await ask('Who was his last client?')).not.toContain('Van Houten')
    expect(await ask('Which clients has he worked for?')).toBe('Holzmann GmbH; Van Houten B.V.')
    expect(await ask('What did he do at Holzmann?')).toContain('Environment: ECC 6.0')
  })

  it('are none beside an employment that goes on', () => {
    const { entries } = buildFacts(parseDocument(`${CV}- **2015 – today** Partner, Tolland Consulting, Cork`))
    expect(entries.filter(({ kind }) => kind === 'projects')).toHaveLength(2)
  })

  it('may stand in the rows of a table', async () => {
    expect(await rows('Which clients has she worked for?')).toBe('Norrbank; Televia.')
    expect(await rows('What was her most recent role?')).toContain('Scrum Master')
  })
})
