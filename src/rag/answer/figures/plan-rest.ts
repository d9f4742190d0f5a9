/** 'How many of her trainees did not pass?', where a line says '37 drivers, of whom 34 passed': the rest, computed. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { NUMBER, valueOf } from '../text/counts.ts'
import { leadLine } from './lead-line.ts'

const ASKED = /^(?:and |so )?how many\b.{3,120}?\b(?:not|never|without|failed to)\b/
/** What is still to come of a whole: 'how many credits is she missing?' */
const MISSING =
  /^(?:and |so )?how many\b.{3,120}?\b(?:missing|left to (?:go|do|earn|take|finish|pass)|lack(?:s|ing)?|short of|to go|outstanding|still needs?|still to)\b/
/** What the line says of them itself. */
const TOLD =
  /\b(?:not|never|without|fail\w*|the rest|the others?|left|remain\w*|missing|lack\w*|outstanding|none)\b|n['’]t\b/i
/** What some of them did, where all others did the opposite, as a line tells it: who kept a thing did not lose it. */
const OPPOSITES: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /^(?:and |so )?(?:of .{3,90}, )?how many\b.{0,90}?\b(?:kept|keep|retain(?:ed)?|still (?:have|had|carry))\b/,
    /\b(?:removed|lost|lifted|dropped|withdrawn|deleted|taken (?:off|away)|g[ai]ven? up)\b/i,
  ],
  [/^(?:and |so )?(?:of .{3,90}, )?how many\b.{0,90}?\bfail(?:ed)?\b/, /\bpass(?:ed)?\b/i],
  [
    /^(?:and |so )?(?:of .{3,90}, )?how many\b.{0,90}?\b(?:rejected|refused|turned down)\b/,
    /\b(?:accepted|approved|granted)\b/i,
  ],
  [
    /^(?:and |so )?(?:of .{3,90}, )?how many\b.{0,90}?\b(?:dropped out|left|quit)\b/,
    /\b(?:stayed|remained|finished|completed|still)\b/i,
  ],
]
/** All, and behind a mark how many of them did. */
const OF_ALL = new RegExp(
  `\\b(?<all>${NUMBER}) [^.;]{3,90}?(?:, | \\(|; | and (?=${NUMBER} (?:had|have|were|was|of them|passed|stayed|finished)\\b))(?:of (?:whom|which|these|those|them) |including )?(?<some>${NUMBER})(?: of (?:them|these|those))?\\b(?<said>[^.;,]{3,90})`,
  'i',
)
/** '34 of the 37 passed' */
const SOME_OF = new RegExp(
  `\\b(?<some>${NUMBER}) (?:out )?of (?:the |my |our )?(?<all>${NUMBER})\\b(?<said>[^.;,]{3,90})`,
  'i',
)
/** 'Automated 260 of 340 test cases' */
const DONE_OF = new RegExp(
  `(?<=^|[;.:–—-] |\\band |[Ww]e |I |\\bhave |\\bhas )(?<verb>\\p{L}{3,20}ed) (?<some>${NUMBER}) (?:out )?of (?:the |my |our )?(?<all>${NUMBER})\\b(?<said>[^.;,]{3,90})`,
  'iu',
)
/** What is left as it was of a whole of which the line says that so many were done: 'still manual', 'left to migrate'. */
const LEFT =
  /^(?:and |so )?how many\b.{3,120}?\b(?:are|were|is|was|have|has|remain(?:s|ed)?|stay(?:s|ed)?)\b.{0,30}?\b(?:still|yet|remain(?:s|ed|ing)?|un\p{L}{4,}ed|manual(?:ly)?|by hand|to go)\b|^(?:and |so )?how many\b.{3,120}?\b(?:are|is|were|was) (?:still )?left\b/u
const SAME = 0.8

/** Null where the rest is not asked for, or the likeliest line does not tell all and how many did. */
export function planRest(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { question, terms } = reading
  const asked = ASKED.exec(question.folded)
  const isMissing = asked === null && MISSING.test(question.folded)
  const isLeft = asked === null && LEFT.test(question.folded)
  const opposite = isLeft ? undefined : OPPOSITES.find(([pattern]) => pattern.test(question.folded))
  const found = first?.unit == null ? undefined : facts.units[first.unit]
  if (
    (asked === null && !isMissing && opposite === undefined && !isLeft) ||
    question.yesno ||
    first?.unit == null ||
    found === undefined
  )
    return null
  const done = DONE_OF.exec(found.unit.text)
  const told = done ?? SOME_OF.exec(found.unit.text) ?? OF_ALL.exec(found.unit.text)
  if (told === null || TOLD.test(told[0])) return null
  const { all = '', some = '', verb = '', said: behind = '' } = told.groups ?? {}
  const said = `${verb}${behind}`
  const rest = valueOf(all) - valueOf(some)
  const asks = terms.filter(({ self, word }) => !self && word.start >= (asked?.[0].length ?? 0))
  // what is missing of credits is credits, and no more need be said of those that are there
  const isTold =
    opposite !== undefined && asked === null
      ? opposite[1].test(said) && isAbout(told[0], terms)
      : isMissing
        ? asks.some((term) => isOf(said, [term]))
        : isLeft
          ? done !== null && isAbout(behind, terms)
          : isOf(said, asks)
  if (!(rest > 0) || !isTold) return null
  return leadLine(facts, first, reading, numberWord(rest))
}

/** Does the line count those that are asked about? */
function isAbout(counted: string, terms: readonly Term[]): boolean {
  const stems = new Set(words(counted).map(({ stem }) => stem))
  return terms.some((term) => !term.self && holdsTerm(stems, term, SAME))
}

/** Is all that they did not do, by the question, what the others did? */
function isOf(said: string, done: readonly Term[]): boolean {
  const stems = new Set(words(said).map(({ stem }) => stem))
  return done.length > 0 && done.every((term) => holdsTerm(stems, term, SAME))
}
