/**
 * The sets as the answerer reads them. What the model says of each question is the same as long as the units of a CV
 * are: it is kept in node_modules/.cache, so that fitting again takes seconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { comparer, unitChunks } from '../../src/rag/answer/extractive-answerer.ts'
import type { Compared } from '../../src/rag/answer/judged.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../src/rag/answer/facts/facts.ts'
import { buildGroups } from '../../src/rag/answer/facts/build-groups.ts'
import type { Group } from '../../src/rag/answer/facts/groups.ts'
import { matchesOf } from '../../src/rag/answer/ranking/similarity.ts'
import type { Answerer, Comparison, Matches, Vocabulary } from '../../src/rag/answerer.ts'
import { embeddedText } from '../../src/rag/chunk.ts'
import { vocabularyOf } from '../../src/rag/embed/embedder.ts'
import { projectionDigest } from '../../src/rag/late/projection.ts'
import { adapterDigest } from '../../src/rag/model/adapter.ts'
import { parseDocument } from '../../src/rag/document.ts'
import type { EvalSet } from './sets.ts'
import { viaEngine, type System } from './systems.ts'
import { Vectors } from './vectors.ts'

/** Today in the evaluations, as the clock of systems.ts has it. */
export const TODAY = { now: 2026 * 12 + 10, day: 15 }

export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/', import.meta.url))

export interface Read {
  readonly set: EvalSet
  readonly facts: Facts
  readonly groups: readonly Group[]
  readonly compare: (text: string) => Promise<Compared>
  readonly vocabulary: Vocabulary
}

/** As it is kept: an object for each unit. */
interface KeptMatches {
  readonly pieces: Compared['pieces']
  readonly matches: readonly Comparison[]
}

type Kept = Map<string, KeptMatches>

interface Opened {
  readonly compare: (text: string) => Promise<Compared>
  readonly words: Vocabulary
}

/** Opens sets in the real engine when a question is asked that is not kept yet. `close` writes what is new. */
export class Reads {
  private system: Promise<System> | null = null
  private opened: Opened | null = null
  private readonly files: { readonly path: string; readonly kept: Kept; readonly size: number }[] = []
  private words: Vocabulary | null = null
  private readonly vectors = new Vectors(join(CACHE, `vectors-${adapterDigest().slice(0, 12)}.bin`))

  async open(set: EvalSet): Promise<Read> {
    const document = parseDocument(set.markdown)
    const facts = buildFacts(document)
    const hash = createHash('sha256').update(adapterDigest()).update(projectionDigest()).update(unitChunks(document).map(embeddedText).join('\n')).digest('hex').slice(0, 16)
    const path = join(CACHE, `${set.name}-${hash}.bin`)
    const kept = readKept(path)
    this.files.push({ path, kept, size: kept.size })
    const words = await this.vocabulary(set)
    let engine: Promise<Opened> | null = null
    return {
      set,
      facts,
      groups: buildGroups(facts),
      vocabulary: words,
      compare: async (text) => {
        const known = kept.get(text)
        const vector = await this.vectors.of(text)
        if (known) return flat(known, vector)
        engine ??= this.read(set)
        const found = await (await engine).compare(text)
        const plain: KeptMatches = {
          pieces: { starts: Uint32Array.from(found.pieces.starts), ends: Uint32Array.from(found.pieces.ends), matching: found.pieces.matching },
          matches: comparisonsOf(found.matches, found.pieces.starts.length),
        }
        kept.set(text, plain)
        return flat(plain, vector)
      },
    }
  }

  async close(): Promise<void> {
    mkdirSync(CACHE, { recursive: true })
    for (const { path, kept, size } of this.files) {
      if (kept.size === size) continue
      writeFileSync(`${path}.part`, serialize(kept))
      renameSync(`${path}.part`, path)
    }
    await this.vectors.close()
    await (await this.system)?.close()
  }

  private async vocabulary(set: EvalSet): Promise<Vocabulary> {
    const path = join(CACHE, 'words.txt')
    if (!this.words && existsSync(path)) this.words = vocabularyOf(readFileSync(path, 'utf8'))
    if (!this.words) {
      this.words = (await this.read(set)).words
      mkdirSync(CACHE, { recursive: true })
      writeFileSync(path, [...this.words.keys()].join('\n'))
    }
    return this.words
  }

  /** Opens a set in the engine, with an answerer that only tells how it compares. */
  private async read(set: EvalSet): Promise<Opened> {
    const probe: Answerer<Facts> = {
      chunkerVersion: 1,
      chunk: unitChunks,
      prepare: (document) => buildFacts(document),
      answer: (input, context) => {
        this.opened = { compare: comparer(context.facts, context.retriever, undefined), words: context.retriever.words }
        return Promise.resolve({ answer: input.query, sources: [], citations: [], kind: 'declined', confidence: 0 })
      },
    }
    this.system ??= viaEngine('reads', probe)
    await (await (await this.system).open(set.markdown))('open')
    if (!this.opened) throw new Error(`${set.name} was not read`)
    process.stderr.write(`read ${set.name}\n`)
    return this.opened
  }
}

function readKept(path: string): Kept {
  if (!existsSync(path)) return new Map()
  const kept: unknown = deserialize(readFileSync(path))
  return kept instanceof Map ? (kept as Kept) : new Map()
}

const flat = ({ pieces, matches }: KeptMatches, vector: Float32Array): Compared => ({ pieces, vector, matches: matchesOf(matches, pieces.starts.length) })

/** Of each unit, for a question of `width` word pieces. */
function comparisonsOf({ rows, dense, own, stride, best, bestOwn }: Matches, width: number): Comparison[] {
  return Array.from(rows, (row) => {
    const from = row * stride
    return { dense: dense[row] ?? 0, own: own[row] ?? 0, best: best.slice(from, from + width), bestOwn: bestOwn.slice(from, from + width) }
  })
}
