/** The default answerer: no language model, every word of an answer taken from the CV or computed from it. */
import type { Answerer, Retriever } from '../answerer.ts'
import { isProjected } from '../late/projection.ts'
import type { Rerank } from '../rerank/reranker.ts'
import type { Chunk, CvDocument } from '../types.ts'
import type { Compared, ExtractOptions } from './judged.ts'
import type { Unit } from './document/units.ts'
import { buildFacts } from './facts/build-facts.ts'
import type { Facts } from './facts/facts.ts'
import { buildGroups } from './facts/build-groups.ts'
import type { Group } from './facts/groups.ts'
import { extractInContext } from './follow-up.ts'
import { rehearse } from './rehearse.ts'
import { preparePatterns } from './text/pattern-map.ts'

/** Everything known before a question. */
export interface Prepared {
  readonly facts: Facts
  readonly groups: readonly Group[]
}

/** Above this many units only the likeliest are compared word by word; twice as many gave the same answers. */
const COMPARE_ALL = 600
const COMPARE_SOME = 100

/** Facts of documents that are still in use: chunks, answers and drafts of one version all start from the same. */
const known = new WeakMap<CvDocument, Facts>()

function factsOf(document: CvDocument): Facts {
  const facts = known.get(document) ?? buildFacts(document)
  known.set(document, facts)
  return facts
}

/**
 * @param clock Today, for posts that go on; in production the system's.
 * @param verify the verifier's opinion, where it is needed
 * @param rerank another cross-encoder's opinion of the first candidates
 */
export function extractiveAnswerer(
  clock: () => Date = () => new Date(),
  verify?: Rerank,
  rerank?: Rerank,
): Answerer<Prepared> {
  return {
    chunkerVersion: 173,
    chunk: unitChunks,
    prepare(document) {
      // begun before the service is ready: whoever waited for it asks at once
      void preparePatterns()
      const facts = factsOf(document)
      return { facts, groups: buildGroups(facts) }
    },
    async answer(input, { facts: prepared, retriever }) {
      // in a fresh process: nobody else waits for it
      await preparePatterns(input.signal)
      const { facts, groups } = prepared
      const compare = comparer(facts, retriever, input.signal)
      const today = clock()
      const options: ExtractOptions = {
        facts,
        groups,
        compare,
        vocabulary: retriever.words,
        verify: verify && ((text, texts) => verify(text, texts, input.signal)),
        rerank: rerank && ((text, texts) => rerank(text, texts, input.signal)),
        now: monthOf(today),
        day: today.getUTCDate(),
      }
      return extractInContext(input.query, input.prev ?? [], options)
    },
    rehearse: (prepared, words, enough) => rehearse(prepared, words, monthOf(clock()), enough),
  }
}

/** Months since year 0. */
const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** Compares texts with the units of a snapshot through its retriever: with every one, or with the likeliest of many. */
export function comparer(
  facts: Facts,
  retriever: Retriever,
  signal: AbortSignal | undefined,
): (text: string) => Promise<Compared> {
  const few = facts.units.length <= COMPARE_ALL
  return async (text) => {
    const { query, matches } = await (few
      ? retriever.compare(text, signal)
      : retriever.compareLikeliest(text, COMPARE_SOME, signal))
    const isBundled = isProjected(query.tokens, query.starts.length)
    return { pieces: query, vector: isBundled ? query.vector : null, matches }
  }
}

/** Each unit is a chunk of its own: what is searched is what is quoted. */
export function unitChunks(document: CvDocument): readonly Chunk[] {
  const facts = factsOf(document)
  // of the sections that were given: others read chunks beside the document
  const given = (unit: Unit): number =>
    facts.document === document
      ? unit.section
      : (document.sections.findLast(({ span }) => span.start <= unit.span.start)?.index ?? 0)
  return facts.units.map(({ unit, contextText }) => ({
    id: unit.index,
    span: unit.span,
    text: unit.text,
    context: contextText.length > 180 ? contextText.slice(-180) : contextText,
    section: given(unit),
    blocks: unit.block === null ? [] : [unit.block],
  }))
}
