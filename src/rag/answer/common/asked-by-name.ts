/** Questions about one who is named: the entries by which the name is known, where the question says no more than it. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
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

type Said = (facts: Facts, entries: readonly Entry[], folded: string, now: number) => Overview

/**
 * A pattern, and what is said of the entries with the one who is named in it; null where there are none, or where
 * the question says more than the name.
 */
export const asked = (pattern: RegExp, kinds: readonly Kind[], said: Said): Planners[number] => [
  pattern,
  (facts, _groups, now, folded) => {
    for (const name of namesIn(folded)) {
      const found = named(facts, name, kinds)
      if (found.length > 0 && isAll(pattern, name, folded)) return said(facts, found, folded, now)
    }
    return null
  },
]

/** 'Brasserie Kobalt in Antwerp', 'the Brunnmatt in 2014': with the place or the year that the entries tell, too. */
function named(facts: Facts, name: string, kinds: readonly Kind[]): readonly Entry[] {
  const whole = entriesNamed(facts, name, kinds)
  const [, short = '', more = ''] = /^(.{3,}?),? in (.{3,40})$/.exec(name) ?? []
  if (whole.length > 0 || short === '') return whole
  const asked = words(more)
  return entriesNamed(facts, short, kinds).filter(({ text }) => {
    const own = new Set(words(text).map((word) => word.text))
    return asked.every((word) => own.has(word.text))
  })
}

/** Does the pattern take in the whole question when the name stands for itself? */
function isAll({ source }: RegExp, name: string, folded: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(source.replaceAll(X, () => plain)).test(folded)
}
