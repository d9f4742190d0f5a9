/** 'Which three islands has she mapped?', 'Which dailies ran it?', where the CV says 'on three islands' and names none. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'

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
/** 'Which Gulf state did she advise?', where the CV says 'a Gulf state'. */
const ONE_ASKED =
  /^(?:and |so )?(?:(?:in|at|for|to|with|from|on|by) )?which (?:[\p{L}-]+ ){0,2}?(?<noun>\p{Ll}{4,20}) (?:did|does|do|has|have|had|is|are|was|were)\b/u
/** What is no name of a thing, or may be told by what it is for. */
const OTHER =
  /^(?:(?:year|month|week|day|hour|time|thing|word|way|kind|sort|type|skill|language|task|duty|duties|responsibilit|result|change|degree|grade|mark|step|reason|subject|class|prize|award|detail|measure|job|post|role|position|title|tool|method)(?:s|es|ies|y)?)$/
const SAME_LINE = /[:(–—]/

/** Does the best line count them and name none, and has nothing else in the CV a word for them? */
export function namesNoneOfCounted(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || question.yesno || question.counts) return false
  const found = ASKED.map((asked) => asked.exec(question.folded)?.groups).find((groups) => groups)
  const one = found ? undefined : ONE_ASKED.exec(question.folded)?.groups
  const noun = (found ?? one)?.['noun']
  if (noun === undefined || OTHER.test(noun)) return false
  const counted = (one ? oneOf(noun) : manyOf(noun, found?.['number'])).exec(line.unit.text)
  const rest = counted?.groups?.['rest'] ?? ''
  if (counted === null || isNaming(rest)) return false
  if (one && (NAMED_BEFORE.test(line.unit.text.slice(0, counted.index)) || tellsMore(rest, terms)))
    return false
  return (
    !goesOn(facts, line) &&
    !facts.units.some(
      (other) => other !== line && (isNamed(other.unit.text, noun) || isNamed(other.contextText, noun)),
    )
  )
}

const END = '(?=[.;,]|$| (?:in|at|for|of|last|this|and|with|by|from|over|on|to|about)\\b)(?<rest>[^.;]*)'
const manyOf = (noun: string, number = NUMBERS): RegExp =>
  new RegExp(`\\b(?:${number}|${NUMBERS}) (?:\\p{Ll}[\\p{Ll}-]* )?${noun}${END}`, 'u')
const oneOf = (noun: string): RegExp =>
  new RegExp(`\\b(?:an?|another|one) (?:\\p{L}[\\p{L}-]* ){0,2}${noun}${END}`, 'u')
/** 'Button Club, an after-school club', 'Otter is a bank' */
const NAMED_BEFORE = /(?:[,–—(:]|\b(?:is|was|as|called|named)) $/
const SAME = 0.8
/** Words that the question does not have may say which one it is. */
const tellsMore = (rest: string, terms: readonly Term[]): boolean =>
  words(rest).some(
    (word) => !word.stop && !terms.some(({ matches }) => (matches.get(word.stem) ?? 0) >= SAME),
  )

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
