/** 'Is the first-aid certificate still valid at the end of 2026?': the line that says until when, of the one named. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { stacksOf } from '../facts/stacks.ts'
import type { Plan } from '../plan/plan.ts'
import { specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { textOf } from '../saying/say-unit.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import {
  asksEnding,
  asksEndless,
  asksState,
  endingThen,
  endOf,
  inState,
  isEndless,
  noneGone,
  saidOf,
  tellsState,
} from './list-state.ts'
import { thingsOf } from './things.ts'

/** Words around what is asked about, by their stems: of its state, and for the kind of thing. */
const AROUND =
  /^(?:valid|expir|laps|forc|run|ran|still|yet|renew|activ|hold|held|good|term|remain|keep|kept|till|when|never|date|longer?$|current|unlimit|indefinit|lifetim|permanent|certif|licen[cs]|qualif|accredit|credenti|regist|card|ticket|permit|badg|approv|authori|endors|rating|membership|diploma|document|paper)/
/** How well a line must name each word. */
const NAMES = 0.8

/** Null where the question names neither all of them nor just one that says how long it is valid. */
export function planValidity(ctx: TimelineContext, groups: readonly Group[]): Plan | null {
  const { facts, question, terms } = ctx
  if (asksEndOrder(question.folded)) return endingFirst(ctx)
  const isAsked = asksState(question) || asksEnding(question) || ASKS_END.test(question.folded)
  if (!isAsked && !STILL_HAS.test(question.asking)) return null
  if (question.counts || question.lists) return listOf(ctx, groups)
  if (!/^(?:is|are|was|were|will|has|have|does|do|did|when|until when|how long)\b/.test(question.asking))
    return null
  const named = specifics(terms).filter((t) => !AROUND.test(t.word.stem))
  // 'the 136 approval' is called by its number
  const numbers = question.words.filter(({ text }) => /^\d{2,4}\p{L}?$/u.test(text) && question.time === null)
  if (named.length + numbers.length === 0) return null
  const near = facts.units.filter(
    (one) =>
      isHeld(facts, one) &&
      numbers.every(({ stem }) => one.stems.has(stem)) &&
      named.every((t) => [...t.matches].some(([stem, value]) => value >= NAMES && one.stems.has(stem))),
  )
  // 'Advanced Oil Tanker' rather than 'Advanced Gas Tanker'
  const exact = near.filter((one) => named.every(({ word }) => one.stems.has(word.stem)))
  const found = exact.length > 0 ? exact : near
  const [line] = found
  if (line === undefined || found.length > 1) return null
  const stack = stacksOf(facts, line.unit.section).find((units) => units.includes(line))
  if (stack !== undefined && !tellsState(line.unit.text)) {
    // the name stands in one line, and until when in another
    const state = stack.find(({ unit }) => unit.index !== line.unit.index && tellsState(unit.text))
    if (state === undefined) return null
    const parts = [line, state].map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
    return { parts, list: false, chance: 0.9, fact: true }
  }
  const { index, text } = line.unit
  // 'Lapsed: one; another (2021)': of several in one line the date is that of its own
  if (/^(?:when|until when)\b/.test(question.asking) && /;/.test(text) && !isDatedItself(text, named))
    return null
  if (!tellsState(saidOf(facts, { full: text, units: [index] }))) return null
  return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
}

/** 'Does he still have the deck ticket?', 'Is the deck ticket in date?' */
const STILL_HAS =
  /^(?:does|do|has|have) \S+ still (?:have|hold|got|keep)\b|^(?:until when |how long )?(?:is|are) .{3,80} (?:valid|current|up to date|in date|in force)\W*$/

/** Has the piece of a line that names it a date? */
const isDatedItself = (text: string, named: readonly Term[]): boolean =>
  text.split(/;\s*/).some((piece) => {
    const own = new Set(words(piece).map(({ stem }) => stem))
    return /\d/.test(piece) && named.every((term) => holdsTerm(own, term, NAMES))
  })

