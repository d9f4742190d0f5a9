/** 'How many years of experience does she have?': what the CV says of it, or what its posts add up to. */
import { sayMonths } from './dates.ts'
import type { Facts } from './facts.ts'
import { exactly, WHO, WHOSE } from './lexicon/frames.ts'
import type { Plan, PlanPart } from './plan.ts'
import { byStart, dated, isPost, monthsIn, partOf, posts as postsOf } from './timeline-entries.ts'

const HAS = `(?:does|do|did|has|have) ${WHO}`
const EXPERIENCE = '(?:(?:total|overall|relevant|professional|work(?:ing)?|job|industry) )*experience'
const ALL = '(?: in total| so far| altogether| overall| all in all)?'
/** A question for the years of a career; folded, with the person's own name as 'she'. */
export const CAREER = exactly(
  [
    `(?:how many |total |number of |${WHOSE} )*years of ${EXPERIENCE}(?: ${HAS}(?: have| got| had)?)?${ALL}`,
    `how (?:much|many years(?: of)?) ${EXPERIENCE} ${HAS}(?: have| got| had)?${ALL}`,
    `(?:for )?how (?:long|many years) (?:has|have) ${WHO} (?:worked|been (?:working|employed|active|in work|in (?:the )?(?:business|industry|field|trade|profession|employment)))${ALL}`,
    `how experienced (?:is|are) ${WHO}`,
    `(?:(?:what(?: i)?s|what is) )?(?:the )?(?:total )?(?:length|duration) of (?:${WHOSE} )*(?:career|work experience|employment)`,
    `how long (?:is|has) (?:${WHOSE} )*career(?: been)?${ALL}`,
  ].join('|'),
)

const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)'
/** 'Eleven years in the trade', not 'in the past three years'. */
const STATED = new RegExp(
  `(?<!\\b(?:last|past|first|next|for|every) )\\b${NUMBER}(?:[ -]\\w{3,5})?\\+? years? (?:of|in|as|at|on|behind|with)\\b|\\byears of experience\\b`,
  'i',
)
const POSTS = 6

/** @param now months since year 0 */
export function planCareer(facts: Facts, now: number): Plan | null {
  const stated = statedIn(facts)
  if (stated !== null) return { parts: [stated], list: false, chance: 0.9, fact: true }
  const posts = byStart(postsOf(facts)).filter(
    ({ range, index }) =>
      !range.single &&
      range.from <= now &&
      !facts.entries.some((other) => other.parent === index && dated(other) && isPost(other)),
  )
  if (posts.length === 0) return null
  const total = monthsIn(posts, now)
  const exact = posts.every(({ range }) => range.exact)
  const open = posts.some(({ range }) => !Number.isFinite(range.to))
  const parts = posts.toReversed().map(partOf)
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

/** A sentence about the person, at the beginning or in the summary, that tells the years. */
function statedIn(facts: Facts): PlanPart | null {
  const title = facts.units.find(({ unit }) => unit.kind === 'heading')?.unit.section
  const said = facts.units.find(
    ({ unit }) =>
      (unit.section === title || facts.mainKinds[unit.section] === 'summary') && STATED.test(unit.text),
  )
  return said ? { text: said.unit.text, units: [said.unit.index] } : null
}
