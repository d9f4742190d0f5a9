/**
 * Tables whose columns are told by rules of dashes, as word processors' files are converted to them: remark reads
 * their lines as paragraphs and, above a rule, as headings.
 */
import { withoutTabulars } from '../../document-tabular.ts'
import type { Block, CvDocument, Span } from '../../types.ts'
import { addTo, tablesOf, type Cell, type Table } from './ruled-lines.ts'
import { withoutSections } from './sections-kept.ts'

/** The document with such tables' rows as blocks; the document itself where there are none. */
export function withRuledTables(document: CvDocument): CvDocument {
  if (!/^ {0,12}(?:-{2,} +-{2,}|\+-{2,}\+)|^\p{Lu}\S* \S[^\n]{0,60} {2,}\p{Lu}/mu.test(document.markdown))
    return document
  // those that hold headers of posts have been read as lines
  const tables = tablesOf(withoutTabulars(document.markdown)).filter(({ span }) => !isFenced(document, span))
  if (tables.length === 0) return document
  const inTable = (at: number): boolean => tables.some(({ span }) => at >= span.start && at < span.end)
  const { sections, placeOf } = withoutSections(document.sections, ({ headingSpan }) =>
    inTable(headingSpan.start),
  )
  const kept = document.blocks.filter(({ span }) => !inTable(span.start))
  const all = [
    ...kept.map((block) => ({ block, at: block.span.start })),
    ...tables.flatMap((table) =>
      table.rows.map((row) => ({ block: rowBlock(table, row), at: row.span.start })),
    ),
  ].sort((a, b) => a.at - b.at)
  const indexOf = new Map(all.map(({ block }, index) => [block.index, index]))
  let section = 0
  const blocks = all.map(({ block, at }, index): Block => {
    while ((sections[section + 1]?.headingSpan.start ?? Infinity) <= at) section++
    return {
      ...block,
      index,
      section: block.index < 0 ? section : (placeOf[block.section] ?? section),
      parents: block.parents.flatMap((parent) => indexOf.get(parent) ?? []),
    }
  })
  return { ...document, sections, blocks }
}

/** As of a table in pipes; its section and parents are set later. */
function rowBlock({ headers }: Table, { cells, span }: Table['rows'][number]): Block {
  const whole: Cell = { text: '', offsets: [] }
  for (const { text, offsets } of cells) {
    if (text === '') continue
    if (whole.text !== '') for (const letter of ', ') addTo(whole, letter, offsets[0] ?? span.end)
    whole.text += text
    whole.offsets.push(...offsets)
  }
  return {
    index: -1,
    kind: 'tableRow',
    span,
    text: whole.text,
    offsets: Uint32Array.from([...whole.offsets, span.end]),
    section: -1,
    parents: [],
    cells: cells.map(({ text, offsets }, column) => ({
      header: headers[column] ?? '',
      text,
      span: { start: offsets[0] ?? span.start, end: (offsets.at(-1) ?? span.start) + 1 },
    })),
    marks: [],
  }
}

/** Dashes in a fence are what stands there. */
const isFenced = ({ blocks, markdown }: CvDocument, span: Span): boolean =>
  blocks.some(
    ({ kind, span: own }) =>
      kind === 'code' &&
      own.start < span.start &&
      own.end >= span.end &&
      /[`~]/.test(markdown[own.start] ?? ''),
  )
