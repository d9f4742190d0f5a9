/** What a sentence tells by the one before it: what came then, and what became of something. */
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft, Reading } from '../ranking/reader.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

const THEN =
  /^(?:and )?(?:then|after (?:that|this|which)|afterwards?|thereafter|from then on|next|for the next|the next)\b/i
const LASTED =
  /\b(?:for|next) (?:about |around |some |almost |nearly |over |the next )?(\p{L}{2,9}|\d{1,2}) (years|months)\b/iu

/** Where no date covers the time: a sentence that goes on from the date of the one before it. */
export function followingOf(facts: Facts, time: { from: number; to: number }): Plan | null {
  let best: { part: PlanPart; share: number } | null = null
  for (const [i, { unit }] of facts.units.entries()) {
    const before = facts.units[i - 1]
    if (before?.unit.section !== unit.section || unit.kind !== 'sentence' || !THEN.test(unit.text)) continue
    const end = before.dates.at(-1)
    if (end === undefined || !Number.isFinite(end.to)) continue
    // 'until 2003' may be any month of it
    const from = end.exact ? end.to : Math.floor(end.to / 12) * 12
    const to = from + (lengthIn(unit.text) ?? 0)
    const both = Math.min(to, time.to) - Math.max(from, time.from)
    const share = both / Math.min(to - from, time.to - time.from)
    if (both > 0 && share >= 0.5 && share > (best?.share ?? 0))
      best = { part: { text: unit.text, units: [i] }, share }
  }
  return best && { parts: [best.part], list: false, chance: 0.8, fact: true }
}

function lengthIn(text: string): number | null {
  const [, number = '', unit = ''] = LASTED.exec(text) ?? []
  const value = /^\d+$/.test(number) ? Number(number) : NUMBER_WORDS.get(number.toLowerCase())
  return value === undefined ? null : unit.startsWith('y') ? value * 12 : value
}

const BECAME =
  /\bwhat (?:has |had )?(?:happened|became|become|came) (?:to|of|with)\b|\bhow did .{1,60} (?:end|turn out|finish)\b/
/** It goes on about the same thing. */
const GOES_ON =
  /^(?:the|it|this|that|these|those|he|she|they|both|all|in the end|eventually|finally|later|two|three|a (?:year|month|week) later)\b/i
/** 'I also made mistakes.': it says that there is something to tell, and the next one tells it. */
const ANNOUNCES =
  /^(?:(?:I|we|and|but|also|not|there|some|of course|one|two|what|things|it)\b.{0,40}?\b|(?:my|our) (?:\p{L}+ )?)?(?:mistakes?|failures?|errors?|regrets?|setbacks?|defeats?|went wrong|got (?:it|things|this) wrong|did not (?:always )?(?:go|work|succeed)|not (?:all|everything|always))\b[^,;:\d]{0,24}[.!:]$/iu
const SHORT = 60

/** How a thing came to its end, or that it has not. */
const ENDED =
  /\b(?:stopped|cancelled|canceled|closed|shelved|dropped|ended|abandoned|folded|axed|scrapped|wound up|merged|sold|bought|replaced|retired|handed over|taken over|shut|still|bankrupt|pulled out|ran out|never (?:\p{L}+ )?(?:released|finished|published|built|opened))\b/iu

/** How well a sentence must name a word for it to be there, and below which it is not. */
const NAMES = 0.9
const LACKS = 0.5

/** What is asked around the thing whose end is asked for. */
const AROUND_END = /^(?:happen|becom|becam|came|come|end|turn|finish)/
/** Lines below a heading among which the end is told. */
const LINES = 4

/** 'What happened to the choir app?': the one line that names it, with the one that tells its end; null where there are several. */
export function planBecame(facts: Facts, { question, terms }: Draft): Plan | null {
  const asked = terms.filter(({ self, word }) => !self && !AROUND_END.test(word.stem))
  if (!BECAME.test(question.folded) || question.time !== null || asked.length === 0) return null
  const found = facts.units.flatMap(({ unit, stems }, i): PlanPart[][] => {
    if (!asked.every(({ matches }) => [...matches].some(([key, value]) => value >= NAMES && stems.has(key))))
      return []
    const own = { text: unit.text, units: [i] }
    if (unit.kind !== 'heading' && ENDED.test(unit.text)) return [[own]]
    const near = facts.units
      .slice(i + 1, i + 1 + (unit.kind === 'heading' ? LINES : 1))
      .filter(
        (one) =>
          one.unit.section === unit.section && (unit.kind === 'heading' || one.unit.block === unit.block),
      )
    const end = unit.kind === 'row' ? undefined : near.find((one) => ENDED.test(one.unit.text))?.unit
    return end === undefined ? [] : [[own, { text: end.text, units: [end.index] }]]
  })
  const [parts, more] = found
  return parts === undefined || more !== undefined ? null : { parts, list: false, chance: 0.8, fact: true }
}

/** The next sentence, where a yes or no, or the end of a story, is asked for that only it tells. */
export function outcomeOf(facts: Facts, { question, terms, table }: Reading, unit: number): PlanPart | null {
  const here = facts.units[unit]?.unit
  const next = facts.units[unit + 1]?.unit
  if (here?.kind !== 'sentence' || here.block === null || next?.block !== here.block) return null
  if (next.kind !== 'sentence') return null
  const goesOn = { text: next.text, units: [unit + 1] }
  if (here.text.length <= SHORT && ANNOUNCES.test(here.text)) return goesOn
  const ends = BECAME.test(question.folded) && ENDED.test(next.text) && !ENDED.test(here.text)
  if (ends) return goesOn
  if (!GOES_ON.test(next.text)) return null
  const named = (t: number, of: number): number => table.own[t * table.width + of] ?? 0
  const only = terms.some((term, t) => !term.self && named(t, unit + 1) >= NAMES && named(t, unit) < LACKS)
  const asked = BECAME.test(question.folded) || (question.yesno && only)
  return asked ? goesOn : null
}
