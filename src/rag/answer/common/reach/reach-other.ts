/** 'What is Ann Poole's e-mail address?', of a referee: theirs, wherever it stands beside the name; another's is no answer. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { looksLikeOrg, looksLikeTitle, PERSON } from '../../lexicon/names.ts'
import { EMAIL, PHONE } from '../../lexicon/reach.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import type { Question } from '../../question/question.ts'
import { fold, words } from '../../text/text.ts'

const NUMBER = '(?:(?:tele)?phone|mobile|cell)(?: number| no\\.?)?|(?:tele)?phone number'
const ASKED: readonly (readonly [RegExp, RegExp])[] = [
  [/\be-?mail(?: address)?(?=\??$| of\b| for\b)/, new RegExp(EMAIL)],
  [new RegExp(`\\b(?:${NUMBER})(?=\\??$| of(?!\\p{L})| for(?!\\p{L}))`), new RegExp(PHONE)],
]
/** 'What is Ida's number?': by the first name alone. */
const FIRST_NAME = /^What(?: is|['’]s) (\p{Lu}\p{Ll}{2,20})['’]s /u
const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|sir|dame|rev|judge|captain|capt|chef|sister|father)$/
const EVERY_PERSON = new RegExp(PERSON.source, 'gu')
const OPENS_WITH_PERSON = new RegExp(
  `^(?:(?:full )?[Nn]ame: ?)?(?:${PERSON.source})(?:\\s*[,(:–—·|-]|$)`,
  'u',
)
/** Lines that tell of one referee. */
const MOST = 8

interface Sought {
  readonly way: RegExp
  /** As the question has it. */
  readonly name: string
  readonly given: string
  readonly surname: string
  /** Lines that name the person. */
  readonly lines: readonly UnitFacts[]
}

/** Whose number or address is asked for, where that is somebody else than whose CV it is. */
function soughtIn(
  facts: Facts,
  { text, folded, yesno }: Pick<Question, 'text' | 'folded' | 'yesno'>,
): Sought | null {
  if (yesno || !/^(?:what|which|his|her|their|\p{L}+ )/u.test(folded)) return null
  const [asked, way] = ASKED.find(([pattern]) => pattern.test(folded.trim())) ?? []
  const name =
    way &&
    (PERSON.exec(text.replace(/^(?:\p{Lu}\p{Ll}+(?:['’]s)? (?:is|are)|[Ww]hat['’]?s) /u, ''))?.[0] ??
      FIRST_NAME.exec(text)?.[1])
  // 'with Larkin Mobile': a house that is called so
  if (asked === undefined || way === undefined || name === undefined || asked.test(fold(name))) return null
  const own = name.replace(/['’]s?$/, '')
  const parts = words(fold(own))
    .map((word) => word.text)
    .filter((part) => !TITLE.test(part))
  const surname = parts.at(-1)
  if (surname === undefined || parts.some((part) => facts.name.has(part))) return null
  const lines = facts.units.filter((one) => {
    const said = new Set(one.words.map((word) => word.text))
    return parts.every((part) => said.has(part))
  })
  return { way, name: own, given: parts[0] ?? surname, surname, lines }
}

/** Does the CV name the person whose address or number is asked for, and give none of theirs? */
export function lacksReachOf(facts: Facts, question: Question): boolean {
  const sought = soughtIn(facts, question)
  if (sought === null || sought.lines.length === 0) return false
  const { way, given, surname, lines } = sought
  // an address with their name in it, in a line that names nobody else of that surname
  const isTheirs = ({ unit }: UnitFacts): boolean =>
    way.test(unit.text) &&
    fold(unit.text).includes(surname) &&
    [...unit.text.matchAll(EVERY_PERSON)].every(
      ([other]) => !fold(other).includes(surname) || fold(other).includes(given),
    )
  return (
    !facts.units.some(isTheirs) &&
    !lines.some((one) =>
      besideOf(facts, one).some((beside) => way.test(beside.unit.text) && !isOfAnother(one, beside, sought)),
    )
  )
}

/** The first one behind the name, in its line or below it, among people who may be asked. */
export function planReachOf(
  facts: Facts,
  question: Pick<Question, 'text' | 'folded' | 'yesno'>,
): Plan | null {
  const sought = soughtIn(facts, question)
  if (sought === null) return null
  const { way, name, surname, lines } = sought
  const found = lines
    .filter(({ unit }) => facts.mainKinds[unit.section] === 'references')
    .flatMap((one): PlanPart[] => {
      for (const beside of besideOf(facts, one)) {
        const { unit } = beside
        if (isOfAnother(one, beside, sought)) continue
        const isOwn = unit.index === one.unit.index
        // of several people in one line the others may stand before
        const said = isOwn && unit.kind !== 'row' ? behind(unit.text, surname) : unit.text
        const told = way.exec(said)?.[0]
        if (told !== undefined)
          return [{ text: `${name}: ${told}`, units: isOwn ? [unit.index] : [one.unit.index, unit.index] }]
      }
      return []
    })
  const [first, ...others] = found
  if (first === undefined || others.some(({ text }) => text !== first.text)) return null
  return { parts: [first], list: false, chance: 0.9, fact: true }
}

/**
 * 'Until then please ask Ann Poole, who is at ann.poole@…': a sentence that follows in a paragraph and names somebody
 * else before the way tells theirs.
 */
function isOfAnother(one: UnitFacts, beside: UnitFacts, { way, surname }: Sought): boolean {
  const { unit } = beside
  if (unit.index === one.unit.index || unit.block !== one.unit.block || unit.first) return false
  const at = way.exec(unit.text)?.index ?? 0
  if (fold(unit.text).includes(surname)) return false
  return [...unit.text.slice(0, at).matchAll(EVERY_PERSON)].some(
    ([other]) => !looksLikeTitle(other) && !looksLikeOrg(other),
  )
}

function behind(text: string, surname: string): string {
  const at = words(text).find((word) => fold(word.raw).startsWith(surname))
  return at === undefined ? text : text.slice(at.end)
}

/** 'Studio Lead, Quarrel Games' only looks like it. */
const opensWithPerson = (text: string): boolean =>
  OPENS_WITH_PERSON.test(text) && !looksLikeTitle(text.split(/[,(:–·|]| - /, 1)[0] ?? '')

/** A line with those below it, up to where the next person or section begins. */
function besideOf(facts: Facts, one: UnitFacts): UnitFacts[] {
  const { index, section, kind } = one.unit
  if (kind === 'row') return [one]
  const below = facts.units.slice(index + 1, index + MOST)
  const end = below.findIndex(
    ({ unit }) => unit.section !== section || unit.kind === 'heading' || opensWithPerson(unit.text),
  )
  return [one, ...(end < 0 ? below : below.slice(0, end))]
}
