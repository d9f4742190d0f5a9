/** What one line tells plainly: how well the one language is spoken that is asked about, what one earns. */
import type { Facts } from '../facts/facts.ts'
import { AROUND_LANGUAGE } from '../lexicon/around-language.ts'
import type { Topic } from '../lexicon/topics.ts'
import type { Plan } from '../plan/plan.ts'
import { flags, ofKind } from '../ranking/flags.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { sayAsked } from '../saying/say-unit.ts'

/** How well a line must name each word of the language. */
const NAMES = 0.9
const ASKS_MORE: readonly string[] = ['reason', 'date', 'duration', 'person', 'place', 'org', 'list', 'count']
const AMOUNT = /\d/
/** Words around the pay that is asked about, which say nothing else of it. */
const AROUND_PAY = /^(?:current|now|todai|present|much|monei|year)/

/** Null where no line tells it, or several do. */
export function planTold(facts: Facts, { question, terms }: Draft): Plan | null {
  if (question.time !== null || question.counts || question.lists) return null
  if (ASKS_MORE.some((expect) => [...question.expects].some((one) => one === expect))) return null
  for (const topic of question.topics) {
    const lines =
      topic.name === 'language'
        ? ofLanguage(facts, topic, question.folded, terms)
        : topic.name === 'salary'
          ? ofPay(facts, topic, question.folded, terms)
          : []
    const [line] = lines
    if (line === undefined || lines.length > 1) continue
    const text = sayAsked(facts, line, { question, terms })
    return { parts: [{ text, units: [line] }], list: false, chance: 0.9, fact: true }
  }
  return null
}

/** The words of the question that the topic is recognised by, and the others. */
function split(topic: Topic, folded: string, terms: readonly Term[]): [readonly Term[], readonly Term[]] {
  const match = topic.ask.exec(folded)
  if (match === null) return [[], terms]
  const within = ({ word }: Term): boolean =>
    word.start >= match.index && word.start < match.index + match[0].length
  return [terms.filter(within), terms.filter((t) => !t.self && !within(t))]
}

function ofLanguage(facts: Facts, topic: Topic, folded: string, terms: readonly Term[]): number[] {
  const [asked, others] = split(topic, folded, terms)
  if (asked.length === 0 || !others.every((t) => AROUND_LANGUAGE.test(t.word.stem))) return []
  return facts.units.flatMap(({ unit, stems }) =>
    unit.kind !== 'heading' &&
    facts.mainKinds[unit.section] === 'languages' &&
    asked.every((t) => [...t.matches].some(([stem, value]) => value >= NAMES && stems.has(stem)))
      ? [unit.index]
      : [],
  )
}

function ofPay(facts: Facts, topic: Topic, folded: string, terms: readonly Term[]): number[] {
  const [, others] = split(topic, folded, terms)
  if (!others.every((t) => AROUND_PAY.test(t.word.stem))) return []
  const told = flags(facts, topic.tell)
  const kinds = ofKind(facts, 'practical')
  return facts.units.flatMap(({ unit }) =>
    told[unit.index] === 1 && (kinds[unit.index] ?? 0) >= 0.5 && AMOUNT.test(unit.text) ? [unit.index] : [],
  )
}
