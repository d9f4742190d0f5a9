/** 'What are her duties?', 'what does she do day to day?': what stands below the main post that goes on. */
import { levelsOf } from '../../document/levels.ts'
import { cellsOf } from '../../document/row-cells.ts'
import { fieldsOf } from '../../entries/labelled-fields.ts'
import { isStrong } from '../../entries/entry-headers.ts'
import { isLabelAlone } from '../../entries/post-parts.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { looksLikeOrg, looksLikeTitle } from '../../lexicon/names.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { AWAY } from '../../posts/held-words.ts'
import { heldPosts, type Held } from '../../posts/held.ts'
import { entriesOf } from '../../posts/timeline-entries.ts'
import { fold } from '../../text/text.ts'
import { AT_PRESENT, JOB, JOB_NOW, NOW, OF_HERS, oneOf } from '../asked-posts.ts'
import { planOf } from '../planner.ts'
import { postsNow } from './post-now.ts'

const DAILY =
  '(?:day[- ]to[- ]day|daily|everyday|regular|routine|main|key|core|primary|most important|job|work)'
const DUTIES =
  '(?:responsibilit(?:y|ies)|duties|tasks|job description|role description|activities|areas? of responsibility)'
const IN_JOB = `(?: (?:in|at|on|of|for|with) (?:${JOB_NOW}|${OF_HERS}(?:this |that )?${JOB}))?`
const DAY =
  '(?:day to day|day-to-day|from day to day|day in,? day out|on a (?:day[- ]to[- ]day|daily) basis|every day|each day|daily|all day(?: long)?|at work|on a typical (?:working )?day|on a normal (?:working )?day)'
export const DUTIES_NOW = oneOf(
  `${OF_HERS}(?:${NOW} )?(?:${DAILY} )*${DUTIES}${IN_JOB}(?: ${AT_PRESENT})?`,
  `what (?:are|is|were) ${OF_HERS}(?:${NOW} )?(?:${DAILY} )*${DUTIES}${IN_JOB}(?: ${AT_PRESENT})?`,
  `(?:which|what) (?:${NOW} )?(?:${DAILY} )*${DUTIES} (?:does|do|has|have) ${WHO} (?:have|got|hold|carry out|perform|do)${IN_JOB}(?: ${AT_PRESENT})?`,
  `what (?:does|do|is|are) ${WHO} (?:actually |currently |now )?(?:do|doing) (?:${DAY}|in ${JOB_NOW}|(?:in|at|on) ${OF_HERS}${JOB})(?: ${AT_PRESENT})?`,
  `what (?:is|are) ${WHO} (?:currently |now )?(?:responsible for|in charge of|accountable for|tasked with)(?: (?:in|at) ${JOB_NOW}| ${AT_PRESENT}| at work)?`,
  `what (?:does|do) (?:${JOB_NOW}|${OF_HERS}${JOB}) (?:involve|entail|consist of|include|look like|comprise)`,
  `(?:describe|more about|about|something about|details (?:of|on|about)) ${JOB_NOW}`,
  `what (?:is|are) ${OF_HERS}(?:typical|normal|usual|average) (?:working |work )?day(?: like)?(?: at work)?`,
  `what does ${OF_HERS}(?:typical |normal |working )?(?:work(?:ing)? )?day look like`,
  `how (?:does|do) ${WHO} spend ${OF_HERS}(?:working |work )?days?`,
)

/** Characters of an answer that lines are taken for. */
const ROOM = 620
/** Lines about other things than the work: why one left, whom one answers to, what the contract says. */
const ASIDE =
  /^(?:reason for leaving|left (?:because|when|to|as)|manager|line manager|supervisor|referee|reference|salary|pay|contract|hours|tools?|stack|tech(?:nolog(?:y|ies))?(?: stack)?|keywords|website|https?:)\b.{0,30}?(?:[:–—]|\bbecause\b|$)|^my (?:manager|boss) (?:was|is)\b/i

