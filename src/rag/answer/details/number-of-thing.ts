/** 'What is the number of the docking patent?', 'her forklift licence number': the thing that has one, and no other of that name. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { thingsOf } from '../lists/things.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { findDates } from '../text/dates.ts'
import { words } from '../text/text.ts'

const NUMBERED = '(?:patent|licen[cs]e|certificate|permit|membership|registration|card|badge|ticket)'
const ASKED = new RegExp(
  `\\b(?:number|no) (?:of|on|for) (?:the |her |his |their |your )?(?:[\\p{L}-]+ ){0,4}${NUMBERED}\\b|\\b${NUMBERED} (?:number|no)\\b`,
  'u',
)
/** What is said around the name of the thing. */
const AROUND =
  /^(?:number|patent|licen[cs]|certif|permit|member|regist|card|badg|ticket|have|hold|her|what|which)/
const LISTS: ReadonlySet<Kind | null> = new Set<Kind | null>([
  'certifications',
  'memberships',
  'publications',
])
/** 'EP 3312', 'No. 4471/B', '8812-77'. */
const IDENTIFIER =
  /(?<!\p{L})\p{Lu}{1,4}[ -]?\d{2,}|(?<![\p{L}\d])(?:[Nn]o\.?|[Nn]umber|№|#):? ?\S{0,20}\d|(?<!\d[ -]?)\d{4,}(?=\s*(?:[,;)]|$))/u
const SAME = 0.8

export function planNumberOf(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!ASKED.test(question.folded) || question.counts || question.yesno || question.lists) return null
  const name = terms.filter(({ self, word }) => !self && !AROUND.test(word.stem))
  if (name.length === 0) return null
  const { document, mainKinds } = facts
  const things = document.sections
    .filter(
      ({ index, parent }) =>
        LISTS.has(mainKinds[index] ?? null) && !LISTS.has(mainKinds[parent ?? -1] ?? null),
    )
    .flatMap(({ index }) => thingsOf(facts, index))
    .filter(({ full }) => {
      const own = new Set(words(full).map(({ stem }) => stem))
      return name.every(({ matches }) => [...matches].some(([stem, value]) => value >= SAME && own.has(stem)))
    })
  const [thing, ...others] = things
  if (thing === undefined || others.length > 0 || !IDENTIFIER.test(withoutDates(thing.full))) return null
  return {
    parts: [{ text: thing.full, units: thing.units }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
