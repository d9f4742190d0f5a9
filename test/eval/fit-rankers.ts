/**
 * The rankers: which unit answers, and which of units and whole lists. Each question is read twice, with and without
 * the lexicons of topics and synonyms, so that the weights do not lean on what happens to be listed.
 */
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { withoutName } from '../../src/rag/answer/question/by-name.ts'
import { analyse } from '../../src/rag/answer/question/question.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import type { Columns } from '../../src/rag/answer/ranking/columns.ts'
import { FEATURES } from '../../src/rag/answer/ranking/feature-names.ts'
import { GROUP_FEATURES } from '../../src/rag/answer/ranking/group-feature-names.ts'
import { rankCandidates, readUnits, readWords, type Candidate, type Reading, type Weights } from '../../src/rag/answer/ranking/reader.ts'
import { scoreAll, type Model } from '../../src/rag/answer/ranking/trees.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { fitChoices, type Choice } from './fit-choices.ts'
import type { Table } from './fit-trees.ts'
import { goldPlaces } from './gold.ts'
import { holds } from './judge.ts'
import type { Read as Opened } from './reads.ts'
import type { Question } from './sets.ts'

export const FOLDS = 5
const UNIT_TREES = { trees: 40, rate: 0.1, least: 4, lambda: 4 }
const GROUP_TREES = { trees: 30, rate: 0.1, least: 4, lambda: 4 }

export type Read = Opened & { readonly fold: number }

/** The rankers, and for each fold those that did not see its CVs. */
export interface Rankers {
  readonly all: Weights
  readonly held: (fold: number) => Weights
}

/** A question that has an answer, as it is read, and how well each unit answers it. */
interface Asked {
  readonly read: Read
  readonly question: Question
  readonly reading: Reading
  readonly good: readonly number[]
}

type Folded = Choice & { readonly fold: number }

const none = (width: number): Model => ({ linear: new Float64Array(width), trees: [] })

/** One model per fold, fitted on the others, and one on all. */
export function folded<T extends { readonly fold: number }>(rows: readonly T[], fit: (rows: readonly T[]) => Model): { byFold: Model[]; all: Model } {
  return { byFold: Array.from({ length: FOLDS }, (_, k) => fit(rows.filter((r) => r.fold !== k))), all: fit(rows) }
}

const covers = (text: string, groups: readonly (readonly string[])[], counted: boolean): number =>
  groups.length === 0 ? 0 : groups.filter((g) => g.some((x) => holds(text, x) && !(counted && /^[a-z]+$|^\d+$/.test(x)))).length / groups.length

/** How well each unit answers: it overlaps a place where the answer stands, and holds what is wanted. */
function unitGold({ read, question }: Pick<Asked, 'read' | 'question'>): number[] {
  const ranges = goldPlaces(read.set, question)
  return read.facts.units.map(({ unit }) =>
    ranges.some(([a, b]) => unit.span.start < b && unit.span.end > a) ? covers(unit.text, question.all, false) : 0,
  )
}

/** How well each candidate answers: a list must be the shorter the better. */
function candidateGold({ read, question, reading, good }: Asked, candidates: readonly Candidate[]): number[] {
  const starts = goldPlaces(read.set, question).map(([a]) => a)
  const isGold = (unit: number): boolean => {
    const span = read.facts.units[unit]?.unit.span
    return span !== undefined && starts.some((a) => a >= span.start - 4 && a < span.end)
  }
  return candidates.map(({ unit, group }) => {
    const text = group ? group.items.map((i) => i.label).join('; ') : (read.facts.units[unit ?? 0]?.unit.text ?? '')
    if (covers(text.slice(0, 640), question.all, reading.question.counts && group !== null) < 1) return 0
    const isCited = group ? group.items.some((i) => i.units.some(isGold)) : (good[unit ?? 0] ?? 0) > 0
    return isCited ? 1 / (1 + (text.length / 250) ** 2) : 0
  })
}

const tableOf = <Name extends string>(columns: Columns<Name>): Table => ({
  data: Float32Array.from(columns.gather(Array.from({ length: columns.length }, (_, i) => i)).subarray(0, columns.length * columns.width)),
  count: columns.length,
  width: columns.width,
})

async function readAll(reads: readonly Read[]): Promise<Asked[]> {
  const out: Asked[] = []
  for (const read of reads)
    for (const question of [...read.set.questions, ...read.set.twins].filter((q) => q.answerable)) {
      const { rest } = withoutOrders(question.query, fold)
      const good = unitGold({ read, question })
      if (rest === '' || !good.some((g) => g > 0)) continue
      const text = withoutName(read.facts, wordedFor(read, rest).text)
      const { pieces, matches } = await read.compare(text)
      for (const plain of [false, true]) {
        const draft = readWords(read.facts, analyse(text, plain), read.vocabulary, plain)
        out.push({ read, question, good, reading: readUnits(draft, pieces, matches, none(FEATURES.length)) })
      }
    }
  return out
}

export async function fitRankers(reads: readonly Read[]): Promise<Rankers> {
  const asked = await readAll(reads)
  const told = (what: string): boolean => process.stderr.write(`${new Date().toISOString()} ${what} on ${asked.length} readings\n`)
  told('units to be fitted')
  const unit = folded(
    asked.map(({ reading: { columns }, good, read }): Folded => ({ ...tableOf(columns), good, fold: read.fold })),
    (rows) => fitChoices(rows, FEATURES.length, UNIT_TREES),
  )
  told('units fitted')
  const groupRows = asked.flatMap((one): Folded[] => {
    const scores = scoreAll(unit.byFold[one.read.fold] ?? unit.all, one.reading.columns)
    const candidates = rankCandidates(one.read.facts, one.read.groups, { ...one.reading, scores }, none(GROUP_FEATURES.length)).all()
    const good = candidateGold(one, candidates)
    return good.some((g) => g > 0) ? [{ data: Float32Array.from(candidates.flatMap((c) => [...c.features])), count: candidates.length, width: GROUP_FEATURES.length, good, fold: one.read.fold }] : []
  })
  told('groups to be fitted')
  const group = folded(groupRows, (rows) => fitChoices(rows, GROUP_FEATURES.length, GROUP_TREES))
  told('groups fitted')
  return {
    all: { unit: unit.all, group: group.all },
    held: (k) => ({ unit: unit.byFold[k] ?? unit.all, group: group.byFold[k] ?? group.all }),
  }
}