export function planDuties(facts: Facts, now: number): Plan | null {
  const [post] = postsNow(facts, now)
  if (post === undefined) return null
  const told = inForm(facts, post)
  if (told.length > 0) return planOf(told)
  const own = linesBelow(facts, post)
  const lines = own.length > 0 ? own : (besideIt(facts, post) ?? elsewhere(facts, post))
  const parts = lines.length > 0 ? fitted(lines) : inRow(facts, post)
  return planOf(parts)
}

/** Items where they list what one does, with the sentence that they follow; else all. */
function fitted(lines: readonly UnitFacts[]): PlanPart[] {
  const parts: PlanPart[] = []
  let length = 0
  for (const { unit } of lines) {
    const text = unit.text.replace(/\s*[|·•]\s*/g, ', ')
    if (parts.length > 0 && length + text.length > ROOM) continue
    length += text.length + 2
    parts.push({ text, units: [unit.index] })
  }
  return parts
}

const isLine = ({ unit }: UnitFacts): boolean =>
  unit.kind !== 'heading' && unit.text.length > 12 && !ASIDE.test(unit.text) && !AWAY.test(unit.text)

/** From below its header to where the next post begins, or its section ends. */
function linesBelow(facts: Facts, post: Held): UnitFacts[] {
  const { units } = facts
  const header = new Set([...post.units, ...post.entry.header])
  const section = units[post.entry.from]?.unit.section ?? -1
  const mine = Math.max(...[...header].filter((unit) => units[unit]?.unit.section === section))
  const begin = Number.isFinite(mine) ? mine + 1 : post.entry.from + 1
  const next = Math.min(
    ...entriesOf(facts)
      .filter(
        ({ index, range, parent }) =>
          index !== post.entry.index && range !== null && parent !== post.entry.index,
      )
      .filter(
        (entry) => heldPosts(facts).some((one) => one.entry === entry) || !isInside(facts, entry.from, post),
      )
      .map(({ from, header: [first = from] }) => Math.min(from, first))
      .filter((from) => from >= begin),
    ...heldPosts(facts)
      .filter((one) => one !== post)
      .flatMap((one) => one.units)
      .filter((unit) => unit >= begin),
  )
  const out: UnitFacts[] = []
  const top = units[begin - 1]?.unit
  const isRow = top?.kind === 'row'
  const ofOne = isRow && (levelsOf(facts.document)[section] ?? 0) >= 3
  const end = ofOne ? Infinity : next
  for (let at = begin; at < Math.min(end, units.length); at++) {
    const line = units[at]
    if (line === undefined || !isBelow(facts, line.unit.section, section)) break
    // what stands below a row is said of all rows, which may be of one employer
    if (isRow && line.unit.kind !== 'row' && line.unit.block !== top.block && !ofOne) break
    if (isRow && line.unit.kind === 'row' && line.dates.length > 0) {
      if (!ofOne) break
      continue
    }
    if (!header.has(at) && isLine(line) && !isLabelAlone(facts.document, line.unit)) out.push(line)
  }
  return out
}

/** Of posts at one employer whose headers stand together: what stands below the last of them. */
function besideIt(facts: Facts, post: Held): UnitFacts[] | null {
  const next = heldPosts(facts).find(
    ({ entry, org }) =>
      org !== null && org === post.org && Math.max(...entry.header) === Math.max(...post.entry.header) + 1,
  )
  const lines = next === undefined ? [] : linesBelow(facts, next)
  return lines.length > 0 ? lines : null
}

/** A dated line that was read as an entry, between the header of the post and its end. */
const isInside = ({ units }: Facts, from: number, { entry }: Held): boolean =>
  from > entry.from &&
  units[from]?.unit.section === units[entry.from]?.unit.section &&
  units[from]?.unit.kind === 'item'

function isBelow({ document }: Facts, section: number, top: number): boolean {
  let at = document.sections[section]
  while (at !== undefined && at.index !== top)
    at = at.parent === null ? undefined : document.sections[at.parent]
  return at !== undefined
}

