/** 'Which film took the most shooting days?', 'the worst flaw by its score': items with a number each, compared. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { stem } from '../text/text.ts'

const UNITS = '(?:days?|nights?|weeks?|months?|hours?|minutes?|pages?|words|km|kilomet(?:re|er)s?|miles?)'
const MOST_OF = new RegExp(
  `\\b(?:which|what)\\b.{1,80}\\b(most|fewest|least|largest number of|highest number of)(?: \\w{3,20})? (${UNITS})\\b`,
)
const SCORED =
  /\b(?:which|what)\b.{1,60}\b(most severe|most serious|most critical|highest|lowest|least severe|worst(?= (?:\w+ ){0,2}(?:flaws?|vulnerabilit\w+|bugs?|findings?|weakness\w*|cves?)\b))\b.{1,60}\b(?:scores?|ratings?|rated|scored)\b/
/** Said around it. */
const AROUND: ReadonlySet<string> = new Set(
  `most fewest least highest lowest largest number severe worst serious critical best score scores rating rated scored take took taken list listed
  name named mention mentioned report reported need needed last lasted have had get got describe described cv all single`
    .split(/\s+/)
    .map(stem),
)
/** Items that must say such a number, of all. */
const NEARLY_ALL = 0.75
const FEWEST = 3
/** How well a word must meet what is said. */
const SAME = 0.8

interface Listed {
  readonly item: GroupItem
  /** Its lines, with the units that say them. */
  readonly lines: readonly { readonly text: string; readonly unit: number }[]
}

/** Null where not nearly all items of one list have one such number. */
export function planMostOf(facts: Facts, groups: readonly Group[], draft: Draft): Plan | null {
  const { question } = draft
  if (question.yesno || question.counts || question.time !== null) return null
  const amount = MOST_OF.exec(question.folded)
  const scored = amount === null ? SCORED.exec(question.folded) : null
  const [, way = '', unit] = amount ?? scored ?? []
  if (way === '') return null
  const pattern =
    unit === undefined ? SCORE : new RegExp(`(?<![\\d.,])(\\d{1,5})[ -]${formsOf(unit)}\\b`, 'giu')
  const listed = itemsOf(facts, groups, draft, unit)
  const found = listed.flatMap((one) => {
    const said = one.lines.flatMap(({ text, unit: at }) =>
      [...text.matchAll(pattern)].map((match) => ({ value: Number(match[1]), text, at })),
    )
    return said.length === 1 && said[0] ? [{ ...one, ...said[0] }] : []
  })
  if (found.length < FEWEST || found.length < listed.length * (unit === undefined ? 1 : NEARLY_ALL))
    return null
  const values = found.map(({ value }) => value)
  const wanted = /least|fewest|lowest/.test(way) ? Math.min(...values) : Math.max(...values)
  const [first, ...others] = found.filter(({ value }) => value === wanted)
  if (first === undefined || others.length > 0) return null
  const read = new Set(found.map(({ item: one }) => one))
  const unread = listed.filter((one) => !read.has(one.item)).flatMap(({ lines }) => lines)
  if (unit !== undefined && unread.some(({ text: line }) => mayBeat(line, wanted, unit, way))) return null
  const { item, text, at } = first
  const whole = item.units.includes(at)
  const parts = [
    { text: whole ? item.full : `${item.label}: ${text}`, units: [...new Set([...item.units, at])] },
  ]
  return { parts, list: false, chance: 0.9, fact: true }
}

/** Lengths of time in days. */
const DAYS: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  month: 30,
}
const TIME = /(?<![\d.,])(\d{1,5}|\p{L}{2,9})[ -](minute|hour|day|night|week|month)s?\b/giu

/** Does a line whose number is not plain (two of them, in words, in another unit) tell of as much, or as little? */
function mayBeat(line: string, value: number, unit: string, way: string): boolean {
  const per = DAYS[unit.replace(/s$/, '')]
  if (per === undefined) return new RegExp(`\\b${formsOf(unit)}\\b`, 'i').test(line)
  return [...line.matchAll(TIME)].some(([, number = '', name = '']) => {
    if (/\p{L}/u.test(number)) return true
    const told = Number(number) * (DAYS[name.toLowerCase()] ?? 0)
    return /least|fewest/.test(way) ? told <= value * per : told >= value * per
  })
}

/** A number at the end of a clause, no year and no part of a name. */
const SCORE = /(?<![\w.,/-])(\d{1,2}(?:\.\d)?)(?=\.?$|\. |[;,)])/g

const formsOf = (unit: string): string =>
  unit === 'km' || unit.startsWith('kilom') ? '(?:km|kilomet(?:re|er)s?)' : `${unit.replace(/s$/, '')}s?`

/** The items of the section that a question names, those of its sub-sections too, with what is said below each. */
function itemsOf(facts: Facts, groups: readonly Group[], draft: Draft, unit: string | undefined): Listed[] {
  const meant = draft.terms.filter(
    ({ self, word }) => !self && !AROUND.has(word.stem) && (unit === undefined || word.stem !== stem(unit)),
  )
  // of a score that is named, its list may call the things by another name
  const scored = unit === undefined ? meant.filter(({ known }) => known > 0) : meant
  const rest = meant.length - scored.length > 1 ? meant : scored
  const lists = groups.filter(({ id }) => id.startsWith('items:'))
  const top = (section: number): string => facts.document.sections[section]?.path[0] ?? ''
  const tops = new Set(
    lists
      .filter((group) => {
        const own = facts.units.filter(({ unit: one }) => top(one.section) === top(group.section))
        // the section itself says what is asked for, in its heading or a line
        return (
          rest.length > 0 &&
          rest.some(
            ({ word, matches }) =>
              group.headingStems.has(word.stem) || (unit === undefined && matches.has(word.stem)),
          ) &&
          rest.every(({ matches }) =>
            [...matches].some(
              ([key, value]) =>
                value >= SAME && (group.headingStems.has(key) || own.some(({ stems }) => stems.has(key))),
            ),
          )
        )
      })
      .map(({ section }) => top(section)),
  )
  if (tops.size !== 1) return []
  return lists
    .filter(({ section }) => tops.has(top(section)))
    .flatMap(({ items }) => items)
    .map((item) => {
      const below = groups.find(({ id }) => id === `nested:${item.units[0] ?? -1}`)?.items ?? []
      const lines = [item, ...below].flatMap(({ full, units: [at] }) =>
        at === undefined ? [] : [{ text: full, unit: at }],
      )
      return { item, lines }
    })
}
