/** 'What is the doctor's name?' of a CV whose owner is one: the candidate's. */
import type { Facts } from '../../facts/facts.ts'
import { exactly } from '../../lexicon/frames.ts'
import { postEntries } from '../../posts/post-entries.ts'
import { fold, words } from '../../text/text.ts'
import { planOf, type Overview } from '../planner.ts'

/** Whom one calls by what they are. */
const CALLING =
  '(?:doctor|professor|nurse|sister|teacher|lecturer|chef|cook|captain|officer|engineer|architect|lawyer|solicitor|consultant|designer|developer|programmer|artist|actor|actress|dancer|singer|musician|author|writer|journalist|scientist|researcher|student|graduate|manager|director|apprentice|builder|plumber|electrician|carpenter|midwife|surgeon|dentist|vet|therapist|pilot|coach)'
export const NAME_OF_TITLED = exactly(
  `(?:(?:what|who)(?: is|'s) )?(?:the |this )?${CALLING}'s (?:full |first |last )?(?:name|surname)|(?:what is )?the name of (?:the|this) ${CALLING}`,
)
const ASKED =
  /^(?:(?:what|who)(?: is|'s) )?(?:the name of )?(?:the |this )?(\p{L}{3,24})(?:'s (?:full |first |last )?(?:name|surname))?$/u
const TITLES: Readonly<Record<string, RegExp>> = {
  doctor: /\bdr\b\.?|\bm\.?d\b|\bmbbs\b|\bmbchb\b/,
  professor: /\bprof\b\.?|\bprofessor\b/,
}
/** What nobody is any more who has learned the trade: then it is another of that title. */
const LEARNING = /^(?:apprentice|student|graduate)$/
/** Lines at the top that say what one is. */
const TOP = 4

/** Null unless the one word is the candidate's title, or what she is by the top of the CV or by a post. */
export function planNameOfTitled(facts: Facts, folded: string): Overview {
  const { person } = facts
  const title = ASKED.exec(folded)?.[1]
  if (person === null || title === undefined) return null
  const top = facts.units.slice(0, TOP).map(({ unit }) => fold(unit.text))
  const own = TITLES[title]
  const [stem] = words(title).map((word) => word.stem)
  const isOwn =
    top.some((text) => own?.test(text) === true) ||
    facts.units.slice(0, TOP).some(({ stems }) => stem !== undefined && stems.has(stem)) ||
    postEntries(facts).some(
      ({ title: held, range }) =>
        !(LEARNING.test(title) && Number.isFinite(range.to)) &&
        words(held ?? '').some((word) => word.stem === stem),
    )
  return isOwn ? planOf([{ text: person.text, units: [person.unit] }]) : null
}
