/** Questions about one who is named: the entries by which the name is known, where the question says no more than it. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { words } from '../text/text.ts'
import { entriesNamed } from './named-entry.ts'
import type { Overview, Planners } from './planner.ts'

/** A name, which is looked for among the employers. */
export const X = '.{2,80}'
export const AT = '(?:at|for|with|in)'

const BEHIND = new RegExp(
  `^.*?\\b(?:${AT.slice(3, -1)}|by|from|join(?:ed)?|leave|leaving|left|quit|quitting|gave up|give up|from|come to)\\s+(?=\\S)`,
)
const AFTER =
  /\s+(?:duties|responsibilities|tasks|achievements|accomplishments|results|involve|consist of|include|entail|end|stop|finish|located|based|situated|yet|already)$/

/** Names that a question may hold, from the longest on: behind each word that leads to one. */
function namesIn(folded: string): string[] {
  const out: string[] = []
  let rest = folded.replace(AFTER, '')
  out.push(rest)
  const is = /^(?:where|(?:in )?(?:what|which) (?:city|town|place|country)) (?:is|was) (.+)$/.exec(rest)?.[1]
  if (is !== undefined) out.push(is)
  for (let found = BEHIND.exec(rest); found !== null; found = BEHIND.exec(rest)) {
    rest = rest.slice(found[0].length)
    out.push(rest)
  }
  return out
}

/** The months that a question asks of. */
export type Time = Pick<DateRange, 'from' | 'to'>

/** What is named, and when it was, where the question says so. */
interface Named {
  readonly entries: readonly Entry[]
  readonly time: Time | null
}

type Said = (
  facts: Facts,
  entries: readonly Entry[],
  folded: string,
  now: number,
  time: Time | null,
) => Overview

/**
 * A pattern, and what is said of the entries with the one who is named in it; null where there are none, or where
 * the question says more than the name.
 */
export const asked = (pattern: RegExp, kinds: readonly Kind[], said: Said): Planners[number] => [
  pattern,
  (facts, _groups, now, folded) => {
    for (const name of namesIn(folded)) {
      const { entries, time } = named(facts, name, kinds)
      if (entries.length > 0 && isAll(pattern, name, folded)) return said(facts, entries, folded, now, time)
    }
    return null
  },
]

/** 'the Brunnmatt in 2014', 'Orrin from 2012 to 2015', 'Orrin back in spring 2014'. */
const THEN =
  /^(?<house>.{3,}?),? (?:back )?(?<when>(?:in|during|around|from|between|at the (?:start|beginning|end) of) .{3,40})$/

/** 'Brasserie Kobalt in Antwerp', 'the Brunnmatt in 2014': with the place that the entries tell, or those of that time. */
function named(facts: Facts, name: string, kinds: readonly Kind[]): Named {
  const whole = entriesNamed(facts, name, kinds)
  if (whole.length > 0) return { entries: whole, time: null }
  const { house = '', when = '' } = THEN.exec(name)?.groups ?? {}
  const [time, other] = findDates(when)
  if (time !== undefined && other === undefined && isTimeAlone(when, time))
    return { entries: heldThen(entriesNamed(facts, house, kinds), time), time }
  const [, short = '', more = ''] = /^(.{3,}?),? in (.{3,40})$/.exec(name) ?? []
  if (short === '') return { entries: [], time: null }
  const asked = words(more)
  const there = entriesNamed(facts, short, kinds).filter(({ text }) => {
    const own = new Set(words(text).map((word) => word.text))
    return asked.every((word) => own.has(word.text))
  })
  return { entries: there, time: null }
}

const isTimeAlone = (when: string, { start, end }: DateRange): boolean =>
  !/\d/.test(when.slice(0, start) + when.slice(end)) &&
  /^(?:(?:in|during|around|from|between|at|the|year|years?|early|mid|late|start|beginning|end|of)\W*)*$/.test(
    `${when.slice(0, start)} ${when.slice(end)}`.trim(),
  )

/** Months that a post has of the time asked for, where another has more of it: the last or the first month alone. */
const EDGE = 1

/** Those that went on then; of a year, none that only ends or begins with it, where another fills it. */
function heldThen(entries: readonly Entry[], { from, to }: Time): readonly Entry[] {
  const months = ({ range }: Entry): number =>
    range === null ? 0 : Math.min(range.to, to) - Math.max(range.from, from) + 1
  const held = entries.filter((entry) => months(entry) > 0)
  const most = Math.max(0, ...held.map(months))
  return held.filter((entry) => months(entry) > EDGE || most <= EDGE)
}

/** Does the pattern take in the whole question when the name stands for itself? */
function isAll({ source }: RegExp, name: string, folded: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(source.replaceAll(X, () => plain)).test(folded)
}
