/**
 * 'Senior Analyst (Analyst until 03/2024)', 'Manager (from 2018); Analyst (2015 – 2018)', 'Engineer, from 2010 shift lead':
 * the titles that one header tells, one after the other; when one came to each, and what one was before it.
 */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { Plan } from '../plan/plan.ts'
import { entriesOf, type TimelineContext } from '../posts/timeline-entries.ts'
import { findDates } from '../text/dates.ts'
import { fold, words } from '../text/text.ts'

interface Step {
  readonly title: string
  /** Months since year 0, where it is told. */
  readonly from: number | null
  readonly until: number | null
  /** As the header says it. */
  readonly said: string
  readonly unit: number
  readonly entry: Entry
}

const RISE = '(?:become|became|becoming|promoted to|made|appointed(?: as| to)?|named|rise to|rose to)'
const BECAME = new RegExp(
  `\\b(?:when|(?:what|which) (?:year|month|date))\\b.{0,30}\\b${RISE} (?:an? |the )?(.{3,60}?)[?.!\\s]*$`,
)
const BEFORE = new RegExp(
  `^(?:what|which) (?:\\S+ ){0,3}?(?:title|role|position|post|rank|job)\\b.{0,60}\\b(?:before|prior to) (?:(?:s?he|they|it|being) )?(?:(?:was|were|got) )?${RISE} (?:an? |the )?(.{3,60}?)[?.!\\s]*$`,
)
/** Where the title ends that is asked for. */
const AT_HOUSE = / (?:at|with|by|for) (?:the )?(?=\S)/
/** 'rather than analyst', of what one was before. */
const RATHER = /,? (?:rather than|instead of|and no longer|as opposed to) .*$/
const LABEL = /^(?:job )?(?:title|position|role|post)s?: /i
/** What may stand before a title in its clause: 'from 2010 shift lead', 'then'. */
const MARK =
  /\b(?:from|since|until|till|up to|as of|then|later|previously|formerly|first|and|promoted to|in)\b|[–—-]$|^[–—-]/gi
const ENDS = /\b(?:until|till|up to)\b/i
const ORDERED = /\b(?:from|since|until|till|up to|then|later|previously|formerly|promoted)\b/i

/** Null where no header tells the one title that is asked for beside another. */
export function planTitleStep({ facts, question }: TimelineContext): Plan | null {
  if (question.yesno || question.counts || question.time !== null) return null
  const became = BECAME.exec(question.folded)?.[1]
  const before = became === undefined ? BEFORE.exec(question.folded)?.[1] : undefined
  const asked = became ?? before
  if (asked === undefined) return null
  const [title = '', house = ''] = asked.replace(RATHER, '').split(AT_HOUSE)
  const runs = entriesOf(facts)
    .filter(({ kind }) => kind === 'experience')
    .map((entry) => stepsOf(facts, entry))
    .filter((run) => run.length > 1 && run.some((step) => isTitled(step, title)) && isAt(facts, run, house))
  // posts of one line are all told by it
  const [run, other] = runs.filter(
    (one, i) => runs.findIndex((before) => before[0]?.unit === one[0]?.unit) === i,
  )
  if (run === undefined && became !== undefined) return sentenceAs(facts, title)
  if (run === undefined || other !== undefined) return null
  const sought = run.filter((step) => isTitled(step, title))
  const [step] = sought
  if (step === undefined || sought.length > 1) return null
  const told = became === undefined ? stepBefore(run, step) : startOf(run, step) === null ? null : step
  if (told === null) return null
  const whole = facts.units[told.unit]?.unit.text ?? told.said
  const text = became === undefined ? told.said : whole.replace(LABEL, '')
  return { parts: [{ text, units: [told.unit] }], list: false, chance: 0.9, fact: true }
}

const stemsOf = (text: string): string[] =>
  words(fold(text)).flatMap((word) => (word.stop ? [] : [word.stem]))

function isTitled({ title }: Step, asked: string): boolean {
  const [own, sought] = [stemsOf(title), stemsOf(asked)]
  return sought.length > 0 && own.length === sought.length && sought.every((one) => own.includes(one))
}

function isAt(facts: Facts, run: readonly Step[], house: string): boolean {
  const entry = run[0]?.entry
  const own = new Set(entry?.header.flatMap((unit) => [...(facts.units[unit]?.scope ?? [])]))
  return stemsOf(house).every((one) => own.has(one))
}

