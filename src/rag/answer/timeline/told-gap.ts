/** 'What did she do while unemployed?', 'What explains the gap in 2015?': what tells of a time without work. */
import { toldBreaks } from '../common/career/career-breaks.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { numbersIn, type Question } from '../question/question.ts'
import { BARE, withNext } from '../saying/bare-lines.ts'
import { findDates } from '../text/dates.ts'

const WITHOUT =
  '(?:unemploy(?:ed|ment)|jobless|out of (?:a job|work|employment)|without (?:a |any )?(?:job|work|employment)|between (?:two )?jobs|not working|no (?:job|work))'
const ASKS = new RegExp(
  `\\b(?:what|how)\\b.{1,60}\\b(?:while|whilst|when|as|during|time|months|period|spell)\\b.{0,40}\\b${WITHOUT}\\b`,
)
const TELLS = new RegExp(
  `\\b(?:(?:i|we|he|she|they) (?:\\w{1,12} ){0,2}?(?:had|found|was|were|with) (?:then )?(?:no (?:job|work|post|position|employment)\\b|${WITHOUT}\\b)|${WITHOUT.replace('|no (?:job|work)', '').replace('|not working', '')}\\b)`,
  'i',
)
const MOST = 2

/** Null where a header tells of it, or many lines do: they are left to the rankers. */
export function planGap(facts: Facts, question: Question): Plan | null {
  const { folded, time } = question
  if (explains(question)) return explained(facts, question)
  if (time !== null || !ASKS.test(folded)) return null
  const lines = facts.units.filter(({ unit }) => TELLS.test(unit.text))
  if (
    lines.length === 0 ||
    lines.length > MOST ||
    lines.some((u) => u.isHeader || u.unit.kind !== 'sentence')
  )
    return null
  const parts = lines.flatMap(({ unit }) => {
    const next = facts.units[unit.index + 1]?.unit
    const more = unit.text.length < BARE && next?.block === unit.block ? [next] : []
    return [unit, ...more].map(({ text, index }) => ({ text, units: [index] }))
  })
  return { parts, list: false, chance: 0.85, fact: true }
}

const GAP =
  /(?<!\b(?:before|after|following|since|until|till|up to|prior to|beside|side of) )\b(?:the|an?|any|this|that|his|her|your|their|some|one)(?: (?:career|employment|cv|work|long|longer|big|short|unexplained|obvious))* (?:gaps?|holes?|pauses?|breaks?|interruptions?)\b(?! (?:off|up|down|through|in (?:on|the (?:market|law|data))))/
/** What is said around it: what is asked, of a career, and when. */
const AROUND: ReadonlySet<string> = new Set(
  `gap gaps hole holes pause pauses break breaks interruption interruptions why what explain explains explained explanation explaining reason reasons cause
  caused causes behind lie lies lay stand stands account accounts story happen happened happening fill filled spend spent use used keep kept busy
  do did done doing career cv resume employment work working works job jobs life history record professional timeline months month years year weeks week
  long longer big short unexplained obvious one two three four five six seven eight nine ten eleven twelve several some present current last latest
  previous post position role before after during spring summer autumn fall winter early late mid turn end beginning`.split(
    /\s+/,
  ),
)
const REASON =
  /\b(?:why|what|how|explain|explains|explained|explanation|reasons?|behind|account|story|describe)\b/

/** A question of the reason of a gap, or of what was done in it, which names nothing else but a time. */
function explains({ folded, content, counts, yesno, expects }: Question): boolean {
  if (counts || yesno || expects.has('duration') || !REASON.test(folded) || !GAP.test(folded)) return false
  const dates = findDates(folded)
  return content.every(
    (word) =>
      AROUND.has(word.text) ||
      numbersIn([word]).length > 0 ||
      dates.some(({ start, end }) => word.start < end && word.end > start),
  )
}

/** All that is told of such times; of those that a question dates what lies in it. */
function explained(facts: Facts, { time }: Question): Plan | null {
  const told = toldBreaks(facts).filter(({ text }) => {
    if (time === null) return true
    const [range] = findDates(text)
    return range !== undefined && range.from <= time.to && (range.to ?? Infinity) >= time.from
  })
  if (told.length === 0 || told.length > MOST + 1) return null
  const parts: PlanPart[] = []
  for (const part of told) {
    const said = parts.some(({ units }) => part.units.some((unit) => units.includes(unit)))
    if (!said) parts.push(withNext(facts, part))
  }
  return { parts, list: false, chance: 0.85, fact: true }
}
