/** 'What is her phone number?': a way to reach the person, never a referee's. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { EMAIL, PHONE } from '../../lexicon/reach.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import type { Question } from '../../question/question.ts'
import { findDates } from '../../text/dates.ts'
import { ownLines } from './own-ways.ts'
import { NOWHERE, type Planners } from '../planner.ts'

const ASKS = `(?:what(?:['’]?s| is| are) |do you have |is there )?(?:${WHOSE} |an? )*`
const ONE = '(?:i|we|one|you|somebody|someone|a recruiter)'
const MAY = `(?:can|could|do|may|might|should|would) ${ONE}`

/** Folded, with the person's own name as 'she'. */
const PHONE_ASKED = exactly(
  [
    `${ASKS}(?:(?:work|private|personal|direct|contact) )?(?:(?:tele)?phone|mobile|cell(?: ?phone)?|mobile phone|landline)(?: number| no)?s?`,
    `${ASKS}(?:contact|direct) numbers?`,
    `(?:what(?:['’]?s| is) )?(?:the )?(?:best|right) (?:(?:tele)?phone )?number (?:to|for) (?:call(?:ing)?|phon(?:e|ing)|ring(?:ing)?|reach(?:ing)?|contact(?:ing)?) ${WHO}(?: on| at| by)?`,
    `how ${MAY} (?:call|phone|ring|text|telephone) ${WHO}(?: up)?`,
    `(?:at |on |under )?(?:which|what) (?:(?:tele)?phone )?number ${MAY} (?:call|phone|ring|text|reach)(?: ${WHO})?(?: at| on| under)?`,
  ].join('|'),
)
const MOBILE_ASKED = exactly(
  `${ASKS}(?:(?:work|private|personal) )?(?:mobile|cell)(?: ?phone)?(?: number| no)?s?`,
)
const EMAIL_ASKED = exactly(
  [
    `${ASKS}(?:(?:work|private|personal|contact) )?(?:e-?mail(?: address(?:es)?)?|mail address|e-?mails)`,
    `how ${MAY} (?:e-?mail|mail) ${WHO}`,
    `(?:at |to |under )?(?:which|what) (?:e-?mail )?address ${MAY} (?:write|e-?mail|mail|reach)(?: to)?(?: ${WHO})?(?: at| to| under)?`,
  ].join('|'),
)

/** A number that is no date, no identifier ('RX-0047-2291', ORCID) and none of a register. */
const NUMBER = new RegExp(`(?<![\\p{L}\\d/._]-?)(?:${PHONE.source})(?![-\\p{L}])`, 'gu')
const REGISTER =
  /\b(?:regist\w*|licen[cs]e|member\w*|isbn|orcid|vat|certificate|pin|id|no|nr|researcher)\b[^\d+]{0,16}$/i
/** Numbers of registers have letters and other digits before them: 'VAT GB 123 456 789', 'IBAN DE89 …'. */
const REGISTER_CODE =
  /\b(?:patents?|ep|wo|pct|vat|tva|btw|mwst|iva|ust-?id\w*|uid|tax|iban|siret|siren|kvk|eori|company|passport|account|insurance|spotlight|equity|nip|pesel|steuer\w*)\b[^+,|~;·•\n]{0,20}$/i
const CALLED = /\b(?:tel\w*|phone|mobile|cell|call|ring|fax|mob)\b[^\d+]{0,12}$/i
const SEPARATORS = /\s*[|·•;]\s*|\s+[–—]\s+|,\s+|\n/u
const LABEL =
  /^(?:(?:work|private|home|office|personal|direct|business) )?(?:e-?mail|mail|tel\w*|phone|mobile|mob|cell|contact|landline|direct|office|[CDHMOPTW](?=[.:]))\s*[:.]{0,2}\s*$/i
/** Of two results of a school: '3.82/4.00'. */
const GRADE = /^\d{1,2}\.\d{1,3} ?\/ ?\d{1,2}(?:\.\d{1,3})?$/
/** A number that takes no calls; 'Phone/Fax: …' takes both. */
const NO_CALLS =
  /(?<!(?:\btel\w*|\bphone|\b[TP])\.? ?(?:\/|&|\+|and) ?)\b(?:(?:tele)?fax|facsimile|pager|beeper|bleep)\b[^\d+|;,]{0,12}$/i
