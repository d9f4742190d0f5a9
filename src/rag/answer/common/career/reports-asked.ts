/** 'How many people report to her today?', 'how many reported to him at Acme?', 'the largest team she has led'. */
import type { Facts } from '../../facts/facts.ts'
import { NUMBER, valueOf } from '../../text/counts.ts'
import { entriesNamed } from '../named-entry.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { planPeopleLed, tellsHowMany } from './people-led.ts'
import { isPlan, NOWHERE, planOf, type Overview } from '../planner.ts'
import { planStaffNow } from './staff-fields.ts'
import { planTeamNow } from './team-now.ts'

const AT_PRESENT = /\b(?:now|today|at present|currently|current|present|at the moment)\b/
/** 'How many designers report to her?' asks of none but designers. */
const KIND = /\bhow many (?<kind>\p{L}+?)s? (?:report|answer)/u
const ANYBODY =
  /^(?:people|person|staff|employee|colleague|direct|line|other|men|women|folk|head|member|worker)$/

export function planReports(facts: Facts, folded: string, now: number): Overview {
  const plan = AT_PRESENT.test(folded)
    ? planTeamNow(facts, now, folded)
    : (planStaffNow(facts, now) ?? planPeopleLed(facts, true, 'direct reports'))
  const kind = KIND.exec(folded)?.groups?.['kind'] ?? 'people'
  if (ANYBODY.test(kind)) return plan
  const parts = isPlan(plan) ? plan.parts.filter(({ text }) => text.toLowerCase().includes(kind)) : []
  return planOf(parts) ?? NOWHERE
}

const AT_HOUSE =
  /^how many (?:\p{L}+ ){1,2}?(?:report|reports|reported|answer|answered) (?:directly )?to (?:her|him|them|she|he|they|you) (?:at|in|with) (?<house>.{3,60})$/u

/** Those at one house; no others tell it. */
export function planReportsAt(facts: Facts, folded: string): Overview {
  const house = AT_HOUSE.exec(folded)?.groups?.['house']
  if (house === undefined) return null
  const there = new Set(entriesNamed(facts, house, ['experience']).map(({ index }) => index))
  if (there.size === 0) return null
  const told = linesOf(facts).filter(
    (line) => line.entry !== null && there.has(line.entry.index) && tellsHowMany(line),
  )
  return planOf(partsOfLines(told, 2)) ?? NOWHERE
}

const LARGEST = /\b(?:largest|biggest)\b/
/** 'Staff: 44, mostly drivers' in the header of a post. */
const FIELD = new RegExp(
  `\\b(?:staff|team(?: size)?|headcount(?: led)?|people(?: led)?|direct reports|reports)(?: managed| led)?: ?(?<number>${NUMBER})`,
  'i',
)
const COUNTED = new RegExp(
  `\\b(?:team|staff|crew|group|department|brigade|section)s? of (?<number>${NUMBER})|(?<other>${NUMBER}) (?:\\p{L}+ ){0,2}(?:people|staff|employees|colleagues|engineers|developers|\\p{L}+ers|\\p{L}+ors|\\p{L}+ists)\\b`,
  'iu',
)

/** Of the fields of posts the largest, where no line tells of a larger one. */
export function planLargestTeam(facts: Facts, folded: string): Overview {
  if (!LARGEST.test(folded)) return null
  const fields = facts.entries
    .filter(({ kind }) => kind === 'experience')
    .map((entry) => ({ entry, size: valueOf(FIELD.exec(entry.text)?.groups?.['number'] ?? '') }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
  const [largest] = fields
  const told = Math.max(0, ...linesOf(facts).filter(tellsHowMany).map(sizeOf))
  return largest === undefined || largest.size < told
    ? null
    : planOf([{ text: largest.entry.text, units: largest.entry.header }])
}

function sizeOf({ text }: Line): number {
  const { number, other } = COUNTED.exec(text)?.groups ?? {}
  return valueOf(number ?? other ?? '') || 0
}