const LEGAL =
  /\s+(?:ltd|limited|gmbh|ag|inc|llc|llp|plc|s\.?a\.?|b\.?v\.?|n\.?v\.?|oy|ab|as|a\/s|kg|mbh|group)\b.*$/i

/** What an employer may be called by elsewhere: its name, or the words of it that are names, then the place. */
function namesOf({ org, title, entry }: Held): string[] {
  const whole = [org, ...entry.parts.filter((part) => part !== title && part !== org)].flatMap((part) => {
    const name = (part?.split(/[,(]/)[0] ?? '').replace(LEGAL, '').trim()
    return name === '' || /\d/.test(name) ? [] : [name]
  })
  const words = whole.flatMap((name) =>
    name
      .split(/[\s-]+/)
      .filter((word) => /^\p{Lu}/u.test(word) && !looksLikeOrg(word) && !looksLikeTitle(word)),
  )
  return [...new Set([...whole, ...words].map(fold))].filter((name) => name.length >= 5)
}

/** Of a row: what stands below a heading, or behind a name set off, that is the employer's or the place's. */
function elsewhere(facts: Facts, post: Held): UnitFacts[] {
  const { units, document, mainKinds } = facts
  const own = units[post.entry.from]?.unit.section
  for (const name of namesOf(post)) {
    const named = new RegExp(
      `(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
      'u',
    )
    const lead = units.find(({ unit }) => {
      const { section, kind, text, index } = unit
      const main = mainKinds[section] ?? null
      if (post.units.includes(index) || (main !== 'experience' && main !== null)) return false
      if (kind === 'heading') return section !== own && text.length < 90 && named.test(fold(text))
      if (kind === 'row' || !unit.first || (main === null && !isStrong(document, unit))) return false
      return fold(text).startsWith(name) && (isStrong(document, unit) || text.length > 60)
    })
    if (lead === undefined) continue
    const { unit } = lead
    const rest = units.slice(unit.index + 1)
    const end =
      unit.kind === 'heading'
        ? rest.findIndex((line) => !isBelow(facts, line.unit.section, unit.section))
        : rest.findIndex(
            (line) =>
              line.unit.section !== unit.section ||
              (isStrong(document, unit) ? isStrong(document, line.unit) : line.unit.block !== unit.block),
          )
    const lines = rest.slice(0, end < 0 ? rest.length : end).filter(isLine)
    if (unit.kind !== 'heading' && !isStrong(document, unit)) return [lead, ...lines]
    if (lines.length > 0) return lines
  }
  return []
}

/** What a field of a form is called that tells what one does. */
const DOES =
  /\b(?:activit(?:y|ies)|responsibilit(?:y|ies)|duties|tasks|job description|role description|what (?:i|she|he) (?:do|did|does))\b/i

/** Of a post that is told field by field: what the field of activities holds, wherever it stands among them. */
function inForm({ units, document }: Facts, { entry }: Held): PlanPart[] {
  const isField = (at: number): boolean => {
    const unit = units[at]?.unit
    return unit !== undefined && fieldsOf(document, unit).length > 0
  }
  if (!entry.header.every(isField)) return []
  return units.slice(entry.from, entry.to).flatMap(({ unit }): PlanPart[] => {
    const [field, more] = fieldsOf(document, unit)
    return field !== undefined && more === undefined && unit.line && DOES.test(field.header)
      ? [{ text: field.text.replace(/\s+/g, ' '), units: [unit.index] }]
      : []
  })
}

/** A cell of the row that tells more than when, where and as what. */
function inRow({ units, document }: Facts, { entry }: Held): PlanPart[] {
  for (const at of entry.header) {
    const unit = units[at]?.unit
    const cells = cellsOf(document, unit)
    const told = cells?.filter(({ text }) => text.length > 40 && /[.;]|\d.*,/.test(text)).at(-1)
    if (unit !== undefined && told) return [{ text: told.text.replace(/\s+/g, ' '), units: [unit.index] }]
  }
  return []
}
