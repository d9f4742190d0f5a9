/** 'Are there gaps in her career?', 'career break': times without a post, as they are told or as the dates leave them. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { isBreak } from '../../lexicon/breaks.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { looksLikeOrg, looksLikeTitle } from '../../lexicon/names.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { toldPart } from '../../posts/timeline-entries.ts'
import { textOf } from '../../saying/say-unit.ts'
import { findDates } from '../../text/dates.ts'
import { oncePer } from '../../text/once-per.ts'
import { HEADED, NOT, NOTHING, OUTRIGHT, RULE, STRONG, WEAK } from './break-words.ts'
import { computedGap } from './computed-gap.ts'
import { linesOf, partOfLine, type Line } from '../own-lines.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { ANY, OPENING } from '../wordings.ts'

const OF = '(?:career|employment|work(?:ing)?|job|professional|cv|resume)'
const GAP = `(?:(?:${OF}|longer|long|unexplained|big|major|extended) )*(?:gaps?|breaks?|pauses?|interruptions?|time[ -]?outs?|time off|periods? (?:without|out of) (?:a job|work|jobs|employment)|sabbaticals?|years? (?:off|out))`
const IN = `(?: (?:in|from|of|between|during) (?:the )?(?:${WHOSE} )*(?:${OF}|jobs|posts|positions|history|life|record|experience)(?: (?:${OF}|jobs|posts|positions|history|life|record|experience))*)`
const FOR_A_TIME =
  'for (?:a (?:while|time|bit|year)|some (?:time|months|years)|(?:two|three|four|five|six|several|a few) (?:years|months))'
export const BREAKS = exactly(
  [
    `(?:and )?(?:are|were|is|was) there (?:ever )?${ANY}${GAP}${IN}?`,
    `(?:has|have|had|does|do|did) (?:${WHO}|(?:${WHOSE} )+(?:cv|career|resume|work history|employment history)) (?:ever |also )?(?:had |have |taken? |took |got |been on |show |contain |include |made )?${ANY}${GAP}${IN}?`,
    `(?:has|have|did) ${WHO} (?:ever )?(?:taken?|took|had) (?:(?:any|some|a longer|longer|a lot of|much) )*(?:time|a year|years|months) (?:off|out|away)(?: (?:from )?(?:${WHOSE} )*(?:work|working|job|career|the job))?`,
    `(?:has|have|had|did) ${WHO} (?:ever )?(?:paused?|interrupt(?:ed)?|taken? a break from) (?:${WHOSE} )*(?:career|work(?:ing)?)`,
    `(?:when|why) (?:did|has|have|was|were|is|are) (?:${WHO}|there) (?:take |taken |have |had |on |go on |gone on |go for |leave (?:work )?for )?(?:a |an |any )?${GAP}${IN}?`,
    `(?:when|why) (?:did|has|had) ${WHO} (?:stop(?:ped)?|pause[ds]?|quit) (?:paid )?work(?:ing)? ${FOR_A_TIME}`,
    `${OPENING}${GAP}${IN}?`,
    `(?:for )?how long (?:was|were|has|have|is|are) ${WHO} (?:been )?(?:off|away|out)(?: (?:from |of )?(?:work|a job|employment|the job))?(?: (?:for|altogether|in total|in all))?`,
    `(?:what|which) ${GAP}${IN}? (?:are there|has ${WHO} had|did ${WHO} (?:have|take))`,
    `(?:what|why) (?:was|were|is|are) (?:(?:${WHOSE}|the) )*(?:(?:one|two|three|four) )?${GAP}${IN}?(?: (?:for|about|due to|taken for|because of))?`,
    `(?:why|for what reasons?|what for|when) (?:did|has|have|had) ${WHO} (?:take|taken|have|had|interrupt) (?:(?:a|an|the|any|all|both|(?:${WHOSE})|one|two|three|four) )*${GAP}${IN}?`,
    `(?:what|which) (?:was|were) (?:the )?reasons? (?:for|behind|of) (?:(?:${WHOSE}|the|all|both) )*(?:(?:one|two|three|four) )?${GAP}${IN}?`,
    `(?:explain|describe|what about) (?:the |any )?${GAP}${IN}?`,
    `(?:has|have|was|were|is|are) ${WHO} (?:ever )?(?:been )?(?:out of work|between jobs|without (?:a job|work))(?: before)?`,
  ].join('|'),
)

const OTHER: readonly Line['kind'][] = [
  'references',
  'publications',
  'talks',
  'languages',
  'interests',
  'awards',
  'projects',
  'skills',
  'funding',
  'volunteering',
]
/** Says it outright, in whatever section: 'Career break from August to October.' */
const SAID = /^(?:an? |one |my |her |his )?career break\b/i
const LABELLED =
  /^(?:(?:career |employment )?(?:breaks?|gaps?)(?: in (?:employment|the cv|my cv|\d{4}(?:[–/-]\d{2,4})?))?|(?:parental|maternity|paternity) leave(?=\s*:.*\d{4}))\s*[:,]/i
