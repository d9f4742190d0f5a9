/**
 * 'What grade did she get for her diploma?', where the CV has the diploma and no grade of it: what stands beside
 * another diploma is no answer.
 */
import { degreesIn, type Degree } from './apart.ts'
import type { Facts, UnitFacts } from './facts.ts'
import type { Reading } from './reader.ts'
import { textOf } from './say-unit.ts'
import type { Term } from './terms.ts'

interface Detail {
  /** In a folded question. */
  readonly asked: RegExp
  /** Words of the question that ask for the detail, rather than say of what: by their stems' beginnings. */
  readonly around: RegExp
  /** In the text of what has it. */
  readonly told: RegExp
}

const DETAILS: readonly Detail[] = [
  {
    asked:
      /\b(?:(?:what|which|final|overall|degree|exam|his|her|their|your|the) (?:grade|mark|score|gpa|classification)|grade point|(?:grade|mark|score|gpa|classification|distinction|honou?rs|points) (?:in|of|for|did|did \w+ get|on)|class of (?:degree|honou?rs)|class or distinction|final result|how many points|with what (?:result|distinction|grade|mark)|^(?:final )?(?:grade|mark))\b/,
    around:
      /^(?:grade|mark|score|gpa|classif|class|final|overall|result|point|distinct|honour|get|got|receiv|achiev|award|earn|finish|pass|graduat|exam|obtain|reach)/,
    told: /\b(?:(?:first|second|upper|lower|third|1st|2nd)(?:[- ]class|\b)|honou?rs?|hons|merit|distinction|laude|grades?|marks?|marked|gpa|average|ects|points?|score\w*|result|excellent|very good|credit|commendation|pass(?:ed)? with|out of)\b|\d\s?\/\s?\d|\d\s?%|\b\d[.,:]\d{1,2}\b|\b(?:A|B|C|D)[*+-]?(?:,|$|\s[A-D])/i,
  },
  {
    asked: /\bwho(?:m)? (?:has |had )?(?:supervised|advised|tutored)\b|\b(?:supervisor|adviser|advisor|tutor)\b/,
    around: /^(?:supervis|advis|tutor|thesi|dissert|write|wrote|paper|essay)/,
    told: /\b(?:supervis\w*|advis[eo]\w*|tutor\w*|mentor\w*|under|with|guided|prof(?:essor)?|dr|group of|by \p{Lu})\b/iu,
  },
]

/** As well must a thing answer to what the question says of it. */
const NAMED = 0.8
const LIKELY = 0.7

export function lacksDetail(facts: Facts, { question, terms }: Reading): boolean {
  if (question.yesno) return false
  const detail = DETAILS.find(({ asked }) => asked.test(question.folded))
  if (detail === undefined) return false
  const thing = terms.filter(({ self, word }) => !self && !detail.around.test(word.stem))
  if (thing.length === 0 || thing.some(({ reach, word }) => reach < NAMED && degreesIn(`${word.raw}'s degree`).length === 0)) return false
  const scopes = scopesOf(facts)
  const held = scopes.map((scope) => coverage(thing, scope))
  const most = Math.max(0, ...held)
  if (most < LIKELY) return false
  // as likely as the likeliest, as far as can be told
  return !scopes.some(({ text }, i) => (held[i] ?? 0) >= most * LIKELY && detail.told.test(text))
}

interface Scope {
  readonly stems: readonly ReadonlySet<string>[]
  readonly degrees: readonly Degree[]
  readonly text: string
}

/** Entries, and what stands in none; what stands in none may tell of the entries of its section. */
function scopesOf(facts: Facts): Scope[] {
  const alone = facts.units.filter(({ entry, unit }) => entry === null || isBelowTable(facts, unit.index))
  const made = (units: readonly UnitFacts[], beside: readonly UnitFacts[]): Scope => {
    const text = [...units, ...beside].map(({ unit }) => textOf(facts, unit.index)).join('\n')
    const stems = units.flatMap((unit) => [unit.stems, unit.context])
    return { stems, degrees: degreesIn(text), text }
  }
  const inEntries = facts.entries.map(({ from, to }) => {
    const units = facts.units.slice(from, to)
    const sections = new Set(units.map(({ unit }) => unit.section))
    return made(
      units,
      alone.filter(({ unit }) => sections.has(unit.section)),
    )
  })
  return [...inEntries, ...alone.map((unit) => made([unit], []))]
}

/** What follows a table is no part of its last row. */
function isBelowTable(facts: Facts, at: number): boolean {
  const unit = facts.units[at]
  const header = unit?.entry == null ? undefined : facts.entries[unit.entry]?.header[0]
  return header !== undefined && facts.units[header]?.unit.kind === 'row' && unit?.unit.kind !== 'row'
}

/** How much of what is asked about a scope holds, 0 to 1. */
function coverage(thing: readonly Term[], { stems, degrees }: Scope): number {
  let all = 0
  let held = 0
  for (const { weight, matches, word } of thing) {
    const isDegree = degreesIn(`${word.raw}'s degree`).some((degree) => degrees.includes(degree))
    let best = isDegree ? 1 : 0
    for (const [stem, value] of matches) if (value > best && stems.some((set) => set.has(stem))) best = value
    all += weight
    held += best * weight
  }
  return all === 0 ? 0 : held / all
}
