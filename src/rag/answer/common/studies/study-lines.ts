/** The lines of sections on studies and papers, as each course of study or paper is made of them. */
import { kindsOfHeading } from '../../document/heading-kinds.ts'
import type { Unit } from '../../document/units.ts'
import { isSetOff } from '../../entries/entry-headers.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { A_SCHOOL, COURSE, DEGREE, rankOf, STUDIED } from './study-words.ts'

export interface StudyLines {
  head: UnitFacts[]
  body: UnitFacts[]
  school: UnitFacts | null
}

const HOME: readonly (Kind | null)[] = ['education', 'certifications']
/** Characters of a line that names a school. */
export const SCHOOL_LINE = 90

export const isHome = (facts: Facts, { unit, entry }: UnitFacts): boolean => {
  const kind = facts.mainKinds[unit.section] ?? null
  const own = entry === null ? undefined : facts.entries[entry]
  return own ? HOME.includes(own.kind) : HOME.includes(kind)
}

export function studyLines(facts: Facts): StudyLines[] {
  const groups: StudyLines[] = []
  for (const one of facts.units) {
    if (!isHome(facts, one) || isNameLine(facts, one)) continue
    const open = groups.at(-1)
    const { unit } = one
    const last = open ? (open.body.at(-1) ?? open.head.at(-1)) : undefined
    const near = last?.unit.section === unit.section || (last?.entry != null && last.entry === one.entry)
    if (unit.kind === 'heading' && !one.isHeader && !isDegreeTitle(unit.text)) continue
    if (open && near && !opens(facts, one, open)) {
      const ofHead =
        (one.isHeader && (open.body.length === 0 || open.head.some((h) => h.entry === one.entry))) ||
        (isUntitled(open, unit) && rankOf(unit.text) > 0) ||
        isCut(open)
      ;(ofHead ? open.head : open.body).push(one)
      continue
    }
    // 'Waverdam College, Utrecht' above 'BA in history, 2005 – 2008'
    const above = open && near && open.head.length === 1 && open.body.length === 0 ? open.head[0] : undefined
    const school = above && isSchoolLine(above) && !namesSchool(unit.text) ? above : null
    if (school) groups.pop()
    groups.push({ head: [one], body: [], school })
  }
  return groups.filter(
    ({ head, body }) =>
      body.length > 0 || head.some(({ unit }) => unit.kind !== 'heading' || rankOf(unit.text) > 0),
  )
}

const isNameLine = ({ person }: Facts, { unit }: UnitFacts): boolean =>
  person !== null && unit.text.includes(person.text)
const isDegreeTitle = (text: string): boolean =>
  rankOf(text) >= DEGREE || /^(?:\p{L}+ )?(?:certificate|course|training) (?:in|of|for) /iu.test(text)
export const namesSchool = (text: string): boolean => A_SCHOOL.test(text)
const isSchoolLine = ({ unit, dates }: UnitFacts): boolean =>
  unit.text.length <= SCHOOL_LINE && dates.length === 0 && rankOf(unit.text) === 0 && namesSchool(unit.text)

/** Does it begin a record of its own? */
function opens(facts: Facts, one: UnitFacts, open: StudyLines): boolean {
  const { unit } = one
  const head = open.head[0]
  const same = one.entry !== null && one.entry === head?.entry
  // a form tells of one course of study in several rows
  if (unit.kind === 'row') return !(same && isForm(facts, one.entry))
  if (one.isHeader && same) return false
  const onlyTitle = open.body.length === 0 && open.head.every((h) => h.unit.kind === 'heading')
  if (one.isHeader) return !onlyTitle || unit.kind === 'heading'
  // 'Further training' above items is no title of the first of them
  if (onlyTitle && unit.kind === 'item' && open.head.every((h) => isCategory(h.unit.text))) return true
  if (onlyTitle || isCut(open)) return false
  if (rankOf(unit.text) > 0) return !(isUntitled(open, unit) && same)
  if (STUDIED.test(unit.text)) return true
  const goesOn = unit.block === head?.unit.block && !open.head.some(({ dates }) => dates.length > 0)
  const beside = unit.kind === 'item' && head?.unit.kind === 'item' && unit.first
  if (same && beside && unit.parents.length === head.unit.parents.length) return true
  if (same || (goesOn && open.head.some((h) => rankOf(h.unit.text) > 0))) return false
  if (unit.kind === 'item') return unit.parents.length === 0 && unit.first
  return unit.line && (unit.first || isSetOff(facts.document, unit) || one.dates.length > 0 || !same)
}

/** Is the entry told field by field, in rows or in lines that say what, where and from when to when? */
export function isForm({ entries, units }: Facts, entry: number | null): boolean {
  const header = entry === null ? [] : (entries[entry]?.header ?? [])
  const told = header.flatMap((at) => units[at]?.unit ?? [])
  if (header.length < 2) return false
  return (
    told.every(({ kind }) => kind === 'row') ||
    // a house and what was studied there, with place and time at the right
    told.every(({ kind, text }) => kind === 'sentence' && / \| /.test(text)) ||
    (told.every(({ kind, text }) => kind === 'heading' || FIELD.test(text)) &&
      told.some(({ text }) => BEGUN.test(text)) &&
      told.some(({ text }) => ENDED.test(text)))
  )
}
const FIELD = /^\p{L}[\p{L} ]{2,23}: /u
const [BEGUN, ENDED] = [/^start(?:ing|ed)?(?: date)?: /i, /^end(?:ing|ed)?(?: date)?: /i]

const isCategory = (text: string): boolean =>
  kindsOfHeading(text).size > 0 && rankOf(text) === 0 && !/\d{4}/.test(text) && !namesSchool(text)

/** A school, or a year, below which it says what one studied there. */
const isUntitled = ({ head, body }: StudyLines, below: Unit): boolean =>
  body.length === 0 &&
  head.every(
    ({ unit }) =>
      rankOf(unit.text) === 0 &&
      (unit.kind === 'heading' ||
        (unit.kind === 'sentence' &&
          below.kind === 'item' &&
          namesSchool(unit.text) &&
          !COURSE.test(unit.text))),
  )

/** 'Dipl.-Ing.' is no end of a sentence. */
const isCut = ({ head, body }: StudyLines): boolean =>
  body.length === 0 && /(?:Ing|Dipl|Lic|Mag)\.$/.test(head.at(-1)?.unit.text ?? '')