const BEGINS = 12
/** 'Between leaving Acme in May 2008 and starting at Bolt in June 2009 I …': the time is that of two dates. */
const BETWEEN = /^(?:between|from) (?:leaving|finishing) .{4,60} (?:and|to|until) /i
const MOST = 3
const LONG = 240

/** A name and dates tell no reason. */
const ASKS_REASON = /\b(?:why|reasons?)\b/
const BARE =
  /^(?:an? |the |my )?(?:(?:career|planned|longer|short|one-year|unpaid|personal) )*(?:sabbatical|breaks?|gaps?(?: year)?|pause|time (?:off|out)|year (?:off|out)|leave(?: of absence)?)(?: (?:year|leave|term|semester|from work))?$/i

function tellsNothing(text: string): boolean {
  let rest = text
  for (const { start, end } of [...findDates(text)].reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return BARE.test(
    rest
      .replace(/[^\p{L}-]+/gu, ' ')
      .replace(/(?:^|\s)-+(?=\s|$)/g, ' ')
      .trim(),
  )
}

/** Without any of these no line tells of a time without a post; the next best lines are but a list of posts. */
const MAY_TELL =
  /\b(?:gaps?|breaks?|sabbatical|pauses?|paused|interrupt\w*|unemploy\w*|jobless|redundan\w*|out of (?:a job|work)|without (?:a job|work|employment)|between (?:jobs|posts|roles|positions)|(?:time|year|years|months) (?:off|out|away)|stay(?:ed)? at home|(?:maternity|paternity|parental|sick|unpaid|family|carer'?s?) leave|leave of absence|on leave|car(?:ed|ing) for|carer|looked after|illness|recover\w*|travell?(?:ed|ing)|look(?:ed|ing) for work|job[- ]?(?:search|hunt)\w*|stopped work\w*|return(?:ed|ing)? to work|returnship|raising|bringing up)\b/i

export function planBreaks(facts: Facts, now: number, folded: string): Overview {
  const told = toldBreaks(facts)
  const named = /\bsabbatical/.test(folded) ? told.filter(({ text }) => /\bsabbatical/i.test(text)) : []
  const parts = named.length > 0 ? named : told
  if (ASKS_REASON.test(folded) && parts.length > 0 && parts.every(({ text }) => tellsNothing(text)))
    return UNSAID
  if (parts.length > 0) return planOf(parts.slice(0, MOST)) ?? UNSAID
  const plan = computedGap(facts, now)
  if (plan !== null) return plan
  return facts.units.some(({ unit }) => MAY_TELL.test(unit.text)) ? UNSAID : NOWHERE
}

/** What is told of times without a post, in reading order. */
export const toldBreaks = oncePer((facts: Facts): readonly PlanPart[] => {
  const taken = new Set<number>()
  const parts: PlanPart[] = []
  const say = (part: PlanPart): void => {
    if (part.units.every((unit) => taken.has(unit))) return
    for (const unit of part.units) taken.add(unit)
    parts.push(part)
  }
  const told = linesOf(facts).filter((line) => isTold(line))
  const entries = facts.entries.filter((entry) => isBreakEntry(facts, entry))
  for (const { unit } of facts.units) {
    const entry = entries.find(({ header }) => header[0] === unit.index)
    if (entry) {
      for (const part of saidOf(facts, entry)) say(part)
      for (let i = entry.from; i < entry.to; i++) taken.add(i)
    } else if (
      unit.kind === 'heading' &&
      facts.mainKinds[unit.section] !== 'interests' &&
      HEADED.test(unit.text)
    )
      for (const part of below(facts, unit.index)) say(part)
    else if (unit.kind === 'row' && LABELLED.test(unit.text.replace(/\s*\|\s*/, ': ')))
      say({ text: unit.text.replace(/\s*\|\s*/, ': '), units: [unit.index] })
    else if (!taken.has(unit.index))
      for (const line of told) if (line.unit.unit.index === unit.index) say(inRow(facts, line))
  }
  return parts
})

function isTold({ text, kind, entry }: Line): boolean {
  if (LABELLED.test(text) || SAID.test(text)) return true
  if (OUTRIGHT.test(text) && findDates(text).length > 0) return true
  const [date] = findDates(text)
  const begins = date !== undefined && (date.start <= BEGINS || BETWEEN.test(text))
  // what is done in 'Time away from work' may also be that
  if (OTHER.includes(kind) && !(kind === 'interests' && begins)) return false
  if (NOT.some((one) => one.test(text))) return false
  if (RULE.test(text) && !/\b(?:parental|maternity|paternity)\b/i.test(text)) return false
  const sure = STRONG.some((one) => one.test(text))
  if (sure)
    return (
      kind !== 'practical' ||
      /\b(?:parental|maternity|paternity|unpaid leave|sabbatical|months? (?:off|without))\b/i.test(text)
    )
  return (
    begins &&
    kind !== 'interests' &&
    (entry === null || entry.title === null || BETWEEN.test(text)) &&
    kind !== 'practical' &&
    WEAK.some((one) => one.test(text))
  )
}

/** By its header; or by what stands below one that names neither a title nor an employer. */
function isBreakEntry(facts: Facts, entry: Entry): boolean {
  if (entry.kind !== 'experience') return false
  if (isBreak(entry.parts) || (entry.parts.length > 0 && HEADED.test(entry.parts[0] ?? ''))) return true
  if (
    entry.range === null ||
    [...entry.parts, entry.text].some((one) => looksLikeTitle(one) || looksLikeOrg(one))
  )
    return false
  const first = facts.units[Math.max(...entry.header) + 1]
  return (
    first !== undefined &&
    first.entry === entry.index &&
    [...WEAK, NOTHING].some((one) => one.test(first.unit.text.slice(0, 60)))
  )
}

/** What stands below a heading; with the heading's date where it has none. */
function below(facts: Facts, heading: number): PlanPart[] {
  const head = facts.units[heading]
  if (head === undefined) return []
  const lines: UnitFacts[] = []
  for (const one of facts.units.slice(heading + 1)) {
    if (one.unit.section !== head.unit.section || lines.length >= MOST) break
    lines.push(one)
  }
  const dated = lines.filter(({ unit }) => findDates(unit.text).length > 0)
  const label = head.unit.text.replace(/^[\d.]+ /, '')
  if (findDates(head.unit.text).length > 0) {
    const [first] = lines
    return first
      ? [{ text: `${label}: ${first.unit.text}`, units: [heading, first.unit.index] }]
      : [{ text: label, units: [heading] }]
  }
  return (dated.length > 0 ? dated : lines.slice(0, 1)).map(({ unit }) =>
    unit.text.length < SHORT
      ? { text: `${label}: ${unit.text}`, units: [heading, unit.index] }
      : { text: unit.text, units: [unit.index] },
  )
}

/** Characters of a line that says little more than a date. */
const SHORT = 30

/** Of a header that tells a whole sentence, this and its like; of another what stands below it as well. */
function saidOf(facts: Facts, entry: Entry): PlanPart[] {
  const [head, ...more] = entry.header.flatMap((unit) => facts.units[unit]?.unit ?? [])
  if (head === undefined) return []
  const telling = head.kind === 'heading' ? more.filter(({ text }) => text.length >= TELLING) : []
  if (telling.length > 0)
    return HEADED.test(head.text)
      ? below(facts, head.index)
      : telling.map(({ text, index }) => ({ text, units: [index] }))
  if (entry.text.length > LONG || entry.text.length - entry.dates.length >= TELLING)
    return [{ text: headline(entry), units: entry.header }]
  return [toldPart(facts, entry)]
}

/** Characters from which on a header tells what was done. */
const TELLING = 55

/** Of a table the whole row, since its date stands in another cell. */
function inRow(facts: Facts, line: Line): PlanPart {
  const { unit, text } = line
  if (findDates(text).length > 0) return partOfLine(line)
  if (unit.unit.kind !== 'row') {
    const dates = line.entry?.title === null ? line.entry.dates : ''
    return dates === '' || unit.isHeader
      ? partOfLine(line)
      : { text: `${dates}: ${text}`, units: [unit.unit.index, ...(line.entry?.header ?? [])] }
  }
  const whole = textOf(facts, unit.unit.index)
  if (whole.length <= LONG) return { text: whole, units: [unit.unit.index] }
  const dates = line.entry?.dates ?? ''
  return { text: dates === '' ? text : `${dates}: ${text}`, units: [unit.unit.index] }
}
