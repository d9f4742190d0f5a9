/** Tables whose columns are told by rules of dashes, as word processors' files are converted to them. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const WORD = `# Sunniva Ekrem

**Ferry Chief Engineer**

# STUDIES

  ---------------------------------------------------------
  **Period**     **Where**                  **Award**
  -------------- -------------------------- ---------------
  2005 -- 2008   Tromsvik Maritime          BSc Marine
                 College                    Engineering

  2003 -- 2005   Lade Technical School      Trade
                                            certificate
  ---------------------------------------------------------

The thesis was on *shaft bearings*.

# SYSTEMS

  System       What for            Level
  ------------ ------------------- ------------
  Maximo       Maintenance plans   expert
  AutoCAD      Pipe drawings       basic
  ShipManager  Stores              daily user
`

describe('tables ruled with dashes', () => {
  it('reads tables ruled with dashes as rows, their lines as no headings', () => {
    const { document } = buildFacts(parseDocument(WORD))
    expect(document.sections.map(({ heading }) => heading)).toEqual(['Sunniva Ekrem', 'STUDIES', 'SYSTEMS'])
    const rows = document.blocks.filter(({ kind }) => kind === 'tableRow')
    expect(rows.map(({ cells }) => cells?.map(({ text }) => text))).toEqual([
      ['2005 – 2008', 'Tromsvik Maritime College', 'BSc Marine Engineering'],
      ['2003 – 2005', 'Lade Technical School', 'Trade certificate'],
      ['Maximo', 'Maintenance plans', 'expert'],
      ['AutoCAD', 'Pipe drawings', 'basic'],
      ['ShipManager', 'Stores', 'daily user'],
    ])
    expect(rows[0]?.cells?.[1]?.header).toBe('Where')
    for (const { offsets, text, section } of document.blocks) {
      expect(offsets).toHaveLength(text.length + 1)
      expect(document.sections[section]).toBeDefined()
    }
  })

  it('reads tables that are drawn, and leaves rules in fences alone', () => {
    const drawn = `# A B

## Tools

+----------+----------------+
| Tool     | Level          |
+==========+================+
| Revit    | expert, daily  |
|          | use            |
+----------+----------------+
| Civil 3D | basic          |
+----------+----------------+

\`\`\`
one   two
----- -----
a     b
\`\`\`
`
    const { document } = buildFacts(parseDocument(drawn))
    expect(document.blocks.flatMap(({ cells }) => cells?.map((c) => `${c.header}: ${c.text}`) ?? [])).toEqual(
      ['Tool: Revit', 'Level: expert, daily use', 'Tool: Civil 3D', 'Level: basic'],
    )
    expect(document.blocks.at(-1)?.kind).toBe('code')
  })
})
