/**
 * Holds what the language model says against the CV. A sentence stands when each of its citations names a piece that
 * was sent, each quote stands in that piece character for character, and every number, date, name and address, and
 * most of its words, are in the cited pieces or were computed by the extractive answer from one of them.
 */
import { holdsOrder } from '../answer/lexicon/injection.ts'
import { fold, words } from '../answer/text/text.ts'
import { shownSpans } from '../shown-spans.ts'
import type { Chunk, CvDocument, Source, Span } from '../types.ts'
import type { Computed } from './computed.ts'
import { Evidence, isNegated, maySupportNegation, namesIn, numbersIn } from './evidence.ts'
import { isLeak } from './leak.ts'
import { findQuote, placeOf } from './locate.ts'
import { columnsOf } from './prompt.ts'
import type { ReplySentence } from './reply.ts'

/** A longer sentence is no answer. */
const MAX_SENTENCE = 640
/** Share of the words that carry meaning which the cited pieces must hold. */
const LEAST_SUPPORT = 0.5
/** The head of an entry may go on below its heading: a line of dates, a place. */
const HEAD_LINES = 3

const NONE: ReadonlySet<string> = new Set()

export interface CheckedSentence {
  readonly text: string
  readonly sources: readonly Source[]
}

export interface CheckContext {
  readonly document: CvDocument
  /** All pieces by id. */
  readonly chunks: readonly Chunk[]
  /** Ids of those that were sent. */
  readonly sent: ReadonlySet<number>
  readonly computed: Computed | null
  /** Folded words of the person's name, which no citation need hold. */
  readonly person: ReadonlySet<string>
}

interface Cited {
  readonly chunk: Chunk
  quote: Span
}

/** @returns null when the sentence does not stand */
export function checkSentence(sentence: ReplySentence, context: CheckContext): CheckedSentence | null {
  const text = plain(sentence.text)
  if (text === '' || text.length > MAX_SENTENCE || holdsOrder(fold(text)) || isLeak(text)) return null
  const cited = citationsOf(sentence, context)
  if (!cited) return null
  const quotes = new Evidence(cited.map(({ chunk, quote }) => chunk.text.slice(quote.start, quote.end)))
  const pieces = new Evidence(cited.map(({ chunk }) => chunk.text))
  const numbers = [...numbersIn(text)]
  const names = namesIn(text).filter((name) => !context.person.has(name))
  const computed = computedFrom(cited, context.computed)
  const around = new Evidence(cited.flatMap(({ chunk }) => [chunk.text, chunk.context]))
  if (!around.asOften(text, computed?.numbers ?? NONE)) return null
  let widen = false
  let compute = false
  const above = new Set<Chunk>()
  for (const [value, test] of [
    ...numbers.map((n) => [n, (e: Evidence) => e.number(n)] as const),
    ...names.map((n) => [n, (e: Evidence) => e.name(n)] as const),
  ]) {
    if (test(quotes)) continue
    const governing = test(pieces) ? undefined : governingPiece(cited, context.chunks, test)
    if (test(pieces)) widen = true
    else if (computed?.numbers.has(value)) compute = true
    else if (governing) above.add(governing)
    else if (!inTableHead(cited, context.document, test)) return null
  }
  if (!isWorded(text, cited, numbers.length, context.person, compute ? computed : null)) return null
  if (!agreesInNegation(text, cited)) return null
  const sources = [
    ...cited.flatMap(({ chunk, quote }) =>
      sourcesOf(context.document, chunk, widen ? chunk.span : placeOf(context.document, chunk, quote)),
    ),
    ...[...above].flatMap((chunk) => sourcesOf(context.document, chunk, chunk.span)),
    ...(compute && computed ? computed.sources : []),
  ]
  return { text, sources: withoutRepeats(sources) }
}

/** Plain text: no markup, no invisible characters, single spaces. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** @returns null when there is none, or one of them is not true */
function citationsOf(sentence: ReplySentence, { chunks, sent }: CheckContext): Cited[] | null {
  const cited: Cited[] = []
  for (const { piece, quote } of sentence.citations) {
    const chunk = sent.has(piece) ? chunks[piece] : undefined
    const found = chunk && findQuote(chunk.text, quote)
    if (!chunk || !found) return null
    cited.push({ chunk, quote: found })
  }
  return cited.length > 0 ? cited : null
}

/** The computed facts, when the sentence cites one of the places they were computed from. */
function computedFrom(cited: readonly Cited[], computed: Computed | null): Computed | null {
  const touches = cited.some(({ chunk }) =>
    computed?.sources.some((source) => source.start < chunk.span.end && chunk.span.start < source.end),
  )
  return touches ? computed : null
}

/** A heading or a part of an entry's head that a cited piece belongs to, and that holds what the piece does not. */
function governingPiece(
  cited: readonly Cited[],
  chunks: readonly Chunk[],
  test: (evidence: Evidence) => boolean,
): Chunk | undefined {
  for (const { chunk } of cited) {
    if (!test(new Evidence([chunk.context]))) continue
    const governs = (other: Chunk | undefined) =>
      other && other.text.length > 2 && chunk.context.includes(other.text) && test(new Evidence([other.text]))
    const below = Array.from({ length: HEAD_LINES }, (_, i) => chunk.id + 1 + i)
    const above = Array.from({ length: chunk.id }, (_, i) => chunk.id - 1 - i)
    const found = [...above, ...below].find((id) => governs(chunks[id]))
    if (found !== undefined) return chunks[found]
  }
  return undefined
}

/** Whether the head of a table whose rows are cited passes a test. */
function inTableHead(
  cited: readonly Cited[],
  document: CvDocument,
  test: (evidence: Evidence) => boolean,
): boolean {
  const heads = cited.flatMap(({ chunk }) => columnsOf(document, chunk))
  return heads.length > 0 && test(new Evidence(heads))
}

/** Whether at least half of what the sentence says in words and numbers is said by the cited pieces. */
function isWorded(
  text: string,
  cited: readonly Cited[],
  numbers: number,
  person: ReadonlySet<string>,
  computed: Computed | null,
): boolean {
  const evidence = new Evidence([
    ...cited.flatMap(({ chunk }) => [chunk.text, chunk.context]),
    ...(computed ? [computed.text] : []),
  ])
  const said = words(text).filter(
    (word) => !word.stop && numbersIn(word.text).size === 0 && !person.has(word.text.replace(/'s?$/, '')),
  )
  const held = said.filter((word) => evidence.stem(word.stem)).length + numbers
  return held > 0 && held / (said.length + numbers) >= LEAST_SUPPORT
}

/** A 'not' that no cited piece says is an invention, and so is leaving out the one that all of them say. */
function agreesInNegation(text: string, cited: readonly Cited[]): boolean {
  if (isNegated(text)) return cited.some(({ chunk }) => maySupportNegation(chunk.text))
  return !cited.every(({ chunk, quote }) => isNegated(chunk.text.slice(quote.start, quote.end)))
}

function sourcesOf(document: CvDocument, chunk: Chunk, span: Span): Source[] {
  const section = document.sections[chunk.section]
  return shownSpans(document, span).map(({ start, end }) => ({
    slug: section?.slug ?? '',
    title: section?.path.join(' › ') ?? '',
    quote: document.markdown.slice(start, end),
    start,
    end,
  }))
}

const withoutRepeats = (sources: readonly Source[]): Source[] =>
  sources.filter((one, i) => sources.findIndex((s) => s.start === one.start && s.end === one.end) === i)
