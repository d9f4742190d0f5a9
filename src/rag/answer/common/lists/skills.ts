/** 'Skills', 'what is she good at': the branches of nested lists with what is in them, but those that say 'not yet'. */
import type { Facts } from '../../facts/facts.ts'
import { TOPICS } from '../../lexicon/topics.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { MAX_ANSWER } from '../../saying/compose.ts'
import { fold } from '../../text/text.ts'
import { NEGATED } from './list-cues.ts'
import { listed } from './list-items.ts'
import { listOf, planOf, type Overview } from '../planner.ts'

const STRONG =
  /\b(?:(?:my|her|his|their) (?:main |particular |great(?:est)? )?strengths?|(?:best|strongest|strong|good|at (?:my|her|his) best) (?:at|in|on|with|when|where)|known for|speciali[sz](?:es?|ing|ed) in|excels? (?:at|in))\b/i
const TONGUES = /\b(?:native|mother tongue|fluent|[abc][12]|without an interpreter)\b/i

/** 'What is she good at?': a sentence that says so, and the skills. */
export function planGoodAt(facts: Facts, _groups?: unknown, _now?: unknown, folded = ''): Overview {
  const headed = /\bstrengths?\b/.test(folded) ? underStrengths(facts) : []
  if (headed.length > 0) return listOf(headed)
  const told = strengths(facts)
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  if (told.length > 0) return planOf(told)
  return planSkills(facts)
}

const STRENGTHS =
  /^(?:(?:my|key|core|main|personal|professional|greatest) )*(?:strengths|strong points|personal (?:traits|qualities|attributes))\W*$/

/** A section of that name says what they are, before any list of skills. */
function underStrengths({ document, units }: Facts): PlanPart[] {
  return units
    .filter(
      ({ unit }) =>
        unit.kind !== 'heading' && STRENGTHS.test(fold(document.sections[unit.section]?.heading ?? '')),
    )
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

/** Headings of what is worked with by hand. */
export const HARD = /\b(?:machines?|instruments?|plant|bench|kitchen|workshop|hands?)\b/i

export function planSkills(facts: Facts): Overview {
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  const tools = said(
    listed(facts, 'tools', () => false).pieces.filter(({ section }) => !HARD.test(headingOf(facts, section))),
  )
  if (tools.length > 0) return listOf(tools)
  return planOf(strengths(facts)) ?? planOf(summaryOf(facts))
}

export const headingOf = (facts: Facts, section: number): string =>
  facts.document.sections[section]?.heading ?? ''

const skillsOf = (facts: Facts): PlanPart[] =>
  said(listed(facts, 'skills', (piece) => !isTongue(piece)).pieces)

const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask ?? /(?!)/
/** 'Welsh: understands, does not speak' in a list of skills. */
export const isTongue = ({ label, text }: Piece): boolean =>
  TONGUES.test(text) || TONGUE.test(fold(label ?? text.slice(0, 16)))

function strengths(facts: Facts): PlanPart[] {
  return facts.units
    .filter(
      ({ unit, isHeader }) =>
        unit.kind !== 'heading' &&
        unit.kind !== 'row' &&
        !isHeader &&
        ['summary', null].includes(facts.mainKinds[unit.section] ?? null) &&
        STRONG.test(unit.text),
    )
    .slice(0, 2)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

function summaryOf(facts: Facts): PlanPart[] {
  return facts.units
    .filter(
      ({ unit }) =>
        facts.mainKinds[unit.section] === 'summary' && unit.kind === 'sentence' && unit.text.length > 40,
    )
    .slice(0, 2)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

/** Characters of what is more than the name of a skill. */
const TOLD = 70
const NONE =
  /^(?:no|none|never|nothing|not)\b|\bnot my (?:strength|thing)|^(?:I|[Ss]he|[Hh]e) (?:do|does|can) ?not\b/

/** Branches with what is in them; without their names where these would not fit. */
export function said(pieces: readonly Piece[]): PlanPart[] {
  const kept = pieces.filter(
    ({ label, text }) => !NEGATED.test(label ?? (text.length < 60 ? text : '')) && !NONE.test(text),
  )
  const whole = kept.map((piece) => partOf(piece, true))
  return whole.reduce((sum, { text }) => sum + text.length + 2, 0) <= MAX_ANSWER
    ? whole
    : kept.map((piece) => partOf(piece, false))
}

function partOf(piece: Piece, named: boolean): PlanPart {
  const below = piece.below.filter(({ text, label }) => !NEGATED.test(label ?? text.slice(0, 24)))
  const units = [...piece.units, ...below.flatMap((one) => one.units)]
  // headings with what was done below them are the skills
  const told =
    piece.form === 'heading' && below.some((one) => one.form === 'sentence' || one.text.length > TOLD)
  if (below.length > 0 && !told) {
    const inner = below.map(({ label, text }) =>
      (label === null ? text : `${label}: ${text}`).replace(/[.;,:]$/, ''),
    )
    const name = [piece.label, piece.text]
      .filter((one) => one !== null && one !== '')
      .join(': ')
      .replace(/[.:;\s–—-]+$/, '')
    return { text: named && name.length <= 60 ? `${name}: ${inner.join(', ')}` : inner.join(', '), units }
  }
  const more = piece.text.length < 14 ? piece.more.slice(0, 1) : []
  const text = [piece.text, ...more].join(' ').replace(/[.;,]$/, '')
  return { text: piece.label !== null ? `${piece.label}: ${text}` : text, units }
}
