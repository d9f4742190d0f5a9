/**
 * A topic of a whole career that is asked for in any words ('any fundraising experience?'): the lines and posts that tell
 * it by themselves, and the words without which no line tells it, so that what is only near is not told.
 */
import { isPost, type Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { textOf } from '../../saying/say-unit.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { linesOf, partOfLine, type Line } from '../own-lines.ts'
import { isPlan, NOWHERE, planOf, UNSAID, type Overview, type Silence } from '../planner.ts'

export interface Telling {
  /** A line with one of these tells it. */
  readonly tells: RegExp
  /** Unless it has one of these. */
  readonly not?: RegExp
  /** Words without which no line tells it; those of `tells` by default. */
  readonly open?: RegExp
  /** Titles of posts that are such work. */
  readonly titles?: RegExp
  /** Sections that tell nothing of it. */
  readonly never?: readonly Line['kind'][]
  /** A section all of which may tell of it. */
  readonly kind?: Line['kind']
}

export interface Topic {
  readonly asking: Asking
  readonly plan: (facts: Facts, folded: string, now: number) => Overview
  /** May this part of an answer tell it? Asked where no line surely did. */
  readonly mayTell: (facts: Facts, part: PlanPart) => boolean
}

/** How experience is asked for, whatever it is of. */
export const OF_RECORD = wordSet(`
  experience experiences experienced practice background history record track exposure proven previous previously before prior
  earlier past far career life worked work works own himself herself themselves date evidence example examples proof
  professional professionally personal personally personally practical hands-on direct directly successful successfully
  skilled good big small large own real actual certain recent recently done did made make given give gave hold holds held gained gain
  involved active actively part role roles activity activities responsible responsibility responsibilities contact lately
  outside alongside beside besides main biggest greatest least moment
`)
/** Asked for one of several, a time or a number: more than whether and what. */
export const ONE_OF_SEVERAL =
  /^(?:(?:with|in|for|at|to|from|by|on|of) )?(?:which|when|where|whom?|whose|how (?:many|much|long|big|large|often|old)|why|list|name)\b|\b(?:largest|biggest|highest|latest|first|last|most recent)\b/

/** What is wished for, refused or foreseen is no experience. */
const WISHED =
  /\b(?:looking for|want(?:s|ed)? to|would (?:like|love|prefer)|wish(?:es)? (?:to|for)|hop(?:e|es|ing) to|interested in|open to|prefer(?:s|red)? (?:to|not)|not interested|no interest|seek(?:s|ing)?|target(?:s|ed)? (?:role|post|position)|next (?:role|post|job))\b/i
const MOST = 3
/** Characters of a cell that does not say by itself what it is of. */
const CELL = 50
const HEADING = 40

const isLeft = (kind: Line['kind'], { never = [] }: Telling): boolean =>
  kind === 'references' || never.includes(kind)

export function planTelling(facts: Facts, telling: Telling): Overview {
  const { tells, not, titles } = telling
  const posts =
    titles === undefined
      ? []
      : facts.entries.filter((entry) => isPost(entry) && titles.test(entry.title ?? ''))
  const lines = linesOf(facts).filter(
    ({ text, kind }) =>
      !isLeft(kind, telling) && tells.test(text) && not?.test(text) !== true && !WISHED.test(text),
  )
  const parts = [...posts.map(headOf), ...lines.map((line) => partOf(facts, line))]
  const once = parts.filter(
    ({ units: [at] }, i) => parts.findIndex(({ units: [other] }) => other === at) === i,
  )
  return planOf(once.slice(0, MOST)) ?? silenceOn(facts, telling)
}

export const mayTellOf =
  (telling: Telling): Topic['mayTell'] =>
  (facts, { text, units: [at = -1] }) => {
    const { tells, not, open = tells } = telling
    const section = facts.units[at]?.unit.section ?? -1
    const kind = facts.mainKinds[section] ?? null
    const isOpen =
      open.test(text) ||
      isHeadedBy(facts, section, open) ||
      (telling.kind !== undefined && kind === telling.kind)
    return !isLeft(kind, telling) && isOpen && not?.test(text) !== true && !WISHED.test(text)
  }

/** A topic that its lines tell. */
export const topicOf = (asking: Asking, telling: Telling): Topic =>
  plannedBy(asking, (facts) => planTelling(facts, telling), telling)

/**
 * A topic that a planner of its own knows; what it does not find is nowhere where no line has a word of it.
 * @param open may lines with such a word well tell it in words of their own? Then the rankers look among them.
 */
export const plannedBy = (
  asking: Asking,
  plan: Topic['plan'],
  telling: Telling,
  open: null | typeof UNSAID = UNSAID,
): Topic => ({
  asking,
  plan: (facts, folded, now) => {
    const known = plan(facts, folded, now)
    return isPlan(known) ? known : silenceOn(facts, telling) === NOWHERE ? NOWHERE : open
  },
  mayTell: mayTellOf(telling),
})

/** Unsaid where a line has a word of it all the same; nowhere without one. */
export const silenceOn = (facts: Facts, telling: Telling): Silence => {
  const { tells, not, open = tells } = telling
  return linesOf(facts).some(
    ({ text, kind, unit }) =>
      !isLeft(kind, telling) &&
      (open.test(text) ||
        isHeadedBy(facts, unit.unit.section, open) ||
        (telling.kind !== undefined && kind === telling.kind)) &&
      not?.test(text) !== true,
  )
    ? UNSAID
    : NOWHERE
}

/** A short heading says of what is below it what it is. */
function isHeadedBy({ document }: Facts, section: number, open: RegExp): boolean {
  const heading = document.sections[section]?.heading ?? ''
  return heading.length <= HEADING && open.test(heading)
}

const headOf = (entry: Entry): PlanPart => ({ text: headline(entry), units: entry.header })

/** Of a header, and of a row of which one cell tells it, all of it. */
function partOf(facts: Facts, line: Line): PlanPart {
  const { unit, entry, text } = line
  if (unit.isHeader && entry?.kind === 'experience') return headOf(entry)
  return unit.unit.kind === 'row' && text.length < CELL
    ? { text: textOf(facts, unit.unit.index), units: [unit.unit.index] }
    : partOfLine(line)
}
