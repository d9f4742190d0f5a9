/** 'How many theses has she supervised altogether?', where a line says '14 at Norrby, 5 at Alder': added up. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { NUMBER, valueOf } from '../text/counts.ts'
import { words } from '../text/text.ts'
import { leadLine } from './lead-line.ts'
import { ADDED } from './plan-sum.ts'

const COUNTED = /\bhow many\b/
const BEHIND = (preposition: string): string => ` ${preposition} [^,;.()\\d]{2,40}`
/** What was counted in one place, and in others: by the same word before each. */
const RUNS = ['at', 'in', 'on', 'for', 'with', 'from', 'to', 'by'].map(
  (preposition) =>
    new RegExp(
      `(?<![\\p{L}\\d.,€£$])(${NUMBER})(?: (?!${preposition}\\b)[\\p{L}'’-]+){0,4}${BEHIND(preposition)}(?:(?:,? and |[,;] )(${NUMBER})(?: (?!${preposition}\\b)[\\p{L}'’-]+){0,2}${BEHIND(preposition)})+`,
      'giu',
    ),
)
const EACH = new RegExp(`(?<![\\p{L}\\d.,€£$])${NUMBER}(?=(?: [\\p{L}'’-]+){0,4} )`, 'giu')

/** Do all counts of a run count one thing ('12 concerts at Norrby and 5 at Alder'), and is none of its places asked for? */
function isOneThing(run: string, terms: readonly Term[]): boolean {
  const parts = run.split(new RegExp(`(?:,? and |[,;] )(?=${NUMBER} )`, 'iu'))
  const nouns = parts.map((part) => NOUN.exec(part)?.[1] ?? '')
  if (nouns.slice(1).some((noun) => noun !== '' && noun !== nouns[0])) return false
  const stems = parts.map((part) => new Set(words(part).map(({ stem }) => stem)))
  const places = terms.flatMap((term) => {
    const [at, more] = stems.flatMap((own, i) => (holdsTerm(own, term, SAME) ? [i] : []))
    return term.self || at === undefined || more !== undefined || saysFirst(term, nouns[0]) ? [] : [at]
  })
  // 'on the coast and the canals' asks for all of them
  return places.length === 0 || new Set(places).size === parts.length
}
/** What is counted, right behind the number. */
const NOUN = new RegExp(`^${NUMBER} ((?!(?:at|in|on|for|with|from|to|by)\\b)\\p{L}[\\p{L}'’-]*)`, 'iu')
const SAME = 0.8
const saysFirst = ({ matches }: Term, noun = ''): boolean =>
  words(noun).some(({ stem }) => (matches.get(stem) ?? 0) >= SAME)

/** Null where no sum is asked for, or the likeliest line does not count in one run of places, and in nothing else. */
export function planLineSum(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  const text = first?.unit == null ? undefined : facts.units[first.unit]?.unit.text
  if (yesno || !COUNTED.test(folded) || !ADDED.test(folded) || first?.unit == null || text === undefined)
    return null
  const [run, more] = RUNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
  if (run === undefined || more !== undefined) return null
  if (!isOneThing(run, reading.terms)) return null
  const counts = [...run.matchAll(EACH)].map(([found]) => valueOf(found))
  const sum = counts.reduce((total, count) => total + count, 0)
  // of years one is no number of things
  if (counts.length < 2 || counts.some((count) => !(count > 0) || (count > 1900 && count < 2100))) return null
  // the line says it itself
  if ([...text.matchAll(EACH)].some(([found]) => valueOf(found) === sum)) return null
  return leadLine(facts, first, reading, sum.toLocaleString('en'))
}
