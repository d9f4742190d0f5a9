/** 'Skills', 'what are her languages', 'any publications?': what a section of the kind holds, all of it. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { entryLabel } from '../facts/groups.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { PERSON } from '../lexicon/names.ts'
import { TOPICS } from '../lexicon/topics.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'

/** Plain names of what a section holds, without anything that narrows it. */
const NOUNS: readonly (readonly [Kind, string])[] = [
  ['languages', '(?:(?:spoken|foreign) )?languages(?: spoken)?'],
  ['education', 'education(?:al background)?|degrees|academic (?:background|record)|studies'],
  ['certifications', 'certifications?|certificates|licen[cs]es'],
]
const HAS = `(?:does|do|did|has|have) ${WHO}`
/** Questions that name a kind of section and nothing else; folded, with the person's own name as 'she'. */
export const SECTIONS = NOUNS.map(([kind, noun]): readonly [Kind, RegExp] => [
  kind,
  exactly(
    [
      `(?:(?:list|name|show|give)(?: me| us)? )?(?:any )?(?:${WHOSE} )*(?:${noun})`,
      `(?:what|which) (?:are|is|were) (?:${WHOSE} )+(?:${noun})`,
      `(?:what|which) (?:${noun}) ${HAS} (?:have|had|got|know|speak|hold|held|won|win|received?|written|published|given|gained|earned)`,
      `${HAS} (?:have |got |had |hold |won )?(?:any )?(?:${noun})`,
      `(?:all )?(?:the )?(?:${noun}) (?:that )?${WHO} (?:has|have|knows?|speaks?|holds?|won|received|has won|can speak)`,
      `tell (?:me|us) about (?:${WHOSE} )*(?:${noun})`,
    ].join('|'),
  ),
])
/** A form is signed below it: 'I certify that …', whatever its heading is. */
const SIGNED =
  /^(?:i,? (?:the undersigned,? )?(?:do )?(?:hereby )?(?:certify|declare|confirm|affirm)|this is to certify|to the best of my knowledge)\b/i
export const isSigned = ({ units }: Facts): boolean => units.some(({ unit }) => SIGNED.test(unit.text))
/** Weight of a kind that the section's own heading names. */
const NAMED = 0.9
/** Of languages the items below a heading of one's own making tell well enough that they are some. */
const TOLD = 0.5
/** Lines of prose that are said, and their characters. */
const LINES = 4
const ROOM = 500

/** What the sections of a kind hold; null when there are none. */
export function planSectionList(facts: Facts, groups: readonly Group[], kind: Kind): Plan | null {
  const sections = facts.sectionKinds.flatMap((weights, section) => {
    if (facts.mainKinds[section] !== kind) return []
    const least = kind === 'languages' && namesTongues(facts, section) ? TOLD : NAMED
    return (weights.get(kind) ?? 0) >= least ? [section] : []
  })
  const entries = kind === 'education' ? facts.entries.filter((entry) => entry.kind === kind) : []
  const parts: readonly PlanPart[] =
    entries.length > 0
      ? entries.map((entry) => ({ text: entryLabel(entry), units: entry.header }))
      : sections.flatMap((section) => itemsOf(groups, section))
  if (parts.length > 0) return { parts, list: true, chance: 0.9, fact: true }
  const told = kind === 'languages' ? tonguesOf : kind === 'references' ? refereesOf : null
  const prose = sections.length === 0 && told !== null ? told(facts) : proseOf(facts, sections)
  return prose.length > 0 ? { parts: prose, list: false, chance: 0.9, fact: true } : null
}

/** Rows and items, or sentences that are all of a language: others tell of much else. */
const namesTongues = ({ units }: Facts, section: number): boolean =>
  units.every(({ unit }) => {
    if (unit.section !== section || unit.kind !== 'sentence' || unit.line) return true
    const named = tongueIn(unit.text)
    return named !== null && (named.alone || named.before === '')
  })

