/** 'May we ring Ann Poole straight away?': the line that names whom, with the condition that stands in it or behind it. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { fold, words } from '../../text/text.ts'
import { planOf, type Overview } from '../planner.ts'
import { ASK, LATER, ON_CONDITION } from './present-boss.ts'

const MAY =
  '(?:(?:may|can|could|might|should|are) (?:i|we|one)|is it (?:ok|okay|all right|alright|fine) (?:for (?:me|us) )?to)'
const SOON = '(?:already |just |simply |directly )?'
const WHOLE = new RegExp(`^${MAY} (?:allowed to )?${SOON}${ASK} (.{2,60}?)${LATER}$`)

const TITLE = /^(?:the|an?|dr|prof|professor|mr|mrs|ms|miss|sir|dame|rev|judge|captain|sister|father)$/
/** Nobody that a line would name: 'her', 'her references'. */
const UNNAMED =
  /\b(?:him|her|them|you|his|their|your|someone|anyone|somebody|anybody|referees?|references?|employers?|boss|manager|colleagues?)\b/
/** It is said of the one before it, or of all. */
const OF_THEM = /\b(?:him|her|he|she)\b/i
const OF_ALL =
  /\b(?:them|they|these|either|neither|any|all|both|nobody|anyone|anybody|referees?|references?)\b/i
/** A capitalised word within a sentence. */
const NAMED = /(?<=[\p{L}\d,;:(] )\p{Lu}\p{L}{2,}/gu

/** Null where it is not asked, no line names them, or none says on which condition: then it may stand in other words. */
export function planAskOne(facts: Facts, folded: string): Overview {
  const name = WHOLE.exec(folded)?.[1] ?? ''
  const asked = words(name).map(({ text }) => text)
  const own = asked.filter((word) => !TITLE.test(word))
  if (own.length === 0 || UNNAMED.test(name)) return null
  const names = (one: UnitFacts): boolean => {
    const said = new Set(words(fold(one.unit.text)).map(({ text }) => text))
    return own.every((word) => said.has(word))
  }
  const naming = facts.units.filter((one) => one.unit.kind !== 'heading' && names(one))
  const plainly = facts.units.filter(
    (one) =>
      ON_CONDITION.test(one.unit.text) &&
      (naming.includes(one) || (naming.length > 0 && namesTitled(one, own.at(-1) ?? ''))),
  )
  if (plainly.length === 1 || plainly.length === 2) return planOf(partsOf(plainly))
  const [line, ...others] = naming.filter(({ unit }) => facts.mainKinds[unit.section] === 'references')
  if (line === undefined || others.length > 0 || plainly.length > 1) return null
  const said = facts.units.filter(
    ({ unit }) => unit.section === line.unit.section && ON_CONDITION.test(unit.text),
  )
  const theirs = said.filter(
    (one) =>
      namesNobodyElse(one, asked) &&
      (OF_ALL.test(one.unit.text) || (one.unit.index === line.unit.index + 1 && OF_THEM.test(one.unit.text))),
  )
  // what is said of another is not said of them
  return said.length === 0 ? null : planOf(partsOf([line, ...theirs.slice(0, 2)]))
}

/** 'Mrs Poole', of whom another line tells the whole name. */
const namesTitled = ({ unit }: UnitFacts, surname: string): boolean =>
  Array.from(unit.text.matchAll(/\b(?:Dr|Prof|Mr|Mrs|Ms|Miss)\.? (\p{Lu}[\p{L}'’-]+)/gu)).some(
    ([, name = '']) => fold(name) === surname,
  )

/** 'Please do not ring Mr Oduya' is said of him. */
const namesNobodyElse = ({ unit }: UnitFacts, asked: readonly string[]): boolean =>
  Array.from(unit.text.matchAll(NAMED), ([word]) => fold(word)).every((word) => asked.includes(word))

const partsOf = (lines: readonly UnitFacts[]): { text: string; units: number[] }[] =>
  lines.map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
