/** 'Which choir does she sing in?', where the CV says 'alto in a choir': told of without its name, wherever it is told. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { stem, words } from '../text/text.ts'

/** What is asked for by its name: 'Which choir?' means which of all choirs; 'Which car?' may mean of which kind. */
const NAMED_THING =
  'choir|choral society|band|orchestra|ensemble|quartet|(?:\\w+ )?club|ship|vessel|boat|ferry|university|college|(?:\\w+ )?school|hospital|clinic|church|parish|library|museum|gallery|theatre|theater|newspaper|magazine|journal|charity|bank|airline|hotel|restaurant|publisher|record label|radio station|station|hospice|shelter|orphanage|regiment|conservatoire|conservatory|academy|(?:\\w+ )?(?:centre|center)|(?:\\w+ )?(?:shop|store)|farm|supermarket|bakery|pub|caf[eé]|nursery|(?:\\w+ )?home|prison|factory|warehouse|brewery|salon'
const ASKED = new RegExp(
  `^(?:and |so )?(?:(?:in|at|with|for|from|on|by|aboard|to) )?(?:which|what) (${NAMED_THING}) (?:did|does|do|has|have|had|was|were|is|are) (?:s?he|they|you|\\p{L}+)\\b`,
  'u',
)
/** Software is a library as well: of a place only what is done there. */
const IN_PLACE =
  /\b(?:work|study|stud(?:y|ied)|volunteer|train|intern|help|read|sit|meet|staff|run|manage|head)\w*\b/
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
/** Words around the thing in which its name would stand. */
const [BEFORE, AFTER] = [6, 7]

/** Does the best line tell of such a thing without a name, and every other line that has the word? */
export function asksUnknownName(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const thing = ASKED.exec(question.folded)?.[1]
  const line = lineOf(facts, best)
  if (thing === undefined || line === undefined || question.time !== null) return false
  if (thing === 'library' && !IN_PLACE.test(question.folded)) return false
  const last = words(thing).at(-1)?.text ?? thing
  const noun = stem(last)
  // 'what we had shipped' is of no ship
  const forms = new Set([last, `${last}s`, `${last}es`, last.replace(/y$/, 'ies')])
  if (!line.words.some(({ text }) => forms.has(text.replace(/['’]s?$/, '')))) return false
  const asked = new Set(terms.flatMap(({ word, matches }) => [word.stem, ...matches.keys()]))
  return facts.units.every(({ words: own, unit, context, stems }) => {
    // below a heading that has the word anything may be its name
    if (!stems.has(noun)) return !context.has(noun) || !own.some((word) => isCapital(word.raw))
    return own.every((word, i) => {
      if (word.stem !== noun) return true
      if (/^\p{Lu}/u.test(word.raw) && word.start > 0) return false
      const around = own.slice(Math.max(0, i - BEFORE), i + AFTER + 1)
      // what is told before or after it in another clause is of something else
      const before = unit.text.slice(around[0]?.start ?? 0, word.start)
      const from = word.start - (/[^;.)]*$/.exec(before)?.[0].length ?? 0)
      const behind = unit.text.slice(word.end, around.at(-1)?.end ?? word.end)
      const to =
        word.end + (/^(?:[^;.,]|,(?= (?:(?:the|called|named) )?\p{Lu}))*/u.exec(behind)?.[0].length ?? 0)
      const near = unit.text.slice(from, to)
      const isName = (one: (typeof own)[number]): boolean =>
        one !== word &&
        // a line begins with a capital anyway: 'Lyric theatre', but 'Sings in a choir'
        (one.start > 0 || own[i - 1] === one) &&
        one.start >= from &&
        one.end <= to &&
        /^\p{Lu}|\p{L}\d/u.test(one.raw) &&
        !one.stop &&
        !asked.has(one.stem)
      return !around.some(isName) && !/["“„«:]/.test(near)
    })
  })
}
