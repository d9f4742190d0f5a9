/** 'Why did she leave the mill?', where only another post says why one left it: the CV does not say. */
import { isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { matchEntries } from '../posts/timeline-entries.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

/** A line that tells why its own post ended. */
const LEFT =
  /^(?:I )?(?:left|resigned|quit|gave (?:it )?up)\b|\bmade redundant\b|\bcontract (?:ended|ran out|expired)\b|\b(?:company|firm|branch|shop|house|office|business|start-up|employer) (?:was |has |had )?(?:closed|folded|wound up|sold)\b/i
/** How well a header must answer to the name in the question. */
const NAMED = 0.8
const RARE = 0.95

export function asksUnknownLeaving(
  facts: Facts,
  { question, terms }: Reading,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!question.topics.some(({ name }) => name === 'why-left')) return false
  const line = lineOf(facts, best)
  if (line === undefined || line.entry === null || line.isHeader || !LEFT.test(line.unit.text)) return false
  const proper = terms.filter((t) => !t.self && t.named && t.proper)
  // 'Hotel' in the name of one hotel of several names none of them
  const rare = proper.filter((t) => t.rarity >= RARE)
  const names = rare.length > 0 ? rare : proper
  const [own] = matchEntries(facts, names, facts.entries.filter(isPost))
  if (own === undefined || own.score < NAMED) return false
  // posts with the same employer are left together, and a line may name what it is about
  const told = facts.entries[line.entry]
  if (told === undefined || !isPost(told) || told.index === own.entry.index) return false
  if (told.org !== null && told.org === own.entry.org) return false
  return !names.some((t) =>
    [...t.matches].some(
      ([stem, value]) => value >= NAMED && (line.stems.has(stem) || line.context.has(stem)),
    ),
  )
}
