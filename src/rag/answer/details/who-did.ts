/** 'Who founded Riverside Reads?', of whomever it is told: the one line that names the thing and what was done. */
import type { Facts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'

const ASKED =
  /^(?:and |so )?who (?:\p{L}+ly )?(?:founded|started|set up|built|designed|wrote|made|invented|created|composed|directed|led|ran|drew|painted|edited|paid|funded|commissioned|owned|bought|sold|won|chaired|organi[sz]ed|conducted|produced|translated) (?:the |an? )?(?<thing>\S+)/u
/** Somebody is named, or is who tells it. */
const SOMEBODY = /\b(?:I|we|my|our)\b/
/** How well the line must name each word. */
const NAMES = 0.8

/** Null where the thing has no name, or not one line tells it, or several do. */
export function planWhoDid(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!ASKED.test(question.folded) || question.time !== null) return null
  const asked = terms.filter(({ self }) => !self)
  if (asked.length < 2 || !asked.some(({ named }) => named)) return null
  const lines = facts.units.filter(
    ({ unit, stems }) =>
      unit.kind !== 'heading' &&
      asked.every((term) => holdsTerm(stems, term, NAMES)) &&
      (SOMEBODY.test(unit.text) || PERSON.test(unit.text)),
  )
  const [line, ...others] = lines
  if (line === undefined || others.length > 0) return null
  const { index } = line.unit
  return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
}