/** Told itself, or by the end of the only other title. */
function startOf(run: readonly Step[], step: Step): number | null {
  const [other, more] = run.filter((one) => one !== step)
  return step.from ?? (more === undefined ? (other?.until ?? null) : null)
}

/** The other title, or of several the last that began before. */
function stepBefore(run: readonly Step[], step: Step): Step | null {
  const others = run.filter((one) => one !== step)
  const [other, more] = others
  if (more !== undefined) {
    const from = startOf(run, step)
    if (from === null || others.some((one) => one.from === null)) return null
    const earlier = others.filter((one) => (one.from ?? 0) < from)
    return earlier.sort((a, b) => (b.from ?? 0) - (a.from ?? 0))[0] ?? null
  }
  if (other === undefined) return null
  if (other.until !== null && other.from === null) return other
  if (other.from !== null && step.from !== null) return other.from < step.from ? other : null
  // 'Engineer, from 2010 shift lead': what has no date of its own was first
  return other.from === null && step.from !== null ? other : null
}

/** 'from 2015 to 2022, as researcher and from the summer of 2020 as senior researcher': the one sentence that tells it so. */
function sentenceAs(facts: Facts, title: string): Plan | null {
  const asked = fold(title)
  const found = facts.units.filter(({ unit: { text, section }, dates }) =>
    facts.mainKinds[section] !== 'experience'
      ? false
      : dates.some(({ end, single }) => {
          const behind = fold(text.slice(end, end + asked.length + REACH)).replace(AS, '')
          return single && behind.startsWith(asked) && !/^\p{L}/u.test(behind.slice(asked.length))
        }),
  )
  const [line, more] = found
  if (line === undefined || more !== undefined || line.unit.kind === 'heading') return null
  const parts = [{ text: line.unit.text, units: [line.unit.index] }]
  return { parts, list: false, chance: 0.85, fact: true }
}
const AS = /^,? as (?:an? |the |its |their )?/
const REACH = 12

/** Characters of a line below a header that tells the titles in their order. */
const BELOW = 120

/** Of the one header line that tells several titles in their order; or a short line below it, where that tells when. */
function stepsOf(facts: Facts, entry: Entry): Step[] {
  const below = facts.units
    .slice(entry.from, entry.to)
    .filter(
      ({ unit, isHeader, dates }) =>
        !isHeader && unit.kind !== 'heading' && dates.length > 0 && unit.text.length <= BELOW,
    )
  for (const index of [...entry.header, ...below.map(({ unit }) => unit.index)]) {
    const text = (facts.units[index]?.unit.text ?? '').replace(LABEL, '').replace(/\.$/, '')
    if (facts.units[index]?.unit.kind === 'row' || !(ORDERED.test(text) || text.includes(';'))) continue
    const steps = read(text, entry.range).map((step) => ({ ...step, unit: index, entry }))
    if (steps.length > 1 && steps.some(({ from, until }) => from !== null || until !== null)) return steps
  }
  return []
}

function read(text: string, whole: Entry['range']): Omit<Step, 'unit' | 'entry'>[] {
  const steps: Omit<Step, 'unit' | 'entry'>[] = []
  const isOnly = findDates(text).length === 1
  for (const clause of text.split(/[;()]|, | [|·] /).map((one) => one.trim())) {
    const [said] = findDates(clause)
    // from when to when one was there says nothing of either title
    const isWhole =
      isOnly && said !== undefined && said.from === whole?.from && (whole.open || said.to === whole.to)
    const date = isWhole ? undefined : said
    if (isWhole && !looksLikeTitle(clause)) continue
    const rest = said === undefined ? clause : `${clause.slice(0, said.start)} ${clause.slice(said.end)}`
    const title = rest.replace(MARK, ' ').replace(/\s+/g, ' ').trim()
    const isEnd = date?.single === true && ENDS.test(clause)
    const from = date === undefined || isEnd ? null : date.from
    const until = date === undefined ? null : isEnd ? date.to : date.single || date.open ? null : date.to
    const last = steps.at(-1)
    if (title === '' && date !== undefined && last !== undefined && last.from === null && last.until === null)
      steps[steps.length - 1] = { ...last, from, until, said: `${last.said} (${clause})` }
    // ': led a team' tells what was done
    else if (looksLikeTitle(title) && !looksLikeOrg(title) && !/^:|: \S/.test(title))
      steps.push({ title, from, until, said: clause })
  }
  return steps
}
