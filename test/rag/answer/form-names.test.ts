/** Whose CV a form is stands in its fields, not in its title. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const nameOf = (markdown: string): string | undefined => buildFacts(parseDocument(markdown)).person?.text
const POSTS = '\n## Employment\n\n**Surveyor**, Hollin, 2015 – present\n'

describe('the name in a form', () => {
  it.each([
    [
      '# CURRICULUM VITAE – ENGINE OFFICER\n\n## PERSONAL DATA\n\n| | |\n|---|---|\n| Surname | QUILL |\n| First name | Ada |\n',
      'Ada QUILL',
    ],
    [
      '# AGENCY – PERSONAL HISTORY FORM (P.2)\n\n**1. Family name:** Quill  **First name:** Ada\n',
      'Ada Quill',
    ],
    [
      '## FORM STAFF-2: CURRICULUM VITAE (CV)\n\n| **Position and No.** | K-2: Surveyor |\n|---|---|\n| **Name of Expert** | Ada QUILL |\n',
      'Ada QUILL',
    ],
    ['# BIOGRAPHICAL SKETCH\n\n**NAME:** Quill, Ada J.\n\n**POSITION TITLE:** Professor\n', 'Quill, Ada J.'],
    ['# BIOGRAPHICAL SKETCH\n\nAda Quill\n', 'Ada Quill'],
    ['# Curriculum vitae – Ada Quill\n\nSurveyor\n', 'Ada Quill'],
  ])('%s', (head, name) => expect(nameOf(head + POSTS)).toBe(name))
})
