/** 'Has she been in jail?': what one does for prisons and courts is no answer; a check of one's record is. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { NOWHERE, planOf, type Overview } from '../planner.ts'

const BEEN = `(?:has|have|had|was|were|is|are|did) ${WHO} (?:ever )?(?:been |gone |done |go |do |spend |spent |served? )?(?:any )?`
/** Folded, with the person's own name as 'she'. */
export const OFFENCES = exactly(
  [
    `${BEEN}(?:in |to |time in )?(?:jail|prison|gaol)`,
    `${BEEN}(?:convicted|arrested|jailed|imprisoned|sentenced|prosecuted)(?: of (?:a crime|an offence|anything))?`,
    `(?:does|do|has|have) ${WHO} (?:have |got )?(?:an? |any |${WHOSE} )*(?:criminal record|convictions?|criminal convictions?|police record)`,
    `(?:any )?(?:${WHOSE} )*(?:criminal|police) record|(?:any )?(?:criminal )?convictions?`,
  ].join('|'),
)
const TELLS =
  /\b(?:criminal record|(?:no|un)?spent convictions?|convictions?\b(?! rate)|convicted of|disclosure and barring|dbs\b|police (?:check|clearance)|vetted|vetting|(?:i|was) (?:was )?(?:arrested|jailed|imprisoned|sentenced)|have you (?:ever )?been (?:arrested|convicted|charged|indicted)|(?:years|months) in (?:jail|prison) (?:for|as a prisoner)|ex-(?:offender|prisoner))/i

export function planOffences(facts: Facts): Overview {
  const told = facts.units.filter(({ unit }) => unit.kind !== 'heading' && TELLS.test(unit.text))
  return planOf(told.slice(0, 2).map(({ unit }) => ({ text: unit.text, units: [unit.index] }))) ?? NOWHERE
}
