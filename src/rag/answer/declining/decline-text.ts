/** How a refusal is worded: by what the question asks for, and what of it the CV does not name. */
import { isPlan } from '../common/planner.ts'
import { planPay } from '../common/terms/pay-told.ts'
import { planStart } from '../common/terms/start.ts'
import type { Facts } from '../facts/facts.ts'
import { isTime, quotable } from '../lexicon/quotable.ts'
import { STRICT } from '../lexicon/topics.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { capital } from '../text/text.ts'

/** Of a question in another language, where no line of the CV is near enough. */
export const UNREAD = 'No answer was found: questions are understood best in English.'

/** What the CV does not say, in one sentence. */
export function declineText(facts: Facts, reading: Reading): string {
  const { question, terms } = reading
  const topic = question.topics.find((t) => t.declines)
  // said in some other place, or of something else: 'does not state' would be untrue
  const told = reading.columns.get('tell').some((tells) => tells > 0)
  // what a column is called is no unit's own word, and yet it is there
  const isHead = ({ word }: Term): boolean => facts.units.some(({ context }) => context.has(word.stem))
  const missing = terms.filter((t) => !t.self && t.named && t.known < 0.5 && !isTime(t.word) && !isHead(t))
  if (topic && !told && isToldOtherwise(facts, topic.name)) return 'The CV does not say.'
  if (topic && !told && (missing.length === 0 || STRICT.has(topic.name)))
    return `The CV does not state ${topic.missing}.`
  const name = topic && STRICT.has(topic.name) ? null : phraseOf(question.text, missing)
  if (name !== null) return `The CV does not mention ${name}.`
  // told in words that the question does not use: to name one of those would be as untrue
  if (told && question.topics.some((t) => t.declines || TOLD_PLAINLY.has(t.name)))
    return 'The CV does not say.'
  const absent: Term[] = []
  for (const term of terms) {
    if (term.self || term.known >= 0.5 || term.reach >= 0.5 || isHead(term)) continue
    const { start } = term.word
    const before = terms.find((t) => t.self && /^\s*$/.test(question.text.slice(t.word.end, start)))
    const named = before !== undefined && !/['’]s?$/.test(before.word.raw)
    const may = named ? 'no' : quotable(term.word, question.text.slice(0, start))
    if (may === 'noun' || (may === 'beside' && absent.length > 0)) absent.push(term)
  }
  const phrase = phraseOf(question.text, absent)
  if (phrase !== null && question.topics.some((t) => t.name === 'language' && isWhole(t.ask, phrase)))
    return `The CV does not mention ${capital(phrase)}.`
  // its dates are there, and may leave none
  if (phrase !== null && /^gaps?$/i.test(phrase)) {
    // one behind a post that is named may well be there: nothing is told of it
    const isNamed = terms.some((t) => !t.self && t.named && t.known >= 0.5)
    return isNamed ? 'The CV does not say.' : 'The CV does not tell of any gap.'
  }
  if (phrase !== null) return `The CV does not say anything about “${phrase}”.`
  return 'The CV does not say.'
}

/** 'Start: any time after 7 December' where the notice is asked for: to say that nothing is told would be untrue. */
function isToldOtherwise(facts: Facts, topic: string): boolean {
  if (topic === 'notice') return isPlan(planStart(facts))
  return topic === 'salary' && isPlan(planPay(facts))
}

/** What it does not name, as whoever asks wrote it, whatever it was looked up as. */
export const inOwnWords = (refusal: string, slips: ReadonlyMap<string, string>): string =>
  slips.size === 0
    ? refusal
    : refusal.replace(/(?<=\bmention |“).*$/, (named) =>
        named.replace(/\p{L}[\p{L}\d'’-]*/gu, (word) => slips.get(word) ?? word),
      )

/** Is a word all that a pattern finds in it ('german')? Those of two words and of letters alone are no names. */
const isWhole = (pattern: RegExp, word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && pattern.exec(word)?.[0] === word

/** What a text says of these is not in the question's words. */
const TOLD_PLAINLY = new Set([
  'team',
  'gap',
  'references',
  'hours',
  'contract',
  'travel',
  'commute',
  'health',
])

/** The first run of such words as it stands in the question ('University of Uppsala'). */
function phraseOf(text: string, missing: readonly Term[]): string | null {
  const first = missing[0]
  if (!first) return null
  let { start, end } = first.word
  for (const term of missing.slice(1)) {
    if (!/^[\s\-&'.]*(?:of|the|de|la|for)?[\s\-&'.]*$/.test(text.slice(end, term.word.start))) break
    end = term.word.end
  }
  // a capitalised neighbour belongs to the name though the CV knows the word: 'Frenchay Road Hospital'
  const after = /^(?:[ -](?:of )?\p{Lu}[\p{L}\d]+)+/u.exec(text.slice(end))
  if (after && /^\p{Lu}/u.test(text.slice(start, end))) end += after[0].length
  const before = /(?:\p{Lu}[\p{L}]+ (?:of |for )?)+$/u.exec(text.slice(0, start))
  if (before && before.index > 0 && /^\p{Lu}/u.test(text.slice(start, end))) start -= before[0].length
  // 'R&D' is one word
  end += /^&[\p{Lu}\d]{1,4}(?![\p{L}\d])/u.exec(text.slice(end))?.[0].length ?? 0
  // of 'co-author' and 'co-workers' no half is a word by itself
  end += /^-\p{Ll}+/u.exec(text.slice(end))?.[0].length ?? 0
  start -= /(?<!\p{L})\p{L}+-$/u.exec(text.slice(0, start))?.[0].length ?? 0
  return text.slice(start, Math.min(end, start + 60))
}
