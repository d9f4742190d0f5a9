/**
 * Tells apart what is alike but for one word: the master's thesis from the doctor's, the certificate of level 3 from
 * that of level 4. A text on the other one is no answer, however well it fits otherwise.
 */
import { keepLast } from '../../last-texts.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { oncePer } from '../text/once-per.ts'
import type { Word } from '../text/text.ts'

const DEGREES = {
  doctor:
    /\b(?:ph\.? ?d|d\.?phil|doctorates?|doctoral|doctor of|dr\.?[ -](?:rer|sc|nat|phil|ing|med|techn|mont|oec|iur|jur)|ed\.?d)\b|\bdissertation for (?:his|her|the) doctor/i,
  master:
    /\bmaster(?:'s|’s|s)? (?:degree|thesis|dissertation|program|of|in|studies|level)|\bmaster['’]s|\b(?:his|her|their|your|my) masters?(?= (?:and|or|about|on|was|is|in)\b|[^\w ]|$)|\b(?:m\.? ?sc|m\.? ?eng|mba|m\.?phil|mres|ll\.?m|mfa|msw|mph|mmus|mdiv|mlis|mpharm|m\.?chem|mphys|mmath|msci|mlitt|mdes|magister|postgraduate|laurea (?:magistrale|specialistica)|ma[iî]trise|maestr[ií]a|mag\.)(?!\p{L})/iu,
  bachelor:
    /\bbachelor|\b(?:b\.? ?sc|b\.? ?eng|ll\.?b|b\.?comm?|bfa|bba|bsw|bmus|barch|btech|undergraduate|first degree|laurea (?:triennale|breve)|licenciatura|licence (?:en|de|ès)|kandidat(?:eksamen)?)\b/i,
} as const
/** Capitals alone, and before a subject or a bracket: 'MA' is a state too, and 'ma' a word of other languages. */
const LETTERS = {
  doctor: null,
  master:
    /\b(?:MPA|MPP|MEd|MArch)\b|\bM\.S\.|\bMS(?= in |,? \()|(?<!, )\bM\.?A\.?(?= (?:in|of|degree|thesis|dissertation|programme|program|\()|\s\p{Lu})/u,
  bachelor:
    /\bB\.S\.|\bBS(?= in |,? \()|(?<!, )\bB\.?A\.?(?= (?:in|of|degree|thesis|dissertation|programme|program|\()|\s\p{Lu})/u,
} as const
export type Degree = keyof typeof DEGREES

/** What the question asks about, where something else of the same kind may stand in the CV. */
export interface Asked {
  readonly degree: Degree | null
  /** Numbered things: 'level' 3. */
  readonly numbered: readonly { readonly stem: string; readonly number: string }[]
}

export function askedApart(question: Question): Asked {
  const degrees = degreesIn(question.text)
  return { degree: degrees.length === 1 ? (degrees[0] ?? null) : null, numbered: numberedIn(question.words) }
}

/** Whether anything of which there may be another is asked about. */
export function asksApart({ degree, numbered }: Asked): boolean {
  return degree !== null || numbered.length > 0
}

/** 1 when the unit is of the very thing asked about, -1 when it is of another of its kind, 0 when it does not say. */
export function fitsApart(facts: Facts, { degree, numbered }: Asked, unit: UnitFacts): number {
  let fits = 0
  if (degree !== null) {
    const said = degreesFor(facts, unit)
    if (said.length > 0) fits = said.includes(degree) ? 1 : -1
  }
  for (const { stem, number } of numbered) {
    const said = numberedIn(unit.words).filter((one) => one.stem === stem)
    if (said.length > 0) fits = said.some((one) => one.number === number) ? Math.max(fits, 1) : -1
  }
  return fits
}

/** Lines above in which a degree may stand that a line without one is about: 'Thesis: …', 'Supervisor: …'. */
const ABOVE = 5

function degreesFor(facts: Facts, unit: UnitFacts): readonly Degree[] {
  const own = degreesOf(unit.unit)
  if (own.length > 0) return own
  const entry = unit.entry === null ? undefined : facts.entries[unit.entry]
  const named = entry ? degreesOf(entry) : []
  if (named.length > 0) return named
  for (let at = unit.unit.index - 1; at >= unit.unit.index - ABOVE; at--) {
    const above = facts.units[at]
    if (!above || above.unit.section !== unit.unit.section || above.entry !== unit.entry) break
    const said = degreesOf(above.unit)
    if (said.length > 0) return said
  }
  return []
}

/** The degrees in a text of the CV, which is searched once. */
const degreesOf = oncePer((from: { readonly text: string }): readonly Degree[] => degreesIn(from.text))

/** Searched once, in a question and in the lines it is held against. */
export const degreesIn = keepLast(300_000, (text): readonly Degree[] =>
  (Object.keys(DEGREES) as Degree[]).filter(
    (degree) => DEGREES[degree].test(text) || LETTERS[degree]?.test(text) === true,
  ),
)

/** Words followed by a small number ('level 4', 'module 12'); years and amounts name nothing. */
function numberedIn(words: readonly Word[]): { stem: string; number: string }[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    return next &&
      !word.stop &&
      /^\p{L}{4,}$/u.test(word.text) &&
      /^\d{1,2}$/.test(next.text) &&
      !MONTH.test(word.text)
      ? [{ stem: word.stem, number: next.text }]
      : []
  })
}

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|sept|about|over|under|nearly|almost|around|with|least|most|from|than|between|some|only|until|since|aged|after|before)$/
