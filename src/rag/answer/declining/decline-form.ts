/** The decliner's view of the question: its topics and its form, and whether what was found is of the kind asked for. */
import { MISCONDUCT, STRICT } from '../lexicon/topics.ts'
import { flags } from '../ranking/flags.ts'
import type { Found } from './decline-found.ts'
import type { DeclineFeature, DeclineRow } from './decline-row.ts'

export function setTopics(row: DeclineRow, { facts, reading: { question }, unit, useful }: Found): void {
  let silent = 0
  let near = 0
  for (const topic of question.topics) {
    const tells = flags(facts, topic.tell)
    const told = tells.includes(1)
    const here = tells[unit] === 1
    if (topic.declines && !told) silent = 1
    if (topic.declines && told && !here) silent = Math.max(silent, STRICT.has(topic.name) ? 1 : 0.5)
    if (here) near = 1
  }
  row.set('topicSilent', silent)
  row.set('topicToldNear', near)
  row.mark('topicNone', question.topics.length === 0)
  const misconduct = MISCONDUCT.exec(question.folded)
  const stemKnown =
    misconduct !== null &&
    useful.some((t) => t.known >= 0.8 && misconduct[0].startsWith(t.word.text.slice(0, 5)))
  row.mark('misconduct', misconduct !== null && !stemKnown)
}

/** What asks, each by itself: how often nothing answers differs, and what must match. */
const FORMS: readonly (readonly [DeclineFeature, RegExp])[] = [
  ['asksWhy', /\bwhy\b|\bhow come\b|\breasons?\b|\bwhat (?:caused|made|led)\b/],
  ['asksWhen', /\bwhen\b|\b(?:which|what) (?:year|month|date|day)\b/],
  ['asksWhere', /\bwhere\b|\b(?:which|what) (?:city|town|country|place|village)\b/],
  ['asksLong', /\bhow long\b/],
  ['asksCount', /\bhow (?:many|much)\b|\bnumber of\b/],
  ['asksWho', /\bwho(?:m|se)?\b/],
  ['asksHow', /\bhow (?:did|do|does|was|were|is|has|have|can)\b/],
  ['asksWhich', /\bwhich\b/],
  ['asksName', /\bcalled\b|\bnamed?\b|\bnames\b|\btitles?\b/],
  ['possessive', /['’]s\b/],
]

/** How it is asked, and whether what was found is of the kind that is asked for. */
export function setForm(row: DeclineRow, { reading: { question }, useful, f }: Found): void {
  const { expects } = question
  row.mark('noDate', expects.has('date') && f('date') === 0)
  row.mark('noPerson', expects.has('person') && f('person') === 0)
  row.mark('noReason', expects.has('reason') && f('reason') === 0)
  row.mark('noNumber', expects.has('count') && f('number') === 0)
  row.mark('yesno', question.yesno)
  row.mark('lists', question.lists || question.counts)
  row.mark('keywords', question.keywords)
  row.mark('wh', /\b(?:who|whom|whose|what|which|where|when|why|how)\b/.test(question.folded))
  for (const [name, pattern] of FORMS) row.mark(name, pattern.test(question.asking))
  row.set('terms', Math.min(8, useful.length))
  row.mark('few', useful.length <= 2)
}
