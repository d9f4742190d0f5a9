/**
 * Of a line with several labels, 'Height: 180 cm Weight: 75 kg Hair: red', the one that is asked for; and of
 * qualifications in a row the one that is asked about, where it is said not to be held.
 */
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** A word with a capital, small ones behind it, a colon and a value. */
const LABEL = /(?<=^|\s)\p{Lu}[\p{L}'’/-]{0,20}(?: \p{Ll}[\p{L}'’/-]{0,15}){0,2}:(?= )/gu
/** What is no label by itself: 'First Name', 'Total Time'. */
const GENERIC = /^(?:name|date|number|no|time|place|address|status|code|phone|hours|size|type|class)$/i
const BEFORE = /(?:^|\s)(\p{Lu}[\p{L}'’/-]{0,20}) $/u
const FEWEST = 3
const LONGEST = 400
/** The number of the next field, and what parts fields. */
const LOOSE = /(?:\s+\d{1,2}\.|[\s,;|·•])+$/u
const TOLD = /\b(?:I|my|we|our|he|she|his|her|it|they)\b/i
const NEGATED = /\b(?:not|none|no longer|expired|lapsed|inactive|never)\b/i

/** Null where the line is said whole. */
export function labelledPart(
  text: string,
  { yesno, folded }: Pick<Question, 'yesno' | 'folded'>,
  terms: readonly Term[],
): string | null {
  if (text.length > LONGEST) return null
  const labels = [...text.matchAll(LABEL)].map((match) => {
    const own = match[0].slice(0, -1)
    const more = GENERIC.test(own) ? BEFORE.exec(text.slice(0, match.index))?.[1] : undefined
    const name = more === undefined ? own : `${more} ${own}`
    return { name, start: match.index + own.length - name.length }
  })
  if (labels.length < FEWEST) return yesno ? negatedPart(text, terms) : null
  const said = new Set(words(folded).map(({ stem }) => stem))
  const [named, ...others] = labels.filter(({ name }) => {
    const own = words(name).filter(({ stop }) => !stop)
    return own.length > 0 && own.every(({ stem }) => said.has(stem))
  })
  if (named === undefined || others.length > 0) return null
  const next = labels.find(({ start }) => start > named.start)
  const part = text.slice(named.start, next?.start).replace(LOOSE, '')
  return part.length > named.name.length + 1 ? part : null
}

/** 'CFA (2016); Series 9 – not held', asked for the latter. */
function negatedPart(text: string, terms: readonly Term[]): string | null {
  const parts = text.split(/;\s+/)
  // a sentence says in its other half why, or who else
  if (parts.length < FEWEST || TOLD.test(text)) return null
  const stems = parts.map((part) => new Set(words(part).map(({ stem }) => stem)))
  const held = terms.filter(({ self, word }) => !self && stems.some((own) => own.has(word.stem)))
  const meant = parts.filter((_, at) => held.every(({ word }) => stems[at]?.has(word.stem) === true))
  const [part, ...others] = meant
  return held.length === 0 || part === undefined || others.length > 0 || !NEGATED.test(part) ? null : part
}
