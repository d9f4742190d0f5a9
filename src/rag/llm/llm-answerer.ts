/**
 * Answers in a language model's words, each of them held against the CV; wherever that fails, as the answerer below
 * does, which is asked first in any case: it computes what must be computed.
 */
import type { Answered, Answerer } from '../answerer.ts'
import { sentence } from '../answer/saying/compose.ts'
import { words } from '../answer/text/text.ts'
import type { Citation, CvDocument, Source } from '../types.ts'
import { checkSentence, type CheckContext, type CheckedSentence } from './check.ts'
import { computedIn } from './computed.ts'
import type { LanguageModel } from './language-model.ts'
import type { FallbackReason, LlmObserver } from './options.ts'
import { choosePieces, INSTRUCTIONS, messageOf, piecesOf, questionOf, type Pieces } from './prompt.ts'
import type { Reply } from './reply.ts'

/** Longest answer; further sentences are left out. */
const MAX_ANSWER = 900
/** Fallbacks that asking again would not change; the others pass, and their answers are not kept. */
const LASTING: ReadonlySet<FallbackReason> = new Set(['order', 'declined', 'unsupported'])

export interface LlmFacts<Facts> {
  readonly inner: Facts
  readonly pieces: Pieces
  /** Folded words of the person's name. */
  readonly person: ReadonlySet<string>
}

export interface LlmAnswererParts {
  readonly model: LanguageModel
  readonly observer: LlmObserver
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** @param inner the answerer that takes over when the model has nothing that stands */
export function withLanguageModel<Facts>(
  inner: Answerer<Facts>,
  { model, observer, now }: LlmAnswererParts,
): Answerer<LlmFacts<Facts>> {
  return {
    chunkerVersion: inner.chunkerVersion,
    chunk: (document) => inner.chunk(document),
    prepare: (document, chunks) => ({
      inner: inner.prepare(document, chunks),
      pieces: piecesOf(chunks),
      person: personOf(document),
    }),
    rehearse: async (facts, vocabulary, enough) => inner.rehearse?.(facts.inner, vocabulary, enough),
    async answer(input, { document, facts, retriever }) {
      const { onPart: _, ...quiet } = input
      const extracted = await inner.answer(quiet, { document, facts: facts.inner, retriever })
      const fallBack = (reason: FallbackReason): Answered => {
        observer.answer(reason)
        return LASTING.has(reason) ? extracted : { ...extracted, lasting: false }
      }
      const question = questionOf(input)
      if (!question) return fallBack('order')
      const pieces = await choosePieces(facts.pieces, question.query, retriever, input.signal)
      const computed = computedIn(extracted)
      const user = messageOf({ document, pieces, question, computed, today: new Date(now()) })
      const outcome = await model.ask({ system: INSTRUCTIONS, user }, input.signal)
      if ('fallback' in outcome) return fallBack(outcome.fallback)
      if (!outcome.reply.answerable || outcome.reply.sentences.length === 0) return fallBack('declined')
      const sent = new Set(pieces.map((chunk) => chunk.id))
      const checked = check(outcome.reply, {
        document,
        chunks: retriever.chunks,
        sent,
        computed,
        person: facts.person,
      })
      if (!checked) return fallBack('unsupported')
      observer.answer('model')
      return compose(checked, extracted.sources)
    },
  }
}

/**
 * The sentences that stand. Nothing stands when the first does not, which holds the fact that was asked for, or when
 * most do not.
 */
function check(reply: Reply, context: CheckContext): readonly CheckedSentence[] | null {
  const checked = reply.sentences.map((one) => checkSentence(one, context))
  const kept = checked.filter((one) => one !== null)
  return checked[0] && kept.length * 2 >= checked.length ? kept : null
}

function compose(sentences: readonly CheckedSentence[], extracted: readonly Source[]): Answered {
  const sources: Source[] = []
  const citations: Citation[] = []
  let answer = ''
  for (const { text, sources: own } of sentences) {
    const said = sentence(text)
    if (answer !== '' && answer.length + 1 + said.length > MAX_ANSWER) break
    const start = answer === '' ? 0 : answer.length + 1
    answer = answer === '' ? said : `${answer} ${said}`
    citations.push({ start, end: answer.length, sources: own.map((source) => indexOf(source, sources)) })
  }
  const agrees = sources.some((one) => extracted.some((two) => one.start < two.end && two.start < one.end))
  return { answer, sources, citations, kind: 'generated', confidence: agrees ? 0.9 : 0.8 }
}

/** Where a source stands in the list, to which it is added when it is new. */
function indexOf(source: Source, sources: Source[]): number {
  const known = sources.findIndex(({ start, end }) => start === source.start && end === source.end)
  return known >= 0 ? known : sources.push(source) - 1
}

/** The name over the CV; sentences may use it wherever it stands. */
function personOf(document: CvDocument): ReadonlySet<string> {
  const title = document.sections.find((section) => section.depth === 1)
  const named = document.frontmatter['name']
  // What follows the name on its line is a fact like any other.
  const heading = /^[^,|:;·•–—(]*/.exec(title?.heading ?? '')?.[0] ?? ''
  const text = `${heading} ${typeof named === 'string' ? named : ''}`
  return new Set(words(text).map((word) => word.text.replace(/'s?$/, '')))
}
