/** 'How long has she been teaching?', 'how many years in sales?': the years of a field, where one says them of oneself. */
import { titleSection } from '../../facts/about-person.ts'
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { stem, words } from '../../text/text.ts'
import { NUMBER_WORDS } from '../../text/word-lists.ts'
import { linesOf, partsOfLines } from '../own-lines.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'

const ASKED = [
  new RegExp(
    `^(?:for |about )?how (?:long|many years)(?: now)? (?:has|have) ${WHO} (?:been |spent )?(?:(?:working|worked|active|employed|experienced) )?(?<field>(?:in |as an? |with |an? )?[\\p{L}' -]{3,40})$`,
    'u',
  ),
  /^(?:(?:total |number of )?(?:years|yrs)|how many years)(?: of)?(?: experience| work)? (?:(?:in|as an?|with|of) )?(?<field>[\p{L}' -]{3,40})$/u,
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

/** 'The last five of them as head of department', '19 of them leading leaders'. */
const LED_FOR = new RegExp(
  `(?<!\\p{L})${NUMBER}(?: years?)?(?: of (?:them|these|those))?,? (?:\\p{L}+ ){0,3}?(?:as (?:an? )?(?:\\p{L}+ )?(?:team lead(?:er)?|lead|manager|head|foreman|supervisor|director|chief)|leading|managing|running|in charge|in management|in leadership)(?!\\p{L})`,
  'iu',
)
const LEADING =
  /^(?:(?:an? |as an? |in )?(?:line |people |team )?(?:manager|leader|leadership|management|leading|managing|boss|managerial|leadership position|management position)(?: people| teams?| experience)?)$/

/** Null where no line about the person says it. */
export function planYearsIn(facts: Facts, folded: string): Overview {
  const field = ASKED.map((pattern) => pattern.exec(folded)?.groups?.['field']).find(
    (one) => one !== undefined,
  )
  if (field === undefined) return null
  if (LEADING.test(field)) {
    // 'how long has she been a team manager', where that is the title of a post
    const named = words(field).filter((word) => !word.stop && !PLAIN.has(word.stem))
    const isTitle = ({ title }: Entry): boolean => {
      const own = new Set(words(title ?? '').map((word) => word.stem))
      return named.length > 1 && named.every((word) => own.has(word.stem))
    }
    if (facts.entries.some(isTitle)) return null
    const led = linesOf(facts).filter(({ text, kind }) => kind !== 'references' && LED_FOR.test(text))
    return planOf(partsOfLines(led, 1)) ?? UNSAID
  }
  const asked = words(field)
    .map((word) => sameAs(word.stem))
    .filter((one) => !PLAIN.has(one))
  if (asked.length === 0) return null
  const title = titleSection(facts)
  const said = linesOf(facts).filter(({ text, kind, unit, entry }) => {
    const isAbout =
      entry === null && (kind === 'summary' || unit.unit.section === title || unit.unit.index < ABOUT)
    if (!isAbout || !STATED.test(text) || OF_A_PART.test(text)) return false
    const stemsOf = (part: string): ReadonlySet<string> =>
      new Set(words(part).map((word) => sameAs(word.stem)))
    const { index = 0, 0: stated = '' } = STATED.exec(text) ?? {}
    const [own, behind] = [stemsOf(text), stemsOf(text.slice(index + stated.length, index + NEAR))]
    // 'nine years of Scala' are those of no data engineer
    const isOfIt = FOR.test(text.slice(0, index)) || asked.some((one) => behind.has(one))
    return isOfIt && asked.every((one) => own.has(one))
  })
  return planOf(partsOfLines(said, 1))
}
/** 'I have taught for nineteen years' */
const FOR = /\bfor (?:(?:the|past|last|over|more|than|nearly|about|almost|some) )*$/i
const NEAR = 60
/** Units at the head of a CV. */
const ABOUT = 8