/** 'F: …' among such letters. */
const FAX_LETTER = /(?:^|[|·•;,/]\s{0,3})F[.:]\s{0,3}\(?$/
const FAX_BEHIND = /^ ?\(?(?:fax|pager)\)?\s*(?:$|[|·•;,)])/i
const MOBILE = /(?:\b(?:mob(?:ile)?|cell(?:ular)?(?: ?phone)?)\b[^\d+|;]{0,10}|\b[MC][.:]\s{0,3}\(?)$/i
const AFTER = /^\.?$|^ \([^()]{1,40}\)\.?$/
const MOST = 3

/** Ways of one sort that a text holds, as they stand there. */
type Ways = (text: string) => string[]

export const phones: Ways = (text) => {
  let plain = text
  for (const { start, end } of findDates(text))
    plain = plain.slice(0, start) + 'x'.repeat(end - start) + plain.slice(end)
  return [...plain.matchAll(NUMBER)]
    .filter(({ 0: number, index }) => {
      const before = plain.slice(0, index)
      const behind = plain.slice(index + number.length)
      const digits = number.replace(/\D/g, '').length
      return (
        digits >= 6 &&
        digits <= 15 &&
        !GRADE.test(number) &&
        !(NO_CALLS.test(before) || FAX_LETTER.test(before) || FAX_BEHIND.test(behind)) &&
        (CALLED.test(before) || !(REGISTER.test(before) || REGISTER_CODE.test(before)))
      )
    })
    .map(({ 0: number }) => number)
}
/** Those said to be mobile, beside which others may stand. */
const mobiles: Ways = (text) =>
  phones(text).filter((number) => MOBILE.test(text.slice(0, text.indexOf(number))))
export const emails: Ways = (text) => [...text.matchAll(new RegExp(EMAIL, 'g'))].map(([found]) => found)

/** 'I do not give out my home number.' */
const KEPT =
  /\b(?:(?:do not|don['’]t|never|will not|won['’]t|rather not) (?:give out|give|publish|share|hand out|disclose)|ex-directory|unlisted|is (?:kept )?private|not (?:given out|published|for publication))\b/i
const OWN_NUMBER = /\b(?:private|home|personal|mobile|own)\b[^.;]{0,20}\b(?:number|phone|telephone)\b/i

/** Is the number at home asked for that is not given out? */
const keepsBack = ({ units }: Facts, folded: string): boolean =>
  /\b(?:private|personal|home)\b/.test(folded) &&
  units.some(({ unit }) => KEPT.test(unit.text) && OWN_NUMBER.test(unit.text))

export const REACH_ASKED: Planners = [
  [MOBILE_ASKED, (facts) => planWays(facts, mobiles) ?? planWays(facts, phones)],
  [
    PHONE_ASKED,
    (facts, _groups, _now, folded) => (keepsBack(facts, folded) ? NOWHERE : planWays(facts, phones)),
  ],
  [EMAIL_ASKED, (facts) => planWays(facts, emails)],
]

/** Is a way asked for of which the CV gives none of the person's own? */
export function lacksReach(facts: Facts, { folded, topics }: Question): boolean {
  if (!topics.some(({ name }) => name === 'phone' || name === 'email')) return false
  const asked = folded.replace(/[?.!\s]+$/, '')
  const ways = PHONE_ASKED.test(asked) ? phones : EMAIL_ASKED.test(asked) ? emails : null
  return ways !== null && !ownLines(facts).some(({ text }) => ways(text).length > 0)
}

export function planWays(facts: Facts, ways: Ways): Plan | null {
  const parts = ownLines(facts).flatMap(({ text, unit }): PlanPart[] =>
    ways(text).map((way) => ({ text: piece(text, way), units: [unit] })),
  )
  const told = parts.filter(({ text }, i) => parts.findIndex((other) => other.text === text) === i)
  return told.length === 0 ? null : { parts: told.slice(0, MOST), list: true, chance: 0.9, fact: true }
}

/** With its label ('Mobile: 07700 900 431'), or the bare way. */
function piece(text: string, way: string): string {
  const found = text.split(SEPARATORS).find((one) => one.includes(way)) ?? way
  const [before = '', after = ''] = found.split(way, 2)
  return LABEL.test(before) && AFTER.test(after) ? found : way
}
