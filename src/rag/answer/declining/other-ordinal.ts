/** 'What was the turnover in the first year?', where the best line tells of the best year: another one of its kind. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { fold } from '../text/text.ts'
import { ORDINALS } from '../text/word-lists.ts'

const SUFFIXES = ['st', 'nd', 'rd']
/** Each of a row by what it is called: 'third', '3rd'. */
const IN_TURN: readonly (readonly string[])[] = [
  ...[...ORDINALS].map(([word, n]) => [word, `${n}${SUFFIXES[n - 1] ?? 'th'}`]),
  ['best'],
  ['worst'],
]
const ANY = IN_TURN.flat().join('|')
/** 'the sixth video', 'her first two years' are one or some of a row. */
const ASKED = new RegExp(`\\b(${ANY}) (?:full |whole |[a-z\\d]+ )?([a-z]{3,20})\\b`, 'g')
/** What these go before is no one of a row. */
const NO_ROW =
  /^(?:aid|class|name|degree|language|hand|place|time|job|post|role|position|employer|author|line|born|grade|prize)s?$/

/** Does the question ask of one of a row, and does the best line tell of another one only? */
export function tellsOfAnotherInTurn(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || question.yesno) return false
  const said = fold(line.unit.text)
  return [...question.folded.matchAll(ASKED)].some(([, ordinal = '', noun = '']) => {
    if (NO_ROW.test(noun)) return false
    const own = IN_TURN.find((names) => names.includes(ordinal)) ?? []
    const others = IN_TURN.filter((names) => names !== own).flat()
    const has = (names: readonly string[], of: string): boolean =>
      new RegExp(`\\b(?:${names.join('|')}) (?:[a-z]+ )?(?:${of})`).test(said)
    const one = noun.replace(/s$/, '')
    return !new RegExp(`\\b(?:${own.join('|')})\\b`).test(said) && has(others, `${one}|one\\b`)
  })
}
