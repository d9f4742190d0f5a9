/** 'When did she get her Master of Laws?', 'his doctorate': degrees of which the CV has no word. */
import type { Facts } from '../facts/facts.ts'
import { countryOfTown, isCountry } from '../lexicon/countries.ts'
import { holdsDegreeIn } from '../lexicon/degrees.ts'
import { askedApart } from '../ranking/apart.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { STOPWORDS } from '../text/word-lists.ts'
import { NAMED } from './held-terms.ts'

const DEGREE_IN =
  /\b(?:(?:master|bachelor)(?:['’]?s)?(?: degree)? (?:of|in)|doctor of) (?:the )?(?=\p{L}{3})(?:\p{L}+ ?){1,4}/u

/** 'GPA of her history degree' */
const FIELD_DEGREE = /\b(?:his|her|their|your|the) (?=(?:\p{L}+ ){1,3}degree\b)/u
/** What kind of degree it is, rather than in what. */
const OF_KIND =
  /^(?:(?:under|post)?-?grad\w*|universit\w*|college|academic|first|second|third|last|latest|high\w*|advanced|hono\w*|joint|double|dual|single|main|other|relevant|formal|bachelor\w*|masters?|doctor\w*|associate\w*|foundation|technical|professional|vocational|research|taught|full|part|time|online|foreign|overseas|domestic|earlier|later|current|unfinished|finished|completed|incomplete|actual|evening)$/

/** Is it a degree in a field of which the CV has no word ('her Master of Laws')? */
export function asksUnknownDegree(facts: Facts, { question, terms }: Reading): boolean {
  const field = fieldIn(question.folded, terms)
  if (field.length === 0 || field.some((term) => isSomePlaceOrField(question.text, term))) return false
  const stems = field.map(({ word }) => word.stem)
  return (
    field.every((term) => term.known < NAMED && term.reach <= 0.5 && !isShortened(facts, term)) &&
    !facts.units.some(({ unit }) => holdsDegreeIn(unit.text, stems))
  )
}

/** The words that say what the degree is in. */
function fieldIn(folded: string, terms: readonly Term[]): readonly Term[] {
  const named = DEGREE_IN.exec(folded)
  const before = named === null ? FIELD_DEGREE.exec(folded) : null
  const at = named ?? before
  if (at === null) return []
  const from = before === null ? at.index + (/ (?:of|in) /.exec(at[0])?.index ?? 0) : at.index
  const to = before === null ? at.index + at[0].length : folded.indexOf(' degree', at.index)
  const field = terms.filter(({ word, self }) => !self && word.start > from && word.start < to)
  return before !== null && field.some(({ word }) => OF_KIND.test(word.text)) ? [] : field
}

const DOCTOR = /\bph\.? ?d\b|\bd\.?phil\b|\bdo[ck]tor\w*|\bdr\b/i
/** 'Dr Jane Roe, former head' is somebody else, unless the CV's own name says so. */
const TITLED = /\b(?:prof(?:essor)?\.? )?dr\.? (?=\p{Lu})/giu

/** Is it the doctorate of somebody of whom nothing says that there is one? Other degrees have more names. */
export const asksUnknownDoctorate = (facts: Facts, { question }: Reading): boolean =>
  askedApart(question).degree === 'doctor' &&
  !facts.units.some(({ unit }) =>
    DOCTOR.test(unit.index === facts.person?.unit ? unit.text : unit.text.replace(TITLED, '')),
  )

/** 'a master's in any subject', 'her bachelor in England' */
const isSomePlaceOrField = (text: string, { word }: Term): boolean =>
  /^(?:fields?|subjects?|areas?|disciplines?|total|all|time|years?|months?|what|which)$/.test(word.text) ||
  (/\bin (?:the )?$/.test(text.slice(0, word.start)) &&
    (isCountry(word.raw) || countryOfTown(word.raw) !== null))

/** 'Econ.' for economics. */
const isShortened = (facts: Facts, { word }: Term): boolean =>
  [...facts.vocabulary.keys()].some(
    (own) => own.length >= 3 && !STOPWORDS.has(own) && word.text.startsWith(own),
  )
