/** 'Where has he taken pupils on trips?' below 'Trips', whose lines begin each with a place: all that stands there. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'
import { LOOSE, PARTED } from './plan-headed.ts'
import { AROUND } from './plan-named-items.ts'

/** How well a word of the question must meet one of the section. */
const SAME = 0.8
/** Weight of a kind that a heading names. */
const NAMED = 0.9
/** Lines that a whole section is said with. */
const MOST = 9
const ROOM = 800
const WHERE = /^(?:and |so )?(?:where (?!does|do)|(?:to |in )?which places\b|what places\b)/
/** Headings of what is told by dates, one place each; lines of trips may have dates as well. */
const TOLD_ELSEWHERE: readonly Kind[] = ['experience', 'education', 'summary', 'contact']
/** 'Forest of Dean: 2016, 20 cadets' */
const LED = /^\p{Lu}[^:.;!?]{1,40}: \S/u

/** Where somebody has been is not where they mean to go. */
const TO_COME = /\bplann(?:ed|ing)\b|\bnot (?:yet )?confirmed\b|\b(?:to come|upcoming)\b/i

/** Null unless one section alone is of what is asked, and of its lines most are led by a name. */
export function planPlacesTold(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, time, order } = question
  if (!WHERE.test(folded) || order !== null || PARTED.test(folded)) return null
  const asked = terms.filter((t) => !t.self && !LOOSE.has(t.word.stem) && !AROUND.has(t.word.stem))
  if (asked.length === 0) return null
  const found = facts.document.sections.flatMap(({ index, heading }): PlanPart[][] => {
    // of the time that is asked for nothing is left out where the heading says just that
    if (time !== null && !isOfTime(heading, folded)) return []
    const kinds = kindsOfHeading(heading)
    if (TOLD_ELSEWHERE.some((kind) => (kinds.get(kind) ?? 0) >= NAMED) || !isAllAsked(heading, asked))
      return []
    const body = facts.units.filter(({ unit }) => unit.section === index && unit.kind !== 'heading')
    const isSaid = (term: Term): boolean =>
      holdsTerm(stemsOf(words(heading)), term, SAME) || body.some(({ stems }) => holdsTerm(stems, term, SAME))
    const isPast = /\b(?:has|have|had|did|was|were)\b/.test(folded)
    const lines = partsOf(body).filter(({ text }) => !isPast || !TO_COME.test(text))
    return asked.every(isSaid) ? [lines] : []
  })
  const [parts, ...others] = found
  if (parts === undefined || others.length > 0 || parts.length < 2 || parts.length > MOST) return null
  // what stands in one line was parted by where it was
  const isOneLine = new Set(parts.flatMap(({ units }) => units)).size === 1
  if (!isOneLine && parts.filter(({ text }) => LED.test(text)).length * 2 <= parts.length) return null
  if (parts.reduce((sum, { text }) => sum + text.length, 0) > ROOM) return null
  return { parts, list: true, chance: 0.9, fact: true }
}

/** 'Since 2015', 'in 2019 and 2020': does the heading have the years of the question, and the word before them? */
function isOfTime(heading: string, folded: string): boolean {
  const times = folded.match(TIMES) ?? []
  return times.length > 0 && times.every((said) => fold(heading).includes(said))
}
const TIMES = /\b(?:(?:since|from|until|to|before|after|in) )?(?:19|20)\d\d\b/g

/** Between things that are told in one line, and what such a one begins with: 'Gent 2017', 'Oslo (twice)', 'Riga, on bogs'. */
const BETWEEN = /\s+[·•|]\s+|;\s+(?![^()]{0,999}\))/
const BEGINS = /^\p{Lu}[^:.;!?,(]{1,40}?(?:[:,(]| \(| (?:19|20)\d\d\b)/u

/** Of one line that tells of several, each by itself; else the lines. */
function partsOf(body: readonly UnitFacts[]): PlanPart[] {
  const [line, ...others] = body
  const parts = line === undefined || others.length > 0 ? [] : line.unit.text.split(BETWEEN)
  if (line === undefined || parts.length < 3 || !parts.every((part) => BEGINS.test(part)))
    return linesOf(body)
  return parts.map((text) => ({ text: text.replace(/[.;]$/, ''), units: [line.unit.index] }))
}

const stemsOf = (own: readonly { readonly stem: string }[]): ReadonlySet<string> =>
  new Set(own.map(({ stem }) => stem))

/** Does the question say all that the heading does? */
function isAllAsked(heading: string, asked: readonly Term[]): boolean {
  const own = words(heading).filter(({ stop }) => !stop)
  return own.length > 0 && own.every((word) => asked.some((term) => holdsTerm(stemsOf([word]), term, SAME)))
}

/** Each line with the sentences that go on in it. */
function linesOf(body: readonly UnitFacts[]): PlanPart[] {
  const parts: { text: string; units: number[] }[] = []
  for (const { unit } of body) {
    const last = parts.at(-1)
    if (last === undefined || LED.test(unit.text) || unit.first)
      parts.push({ text: unit.text, units: [unit.index] })
    else {
      last.text += ` ${unit.text}`
      last.units.push(unit.index)
    }
  }
  return parts.map(({ text, units }) => ({ text: text.replace(/[.;]$/, ''), units }))
}
