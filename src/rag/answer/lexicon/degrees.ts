/** Degrees by their letters and in full: one may stand in the question, the other in the CV. */
import { oncePer } from '../text/once-per.ts'
import { stem, type Word } from '../text/text.ts'

/** The level's letters as written, each with what the degree is of or in. */
const LISTS = {
  master: `MSW social work; MPH public health; MPA public administration; MPP public policy;
    MBA business administration; LLM laws; LLM law; MEng engineering; MSc science; MA arts; MFA fine arts; MMus music;
    MArch architecture; MEd education; MCom commerce; MComm commerce; MTech technology; MDiv divinity;
    MLIS library information science; MSN science nursing; MRes research; MPhil philosophy; MDes design; MTh theology;
    MLitt letters; MPharm pharmacy; MChem chemistry; MPhys physics; MMath mathematics`,
  bachelor: `BSW social work; BBA business administration; LLB laws; LLB law; BEng engineering; BSc science; BA arts;
    BFA fine arts; BMus music; BArch architecture; BEd education; BCom commerce; BComm commerce; BTech technology;
    BSN science nursing; BDes design; BTh theology; BPharm pharmacy`,
  doctor: `PhD philosophy; DPhil philosophy; EdD education; PsyD psychology; PharmD pharmacy; DNP nursing practice;
    DMA musical arts; LLD laws`,
} as const

export interface Degree {
  readonly letters: string
  /** Stem of the letters as one word. */
  readonly stem: string
  readonly level: string
  /** Stems of what it is of or in. */
  readonly of: readonly string[]
}

export const DEGREES: readonly Degree[] = Object.entries(LISTS).flatMap(([level, list]) =>
  list.split(';').map((entry): Degree => {
    const [letters = '', ...of] = entry.trim().split(/\s+/)
    return { letters, stem: stem(letters.toLowerCase()), level: stem(level), of: of.map(stem) }
  }),
)
/** Words of the language too, when written small. */
const ONLY_AS_WRITTEN = new Set(['ma', 'ba', 'med', 'bed', 'march', 'mth'])

const KNOWN = new Set(DEGREES.map(({ letters }) => letters.toLowerCase()))
const DOTTED = /(?<![\p{L}\d.])(?:\p{L}{1,4}\.){1,3}(?:\p{L}{1,5}\.?)?(?![\p{L}\d])/gu

/** 'M. Sc.', which initials of a person would not be. */
const SPACED =
  /(?<![\p{L}\d.])(?:[BM]\. (?:Sc|Eng|Ed|Phil|Tech|Arch|Mus|Comm?|Pharm)|Ph\. D|LL\. [BM])(?![\p{L}\d])\.?/gu

/** Are these a degree's letters, and so no initials of whatever begins with them? */
export const isDegreeLetters = (text: string): boolean => KNOWN.has(text.toLowerCase())

/** 'MSW' for 'M.S.W.': dots would make words of single letters. */
export function withoutDots(text: string): string {
  if (!text.includes('.')) return text
  return text.replace(SPACED, lettersOf).replace(DOTTED, (dotted) => {
    const letters = lettersOf(dotted)
    return KNOWN.has(letters.toLowerCase()) && dotted.indexOf('.') < dotted.length - 1 ? letters : dotted
  })
}

const lettersOf = (dotted: string): string => dotted.replace(/[. ]/g, '')

/** Stems of the degrees that a text writes with dots: 'MSc' for 'M.Sc.'. */
export function dottedDegrees(text: string): readonly string[] {
  if (!text.includes('.')) return []
  return [...text.matchAll(SPACED), ...text.matchAll(DOTTED)].flatMap(([dotted]) => {
    const letters = lettersOf(dotted).toLowerCase()
    return KNOWN.has(letters) && dotted.indexOf('.') < dotted.length - 1 ? [stem(letters)] : []
  })
}

/** Does the text hold the letters of a degree of, or in, all this? */
export function holdsDegreeIn(text: string, fields: readonly string[]): boolean {
  const letters = DEGREES.filter(({ of }) => fields.every((field) => of.includes(field)))
  const plain = letters.length === 0 ? '' : withoutDots(text)
  return letters.some((degree) => new RegExp(`\\b${degree.letters}\\b`).test(plain))
}

/** Those of which the letters stand in a CV. */
const heldIn = oncePer((df: ReadonlyMap<string, number>) => DEGREES.filter((degree) => df.has(degree.stem)))

/**
 * Stems of the CV by which it puts a degree that the question names in full, with how surely.
 * @param df stems of the CV, to how many units hold them
 */
export function degreeOtherwise(
  df: ReadonlyMap<string, number>,
  content: readonly Word[],
  i: number,
): ReadonlyMap<string, number> {
  const out = new Map<string, number>()
  const word = content[i]
  if (word === undefined) return out
  for (const degree of heldIn(df)) {
    if (word.stem === degree.stem) continue
    if (isInFull(content, i, degree)) out.set(degree.stem, 0.9)
    else if (word.stem === degree.level && !namesAnother(content, i)) out.set(degree.stem, 0.55)
  }
  return out
}

/** Is the word one of those of the degree's name in full? */
function isInFull(content: readonly Word[], i: number, { level, of }: Degree): boolean {
  for (let from = Math.max(0, i - of.length); from <= i; from++)
    if (content[from]?.stem === level && of.every((one, k) => content[from + 1 + k]?.stem === one))
      return true
  return false
}

/** Does the question say what the degree is of or in: 'Master of Laws' is no MBA? */
function namesAnother(content: readonly Word[], i: number): boolean {
  const next = content[i + 1]
  return next !== undefined && DEGREES.some(({ of }) => of[0] === next.stem)
}

/** Is the word the letters of this degree? */
export const isLettersOf = ({ raw, text }: Word, { letters }: Degree): boolean =>
  raw === letters || (text === letters.toLowerCase() && !ONLY_AS_WRITTEN.has(text))
