/** 'Does she teach?': what is taught now stands before what was, wherever it is told. */
import type { Facts } from '../../facts/facts.ts'
import { toldOfOther } from '../../facts/told-of-others.ts'
import { WHO } from '../../lexicon/frames.ts'
import { findDates } from '../../text/dates.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { isPlan, listOf, type Overview } from '../planner.ts'
import { planTeaching } from './writings.ts'

const ASKED_NOW = new RegExp(
  `^(?:does|do|is|are) ${WHO} (?:also |still |currently |now )?(?:teach|teaching|lecture|lecturing)\\b`,
)
/** One is it, or does it. */
const TEACHES =
  /^\P{L}*(?:[\p{L}-]+ ){0,3}(?:trainer|teacher|lecturer|instructor|tutor)\b|\b(?:I|[Ss]he|[Hh]e) (?:also |still |now )?(?:teach(?:es)?|lectures?|train|trains)\b|^(?:Teach|Lectur)(?:es|ing|e|ures)?\b/iu
/** It goes on. */
const GOES_ON =
  /\b(?:since|present|to date|today|now|currently|at present|every|weekly|(?:a|per|each) (?:week|month|term|year|semester)|on \p{Lu}\p{L}+days?)\b/u
const NOT = /\b(?:not|never|no longer|until|used to|would like|want|course for|certificate|asked)\b/i
const NEVER: readonly Line['kind'][] = ['references', 'certifications', 'skills', 'education', 'publications']
const [MOST, LONGEST] = [3, 200]

export function planTeachingAsked(facts: Facts, folded: string, now: number): Overview {
  const plan = planTeaching(facts)
  if (!ASKED_NOW.test(folded)) return plan
  const told = linesOf(facts).filter(
    ({ text, kind, unit }) =>
      !NEVER.includes(kind) &&
      text.length <= LONGEST &&
      unit.unit.kind !== 'row' &&
      TEACHES.test(text) &&
      GOES_ON.test(text) &&
      !NOT.test(text) &&
      toldOfOther(text) === null &&
      findDates(text).every(({ to, single }) => single || to >= now),
  )
  if (told.length === 0) return plan
  const parts = partsOfLines(told, MOST)
  const said = new Set(parts.flatMap(({ units }) => units))
  const others = isPlan(plan) ? plan.parts.filter(({ units }) => !units.some((unit) => said.has(unit))) : []
  return listOf([...parts, ...others])
}
