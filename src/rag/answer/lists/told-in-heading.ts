/** 'What is her h-index?' below 'Publications (31 peer-reviewed; h-index 14)': what brackets in a heading say. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { words } from '../text/text.ts'
import { AROUND } from './plan-named-items.ts'

/** Null unless one clause in brackets alone says all that is asked for, beside a number. */
export function planToldInHeading(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, keywords, yesno, time, order } = question
  if (yesno || time !== null || order !== null) return null
  if (!keywords && !/^(?:what(?:'s| is)|how (?:high|large|big) is|which is)\b/.test(folded)) return null
  const asked = terms.filter(({ self, word }) => !self && !AROUND.has(word.stem)).map(({ word }) => word.stem)
  if (asked.length === 0 || asked.length > 3) return null
  const found = facts.units.filter(
    ({ unit }) =>
      unit.kind === 'heading' &&
      [...unit.text.matchAll(/\(([^()]{3,120})\)/g)]
        .flatMap(([, inner = '']) => inner.split(/[;,]\s/))
        .some((clause) => {
          const own = words(clause).map((word) => word.stem)
          return (
            /\d/.test(clause) && own.length <= asked.length + 3 && asked.every((one) => own.includes(one))
          )
        }),
  )
  const [heading, ...others] = found
  if (heading === undefined || others.length > 0) return null
  const { text, index } = heading.unit
  return { parts: [{ text, units: [index] }], list: false, chance: 0.9, fact: true }
}
