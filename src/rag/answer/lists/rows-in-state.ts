/**
 * 'Which of the bids in the table were won?', 'How many did she not win?', 'How many tools are rated good?': the rows of
 * a table of which a column says so, rather than all of them.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { SAYS_NUMBER } from '../text/counts.ts'
import { findDates } from '../text/dates.ts'
import { capital, stem, words, type Word } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { isHeadOf } from './head-of.ts'
import { asksState } from './list-state.ts'
import { AROUND } from './plan-named-items.ts'

/** Of a table, or of how its rows are marked: says nothing of what is in a cell. */
const OF_TABLE: ReadonlySet<string> = new Set(
  `table column rated rating marked graded grade level result outcome status state described
  called said put down own`
    .split(/\s+/)
    .map(stem),
)
/** Words of a cell that says in which state a row is; what stands behind a comma or in brackets says more of it. */
const SHORT = 4
/** Rows of which it can be said that they differ. */
const FEW = 3
/** How well a word of the question must meet one of a cell. */
const SAME = 0.9
const DENIES = /\b(?:not|never)\b|n['’]t\b/g
const TAKES_OUT =
  /\b(?:besides?|except|excluding|apart from|other than|outside|rather than|but not|and not|no longer|not yet)\b/
const COMPARES = /\b(?:most|least|more|less|fewer|longest|largest|biggest|best|highest|lowest)\b/

type Asked = Pick<Term, 'word' | 'matches' | 'named'>

/** Says too little to look for, but where a cell is just that. */
const OUTCOME: ReadonlySet<string> = new Set([stem('won')])

/** 'Which of the entries', 'which competitions did': several may be meant. */
const WHICH =
  /^(?:and |so |in |for |on )?(?:which|what) (?:of |(?:\p{L}+ )?\p{L}{2,20}(?<![su])s (?:is|are|was|were|did|do|does|has|have|had|can|he|she|you|they)\b)/u
/** Rows by no name of their own. */
const ROWS = /\b(?:entries|items|rows|things|ones)\b/

interface Row {
  readonly name: string
  /** What the column says of it. */
  readonly said: string
  readonly is: boolean
  readonly units: readonly number[]
}

/** Null unless one column of one table says it of some rows, and not of others. */
export function planRowsInState(
  facts: Facts,
  groups: readonly Group[],
  { question, terms }: Draft,
): Plan | null {
  const { folded, counts, lists, yesno, time, order } = question
  if (!(counts || lists || WHICH.test(folded)) || yesno || time !== null || order !== null) return null
  const denials = [...folded.matchAll(DENIES)].length
  if (denials > 1 || TAKES_OUT.test(folded) || COMPARES.test(folded)) return null
  const asked = question.words.flatMap((word): Asked[] => {
    const term = terms.find((one) => one.word.start === word.start)
    if (term?.self === true || AROUND.has(word.stem) || OF_TABLE.has(word.stem)) return []
    const outcome = { word, matches: new Map([[word.stem, 1]]), named: false }
    return term !== undefined ? [term] : OUTCOME.has(word.stem) ? [outcome] : []
  })
  const found = groups.flatMap((group) => {
    const rows = group.id.startsWith('rows:') ? rowsTold(facts, group, asked, question) : null
    return rows === null ? [] : [rows]
  })
  const [rows, ...others] = found
  if (rows === undefined || others.length > 0 || (counts && isTold(facts, asked))) return null
  const kept = rows.filter(({ is }) => is === (denials === 0))
  const parts = kept.map(({ name, said, units }) => {
    // what more the cell says of it: 'lost by a day'
    const isMore = said !== '' && (denials > 0 || words(said).length > 1)
    return { text: isMore ? `${name} (${said})` : name, units }
  })
  const plan = { parts, list: true, chance: 0.95, fact: true }
  return counts ? { ...plan, lead: capital(numberWord(kept.length)) } : plan
}

/** The rows of a table of what is asked about, with what the one column says in which that stands. */
function rowsTold(facts: Facts, group: Group, asked: readonly Asked[], question: Question): Row[] | null {
  const rows = group.items.map((item) => cellsIn(facts, item))
  const heads = rows[0]?.map(({ header }) => words(header).map(({ stem: one }) => one)) ?? []
  if (rows.length < FEW || heads.length < 2) return null
  const isThing = ({ word }: Asked): boolean =>
    heads.some((head) => head.includes(word.stem)) ||
    group.headingStems.has(word.stem) ||
    isHeadOf(group.heading, word) ||
    (!OUTCOME.has(word.stem) &&
      (KINDS_BY_NOUN.get(word.stem) ?? []).some(([kind]) => (group.kinds.get(kind) ?? 0) >= 0.5))
  const state = asked.filter((term) => !isThing(term))
  if (state.length === 0 || state.length > 2 || state.some(({ named }) => named)) return null
  // 'talks and webinars': another kind of thing, and no state
  if (state.some(({ word }) => /(?:\b(?:and|or)|[&,+])\s*$/.test(question.folded.slice(0, word.start))))
    return null
  const things = asked.filter((term) => !state.includes(term)).map(({ word }) => word.stem)
  if (things.length === 0 && !ROWS.test(question.folded)) return null
  const called = heads.findIndex((head) => head.some((one) => things.includes(one)))
  const at = (column: number): string[] => rows.map((cells) => cells[column]?.text ?? '')
  const names = called >= 0 && tellsNames(at(called)) ? called : heads.findIndex((_, i) => tellsNames(at(i)))
  const found = heads.flatMap((_, column) => {
    const said = at(column)
    if (names < 0 || column === names || !tellsStates(said)) return []
    // 'valid to May 2023' is over
    if (asksState(question) && said.some((text) => /\d/.test(text))) return []
    const is = said.map((text) => isIn(text, state))
    return is.includes(true) && is.includes(false) ? [{ said, is }] : []
  })
  const [column, ...others] = found
  if (column === undefined || others.length > 0) return null
  return group.items.map(({ units }, i) => ({
    name: at(names)[i] ?? '',
    said: column.said[i] ?? '',
    is: column.is[i] === true,
    units,
  }))
}

/** 'Elite squad: 14 swimmers': a line says how many there are. */
const isTold = ({ units }: Facts, asked: readonly Asked[]): boolean =>
  units.some(
    ({ unit, stems }) =>
      unit.kind !== 'row' && SAYS_NUMBER.test(unit.text) && asked.every(({ word }) => stems.has(word.stem)),
  )

/** Words, and of each row other ones. */
const tellsNames = (texts: readonly string[]): boolean =>
  new Set(texts).size * 3 > texts.length * 2 &&
  texts.every((text) => /\p{L}/u.test(text) && (findDates(text)[0]?.start ?? 1) > 0)

/** A few words in most rows, some of which recur. */
function tellsStates(texts: readonly string[]): boolean {
  const states = texts.map((text) =>
    stateOf(text)
      .map(({ text: one }) => one)
      .join(' '),
  )
  const short = texts.filter((text) => stateOf(text).length <= SHORT).length
  return short * 4 >= texts.length * 3 && states.some((one, i) => one !== '' && states.indexOf(one) < i)
}

/** The words of a cell before more is said. */
const stateOf = (text: string): readonly Word[] => words(/^[^,;(–—]*/.exec(text)?.[0] ?? '')

/** Does the cell say it first of all, and not that it is not so? What a teacher does is no teacher. */
function isIn(text: string, state: readonly Asked[]): boolean {
  const own = stateOf(text)
  const holds = ({ word, matches }: Asked, { stem: one, text: said }: Word): boolean =>
    (matches.get(one) ?? 0) >= SAME && (!/(?:er|or)s?$/.test(word.text) || said === word.text)
  const [first] = own.filter(({ stop, stem: one }) => !stop || OUTCOME.has(one))
  return (
    first !== undefined &&
    own.length <= SHORT &&
    state.some((term) => holds(term, first)) &&
    !/\b(?:not|no|never|non)\b/i.test(text) &&
    state.every((term) => own.some((word) => holds(term, word)))
  )
}
