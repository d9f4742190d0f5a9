/** 'What did she do before the army?', where a section is called so: what stands below 'Before the army'. */
import type { Facts } from '../facts/facts.ts'
import { linesBelow } from '../facts/lines-by.ts'
import type { Plan } from '../plan/plan.ts'
import { entriesOf, partOf, specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { words } from '../text/text.ts'

const HEADED = /^(?:\d{1,2}[.)] )?before (?:(?:the|my|his|her|all|i (?:was|became|joined)) )?(?=\p{L})/iu
/** What stands behind the name: years, and what was done then. */
const BEHIND = /\s*[(:,–—].*$/u
/** What one did or was, rather than how long or why. */
const ASKS = /^(?:(?:so|and),? )?(?:what|where|which|who|for whom|as what|list|name)\b/
/** All that is told there, rather than the last of it. */
const ALL =
  /\bwhat (?:did|has|had|was|were) (?:\S+ ){1,3}?(?:do|doing|done)\b|\bjobs|\bposts|\broles|\bpositions|\bemployers\b/
const LAST = /\b(?:right|directly|immediately|just|straight|last)\b/
const MOST = 3

/** Null where no section is called after just what is named. */
export function planBeforeHeaded({ facts, question, terms }: TimelineContext): Plan | null {
  const cut = question.folded.search(/\b(?:before|prior to)\b/)
  if (cut < 0 || !ASKS.test(question.folded) || question.expects.has('duration')) return null
  const named = specifics(terms.filter((t) => t.word.start > cut))
  if (named.length === 0) return null
  const sections = facts.document.sections.filter(({ heading }) => {
    if (!HEADED.test(heading)) return false
    const own = words(heading.replace(HEADED, '').replace(BEHIND, '')).filter(({ stop }) => !stop)
    const isNamed = (stem: string): boolean => named.some((t) => (t.matches.get(stem) ?? 0) >= ALIKE)
    return own.length > 0 && own.length === named.length && own.every(({ stem }) => isNamed(stem))
  })
  const [section, more] = sections
  return section === undefined || more !== undefined ? null : told(facts, section.index, question.folded)
}
const ALIKE = 0.8

function told(facts: Facts, section: number, folded: string): Plan | null {
  const lines = linesBelow(facts, section)
  const entries = entriesOf(facts)
    .filter(
      ({ header: [first = -1], kind }) =>
        kind === 'experience' && facts.units[first]?.unit.section === section,
    )
    .sort((a, b) => (b.range?.to ?? 0) - (a.range?.to ?? 0))
  const most = ALL.test(folded) && !LAST.test(folded) ? MOST : 1
  const parts =
    entries.length > 0
      ? entries.slice(0, most).map(partOf)
      : lines.slice(0, most).map(({ unit: { text, index } }) => ({ text, units: [index] }))
  return parts.length === 0 ? null : { parts, list: false, chance: 0.85, fact: true }
}
