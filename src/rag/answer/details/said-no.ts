/** 'Do you repair clocks?', where a line says 'We don't do clocks': that is the answer, and no line on other repairs. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

const ASKED =
  /^(?:and |so )?(?:do|does|can|could|will|would) (?:he|she|they|you) (?:(?:also|still|ever|even) )?(?:do|install|fit|repair|mend|fix|build|make|offer|take on|take|accept|handle|service|work (?:on|with|in|for)|deal with|sell|teach|play|cook|drive|paint|clean|provide|cover) (?=\p{L})/u
const DENIES =
  /(?<!\p{L})(?:(?:I|we|he|she|they) (?:do not|does not|don['’]t|doesn['’]t|will not|won['’]t|cannot|can['’]t|no longer|never)|(?:do not|don['’]t|never)) (?:(?:do|install|fit|repair|mend|fix|build|make|offer|take on|take|accept|handle|service|touch|work (?:on|with|in|for)|deal with|sell|teach|play|cook|drive|paint|clean|provide|cover) )?(?:any |with )?/giu
const NEXT = /^(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+/u
const SAME = 0.8

/** Null unless one line denies all of what is asked for that the CV has a word for. */
export function planSaidNo(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  const cut = ASKED.exec(question.folded)?.[0].length
  if (cut === undefined || question.time !== null) return null
  const thing = terms.filter(({ self, word, known }) => !self && word.start >= cut && known >= SAME)
  if (thing.length === 0) return null
  const [line, ...others] = facts.units.filter(
    (one) => one.unit.kind !== 'heading' && thing.every((term) => isDenied(one, term)),
  )
  if (line === undefined || others.length > 0) return null
  return {
    parts: [{ text: line.unit.text, units: [line.unit.index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** Is it among the three words behind what denies? */
function isDenied({ unit: { text }, words }: UnitFacts, { matches }: Term): boolean {
  return [...text.matchAll(DENIES)].some(({ 0: denial, index }) => {
    const from = index + denial.length
    const to = from + (NEXT.exec(text.slice(from))?.[0].length ?? 0)
    return words.some(
      ({ stem, start, end }) => start >= from && end <= to && (matches.get(stem) ?? 0) >= SAME,
    )
  })
}
