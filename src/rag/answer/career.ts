/** 'How many years of experience does she have?': what the CV says of it, and what its posts add up to. */
import { monthsOf, sayMonths } from './dates.ts'
import type { Facts } from './facts.ts'
import { headline } from './headline.ts'
import { exactly, WHO, WHOSE } from './lexicon/frames.ts'
import type { Plan, PlanPart } from './plan.ts'
import { byStart, dated, timeline, type DatedEntry } from './timeline-entries.ts'

const HAS = `(?:does|do|did|has|have) ${WHO}`
const EXPERIENCE = '(?:(?:total|overall|relevant|professional|work(?:ing)?|job|industry) )*experience'
const ALL = '(?: in total| so far| altogether| overall| all in all)?'
const ASKED = exactly(
  [
    `(?:how many |total |number of |${WHOSE} )*years of ${EXPERIENCE}(?: ${HAS}(?: have| got| had)?)?${ALL}`,
    `how (?:much|many years(?: of)?) ${EXPERIENCE} ${HAS}(?: have| got| had)?${ALL}`,
    `(?:for )?how (?:long|many years) (?:has|have) ${WHO} (?:worked|been (?:working|employed|active|in work|in (?:the )?(?:business|industry|field|trade|profession|employment)))${ALL}`,
    `how experienced (?:is|are) ${WHO}`,
    `(?:(?:what(?: i)?s|what is) )?(?:the )?(?:total )?(?:length|duration) of (?:${WHOSE} )*(?:career|work experience|employment)`,
    `how long (?:is|has) (?:${WHOSE} )*career(?: been)?${ALL}`,
  ].join('|'),
)

const WITH = '(?:with|in|of|using|on|as an?|as)'
/** Years with one thing: a CV tells since when, or how well, beside the thing itself. */
const WITH_ONE = [
  new RegExp(
    `^(?:for )?how (?:many years(?: of)?|much|long)(?: of)? experience (?:does|do|did|has|have) .{2,40}? (?:have|got|had)?\\s*${WITH} (.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:how (?:many|much) )?(?:years of )?experience ${WITH} (.+?)(?: (?:does|do|did|has|have) \\S+(?: \\S+)? ?(?:have|got|had))?[?.!\\s]*$`,
    'i',
  ),
]

/** The question for what is said of the thing, when years of experience with one are asked for. */
export function withoutYears(text: string): string {
  for (const pattern of WITH_ONE) {
    const thing = pattern.exec(text)?.[1]
    if (thing !== undefined) return `experience with ${thing}`
  }
  return text
}

const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)'
/** 'Eleven years in the trade', not 'in the past three years'. */
const STATED = new RegExp(
  `(?<!\\b(?:last|past|first|next|for|every) )\\b${NUMBER}(?:[ -]\\w{3,5})?\\+? years? (?:of|in|as|at|on|behind|with)\\b|\\byears of experience\\b`,
  'i',
)
const POSTS = 6

/** @param folded the question, folded, with the person's own name as 'she'; @param now months since year 0 */
export function planCareer(facts: Facts, folded: string, now: number): Plan | null {
  if (!ASKED.test(folded)) return null
  const stated = statedIn(facts)
  const posts = byStart(timeline(facts, ['experience'])).filter(
    ({ range, index }) =>
      !range.single &&
      range.from <= now &&
      !facts.entries.some((other) => other.parent === index && dated(other)),
  )
  if (stated !== null) return { parts: [stated], list: false, chance: 0.9, fact: true }
  if (posts.length === 0) return null
  const total = worked(posts, now)
  const exact = posts.every(({ range }) => range.exact)
  const open = posts.some(({ range }) => !Number.isFinite(range.to))
  const parts = posts.toReversed().map((post): PlanPart => ({ text: headline(post), units: post.header }))
  // of many, those that the years lie between
  const shown = parts.length > POSTS ? [...parts.slice(0, POSTS - 1), ...parts.slice(-1)] : parts
  return {
    lead: `${exact ? '' : 'About '}${sayMonths(total)}${open ? ' so far' : ''}`,
    parts: shown,
    list: true,
    chance: 0.9,
    fact: true,
  }
}

/** Months in which there was a post, each counted once. */
function worked(posts: readonly DatedEntry[], now: number): number {
  let months = 0
  let until = -Infinity
  for (const { range } of posts) {
    const from = Math.max(range.from, until + 1)
    const to = Math.min(range.to, now)
    if (to < from) continue
    months += monthsOf({ from, to: range.to, exact: range.exact }, now)
    until = to
  }
  return months
}

/** A sentence about the person, at the beginning or in the summary, that tells the years. */
function statedIn(facts: Facts): PlanPart | null {
  const title = facts.units.find(({ unit }) => unit.kind === 'heading')?.unit.section
  const said = facts.units.find(
    ({ unit }) =>
      (unit.section === title || facts.mainKinds[unit.section] === 'summary') && STATED.test(unit.text),
  )
  return said ? { text: said.unit.text, units: [said.unit.index] } : null
}
