/** 'His latest talk', 'the first grant': what stands at an end of a list, by the dates of its items. */
import type { Unit } from '../document/units.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { asksForSeveral, LATEST_FEW, latestFew } from '../lists/latest-ones.ts'
import { isNotGot } from '../lists/not-got.ts'
import type { Plan } from '../plan/plan.ts'
import type { TimelineContext } from '../posts/timeline-entries.ts'
import { numbersIn } from '../question/question.ts'
import { thingIn } from '../saying/thing-above.ts'
import type { DateRange } from '../text/dates.ts'
import { stem } from '../text/text.ts'

const stemsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

/** Kinds of sections that list things with a date each. */
const LISTED: ReadonlySet<Kind> = new Set<Kind>([
  'certifications',
  'publications',
  'talks',
  'awards',
  'projects',
  'funding',
])
/** What is said around 'her latest talk'. */
const AROUND = stemsOf(
  'first last latest most recent recently newest oldest earliest initial initially previous very gave give given did do done get got gotten obtained obtain earn earned receive received win won award awarded publish published write wrote written appear appeared make made take took taken pass passed hold held attend attended far ever name title called release released complete completed finish finished end ended deliver delivered',
)
/** Weight of a kind that a section's own heading names. */
const NAMED = 0.9
const ENDS = /\b(?:until|till|valid (?:to|until|through)|expir\w*|runs out|lapsed|renewed)\b[^\d]{0,24}$/i

/** The first or last of the things that a section lists. */
export function planEndOfList(
  { facts, question, terms, now }: TimelineContext,
  groups: readonly Group[],
  order: 'first' | 'last',
): Plan | null {
  if (
    question.lists ||
    question.time !== null ||
    question.expects.has('reason') ||
    numbersIn(question.words.filter(({ text }) => text !== 'first')).length > 0
  )
    return null
  // 'publication' has the stem of what is done to it
  const rest = terms.filter(
    (t) => !t.self && (!AROUND.has(t.word.stem) || /^publications?$/.test(t.word.text)),
  )
  const kindsOf = (stem: string): readonly Kind[] =>
    (KINDS_BY_NOUN.get(stem) ?? []).map(([kind]) => kind).filter((kind) => LISTED.has(kind))
  const kinds = rest.map((t) => kindsOf(t.word.stem)).filter((some) => some.length > 0)
  // 'the latest invited talk': what the noun is said to be, the heading says too
  const others = rest.filter((t) => kindsOf(t.word.stem).length === 0)
  const [first] = kinds
  if (first === undefined) return null
  const found = groups.filter(
    ({ type, section, kinds: own, headingStems, id }) =>
      type === 'section' &&
      !id.startsWith('column') &&
      // what stands below the name of one thing is no list of such
      thingIn(facts, section) === null &&
      first.some(
        (kind) =>
          (facts.mainKinds[section] === kind && (own.get(kind) ?? 0) >= NAMED) ||
          (own.has(kind) && rest.some((t) => headingStems.has(t.word.stem))),
      ) &&
      kinds.every((some) => some.some((kind) => own.has(kind))) &&
      others.every((t) => headingStems.has(t.word.stem)),
  )
  const named = found.filter(({ headingStems }) => rest.some((t) => headingStems.has(t.word.stem)))
  const group = (named.length > 0 ? named : found)[0]
  if (group === undefined || (named.length === 0 && found.length > 1)) return null
  const items = group.items.map((item) => ({ item, date: dateOf(facts, item) }))
  const single = items.filter(({ date }) => date?.single === true)
  // a blog 'since 2018' is no talk: among things of one day, what goes on is another thing
  const alike = single.length * 2 > items.length ? single : items
  const dated = alike.flatMap(({ item, date }) =>
    date === null ||
    (order === 'last' && date.from > now) ||
    (first.includes('certifications') && isNotGot(item.full))
      ? []
      : [{ item, at: date.from }],
  )
  if (dated.length < 2 || dated.length * 3 < items.length * 2) return null
  const several = order === 'last' && asksForSeveral(question.folded)
  const ends = dated.map(({ at }) => at)
  const wanted = several
    ? latestFew(ends)
    : new Set([order === 'last' ? Math.max(...ends) : Math.min(...ends)])
  const parts = dated
    .filter(({ at }) => wanted.has(at))
    .map(({ item: { full, label, units } }) => {
      const told = datesBelow(facts, units)
      const text = (full.length <= 240 ? full : label).replace(several ? /\.$/ : '', '')
      return told === null
        ? { text, units }
        : { text: `${text}: ${told.text}`, units: [...units, told.index] }
    })
  return parts.length > (several ? LATEST_FEW : 2) ? null : { parts, list: several, chance: 0.85, fact: true }
}

/** When an item was: the first of its dates that is not that of its end. */
function dateOf(facts: Facts, { units }: GroupItem): DateRange | null {
  const below = datesBelow(facts, units)
  for (const unit of below === null ? units : [...units, below.index]) {
    const found = facts.units[unit]
    const date = found?.dates.find(({ start }) => !ENDS.test(found.unit.text.slice(0, start)))
    if (date) return date
  }
  return null
}

/** The line below a heading, or within an item, that says when the thing was which it names without a date. */
function datesBelow({ units }: Facts, own: readonly number[]): Unit | null {
  const [at = -1] = own
  const name = units[at]
  if (name === undefined || own.length > 1 || name.dates.length > 0) return null
  const { section, block, kind } = name.unit
  const below = units.slice(at + 1, at + 1 + LINES)
  const isBelow = ({ unit }: UnitFacts): boolean =>
    unit.section === section &&
    (kind === 'heading' ? unit.kind !== 'heading' : block !== null && unit.parents.at(-1) === block)
  const end = below.findIndex((one) => !isBelow(one))
  return (end < 0 ? below : below.slice(0, end)).find(({ dates }) => dates.length > 0)?.unit ?? null
}

/** Lines that tell of one thing. */
const LINES = 6