/** 'When does her first-aid certificate expire?' */
const ASKS_END =
  /^(?:until )?when (?:does|do|will|is|are|did) (?:.{2,60} )?(?:expires?|run(?:s)? out|lapses?|(?:due|up) for renewal|to be renewed)\??$/

const ENDS =
  '(?:expires?|runs? out|lapses?|(?:has|have|needs?|is due|are due) to be renewed|(?:is|are) (?:due|up) for renewal)'
const EXPIRES_FIRST = new RegExp(
  `\\b${ENDS} (?:first|next|soonest|earliest)\\b|\\b(?:first|next) to (?:expire|run out|lapse)\\b`,
)
const EXPIRES_LAST = new RegExp(
  `\\b${ENDS} (?:last|latest)\\b|\\b(?:last|latest) to (?:expire|run out|lapse)\\b`,
)

/** Is what runs out first, or last, asked for? */
export const asksEndOrder = (folded: string): boolean =>
  EXPIRES_FIRST.test(folded) || EXPIRES_LAST.test(folded)

/** That which runs out before, or after, all others that are valid now. */
function endingFirst({ facts, question, terms, now }: TimelineContext): Plan | null {
  if (!specifics(terms).every((t) => AROUND.test(t.word.stem) || ORDER.test(t.word.stem))) return null
  const { sections } = facts.document
  const found = sections.filter(
    ({ index, parent }) =>
      facts.mainKinds[index] === 'certifications' &&
      (parent === null || facts.mainKinds[parent] !== 'certifications'),
  )
  const lists = found.map(({ index }) =>
    thingsOf(facts, index).flatMap((item) => {
      const end = endOf(item.full)
      return end === null ? [] : [{ item, end }]
    }),
  )
  // beside a list of courses, that of which several run out
  const [all, more] = lists.filter((list) => list.length > 1)
  const ending = all?.filter(({ end }) => end >= now) ?? []
  if (all === undefined || more !== undefined || ending.length === 0) return null
  const ends = ending.map(({ end }) => end)
  const wanted = EXPIRES_LAST.test(question.folded) ? Math.max(...ends) : Math.min(...ends)
  const parts = ending
    .filter(({ end }) => end === wanted)
    .map(({ item }) => ({ text: item.full, units: item.units }))
  return { parts, list: false, chance: 0.9, fact: true }
}

/** Words of an order, by their stems. */
const ORDER = /^(?:first|next|soon|earli|last|latest|due|need|run)/

/** All that are valid at the time asked for, or run out by then. */
function listOf({ facts, question, terms, now }: TimelineContext, groups: readonly Group[]): Plan | null {
  if (!question.topics.some(({ name }) => name === 'certificates') || question.order === 'first') return null
  if (!specifics(terms).every((t) => AROUND.test(t.word.stem))) return null
  const found = groups.filter(
    ({ type, section }) => type === 'section' && facts.mainKinds[section] === 'certifications',
  )
  const [group] = found
  if (group === undefined || found.length > 1) return null
  if (noneGone(facts, group.items, question, now)) return asksEndless(question) ? null : noneOf(facts, group)
  const items = asksEnding(question)
    ? endingThen(facts, group.items, question)
    : inState(facts, group.items, question, now)
  if (items === null) return null
  const lead = question.counts ? { lead: capital(numberWord(items.length)) } : {}
  const parts = items.map(({ label, units }) => ({ text: label, units }))
  return { ...lead, parts, list: true, chance: 0.9, fact: true }
}

/** None has run out: that is known only where each says until when it is valid, or that it never ends. */
function noneOf(facts: Facts, { items }: Group): Plan | null {
  const isTold = items.every((item) => {
    const said = saidOf(facts, item)
    return tellsState(said) || isEndless(said)
  })
  const parts = items.map(({ full, units }) => ({ text: full, units }))
  return !isTold ? null : { lead: 'None', parts, list: true, chance: 0.9, fact: true }
}

/** Does it stand among certificates and the like? */
const isHeld = ({ mainKinds }: Facts, { unit }: UnitFacts): boolean =>
  unit.kind !== 'heading' && mainKinds[unit.section] === 'certifications'
