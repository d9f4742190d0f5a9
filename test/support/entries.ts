/** The entries of a CV as tests compare them. */
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../src/rag/document.ts'

/** Kind, title, employer and dates of each. */
export const entriesOf = (markdown: string): unknown[] =>
  buildFacts(parseDocument(markdown)).entries.map(({ kind, title, org, dates }) => [kind, title, org, dates])
