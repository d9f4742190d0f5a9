/** 'Is German among her languages?', 'Italian or Spanish spoken?': of a language that no line names nothing is told. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking, asksFreely } from '../asked-freely.ts'
import { NOWHERE, type Overview } from '../planner.ts'
import { tonguesIn } from './tongues.ts'

const SPOKEN = wordSet(
  'speak speaks spoken speaking language languages tongue tongues among understand understands read reads write writes know knowledge knows fluent fluently conversational proficient level good well command skills basic native mother business chat talk talks',
)

const LETTERS = /^[a-z]{1,2}sl$/

/** Null where a line names one of them, or more is asked. */
export function planTonguesNamed(facts: Facts, folded: string): Overview {
  const named = tonguesIn(folded)
  // 'BSL' may be written out
  if (named.length === 0 || named.some((one) => LETTERS.test(one))) return null
  const asking: Asking = { says: new RegExp(`\\b(?:${named.join('|')})\\b`, 'g'), beside: SPOKEN, not: NOT }
  if (!asksFreely(folded.replace(/[?.!\s]+$/, ''), asking)) return null
  return facts.units.some(({ unit }) => tonguesIn(unit.text).some((one) => named.includes(one)))
    ? null
    : NOWHERE
}
/** What one is by birth, or where one worked. */
const NOT =
  /\b(?:citizen|national|passport|is (?:he|she|they|you) (?:\p{L}+)$|are you \p{L}+$|from|born|based|companies|clients)\b/u
