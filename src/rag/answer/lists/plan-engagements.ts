/** 'Which events did she work on in 2024?', 'how many projects for Acme?', 'her first production': of engagements told field by field. */
import type { Engagement } from '../entries/engagements.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { engagementsOf, fieldsOf, headOf, holds, isIn, stemsIn } from '../posts/engaged.ts'
import { numbersIn } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { capital, fold, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

/** What any of them may be called. */
const ANY = stemsIn('project projects engagement engagements assignment assignments commission commissions')
/** What those are called that have an audience, or stand at a venue. */
const SHOWN = stemsIn('event events production productions show shows gig gigs')
const OF_SHOWN = /^(?:venue|audience|attendance|visitors|guests|show days|event|production|show|capacity)\b/
/** What is said around them. */
const AROUND = stemsIn(
  `work worked working works do did done doing deliver delivered run ran manage managed organise organised organize organized handle handled
  produce produced stage staged complete completed carry carried involve involved take took part undertake undertook
  list name mention mentioned tell show cv altogether total overall far all every year job jobs first last latest earliest recent most
  client clients customer customers`,
)
const ASKS =
  /^(?:and |so |please )?(?:which|what|list|name|show|give|how many|all|(?:his|her|their|your|the)\b)/
/** 'What did she produce in 2023?': all of that year, where no noun says of what. */
const MADE =
  /^(?:and |so )?what (?:did|has|have) (?:he|she|they|you)(?: \w+)?? (?:produced?|staged?|organi[sz]ed?|delivered?|complete[d]?|put on|work(?:ed)? on|manage[d]?|carry out)(?: back)? (?:in|during) (?:the year )?\d{4}[?.! ]*$/
const CLIENT = /^(?:clients?|customers?|commissioned by|commissioner)$/
/** 'For Acme', rather than 'at' or 'with'. */
const FOR = /\bfor\b/

export function planEngagements(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, time, order, counts, yesno } = question
  const all = engagementsOf(facts)
  if (all.length === 0 || yesno || question.expects.has('reason')) return null
  const asked = terms.filter(({ self, word }) => !self && !/^(?:19|20)\d\d$/.test(word.text))
  const isMade = MADE.test(folded)
  const nouns = asked.filter(({ word }) => isNounOf(facts, all, word.stem))
  if (!isMade && (!ASKS.test(folded) || nouns.length !== 1)) return null
  const ends = order === 'first' || order === 'last'
  if (
    (order !== null && !ends) ||
    (time === null && numbersIn(question.words.filter(({ text }) => text !== 'first')).length > 0)
  )
    return null
  // 'what was the budget of her first event?'
  const rest = asked.filter((term) => !nouns.includes(term) && !AROUND.has(term.word.stem))
  if (isMade && rest.some(({ proper }) => proper)) return null
  const whom = isMade ? all : ofClient(all, rest, folded)
  const found = whom.filter((one) => time === null || isIn(one, time))
  if (found.length === 0 || (time === null && rest.length === 0 && !ends && !counts)) return null
  if (ends) return atEnd(found, order)
  return {
    ...(counts ? { lead: capital(numberWord(found.length)) } : {}),
    parts: found.map((one) => partOf(one, found)),
    list: true,
    chance: 0.9,
    fact: true,
  }
}

/** Is it what these are called, in general or by their labels? */
function isNounOf(facts: Facts, all: readonly Engagement[], noun: string): boolean {
  if (ANY.has(noun)) return true
  const labels = all.flatMap(({ fields }) => fields.map(({ header }) => fold(header)))
  if (SHOWN.has(noun) && labels.some((label) => OF_SHOWN.test(label))) return true
  // 'Event: …' names each of them so
  return all.every(({ from }) => {
    const [label, more] = words((facts.units[from]?.unit.text ?? '').split(':')[0] ?? '')
    return label !== undefined && more === undefined && label.stem === noun
  })
}

/** Those of the client that is named; none where all of what is said is not one of theirs. */
function ofClient(all: readonly Engagement[], rest: readonly Term[], folded: string): readonly Engagement[] {
  if (rest.length === 0) return all
  if (!FOR.test(folded)) return []
  return all.filter((one) =>
    fieldsOf(one, CLIENT).some(({ text }) => rest.every((term) => holds(text, term))),
  )
}

function atEnd(found: readonly Engagement[], order: 'first' | 'last'): Plan | null {
  if (found.some(({ range }) => range === null)) return null
  const at = found.map(({ range }) => (order === 'first' ? (range?.from ?? 0) : (range?.to ?? 0)))
  const end = order === 'first' ? Math.min(...at) : Math.max(...at)
  const those = found.filter((_, i) => at[i] === end)
  return { parts: those.map((one) => partOf(one, [])), list: true, chance: 0.9, fact: true }
}

/** Its name, with the year where another is called the same, or is the only one. */
function partOf(one: Engagement, beside: readonly Engagement[]): PlanPart {
  const isAgain = beside.length === 0 || beside.some((other) => other !== one && other.name === one.name)
  return { text: isAgain && one.when !== '' ? `${one.name} (${one.when})` : one.name, units: headOf(one) }
}
