/** 'Which three islands has she mapped?', 'Which dailies ran it?', where the CV says 'on three islands' and names none. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { fold } from '../text/text.ts'

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|several|various|\\d{1,3}'
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:and |so )?(?:in |at |for |to |with |from )?(?:which|what) (?<number>${NUMBERS}) (?<noun>\\p{Ll}{4,20})\\b`,
    'u',
  ),
  new RegExp(
    `^(?:and |so )?(?:what (?:are|were) |list |give (?:me |us )?|tell (?:me|us) )?the names of (?:(?:all|the|her|his|their|its|those|these) )*(?:(?<number>${NUMBERS}) )?(?<noun>\\p{Ll}{4,20})\\b`,
    'u',
  ),
  /^(?:and |so )?(?:which|what) (?<noun>\p{Ll}{4,20}s) (?:\p{Ll}{2,}ed|took|ran|bought|did|has|have|had|were|was)\b/u,
]
/** What is no name of a thing, or may be told by what it is for. */
const OTHER =
  /^(?:years|months|weeks|days|hours|times|things|words|ways|kinds|sorts|types|skills|languages|tasks|duties|responsibilities|results|changes|degrees|grades|marks|steps|reasons|subjects|classes|prizes|awards|details|measures|jobs|posts|roles|positions|titles|tools|methods)$/
const SAME_LINE = /[:(–—]/

/** Does the best line count them and name none, and has nothing else in the CV a word for them? */
export function namesNoneOfCounted(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || question.yesno || question.counts) return false
  const found = ASKED.map((asked) => asked.exec(question.folded)?.groups).find((groups) => groups)
  const noun = found?.['noun']
  if (noun === undefined || OTHER.test(noun)) return false
  const counted = new RegExp(
    `\\b(?:${found?.['number'] ?? NUMBERS}|${NUMBERS}) (?:\\p{Ll}[\\p{Ll}-]* )?${noun}(?=[.;,]|$| (?:in|at|for|of|last|this|and|with|by|from|over)\\b)(?<rest>[^.;]*)`,
    'u',
  ).exec(line.unit.text)
  if (counted === null || isNaming(counted.groups?.['rest'] ?? '')) return false
  return (
    !goesOn(facts, line) &&
    !facts.units.some(
      (one) => one !== line && (isNamed(one.unit.text, noun) || isNamed(one.contextText, noun)),
    )
  )
}

const isNamed = (text: string, noun: string): boolean => new RegExp(`\\b${noun}\\b`).test(fold(text))

/** Names may follow: 'in three towns, Hull and Goole among them'. */
const isNaming = (rest: string): boolean => SAME_LINE.test(rest) || /(?<!^)[ ]\p{Lu}/u.test(rest)

/** Is there a list below the line, or does the next sentence begin to name them? */
function goesOn({ units }: Facts, { unit }: UnitFacts): boolean {
  if (unit.block === null) return true
  const { block, index } = unit
  const next = units[index + 1]?.unit
  return (
    /:\W*$/.test(unit.text) ||
    units.some((one) => one.unit.parents.includes(block)) ||
    (next !== undefined &&
      next.block === block &&
      /^(?:They|These|Those|Among|Including|The (?:first|others?))\b/.test(next.text))
  )
}
