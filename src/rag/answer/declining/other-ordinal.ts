/**
 * 'What was the turnover in the first year?', where the best line tells of the best year: another one of its kind; 'what
 * did the second campaign bring in?', where the CV tells of one.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { fold, words } from '../text/text.ts'
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
  if (tellsOfOne(facts, question.folded, line)) return true
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

const FURTHER = [...ORDINALS].filter(([, n]) => n > 1)
/** One further on in a row, said to be there: 'her second marathon', 'the third cycling tour'. */
const FURTHER_ASKED = new RegExp(
  `\\b(?:his|her|their|your|the|a) (?:${FURTHER.flatMap(([word, n]) => [word, `${n}${SUFFIXES[n - 1] ?? 'th'}`]).join('|')}) (?<named>(?:[a-z]{3,20} )?[a-z]{4,20})\\b`,
)
/** What tells that there are more. */
const SEVERAL =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|both|each|another|further|other|again|more|twice|second|third|last|first|several|many|every|later|next|annual\w*|yearly|since)\b|\b\d(?:nd|rd|th)\b/

/** Does the CV name the thing once only, and by itself? */
function tellsOfOne(facts: Facts, folded: string, line: UnitFacts): boolean {
  const named = FURTHER_ASKED.exec(folded)?.groups?.['named'] ?? ''
  const noun = named.split(' ').at(-1) ?? ''
  if (named === '' || NO_ROW.test(noun) || SEVERAL.test(fold(line.unit.text))) return false
  const own = words(named).flatMap(({ stem, stop }) => (stop ? [] : [stem]))
  const of = own.at(-1)
  if (of === undefined || !own.every((stem) => line.stems.has(stem))) return false
  // a plural tells of more, and what stands in a heading of all that is below
  return (
    line.words.some(({ stem, text }) => stem === of && text === noun) &&
    facts.units.every((one) => one === line || !one.stems.has(of))
  )
}
