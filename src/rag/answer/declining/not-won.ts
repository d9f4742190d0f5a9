/** 'When did she win the prize?', where the CV says that she was runner-up, or that it went to another: it was not won. */
import type { Facts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'

const ASKED = /\b(?:w[io]n|winning|was awarded)\b/
/** Another may be asked for, or how far one came. */
const OTHERWISE =
  /^(?:and |so )?(?:who|whose)\b|\b(?:instead|short-?list\w*|long-?list\w*|nominat\w+|runners?[- ]up|second|lose|lost|finals?)\b/
/** Told by the words of the question, but no thing that one wins. */
const WINNING = /^(?:win|won|winner|award|receiv|year|month|date)$/
const LOST =
  /\b(?:runners?[- ]up|short-?listed|long-?listed|nominated|finalists?|not (?:awarded|won)|did not win|won nothing|unsuccessful|turned down)\b/i
const WENT_ELSEWHERE =
  /\bwinners? (?:was|were|is|are) (?:\p{Lu}|my|our|the|an?\b)|\bwent to (?!me\b|us\b|(?:my|our) (?:team|crew|class|group|department|school|company|shop)\b)/u
const WON_BY_OTHER =
  /\b(?:co-?founder|colleague|friend|partner|brother|sister|wife|husband|daughter|son|father|mother|cousin|uncle|aunt|predecessor|successor|boss|student|pupil|apprentice|trainee|assistant|rival|competitor)s?,?(?: \p{Lu}[\p{L}'’-]+){0,3},?(?: who| when s?he)? (?:won|earned|took|received)\b/u
const WON = /\b(?:I|we) won\b|\bwinner\b(?! (?:was|is)\b)|^\W*won\b|\bto (?:me|us)\b|\band won\b/i
const SAME = 0.8
/** Of the thing's words, at least. */
const ENOUGH = 2

/** Do all clauses that name the thing, of that year if one is named, say that somebody else won it, or nobody? */
export function asksNotWon(facts: Facts, { question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  const { folded, yesno } = question
  if (yesno || !ASKED.test(folded) || OTHERWISE.test(folded)) return false
  const year = /\b(?:19|20)\d\d\b/.exec(folded)?.[0]
  const thing = terms.filter(({ self, word }) => !self && !WINNING.test(word.stem) && !/\d/.test(word.stem))
  const clauses = facts.units.flatMap(({ unit }) =>
    unit.kind === 'heading' ? [] : clausesOf(unit.text, thing),
  )
  const named = clauses.filter(({ held }) => held >= Math.min(ENOUGH, thing.length) && held > 0)
  if (named.length === 0) return false
  const most = Math.max(...named.map(({ held }) => held))
  const ofYear = clauses.filter(({ text, held }) => held > 0 && year !== undefined && text.includes(year))
  return (ofYear.length > 0 ? ofYear : named.filter(({ held }) => held === most)).every(({ text }) =>
    isLost(text, facts),
  )
}

interface Clause {
  readonly text: string
  /** How many of the thing's words it has. */
  readonly held: number
}

const clausesOf = (text: string, thing: readonly Term[]): Clause[] =>
  text.split(/[.;!?](?=\s|$)|[()]/).map((clause) => {
    const stems = new Set(words(clause).map(({ stem }) => stem))
    return { text: clause, held: thing.filter((term) => holdsTerm(stems, term, SAME)).length }
  })

function isLost(text: string, { name }: Facts): boolean {
  if (WON.test(text)) return false
  if (LOST.test(text) || WENT_ELSEWHERE.test(text)) return true
  const other = WON_BY_OTHER.exec(text)?.[0]
  return other !== undefined && !other.split(' ').some((word) => name.has(fold(word)))
}
