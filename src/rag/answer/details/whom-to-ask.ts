/** 'Whom should I ring to hire her for a play in Dublin?', of agents each with a territory or field: the line of the one who is meant. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { COUNTRY_NAME, countryOf, countryOfTown } from '../lexicon/countries.ts'
import { PERSON } from '../lexicon/names.ts'
import { EMAIL, PHONE } from '../lexicon/reach.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:(?:to )?who(?:m|['’]s)?|(?:through )?(?:which|what) (?:agent|agency|manager|person|contact))\b.*\b(?:ring|call|phone|contact|e-?mail|write|touch|speak|talk|approach|turn|reach|represents?|agents?|agency|book|hire|engage|enquir\w+|inquir\w+)\b/
const REFERENCE = /\b(?:references?|referees?)\b/
/** Sections of people who act for somebody. */
const ACTING =
  /\b(?:agents?|agenc(?:y|ies)|representation|represented|representatives?|management|bookings?|contacts?|enquiries|inquiries|press)\b/i
const WORLD =
  /\b(?:world-?wide|international|rest of (?:the )?world|elsewhere|all other|other territories|overseas|abroad|global)\b/i
/** What asks, and says nothing of whom. */
const AROUND =
  /^(?:ring|call|phone|contact|email|write|touch|speak|talk|approach|turn|reach|repres|agent|agenc|book|hire|engag|enquir|inquir|want|should|like|need|get|work|person|manag|name|number)/
/** A word that the scope has itself, one that stands for another; a land that is named, all that are left. */
const [SAME, ALIKE, LAND, LEFT] = [1, 0.5, 1, 0.25]

/** For what or where somebody acts, as a line says it: before a colon, in brackets, or in the cells of a row. */
function scopeOf(facts: Facts, { unit }: UnitFacts): string | null {
  const cells = cellsOf(facts.document, unit)
  if (cells !== undefined)
    return cells
      .map(({ text }) => text)
      .filter((text) => !reaches(text))
      .join(', ')
  const label = /^([^:\n]{2,60}): \S/u.exec(unit.text)?.[1]
  const bracket = /\(([^()]{2,60})\)/u.exec(unit.text)?.[1]
  return label ?? bracket ?? null
}

const reaches = (text: string): boolean => EMAIL.test(text) || PHONE.test(text)

/** Null unless several act for the person, and one of them plainly for what is asked. */
export function planWhomToAsk(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, text } = question
  if (!ASKED.test(folded) || REFERENCE.test(folded)) return null
  const acting = new Set(
    facts.document.sections.flatMap(({ index, heading }) => (ACTING.test(heading) ? [index] : [])),
  )
  const lines = facts.units.flatMap((one) => {
    if (!acting.has(one.unit.section) || one.unit.kind === 'heading') return []
    const scope = scopeOf(facts, one)
    return scope !== null && (PERSON.test(one.unit.text) || reaches(one.unit.text)) ? [{ one, scope }] : []
  })
  if (lines.length < 2) return null
  const lands = landsIn(text)
  const about = terms.filter(
    (t) => !t.self && !AROUND.test(t.word.stem) && countryOfTown(t.word.raw) === null,
  )
  const scores = lines.map(({ scope }) => {
    const own = words(scope)
    const land = landScore(scope, lands)
    return land === null
      ? 0
      : about.reduce((sum, { matches }) => {
          const best = Math.max(0, ...own.map(({ stem }) => matches.get(stem) ?? 0))
          return sum + (best >= 0.8 ? SAME : best > 0 ? ALIKE : 0)
        }, land)
  })
  const most = Math.max(...scores)
  const best = lines.filter((_, i) => scores[i] === most)
  const [line] = best
  if (line === undefined || best.length > 1 || most === 0) return null
  return {
    parts: [{ text: textOf(facts, line.one.unit.index), units: [line.one.unit.index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** Countries that a text names, or towns of which. */
function landsIn(text: string): ReadonlySet<string> {
  const towns = words(text).flatMap(({ raw }) => countryOfTown(raw.replace(/['’]s$/, '')) ?? [])
  return new Set([...[...text.matchAll(COUNTRY_NAME)].flatMap(([name]) => countryOf(name) ?? []), ...towns])
}

/** Null for who acts in other countries only. */
function landScore(scope: string, asked: ReadonlySet<string>): number | null {
  if (asked.size === 0) return 0
  const own = landsIn(scope)
  if ([...asked].some((land) => own.has(land))) return LAND
  return WORLD.test(scope) ? LEFT : own.size > 0 ? null : 0
}
