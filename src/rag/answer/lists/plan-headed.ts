/**
 * 'How many games has she shipped?' below 'Shipped games', 'which cases does he call notable?' below 'Notable cases':
 * a heading or a label says all that is asked for, and what stands below it is the list.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { capital, stem, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { isEitherState, asksState } from './list-state.ts'
import { isUndone, ONLY_SHOWN, REMARK, SELECTED } from './list-words.ts'
import { listBelow, type Below } from './lists-below.ts'
import { AROUND } from './plan-named-items.ts'
import { rowsNamed } from './row-names.ts'

/** How well a word of the question must meet one of the heading. */
const SAME = 0.8
/** What may be asked of anything that is listed: that it is there, that it was done, and what things are called. */
export const LOOSE: ReadonlySet<string> = new Set(
  `thing things item items entry entries piece pieces title titles package packages tool tools point points kind kinds
  sort sorts type types one ones example examples call calls called count counts stand stands state states say says said tell tells
  do does did done make makes made use uses used know knows have has had hold holds held give gives gave given take takes took taken
  complete completed write wrote written publish published release released
  finish finished already own work works worked contain contains include includes including included section`
    .split(/\s+/)
    .map(stem),
)
/** What a heading says of its list, and not of what is in it. */
const QUALIFIES: ReadonlySet<string> = new Set(
  'selected select selection main key other further recent some own various list overview since'
    .split(' ')
    .map(stem),
)
/** 'including the unfinished one', 'counting the expired one': all of them. */
const WITH_ALL = /,? (?:including|counting|with) (?:the|all|any) [\p{L}-]+ (?:ones?|too)\b/u
export const PARTED =
  /\b(?:no|not|never|without|except|excluding|apart from|aside|other than|besides?|only|more than|less than|at least|at most|each|per|which of|how many of)\b|n't\b/

/** Null unless one heading or label alone says all that is asked for. */
export function planHeaded(facts: Facts, groups: readonly Group[], { question, terms }: Draft): Plan | null {
  if (!asksList(question)) return null
  const folded = question.folded.replace(WITH_ALL, '')
  if (PARTED.test(folded)) return null
  const asked = terms.filter(
    (t) => !t.self && !isEitherState(question, t.word.text) && folded.includes(t.word.text),
  )
  if (
    asksState(question) &&
    asked.length === terms.filter(({ self }) => !self).length &&
    folded === question.folded
  )
    return null
  const found = listBelow(facts, groups).filter(({ name }) => isAsked(name, asked))
  const [list, ...more] = found
  if (list === undefined || more.length > 0) return null
  return planOf(facts, list, question, groups)
}

export const asksList = ({ counts, lists, yesno, time, order, folded, head }: Question): boolean =>
  !yesno &&
  time === null &&
  order === null &&
  (counts ||
    lists ||
    /^(?:list|name)\b/.test(folded) ||
    (/^(?:(?:in|at|on|for|with) )?(?:which|what)\b/.test(folded) &&
      head.some(({ text }) => /[^isu]s$|^media$/.test(text))))

/** 'Apprentices brought on' are those she trained. */
const LEARNERS =
  /^(?:apprentices|trainees|interns|students|pupils|juniors|mentees|learners|supervisees|cadets|graduates)$/
const GUIDED = /^(?:train|teach|mentor|supervis|guid|bring|rais|coach|tutor|taught|look|see|take)/

/** Does the name say something that is asked for, and leave nothing of it unsaid? */
function isAsked(name: string, all: readonly Term[]): boolean {
  const ofLearners = all.some(({ word }) => LEARNERS.test(word.text))
  const isLoose = (stem: string): boolean => ofLearners && GUIDED.test(stem)
  const asked = all.filter(({ word }) => !isLoose(word.stem))
  const own = words(name).filter(
    ({ stop, stem, text }) => !stop && !QUALIFIES.has(stem) && !isLoose(stem) && !/^\d/.test(text),
  )
  const says = ({ word, matches }: Term): boolean =>
    own.some((one) => one.stem === word.stem || (matches.get(one.stem) ?? 0) >= SAME)
  const isSaid = own.filter((one) =>
    asked.some(({ word, matches }) => one.stem === word.stem || (matches.get(one.stem) ?? 0) >= SAME),
  )
  if (own.length === 0 || isSaid.length < own.length) return false
  if (own.every((one) => LOOSE.has(one.stem) || AROUND.has(one.stem))) return false
  return asked.every((term) => says(term) || LOOSE.has(term.word.stem) || AROUND.has(term.word.stem))
}

function planOf(
  facts: Facts,
  { name, intro, items }: Below,
  question: Question,
  groups: readonly Group[],
): Plan | null {
  const texts = items.map(({ units: [at = -1] }) => facts.units[at]?.unit.text ?? '')
  const isSome = texts.some((text) => isUndone(question.folded, text))
  const plan = { parts: items, list: true, chance: 0.9, fact: true }
  if (!question.counts) return isSome ? null : plan
  if (SELECTED.test(`${name} ${intro}`) && !ONLY_SHOWN.test(question.folded)) return null
  // some remarks are left out of the list elsewhere
  if (items.length < 2 || texts.some((text) => REMARK.test(text))) return null
  // how many is not plain: which there are is said, and what became of each
  if (isSome) return plan
  const head = question.head.at(-1)?.stem
  // 'Students: 40 in the first year, 30 in the second': a number of each is meant
  const counted = items.filter(({ units: [at = -1] }) => {
    const { unit, words: all } = facts.units[at] ?? {}
    return (
      unit !== undefined &&
      all?.some((word, i) => word.stem === head && /^\d/.test(all[i - 1]?.text ?? '')) === true
    )
  })
  if (counted.length > 0) return null
  const rows = groups.find(
    ({ id, items: own }) => id.startsWith('rows:') && own[0]?.units[0] === items[0]?.units[0],
  )
  // counted, each is called by its name alone
  const parts =
    rows === undefined
      ? items
      : rowsNamed(facts, rows, rows.items).map(({ label, units }) => ({ text: label, units }))
  return { ...plan, lead: capital(numberWord(items.length)), parts }
}
