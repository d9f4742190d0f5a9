/** 'How long has she been teaching?', 'how many years in sales?': the years of a field, where one says them of oneself. */
import { titleSection } from '../facts/about-person.ts'
import type { Facts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import type { Plan } from '../plan/plan.ts'
import { stem, words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { linesOf, partsOfLines } from './own-lines.ts'
import { planOf } from './planner.ts'

const ASKED = [
  new RegExp(
    `^(?:for |about )?how (?:long|many years)(?: now)? (?:has|have) ${WHO} (?:been |spent )?(?:(?:working|worked|active|employed|experienced) )?(?<field>(?:in |as an? |with |an? )?[\\p{L}' -]{3,40})$`,
    'u',
  ),
  /^(?:(?:total |number of )?(?:years|yrs)|how many years)(?: of)?(?: experience| work)? (?:in|as an?|with|of) (?<field>[\p{L}' -]{3,40})$/u,
]
/** Words that name no field. */
const PLAIN: ReadonlySet<string> = new Set(
  'in as a an with the of been working work worked doing at for she he they now so far already professionally total this that field business profession job experience years altogether'
    .split(' ')
    .map(stem),
)
const NUMBER = `(?:\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')}|(?:twenty|thirty|forty)[- ]\\p{L}+)`
const STATED = new RegExp(`(?<!\\p{L})${NUMBER}(?: and a half)?(?: \\p{L}+)? years?(?!\\p{L})`, 'iu')
/** 'Before teaching I spent four years', 'the last five of them': not of all the time. */
const OF_A_PART = /\b(?:before|after|the last|first|every|in \p{L}+ years|ago|aged|old|looking for)\b/iu
/** What a word is as a noun: 'taught', 'teaching' and 'teacher' are one. */
const sameAs = (one: string): string => (/^taught|^teach/.test(one) ? 'teach' : one)

/** Null where no line about the person says it. */
export function planYearsIn(facts: Facts, folded: string): Plan | null {
  const field = ASKED.map((pattern) => pattern.exec(folded)?.groups?.['field']).find(
    (one) => one !== undefined,
  )
  if (field === undefined) return null
  const asked = words(field)
    .map((word) => sameAs(word.stem))
    .filter((one) => !PLAIN.has(one))
  if (asked.length === 0) return null
  const title = titleSection(facts)
  const said = linesOf(facts).filter(({ text, kind, unit, entry }) => {
    const isAbout =
      entry === null && (kind === 'summary' || unit.unit.section === title || unit.unit.index < ABOUT)
    if (!isAbout || !STATED.test(text) || OF_A_PART.test(text)) return false
    const own = new Set(words(text).map((word) => sameAs(word.stem)))
    return asked.every((one) => own.has(one))
  })
  return planOf(partsOfLines(said, 1))
}
/** Units at the head of a CV. */
const ABOUT = 8
