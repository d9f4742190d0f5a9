/** 'What was her thesis about?': the titles that the records of her studies tell, the highest degree's first. */
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { NOWHERE, planOf, UNSAID, type Planner } from '../planner.ts'
import { studyRecords, type StudyRecord } from './study-records.ts'
import { DEGREE, DOCTORATE, MASTER, THESIS } from './study-words.ts'
import { titlesSetOff } from './thesis-titles.ts'

const QUOTED = /^["“„«][^"”“»]{6,200}["”“»]/u
/** 'summa cum laude; "Cold light in warm rooms"' in a cell of remarks. */
const BEHIND_GRADE = /[;,.] (["“„«][^"”“»]{12,200}["”“»])\.?$/u
const COLUMN = /thes[ei]s|dissertation|topic|title of/i
/** Of another's thesis. */
const OTHERS =
  /\bsupervis(?:e|es|ed|ing|ion)\b[^.]{0,60}\b(?:thes[ei]s|dissertations?)|\b(?:two|three|four|five|six|seven|eight|\d+) (?:\p{L}+['’]?s? )?(?:theses|dissertations)/iu
/** 'Thesis advisor: …' tells who it was, and neither what it is called nor what it is on. */
const WHO_ADVISED =
  /^\W{0,3}(?:\p{L}+['’]?s? )?(?:thes[ei]s|dissertation) (?:advis[eo]rs?|supervisors?|mentors?|committee|examiners?)\b/iu
/** 'dissertation outstanding': how far it is, and not what it is on. */
const HOW_FAR =
  /\b(?:thes[ei]s|dissertation)[,:]?(?: (?:is|still|now|yet|currently|to be|not|never|being|the|only|part|next|last|was)\b)*(?: (?:outstanding|pending|missing|open|in (?:progress|preparation)|under ?way|ongoing|unfinished|incomplete|submitted|handed in|written(?: up)?|begun|started|finished|completed|due|deferred|to (?:follow|come|do|go|write|submit)|left|planned|remaining|owed)\b[^:"“]{0,40}|)$/iu
const ELSEWHERE: readonly (Kind | null)[] = [
  'education',
  'summary',
  'experience',
  'projects',
  'contact',
  null,
]
const MOST = 3
/** Whose theses are asked for, by the rank of the degree. */
const LEVELS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:phd|ph\.d|doctora\w+)\b/, [DOCTORATE]],
  [/\b(?:masters?|master's|msc|ma)\b/, [MASTER]],
  [/\b(?:bachelors?|bachelor's|bsc|ba)\b/, [6]],
  [/\bdiploma\b/, [DEGREE, 7, MASTER]],
]

export const planThesis: Planner = (facts, _, now, folded) => {
  const levels = LEVELS.filter(([pattern]) => pattern.test(folded))
  const asked = levels.flatMap(([, ranks]) => ranks)
  const studied = studyRecords(facts, now)
  const records = studied
    .filter(({ rank }) => (asked.length > 0 ? asked.includes(rank) : rank > 0))
    .sort((a, b) => Number(a.unfinished) - Number(b.unfinished) || b.rank - a.rank)
  const told = records.flatMap((one) => thesesOf(facts, one))
  if (told.length > 0) return planOf(distinct(told).slice(0, MOST))
  const setOff = records.flatMap((one) => titlesSetOff(facts, one))
  if (setOff.length > 0) return planOf(distinct(setOff).slice(0, MOST))
  // that of her master's is not that of her bachelor's; a post at a university may be called after the degree
  const isAsked = ({ rank, text }: StudyRecord): boolean =>
    rank === 0 && levels.some(([pattern]) => pattern.test(fold(text)))
  const beside = studied.filter((one) => !records.includes(one) && !isAsked(one))
  const others = new Set(beside.flatMap(({ all }) => all))
  const other = facts.units.flatMap(({ unit }): PlanPart[] => {
    if (others.has(unit.index) && !levels.some(([pattern]) => pattern.test(fold(unit.text)))) return []
    if (unit.kind === 'heading' || !ELSEWHERE.includes(facts.mainKinds[unit.section] ?? null)) return []
    if (!THESIS.test(unit.text) || OTHERS.test(unit.text) || WHO_ADVISED.test(unit.text)) return []
    if (HOW_FAR.test(clauseOf(unit.text) ?? '')) return []
    return /\b(?:thes[ei]s|dissertation)\b/i.test(unit.text) ? [{ text: unit.text, units: [unit.index] }] : []
  })
  const isOfAnother = beside.some((one) => thesesOf(facts, one).length > 0)
  const isAdvised = facts.units.some(({ unit }) => WHO_ADVISED.test(unit.text))
  return planOf(other.slice(0, 1)) ?? ((asked.length > 0 && isOfAnother) || isAdvised ? NOWHERE : UNSAID)
}

/** 'Where did she write her thesis?', with or without what it is on: the studies that it belongs to. */
export const planThesisPlace: Planner = (facts, _, now, folded) => {
  const ranks = LEVELS.filter(([pattern]) => pattern.test(folded)).flatMap(([, own]) => own)
  const [record] = studyRecords(facts, now)
    .filter(
      (one) =>
        (ranks.length > 0 ? ranks.includes(one.rank) : one.rank > 0) && thesesOf(facts, one).length > 0,
    )
    .sort((a, b) => b.rank - a.rank)
  if (record === undefined) return null
  const theses = /^(?:where|(?:at|in|from) )/.test(folded) ? [] : thesesOf(facts, record)
  const told = theses.filter(({ text }) => !record.text.includes(text))
  return planOf([{ text: record.text, units: record.units }, ...told])
}

function distinct(parts: readonly PlanPart[]): PlanPart[] {
  const seen = new Set<string>()
  return parts.filter(({ text }) => !seen.has(text) && seen.add(text))
}

function thesesOf(facts: Facts, record: StudyRecord): PlanPart[] {
  return record.all.flatMap((index): PlanPart[] => {
    const unit = facts.units[index]?.unit
    if (unit === undefined || unit.kind === 'heading') return []
    if (unit.kind === 'row') return inRow(facts, index)
    const text = QUOTED.test(unit.text) ? unit.text : clauseOf(unit.text)
    return text === null || OTHERS.test(text) || WHO_ADVISED.test(text) || HOW_FAR.test(text)
      ? []
      : [{ text, units: [index] }]
  })
}

/** The cell that tells of it; with a title alone, behind what was studied. */
function inRow(facts: Facts, index: number): PlanPart[] {
  const cells = cellsOf(facts.document, facts.units[index]?.unit) ?? []
  for (const { header, text } of cells) {
    const clause = clauseOf(text)
    if (clause !== null) return [{ text: clause, units: [index] }]
    if (text.length > 5 && (COLUMN.test(header) || QUOTED.test(text))) return [{ text, units: [index] }]
    const [, title] = BEHIND_GRADE.exec(text) ?? []
    if (title !== undefined) return [{ text: title, units: [index] }]
  }
  return []
}

/** 'Thesis: …', 'my dissertation was called …': from the beginning of the clause to the end of its sentence. */
function clauseOf(text: string): string | null {
  const found = THESIS.exec(text)
  if (found === null) return null
  const before = text.slice(0, found.index)
  const from = Math.max(
    ...[...before.matchAll(/(?<=\p{L}{2}|\d|\))[.;,]\s+|\(|^/gu)].map(
      ({ index, 0: mark }) => index + mark.length,
    ),
  )
  const rest = text.slice(from)
  const behind = found.index - from + found[0].length
  const end = /["”»](?=[.;,) ])|(?<=\p{L}{3}|\))(?<!\b(?:Prof|Assoc|Asst))[.;](?= |$)/u.exec(
    rest.slice(behind),
  )
  // what a title in quotation marks is followed by may tell what it is on
  const cut = end === null ? rest.length : behind + end.index + (/["”»]/.test(end[0]) ? 1 : 0)
  const whole = /^[^.;]{0,80}/.exec(rest.slice(cut))?.[0] ?? ''
  const on = /^,? (?:on|about)\b[^,.;]{0,70}/.exec(whole)?.[0] ?? ''
  const said = (rest.slice(0, cut) + on).replace(/[\s,]+$/, '')
  const open = (said.match(/\(/g)?.length ?? 0) - (said.match(/\)/g)?.length ?? 0)
  return open < 0 ? said.replace(/\)$/, '') : said
}
