/** What is known of a group of items in the light of a question: the second ranker's input. */
import type { Kind } from '../lexicon/kinds.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Question } from '../question/question.ts'
import type { Word } from '../text/text.ts'
import { GROUP_FEATURES, GROUP_INDEX } from './group-feature-names.ts'
import type { Shape, Shapes } from './group-shapes.ts'
import type { Term } from './terms.ts'
import type { Ranked, Read } from './unit-candidates.ts'

/** Nouns that mean posts or those who gave them. */
const EMPLOYMENT =
  /^(?:employ|emploi|compani|firm|job|role|posit|post|organ|restaur|hospit|school|workplac|orchestra|airlin|agenc|practic|clinic|studio|bank|museum|newspap|magazin|laborator|institut|hotel|theatr|charit)/
const STUDY = /^(?:degre|univers|colleg|school|qualif|diploma|studi)/

/** How well the heading of group g meets term t, at `g * terms.length + t`. */
export function headingTable(terms: readonly Term[], { all, byHeading }: Shapes): Float64Array {
  const best = new Float64Array(all.length * terms.length)
  terms.forEach(({ matches }, t) => {
    for (const [stem, value] of matches)
      for (const group of byHeading.get(stem) ?? []) {
        const at = group * terms.length + t
        if (value > best[at]!) best[at] = value
      }
  })
  return best
}

/** Which group is of what the question asks for. */
interface Asks {
  readonly kinds: readonly (readonly [Kind, number])[]
  readonly jobs: boolean
  readonly studies: boolean
}

function asksOf({ head, kinds }: Question): Asks {
  return {
    kinds: head.flatMap((word) =>
      [...(KINDS_BY_NOUN.get(word.stem) ?? [])].filter(([kind]) => kinds.get(kind) !== 0),
    ),
    jobs: asksJobs(head),
    studies: head.some((word) => STUDY.test(word.stem)),
  }
}

/** Does it ask for posts, or those who gave them? */
export const asksJobs = (head: readonly Word[]): boolean => head.some((word) => EMPLOYMENT.test(word.stem))

/** Groups in the light of a question: those that are listed, and a row for each, one behind the other. */
export interface Lists {
  readonly shapes: readonly Shape[]
  readonly rows: Float64Array
}

/** @param headings as `headingTable` gives them */
export function groupCandidates(
  read: Read,
  ranked: Ranked,
  shapes: readonly Shape[],
  headings: Float64Array,
): Lists {
  const rows = new Float64Array(shapes.length * GROUP_FEATURES.length)
  if (shapes.length === 0) return { shapes, rows }
  const asks = asksOf(read.question)
  const listed: Shape[] = []
  for (const shape of shapes) {
    const at = listed.length * GROUP_FEATURES.length
    addGroup(rows, at, read, ranked, shape, headings, asks)
    // a list is counted when it is one of what is asked for, not because it stands near
    if (read.question.counts && HEADS.every((k) => rows[at + k] === 0))
      rows.fill(0, at, at + GROUP_FEATURES.length)
    else listed.push(shape)
  }
  return { shapes: listed, rows }
}

/** Fills the row of a group, which begins at `at`. */
function addGroup(
  x: Float64Array,
  at: number,
  { question, terms, table, columns, scores }: Read,
  ranked: Ranked,
  shape: Shape,
  headings: Float64Array,
  asks: Asks,
): void {
  const { group, units, ends } = shape
  const chances = columns.get('learnedChance')
  let best = -Infinity
  let sum = 0
  let chance = 0
  // Within bounds: all are places of units, terms and groups.
  for (let item = 0, i = 0; item < ends.length; item++) {
    let own = -8
    for (; i < ends[item]!; i++) {
      own = Math.max(own, scores[units[i]!]! - ranked.best)
      chance += chances[units[i]!]!
    }
    best = Math.max(best, own)
    sum += own
  }
  x[at + GROUP_INDEX.best] = best
  x[at + GROUP_INDEX.mean] = sum / Math.max(1, ends.length)
  x[at + GROUP_INDEX.isGroup] = 1
  // what was learned falls on one item or is shared out among them
  x[at + GROUP_INDEX.chanceList] = chance
  x[at + GROUP_INDEX.chanceHeading] = chances[shape.heading] ?? 0
  const { lists, counts } = question
  if (counts) x[at + GROUP_INDEX.rival] = ranked.rival
  if (lists) x[at + GROUP_INDEX.isGroupList] = 1
  if (counts) x[at + GROUP_INDEX.isGroupCount] = 1
  x[at + GROUP_INDEX[group.type]] = 1
  if (lists) {
    if (group.type === 'section') x[at + GROUP_INDEX.sectionList] = 1
    if (group.type === 'nested') x[at + GROUP_INDEX.nestedList] = 1
    if (group.type === 'column') x[at + GROUP_INDEX.columnList] = 1
  }
  if (counts) {
    if (group.type === 'section') x[at + GROUP_INDEX.sectionCount] = 1
  }
  const inHeading = shape.index * terms.length
  const { heads } = ranked
  const last = heads.at(-1)
  if (last !== undefined) {
    let met = 0
    for (const t of heads) met += headings[inHeading + t]!
    x[at + GROUP_INDEX.headHeading] = (met + headings[inHeading + last]!) / (heads.length + 1)
  }
  let headKind = 0
  for (const [kind, weight] of asks.kinds)
    headKind = Math.max(headKind, weight * (group.kinds.get(kind) ?? 0))
  x[at + GROUP_INDEX.headKind] = headKind
  let kindList = 0
  for (const [kind, weight] of question.kinds)
    kindList = Math.max(kindList, weight * (group.kinds.get(kind) ?? 0))
  x[at + GROUP_INDEX.kindList] = kindList
  if (group.type === 'entries')
    x[at + GROUP_INDEX.headKindEntries] = (group.kinds.has('experience') ? asks.jobs : asks.studies) ? 1 : 0
  if (shape.heading >= 0 && group.type === 'section') {
    x[at + GROUP_INDEX.headingDense] = columns.at('dense', shape.heading)
    x[at + GROUP_INDEX.headingLate] = columns.at('late', shape.heading)
  }
  // how much of the question's weight its heading covers, and all of it
  let whole = 0
  let cover = 0
  let coverHeading = 0
  terms.forEach(({ weight, matches }, t) => {
    whole += weight
    let met = headings[inHeading + t]!
    coverHeading += met * weight
    if (matches.size > 0) {
      const row = t * table.width
      // 1 is the most there is
      for (let i = 0; i < units.length && met < 1; i++) met = Math.max(met, table.own[row + units[i]!]!)
    }
    cover += met * weight
  })
  x[at + GROUP_INDEX.cover] = whole > 0 ? cover / whole : 0
  x[at + GROUP_INDEX.coverHeading] = whole > 0 ? coverHeading / whole : 0
  x[at + GROUP_INDEX.entry] = shape.entry
  x[at + GROUP_INDEX.under] = shape.under
  x[at + GROUP_INDEX.items] = shape.items
  x[at + GROUP_INDEX.chars] = shape.chars
  x[at + GROUP_INDEX.charsList] = lists || counts ? shape.chars : 0
}

/** Features of a group that say it is of what the question asks for. */
const HEADS = (['headHeading', 'headKind', 'headKindEntries', 'kindList'] as const).map(
  (name) => GROUP_INDEX[name],
)
