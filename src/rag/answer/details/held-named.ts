/**
 * 'Does he hold CS47?', 'Did she get the matura?': one line has it, and says that it came to nothing: 'attended, but
 * failed the assessment', 'I left before the matura'. That is an answer, however little else the line has of the question.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { toldOfOther } from '../facts/told-of-others.ts'
import { WHO } from '../lexicon/frames.ts'
import type { Plan } from '../plan/plan.ts'
import { words } from '../text/text.ts'

const ASKED = new RegExp(
  `^(?:does|do|did|has|have|is|are) ${WHO} (?:still |ever |already |actually )?(?:hold|held|have|got|get|gotten|gain(?:ed)?|obtain(?:ed)?|pass(?:ed)?|finish(?:ed)?|complete[d]?|tak(?:e|en)|sit|sat|earn(?:ed)?|done|do|hold of) (?:(?:the|an?|his|her|their|your|any|valid) )*(?<thing>[\\p{L}\\d].{1,60})$`,
  'u',
)
/** What a line on it need not say. */
const AROUND =
  /^(?:certif|licen[cs]|exam|qualif|cours|degre|diploma|test|card|ticket|train|level|membership|approv|valid|current|still|success|ever)/
const CAME_TO_NOTHING =
  /\b(?:failed|not (?:\p{L}+ )?(?:passed|taken|retaken|finished|completed|held|sat|awarded|obtained|renewed|repeated|done|resumed)|never (?:\p{L}+ )?(?:passed|taken|finished|completed|sat|did|took|begun)|(?:I |she |he )?(?:left|dropped out|gave up|stopped|broke off|withdrew) (?:\p{L}+ )?(?:before|without|it)|without (?:the|a|an|any|taking|passing)|lapsed|expired|ran out|no (?:diploma|certificate|degree))\b/iu
const OF_PAPERS: ReadonlySet<string> = new Set(['education', 'certifications', 'memberships'])
/** A code or a set of initials. */
const CODED = /\p{L}\d|\d\p{L}|\p{Lu}{2}/u
const LONGEST = 160

/** @param text the question, with the person's own name as 'she' */
export function planHeldNamed(facts: Facts, text: string): Plan | null {
  const plain = text.replace(/[?.!\s]+$/, '')
  const thing = ASKED.exec(plain.charAt(0).toLowerCase() + plain.slice(1))?.groups?.['thing'] ?? ''
  const asked = words(thing).filter(({ stop, stem }) => !stop && !AROUND.test(stem))
  if (asked.length === 0) return null
  const isCoded = asked.some(({ raw }) => CODED.test(raw))
  const found = facts.units.filter(
    ({ unit, stems }) => unit.kind !== 'heading' && asked.every(({ stem }) => stems.has(stem)),
  )
  const [line, ...others] = found
  if (line === undefined || others.length > 0) return null
  const { index, text: said, section } = line.unit
  const isPaper = isCoded || OF_PAPERS.has(facts.mainKinds[section] ?? '')
  return isPaper && said.length <= LONGEST && isUndone(line)
    ? { parts: [{ text: said, units: [index] }], list: false, chance: 0.9, fact: true }
    : null
}

const isUndone = ({ unit: { text } }: UnitFacts): boolean =>
  CAME_TO_NOTHING.test(text) && toldOfOther(text) === null

const ALLOWED = new RegExp(
  `^(?:is|are|was|were) ${WHO} (?:also |still |officially |legally )?(?:allowed|licen[cs]ed|entitled|authori[sz]ed|permitted|certified|qualified) (?:to|for|as) (?:an? |the )?(?<what>\\p{L}.{2,60})$`,
  'u',
)
const LICENCE =
  /\b(?:licen[cs]e|permit|authori[sz]ation|certificate|approval|accreditation|qualification|entitled|ticket|instructor)\b/i
/** Whom a licence to teach is for goes without saying. */
const LEARNERS = /^(?:apprentic|train|peopl|other|staff|student|pupil|colleagu|junior|intern|learner)/

/** 'Is she allowed to train apprentices?' where one paper is the 'Training licence'. */
export function planAllowed(facts: Facts, text: string): Plan | null {
  const plain = text.replace(/[?.!\s]+$/, '')
  const what = ALLOWED.exec(plain.charAt(0).toLowerCase() + plain.slice(1))?.groups?.['what'] ?? ''
  const [verb, ...more] = words(what).filter(({ stop }) => !stop)
  if (verb === undefined) return null
  const asked = [verb, ...more.filter(({ stem }) => !LEARNERS.test(stem))]
  const [line, ...others] = facts.units.filter(
    ({ unit, stems }) =>
      unit.kind !== 'heading' &&
      OF_PAPERS.has(facts.mainKinds[unit.section] ?? '') &&
      unit.text.length <= LONGEST &&
      LICENCE.test(unit.text) &&
      asked.every(({ stem }) => stems.has(stem)),
  )
  if (line === undefined || others.length > 0 || toldOfOther(line.unit.text) !== null) return null
  const { index, text: said } = line.unit
  return { parts: [{ text: said, units: [index] }], list: false, chance: 0.9, fact: true }
}
