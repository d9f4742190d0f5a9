/**
 * 'Which language is Ambler written in?', 'What was her talk at FieldDays about?', 'What does Odd Berg do?' of a
 * referee: few words say it, beside the name that is asked about, and they need not be like the question's.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'

const WRITTEN_IN =
  /^(?:in )?(?:which|what) (?:programming )?language (?:is|was) .+ (?:written|coded|programmed|implemented|built)(?: in)?\W*$/
const TALK_ABOUT =
  /^what (?:is|was) (?:his|her|their|your|the) (?:talk|lecture|keynote|speech|presentation|paper) .+ about\W*$/
/** 'Where does Odd Berg work?' is asked so too. */
const WHAT_DONE = /^(?:what does .+ do|who (?:is|was) .+)\W*$/
/** A name of one word: 'in Elm', '(Rust, 2019)', '. Elm.' */
const ONE_NAME = /(?:\bin |[(.;,:] ?)\p{Lu}[\p{L}\d+#.]*(?=[\s.,;)]|$)/u
/** Of a word that is no part of a name's, a number's or an address's. */
const LETTERS = /^\p{L}{2,}$/u
const NAMED = 0.8
/** The share that the line has of what the rankers give to all. */
const SURE = 0.8

/** Does the likeliest line by far name what is asked about, and hold what such a thing is told by? */
export function tellsOfNamed(
  facts: Facts,
  [best]: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const line = lineOf(facts, best)
  if (best === undefined || line === undefined || (best.chance ?? 0) < SURE) return false
  const names = terms.filter((t) => !t.self && t.named && /^\p{Lu}/u.test(t.word.raw))
  const isHeld = (term: Term): boolean => holdsTerm(line.stems, term, NAMED)
  if (!names.some(isHeld)) return false
  if (WHAT_DONE.test(question.folded))
    return facts.mainKinds[line.unit.section] === 'references' && names.every(isHeld) && saysMore(line, names)
  if (TALK_ABOUT.test(question.folded))
    return (
      facts.mainKinds[line.unit.section] === 'talks' &&
      !/\b(?:cancel|withdr|declin|reject|pending)/i.test(line.unit.text)
    )
  return WRITTEN_IN.test(question.folded) && ONE_NAME.test(line.unit.text)
}

/** 'Odd Berg, CTO, +47 22 555 0143', where 'Odd Berg, odd@halden.example' tells but how to reach him. */
function saysMore({ unit }: UnitFacts, names: readonly Term[]): boolean {
  const words = unit.text.split(/[\s,;:|()]+/).filter((word) => LETTERS.test(word))
  return words.some((word) => !names.some((t) => t.word.raw.startsWith(word)))
}