/** The items of a section's first list (rows, list items, lines or headings below it): whole where there is room. */
function itemsOf(groups: readonly Group[], section: number): PlanPart[] {
  const items =
    groups
      .find((one) => one.section === section && one.type === 'section')
      ?.items.filter(({ full }) => !SIGNED.test(full)) ?? []
  const whole = items.reduce((sum, { full }) => sum + full.length, 0) <= ROOM
  return items.map(({ label, full, units }) => ({ text: whole ? full.replace(/[.;]$/, '') : label, units }))
}

const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask ?? /(?!)/
/** What one says of a language as one's own. */
const SPOKEN =
  /\b(?:i speak|speaks?|spoken|mother tongues?|native|fluent|bilingual|languages?|from home|at home|[abc][12]|conversational|my \p{Lu}\p{Ll}+ is|understand|(?:raised|grew up|brought up) (?:in|with|speaking))\b/iu

/** 'I learned', 'enough': right before a language, where no noun follows ('some German wines'). */
const LEARNED =
  /\b(?:learn(?:ed|t|ing)?(?: \p{Lu}\p{L}{1,15})?|enough|some|a little|a bit of|basic|decent|rusty|working|passable) $/u
const NOUN = /^ (?!(?:to|for|and|or|from|at|with|when|in|on|too|as|well|but|because|by|while)\b)\p{Ll}/u

/** Where no section is of languages, the lines that tell of some, with what their paragraph says of others. */
function tonguesOf(facts: Facts): PlanPart[] {
  const lines = facts.units.filter(
    ({ unit, entry }) =>
      unit.kind !== 'heading' && (entry === null || facts.entries[entry]?.kind !== 'experience'),
  )
  const told = new Set(lines.filter(({ unit }) => tellsOfTongue(unit.text)).map(({ unit }) => unit.block))
  return lines
    .filter(({ unit }) => tellsOfTongue(unit.text) || (told.has(unit.block) && tongueIn(unit.text)?.alone))
    .slice(0, LINES)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

interface Tongue {
  readonly before: string
  /** Does no noun follow it, as in 'German wines'? */
  readonly alone: boolean
}

/** The language that is named first. */
function tongueIn(text: string): Tongue | null {
  const named = TONGUE.exec(fold(text))
  if (named === null || !/\p{Lu}/u.test(text.charAt(named.index))) return null
  const alone = !NOUN.test(text.slice(named.index + named[0].length))
  return { before: text.slice(0, named.index), alone }
}

function tellsOfTongue(text: string): boolean {
  const named = tongueIn(text)
  return named !== null && (SPOKEN.test(text) || (LEARNED.test(named.before) && named.alone))
}

/** What offers people to be asked, in a line that names them. */
const OFFERS =
  /\b(?:(?:for|as) (?:a )?(?:references?|referees?|second opinions?|character references?)|second opinions?|refere(?:es?|nces?)\b\W{0,4}(?:are|is|can|:)|(?:will|would|can|could|happy to|glad to|willing to) (?:all |both |each )?(?:vouch|speak (?:up )?(?:for|of) me|recommend me|tell you (?:more )?(?:about|how|what|whether)|give (?:me |you )?(?:a )?references?))(?!\w)/i
const CALL_THEM =
  /\b(?:[Aa]sk|[Cc]all|[Rr]ing|[Pp]hone|[Tt]alk to|[Ss]peak to|[Cc]ontact) (?:\p{Lu}[\p{L}.'’-]{1,20},? ){1,4}(?:about|for|if|how|whether)(?!\w)/u

/** Where no section is of referees, the lines that name some. */
export function refereesOf(facts: Facts): PlanPart[] {
  return facts.units
    .filter(
      ({ unit }) =>
        unit.kind !== 'heading' &&
        (CALL_THEM.test(unit.text) || (OFFERS.test(unit.text) && PERSON.test(unit.text))),
    )
    .slice(0, LINES)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

function proseOf(facts: Facts, sections: readonly number[]): PlanPart[] {
  const parts: PlanPart[] = []
  let length = 0
  for (const { unit } of facts.units) {
    if (!sections.includes(unit.section) || unit.kind === 'heading' || SIGNED.test(unit.text)) continue
    length += unit.text.length
    if (parts.length >= LINES || (parts.length > 0 && length > ROOM)) break
    parts.push({ text: unit.text, units: [unit.index] })
  }
  return parts
}
