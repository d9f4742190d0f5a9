/** 'How many years of experience does she have?', 'in this field?': what the CV says of it, or what its main posts add up to. */
import { titleSection } from '../../facts/about-person.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { currentUndated } from '../../posts/current-undated.ts'
import { mainPosts } from '../../posts/held.ts'
import { byStart, monthsIn } from '../../posts/timeline-entries.ts'
import { sayLength } from '../../text/dates.ts'
import { capital, words } from '../../text/text.ts'
import { OF_HERS, oneOf } from '../asked-posts.ts'
import { listOf } from '../planner.ts'
import { TRIAL } from './post-before.ts'
import { postsNow, said } from './post-now.ts'

const FIELD =
  '(?:(?:this|that|the|his|her|their|your|such an?) (?:field|industry|profession|business|trade|sector|area|line of work|domain|occupation|job market|role|kind of work)|(?:his|her|their|your) (?:current )?(?:field|profession|industry|trade|role|area))'
const MUCH = '(?:how (?:much|many years(?: of)?)|what (?:is the )?(?:amount|length) of)'
const HAS = `(?:does|do|did|has|have) ${WHO}`
const EXPERIENCE = '(?:(?:total|overall|relevant|professional|work(?:ing)?|job|industry) )*experience'
const ALL = '(?: in total| so far| altogether| overall| all in all)?'
/** A question for the years of a career, or of a field. */
export const YEARS = oneOf(
  `(?:how many |total |number of |${WHOSE} )*years of ${EXPERIENCE}(?: ${HAS}(?: have| got| had)?)?${ALL}`,
  `how (?:much|many years(?: of)?) ${EXPERIENCE} ${HAS}(?: have| got| had)?${ALL}`,
  `(?:for )?how (?:long|many years) (?:has|have) ${WHO} (?:worked|been (?:working|employed|active|in work|in (?:the )?(?:business|industry|field|trade|profession|employment)))${ALL}`,
  `how experienced (?:is|are) ${WHO}`,
  `(?:(?:what(?: i)?s|what is) )?(?:the )?(?:total )?(?:length|duration) of (?:${WHOSE} )*(?:career|work experience|employment)`,
  `how long (?:is|has) (?:${WHOSE} )*career(?: been)?${ALL}`,
  `(?:for |since )?(?:how (?:long|many years)|when) (?:has|have|is|are|does|do|did) ${WHO} (?:been |start(?:ed)? )?(?:working |work |active |employed |worked |experienced |practi[sc]ing )?(?:in|with) ${FIELD}(?: for)?(?: now| so far)?`,
  `${MUCH} (?:(?:total|overall|relevant|professional|work(?:ing)?|job|industry|practical) )*experience (?:does|do|has|have) ${WHO} (?:have|got|had|gained|gathered)?(?: ?in ${FIELD})?(?: in total| so far| overall)?`,
  `(?:${OF_HERS})?(?:total |overall |number of )?(?:years of (?:(?:professional|work(?:ing)?|relevant|total|job|industry) )*experience|(?:professional |work |working |relevant )*experience in years|(?:work|professional|total) experience \\(?years\\)?)(?: in ${FIELD}| in total)?`,
  `how (?:experienced|seasoned|senior) (?:is|are) ${WHO}(?: in ${FIELD})?`,
  `how long (?:has|have) ${WHO} (?:been )?(?:work(?:ed|ing)|in (?:the )?work(?:force)?|employed|a professional)(?: (?:so far|in total|overall|altogether|professionally))?`,
)

