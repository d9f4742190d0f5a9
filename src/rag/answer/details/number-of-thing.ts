/** 'What is the number of the docking patent?', 'her forklift licence number': the thing that has one, and no other of that name. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { thingsOf, type Thing } from '../lists/things.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { withoutDates } from '../text/without-dates.ts'

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
  /(?<!\p{L})\p{Lu}{1,4}[ -]?\d{2,}|(?<![\p{L}\d])(?:[Nn]o\.?|[Nn]umber|№|#):? ?\S{0,20}\d|\bpatents?:? \d[\d,./-]{5,}|(?<!\d[ -]?)\d{4,}(?=\s*(?:[,;)]|$))/u
const SAME = 0.8

export function planNumberOf(facts: Facts, draft: Draft): Plan | null {
  const [thing, ...others] = numberedThings(facts, draft)
  if (thing === undefined || others.length > 0 || !hasNumber(thing.full)) return null
  return {
    parts: [{ text: thing.full, units: thing.units }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** Has the CV such a thing, and no number beside it? */
export function lacksNumber(facts: Facts, asked: Pick<Draft, 'question' | 'terms'>): boolean {
  const things = numberedThings(facts, asked)
  if (things.length === 0) return false
  const isNumbered = (thing: Thing): boolean =>
    [thing.full, ...thing.units.map((u) => textBehind(facts, u))].some(hasNumber)
  const named = nameIn(asked.terms)
  const isTold = facts.units.some(
    ({ unit, stems }) => hasNumber(unit.text) && named.every((term) => holdsTerm(stems, term, SAME)),
  )
  return !isTold && !things.some(isNumbered)
}

/** The things of the name whose number is asked for. */
function numberedThings(facts: Facts, { question, terms }: Pick<Draft, 'question' | 'terms'>): Thing[] {
  if (!ASKED.test(question.folded) || question.counts || question.yesno || question.lists) return []
  const name = nameIn(terms)
  if (name.length === 0) return []
  const { document, mainKinds } = facts
  return document.sections
    .filter(
      ({ index, parent }) =>
        LISTS.has(mainKinds[index] ?? null) && !LISTS.has(mainKinds[parent ?? -1] ?? null),
    )
    .flatMap(({ index }) => thingsOf(facts, index))
    .filter(({ full }) => {
      const own = new Set(words(full).map(({ stem }) => stem))
      return name.every(({ matches }) => [...matches].some(([stem, value]) => value >= SAME && own.has(stem)))
    })
}

const nameIn = (terms: Draft['terms']): Draft['terms'] =>
  terms.filter(({ self, word }) => !self && !AROUND.test(word.stem))

/** What goes on behind a line. */
function textBehind({ units }: Facts, at: number): string {
  const next = units[at + 1]?.unit
  return next === undefined || next.first ? '' : next.text
}

const hasNumber = (text: string): boolean => IDENTIFIER.test(withoutDates(text))
