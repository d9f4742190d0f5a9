/** 'How many years has she been a registered nurse?', where a line says 'on the register since May 2014': until today. */
import type { UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { monthsOf, sayLength, type DateRange } from '../text/dates.ts'

const ASKED =
  /^(?:and |for )?how (?:long|many years|many months) (?:has|have|is|are) (?:he|she|they|you) (?:now |already )?(?:been )?(?:an? |the )?(?:fully |newly |duly )?(registered|chartered|licen[cs]ed|certified|qualified|accredited|admitted)\b/
/** What a line says of each. */
const TOLD: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/^registered/, /\b(?:regist(?:ered|ration|er|rar)|on the (?:\p{L}+ )?(?:register|roll))\b/iu],
  [/^chartered/, /\bcharter(?:ed|ship)?\b/i],
  [/^licen/, /\blicen[cs](?:ed?|ure)\b/i],
  [/^certified/, /\bcertif(?:ied|icate|ication)\b/i],
  [/^qualified/, /\bqualif(?:ied|ication)\b/i],
  [/^accredited/, /\baccredit(?:ed|ation)\b/i],
  [/^admitted/, /\b(?:admitted|admission|called to the bar)\b/i],
]
/** It is so no longer, not yet, or of something else. */
const OVER = /\b(?:expired|lapsed|until|not|never|course|expected|planned|student|trainee|provisional)\b/i
/** Characters between the word for it and its date. */
const NEAR = 40
const KNOWN = 0.7

/** Null where no line, or more than one time, is told of it. */
export function planRegisteredFor({ facts, question, terms, now }: TimelineContext): Plan | null {
  const how = ASKED.exec(question.folded)?.[1]
  const told = TOLD.find(([asked]) => how !== undefined && asked.test(how))?.[1]
  if (how === undefined || told === undefined || question.time !== null) return null
  const rest = specifics(terms).filter(({ word }) => word.text !== how)
  // another trade than any that the CV names
  if (rest.some(({ known }) => known < KNOWN)) return null
  const all = facts.units.flatMap((one) => sinceIn(one, told))
  const named = all.filter(({ line }) => rest.some((term) => isSaid(line, term)))
  // 'admitted in Ireland' is told of Ireland, or not at all
  const found = named.length > 0 || rest.some(({ word }) => /^\p{Lu}/u.test(word.raw)) ? named : all
  const [first] = found
  if (first === undefined || found.some(({ date }) => date.from !== first.date.from)) return null
  const { date, line } = first
  const length = sayLength(monthsOf({ ...date, to: Infinity }, now), date.exact)
  return {
    lead: `${length} so far`,
    parts: [{ text: line.unit.text, units: [line.unit.index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

const isSaid = ({ stems }: UnitFacts, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= KNOWN && stems.has(key))

/** The date right behind the word for it. */
function sinceIn(line: UnitFacts, told: RegExp): { line: UnitFacts; date: DateRange }[] {
  const { text, kind } = line.unit
  const word = kind === 'heading' || line.isHeader ? null : told.exec(text)
  if (word === null) return []
  const end = word.index + word[0].length
  const date = line.dates.find(({ start }) => start >= end && start - end <= NEAR)
  // from one clause to the next
  if (date === undefined || /[;.]/.test(text.slice(end, date.start))) return []
  if (!date.single && !date.open) return []
  const clause = text.slice(Math.max(0, text.lastIndexOf(';', word.index)), date.end)
  return OVER.test(clause) ? [] : [{ line, date }]
}
