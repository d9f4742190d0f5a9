/** Writes the answer out: plain sentences, each with its citations; sources in the order they matter. */
import { shownSpans } from '../../shown-spans.ts'
import type { Answer, Citation, Source } from '../../types.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { capital } from '../text/text.ts'
import { withHouses } from './of-house.ts'
import { withRowsSaid } from './rows-said.ts'
import { withWhatIsSetAside } from './set-aside.ts'
import { withTails } from './with-tail.ts'

export const MAX_ANSWER = 640

export type Composed = Omit<Answer, 'version'>

/** The cited places of a unit: its nearest section and the exact text, in pieces where something between them is hidden. */
function sourcesOf({ units, document }: Facts, unit: number): Source[] {
  const found = units[unit]?.unit
  const section = found ? document.sections[found.section] : undefined
  if (!found || !section) return []
  return shownSpans(document, found.span).map(({ start, end }) => ({
    slug: section.slug,
    title: section.path.join(' › '),
    quote: document.markdown.slice(start, end),
    start,
    end,
  }))
}

/** A text as a sentence: no markup left, capital first, a full stop at the end. */
export function sentence(text: string): string {
  const clean = text
    // a cup before a prize is read as one, and said by its words
    .replace(/🏆\uFE0F?\s*(?=\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;:\s]+$/, '')
  if (clean === '') return ''
  return /[.!?…]["'”’»)]?$/.test(clean) ? clean : `${clean}.`
}

export function compose(facts: Facts, planned: Plan, confidence: number): Composed {
  const plan = withTails(facts, withHouses(facts, withWhatIsSetAside(facts, withRowsSaid(facts, planned))))
  const sources: Source[] = []
  const places = new Map<number, readonly number[]>()
  const cite = (units: readonly number[]): number[] => {
    const cited = units.flatMap((unit) => {
      const known = places.get(unit)
      if (known) return known
      const own = sourcesOf(facts, unit).map((source) => sources.push(source) - 1)
      places.set(unit, own)
      return own
    })
    return [...new Set(cited)]
  }
  let answer = ''
  const citations: Citation[] = []
  const say = (text: string, units: readonly number[]): void => {
    const start = answer === '' ? 0 : answer.length + 1
    answer = answer === '' ? text : `${answer} ${text}`
    const cited = cite(units)
    if (cited.length > 0) citations.push({ start, end: answer.length, sources: cited })
  }
  if (plan.list) {
    const listed = fitList(plan)
    const text = `${plan.lead === undefined ? '' : `${plan.lead}: `}${listed.map((p) => p.text).join('; ')}`
    say(
      sentence(text),
      listed.flatMap((p) => p.units),
    )
  } else {
    const said = new Set<string>()
    plan.parts.forEach((part, i) => {
      const lead = i === 0 && plan.lead !== undefined ? `${capital(plan.lead)}: ` : ''
      const text = sentence(lead + part.text)
      // two lists of the same posts read alike
      if (said.has(text) || (i > 0 && answer.length + text.length > MAX_ANSWER)) return
      said.add(text)
      say(
        text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER - 1)}…` : text,
        i === 0 && lead !== '' ? plan.parts.flatMap((p) => p.units) : part.units,
      )
    })
  }
  return { answer, sources, citations, kind: plan.fact ? 'fact' : 'passage', confidence }
}

/** Items cut down, all alike, until the list fits. */
function fitList(plan: Plan): readonly PlanPart[] {
  const room = MAX_ANSWER - (plan.lead?.length ?? 0) - 2
  let parts = plan.parts
  for (const limit of [110, 80, 60, 45, 34, 26]) {
    if (parts.reduce((a, p) => a + p.text.length + 2, 0) <= room) return parts
    parts = plan.parts.map((p) => ({ ...p, text: shorten(p.text, limit) }))
  }
  const kept: PlanPart[] = []
  let used = 0
  for (const part of parts) {
    used += part.text.length + 2
    if (used > room) break
    kept.push(part)
  }
  return kept
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const quoted = /^["“„«][^"”“»]{3,}["”“»]/.exec(text)?.[0]
  if (quoted && quoted.length <= limit + 12) return quoted
  const cut = text.slice(0, limit)
  const at = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(' ('), cut.lastIndexOf(': '))
  if (at > limit * 0.5) return cut.slice(0, at)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > 10 ? space : limit)}…`
}
