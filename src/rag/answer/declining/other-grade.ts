/**
 * 'PRINCE2 Practitioner?', 'PECS level 2?', where the CV has the Foundation and level 1 of it: that is not what is asked
 * for, and no line says it in other words.
 */
import type { Facts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import type { Reading } from '../ranking/reader.ts'
import { fold } from '../text/text.ts'

/** Grades of one thing, from the lowest; whoever has a higher one has been through the lower. */
const LADDERS: readonly (readonly string[])[] = [
  ['foundation', 'practitioner'],
  ['white', 'yellow', 'green', 'black'].map((colour) => `${colour} belt`),
  ['associate', 'professional', 'expert'],
  ['basic', 'immediate', 'intermediate', 'advanced'],
  ['bronze', 'silver', 'gold'],
]
/** Papers of their own: to have one says nothing of another. */
const KINDS: readonly string[] = ['administrator', 'developer', 'architect', 'security specialist']
const LEVEL = /\blevel (\d)\b/g
const SAME = 0.8

export function asksOtherGrade(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const asked = gradesIn(question.folded)
  const [grade, ...others] = asked
  if (grade === undefined || others.length > 0) return false
  const thing = terms.filter((term) => isOfThing(term, question.text, grade.said))
  if (!thing.some(({ named, proper }) => named || proper)) return false
  const lines = facts.units.filter(({ stems }) => thing.every((term) => holdsTerm(stems, term, SAME)))
  const held = lines.map(({ unit }) => gradesIn(fold(unit.text)).filter(({ of }) => of === grade.of))
  const isLess = (at: number): boolean => (grade.of === 'kind' ? at !== grade.at : at < grade.at)
  return held.some((one) => one.length > 0) && held.every((one) => one.every(({ at }) => isLess(at)))
}

interface Grade {
  /** Which grades it stands among. */
  readonly of: string
  readonly at: number
  readonly said: string
}

function gradesIn(folded: string): Grade[] {
  const has = (said: string): boolean => new RegExp(`\\b${said}\\b`).test(folded)
  const rungs = LADDERS.flatMap((ladder, i) =>
    ladder.flatMap((said, at) => (has(said) ? [{ of: String(i), at, said }] : [])),
  )
  const kinds = KINDS.flatMap((said, at) => (has(said) ? [{ of: 'kind', at, said }] : []))
  const levels = [...folded.matchAll(LEVEL)].map(([said, at]) => ({ of: 'level', at: Number(at), said }))
  return [...rungs, ...kinds, ...levels]
}

/** A name, and not the grade or letters in brackets that say it again. */
function isOfThing({ self, word }: Term, text: string, grade: string): boolean {
  const isAgain = text.charAt(word.start - 1) === '('
  return (
    !self && !isAgain && /[\p{Lu}\d]/u.test(word.raw) && !grade.split(' ').includes(word.text.toLowerCase())
  )
}