const TENS = 'twenty|thirty|forty'
const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER = `(?:\\d{1,2}|(?:${TENS})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|odd))?|${NUMBERS.slice(2).join('|')})`
/** 'Nineteen years in signalling', 'Digital designer, 14 years.', 'For the past seven years I have worked'. */
const STATED = [
  new RegExp(
    `(?<!\\b(?:last|past|first|next|for|every|in|of|after|within|under|about the) )\\b(${NUMBER})(?:[ -]\\w{3,5})?\\+? years?['’]? (?:of|in|at|on|as|behind|with|around|among|experience)\\b`,
    'i',
  ),
  new RegExp(`[,;] (${NUMBER}) years\\.?$`, 'i'),
  new RegExp(
    `\\b(?:have|has)\\b[^.]{0,80}\\bfor (?:the (?:past|last) |over |more than |nearly |about |almost |some )*(${NUMBER}) years\\b`,
    'i',
  ),
  new RegExp(`\\bfor the (?:past|last) (${NUMBER}) years (?:I|he|she|they) (?:have|has)\\b`, 'i'),
  new RegExp(`^(?!.*\\b(?:drove|was|were|left)\\b).*\\bat the \\p{L}+ for (${NUMBER}) years\\b`, 'iu'),
]
/** Is it the years of one field? */
const asksField = (folded: string): boolean => new RegExp(`\\bin ${FIELD}`).test(folded)
/** 'In software since 2014', 'Web developer since 2022', 'I have been a teacher since 2003'. */
const SINCE =
  /^(?:\p{L}+ ){1,5}since (?:19|20)\d\d\b|\b(?:been|worked)\b[^.]{2,60}\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b|^in [\p{L} ]{3,30} since (?:19|20)\d\d/iu
const POSTS = 6

export function planYears(facts: Facts, now: number, folded: string): Plan | null {
  const posts = mainPosts(facts).filter(
    ({ range, text }) => !range.single && range.from <= now && !TRIAL.test(text),
  )
  const entries = byStart(posts.map(({ entry, range }) => ({ ...entry, range })))
  const total = monthsIn(entries, now)
  const stated = statedIn(facts, now, total, folded)
  if (stated !== null) return { parts: [stated], list: false, chance: 0.9, fact: true }
  if (posts.length === 0) return null
  const exact = posts.every(({ range }) => range.exact)
  const open = posts.some(({ range }) => range.to >= now - 1)
  const current = currentUndated(facts)
  const parts = [...current, ...[...posts].sort((a, b) => b.range.from - a.range.from).map(said)]
  // of many, those that the years lie between
  const shown = parts.length > POSTS ? [...parts.slice(0, POSTS - 1), ...parts.slice(-1)] : parts
  // of one that goes on since nobody knows when, the years cannot be added up
  if (current.length > 0) return listOf(shown)
  return {
    lead: `${capital(sayLength(total, exact))}${open ? ' so far' : ''}`,
    parts: shown,
    list: true,
    chance: 0.9,
    fact: true,
  }
}

/** Of the time that the posts add up to, how much a time that is told must be to mean all of it. */
const SHARE = 0.6

/** What the lines about the person say of it: the longest time, for that is all of it. */
function statedIn(facts: Facts, now: number, total: number, folded: string): PlanPart | null {
  const { units, mainKinds } = facts
  const title = titleSection(facts)
  const about = units.filter(
    ({ unit, entry }) =>
      unit.kind !== 'heading' &&
      entry === null &&
      (unit.section === title || mainKinds[unit.section] === 'summary' || unit.index < 8),
  )
  const stated = about.flatMap(({ unit }) => {
    const found = STATED.map((pattern) => pattern.exec(unit.text)?.[1]).find((one) => one !== undefined)
    return found === undefined ? [] : [{ unit, years: valueOf(found) }]
  })
  const [longest] = stated
    .filter(({ years }) => years >= 2 && years * 12 >= total * SHARE)
    .sort((a, b) => b.years - a.years)
  const titles = postsNow(facts, now).flatMap(({ title }) => words(title ?? '').map(({ stem }) => stem))
  const told =
    longest?.unit ??
    about.find(({ unit: { text } }) => {
      const year = /since [^\d]{0,12}((?:19|20)\d\d)/i.exec(SINCE.exec(text)?.[0] ?? '')?.[1]
      if (year === undefined) return false
      // of one field there may be fewer years than of work
      const ofField = asksField(folded) && words(text).some(({ stem }) => titles.includes(stem))
      return ofField || now - Number(year) * 12 >= total * SHARE
    })?.unit
  return told === undefined ? null : { text: told.text, units: [told.index] }
}

function valueOf(number: string): number {
  const folded = number.toLowerCase()
  if (/^\d/.test(folded)) return Number(folded)
  const [ten = '', one = ''] = folded.split(/[- ]/)
  const tens = TENS.split('|').indexOf(ten)
  return tens >= 0 ? (tens + 2) * 10 + Math.max(0, NUMBERS.indexOf(one)) : Math.max(0, NUMBERS.indexOf(ten))
}
