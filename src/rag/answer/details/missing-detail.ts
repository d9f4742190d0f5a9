/**
 * 'What grade did she get for her diploma?', where the CV has the diploma and no grade of it: what stands beside
 * another diploma is no answer.
 */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Detail } from '../lexicon/detail.ts'
import { detailsAsked } from '../lexicon/details.ts'
import { degreesIn, type Degree } from '../ranking/apart.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { SCOPES, type Scope } from './detail-scopes.ts'
import { inOwnBrackets } from './in-brackets.ts'
import { onlyLine } from './told-name.ts'

/** So well does a word of the CV answer to one of the question's. */
const NAMED = 0.8
/** The share of a question's weight that must be known, for what it is about to be told by it. */
const KNOWN = 0.5
/** Only names and terms of a trade are this rare in general language. */
const RARE = 0.95
/** Of the likeliest thing's share: what comes as near may be meant too. */
const AS_LIKELY = 0.8
/** What one line tells stands in one of so many best. */
const BEST = 5
/** Characters of what tells of one thing, rather than of a life. */
const RECORD = 400
/** Of several parts each is looked at by itself. */
export const SEVERAL = /\band (?:(?:for|at|in|with|by|to|from) )?(?:what|which|who|whom|how|when|where|why)\b/

/** Whether the thing that is asked about has the detail that is asked for; null where that is not so plain. */
export function detailOf(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): 'told' | 'lacking' | null {
  const { folded, yesno } = question
  const asked = detailsAsked(folded).filter((detail) => detail.yesno === true || !yesno)
  if (asked.length === 0 || SEVERAL.test(folded)) return null
  const found = asked.map((detail) => {
    const texts = likelyTexts(facts, detail, terms)
    if (texts.length === 0) return null
    if (!texts.some((text) => detail.told.some((told) => told.test(text)))) return 'lacking'
    // that the very line names it is seen to below
    if (detail.alone === true && detail.within === 'line') return null
    return texts.some((text) => isOfOne(text) && detail.plain?.test(text)) ? 'told' : null
  })
  if (found.includes('lacking')) return 'lacking'
  return found.includes('told') ? 'told' : null
}

/** The line among the best that tells the detail that is asked for, where no other does: 'Who published her book?' */
export function lineOfDetail(
  facts: Facts,
  best: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): number | null {
  if (question.yesno || SEVERAL.test(question.folded)) return null
  for (const detail of detailsAsked(question.folded)) {
    const { single, plain } = detail
    if (!plain) continue
    const tells = ({ unit }: UnitFacts): boolean => plain.test(textOf(facts, unit.index))
    if (detail.alone) return onlyLineOf(facts, detail, terms, tells)
    if (!single) continue
    const line = onlyLine(facts, best.slice(0, BEST), tells)
    // a name that does not stand there is another thing's
    const isOther = (t: Term): boolean => t.named && !t.self && !isHeldBy(facts.units[line ?? -1], t)
    if (line !== null && !terms.some(isOther) && isOfThing(facts, line, detail, terms)) return line
  }
  return null
}

/** The one line that tells a detail of the likeliest thing. */
function onlyLineOf(
  facts: Facts,
  detail: Detail,
  terms: readonly Term[],
  tells: (unit: UnitFacts) => boolean,
): number | null {
  const lines = likelyScopes(facts, detail, terms).flatMap(({ units, beside }) => {
    const all = [...units, ...beside]
    return detail.within === 'line'
      ? all.filter((one) => isNamedIn(one, detail, terms))
      : all.filter((one) => isOfDegree(one, all, terms))
  })
  // what a heading says with the line below it is that line's
  const [line, ...others] = new Set(lines.filter((one) => one.unit.kind !== 'heading' && tells(one)))
  return line === undefined || others.length > 0 ? null : line.unit.index
}

/** Does the very line hold what is asked about, and no degree beside it, nor a postgraduate certificate for a master's? */
const isNamedIn = (line: UnitFacts, detail: Detail, terms: readonly Term[]): boolean =>
  degreesIn(line.unit.text).length <= 1 &&
  (!terms.some(isDegree) || !QUALIFICATION.test(line.unit.text)) &&
  terms.flatMap(degreesOf).every((degree) => degreesIn(line.unit.text).includes(degree)) &&
  coverage(thingOf(detail, terms), { units: [line], beside: [] }) >= NAMED

/** Of several degrees in one paragraph a line tells of the one that is named last before it. */
function isOfDegree(line: UnitFacts, beside: readonly UnitFacts[], terms: readonly Term[]): boolean {
  const asked = terms.flatMap(degreesOf)
  if (asked.length === 0) return true
  const before = beside.filter(({ unit }) => unit.index <= line.unit.index)
  const named = before
    .toSorted((a, b) => b.unit.index - a.unit.index)
    .map(({ unit }) => degreesIn(unit.text))
    .find((degrees) => degrees.length > 0)
  return named === undefined || asked.some((degree) => named.includes(degree))
}

/** Does a line hold what is asked about, or is it plainly of a work where no other line holds that? */
function isOfThing(facts: Facts, line: number, { single, asking }: Detail, terms: readonly Term[]): boolean {
  const things = terms.filter((t) => !t.self && !asking?.test(t.word.stem))
  const own = facts.units[line]
  if (things.length === 0 || things.some((t) => isHeldBy(own, t))) return true
  // '*Books*' above a list says it of what stands below
  const isLabel = (one: UnitFacts): boolean =>
    one.unit.kind === 'heading' || one.words.every(({ stem }) => things.some((t) => t.word.stem === stem))
  const isElsewhere = facts.units.some(
    (one) => !isLabel(one) && things.some((t) => t.matches.has(t.word.stem) && one.stems.has(t.word.stem)),
  )
  return single?.test(own?.unit.text ?? '') === true && !isElsewhere
}

const isHeldBy = (line: UnitFacts | undefined, { matches }: Term): boolean =>
  line !== undefined &&
  [...matches].some(([key, value]) => value >= NAMED && (line.stems.has(key) || line.context.has(key)))

/** Where more is told of, or several degrees, the detail may be another thing's. */
const isOfOne = (text: string): boolean => text.length <= RECORD && degreesIn(text).length <= 1

/** What is said of the thing that a detail is asked of, where the CV has it; several where they are as likely. */
function likelyTexts(facts: Facts, detail: Detail, terms: readonly Term[]): string[] {
  const thing = thingOf(detail, terms)
  return likelyScopes(facts, detail, terms).map((scope) => {
    const lines = [...scope.units, ...scope.beside].filter(
      (line) => line.unit.kind !== 'heading' && thing.every((term) => isHeldBy(line, term)),
    )
    const [line] = lines
    const own = lines.length === 1 && line !== undefined ? inOwnBrackets(line, thing) : null
    return own ?? textWithin(facts, withoutOthers(scope, terms))
  })
}

function likelyScopes(facts: Facts, detail: Detail, terms: readonly Term[]): Scope[] {
  const thing = thingOf(detail, terms)
  if (thing.length === 0) return []
  const scopes = SCOPES[detail.within](facts)
  const shares = scopes.map((scope) => coverage(thing, scope))
  const most = Math.max(0, ...shares)
  if (most < NAMED) return []
  return scopes.filter((_, i) => (shares[i] ?? 0) >= most * AS_LIKELY)
}

/** The terms that say of what the detail is asked, where they tell it; none otherwise. */
function thingOf({ around, ofNamed, whole }: Detail, terms: readonly Term[]): readonly Term[] {
  const about = terms.filter((t) => !t.self && !around.test(t.word.stem) && !around.test(t.word.text))
  const thing = about.filter((t) => t.reach >= NAMED || isDegree(t))
  // a name that the CV does not have is another thing's; a common word may be put otherwise
  if (about.some((t) => !thing.includes(t) && (t.proper || t.named))) return []
  if (whole && thing.length < about.length) return []
  if (ofNamed && !thing.some((t) => t.named)) return []
  // 'which licence does frostline have': a word that is in no other text is a name as well
  if (thing.length < 2 && !thing.some((t) => t.named || isDegree(t) || (t.proper && t.rarity >= RARE)))
    return []
  return weightOf(thing) < KNOWN * weightOf(about) ? [] : thing
}

const weightOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)
const degreesOf = ({ word }: Term): readonly Degree[] =>
  degreesIn(`${word.raw.replace(/['’]s?$/, '')}'s degree`)
const isDegree = (term: Term): boolean => degreesOf(term).length > 0

/** How much a scope holds of what is asked about, 0 to 1; what tells of another degree holds nothing. */
function coverage(thing: readonly Term[], { units, beside }: Scope): number {
  const asked = thing.flatMap(degreesOf)
  const degrees = asked.length === 0 ? [] : [...units, ...beside].flatMap(({ unit }) => degreesIn(unit.text))
  if (degrees.length > 0 && !asked.some((degree) => degrees.includes(degree))) return 0
  let held = 0
  for (const term of thing) {
    let best = degrees.length > 0 && isDegree(term) ? 1 : 0
    for (const [stem, value] of term.matches)
      if (value > best && units.some(({ stems, context }) => stems.has(stem) || context.has(stem)))
        best = value
    held += best * term.weight
  }
  return held / weightOf(thing)
}

/** What is passed and is no degree. */
const QUALIFICATION =
  /\b(?:PGCE|PGDE|PGDip|PGCert|HN[CD]|NVQ|BTEC|GCSEs?|[AO][- ]levels?|Abitur|[Dd]iplomas?|[Cc]ertificates?)(?![\p{L}\d])/u

/** Of a PGCE, without the lines beside it that tell of a degree or another such: 'Degree: BSc Geography, upper second'. */
function withoutOthers({ units, beside }: Scope, terms: readonly Term[]): Scope {
  const asked = terms.find(({ word }) => QUALIFICATION.test(word.raw))?.word.stem
  if (asked === undefined || terms.some(isDegree)) return { units, beside }
  const isOther = ({ unit, stems }: UnitFacts): boolean =>
    !stems.has(asked) && (degreesIn(unit.text).length > 0 || QUALIFICATION.test(unit.text))
  return { units, beside: beside.filter((one) => !isOther(one)) }
}

/** All that a scope says; cells with the heads of their columns, which may be all that tells what they are. */
function textWithin(facts: Facts, { units, beside }: Scope): string {
  const said = ({ unit }: UnitFacts): string => {
    const cells = cellsOf(facts.document, unit)?.filter(({ text }) => text !== '')
    return cells?.map(({ header, text }) => `${header}: ${text}`).join(', ') ?? textOf(facts, unit.index)
  }
  return [...units, ...beside].map(said).join('\n')
}
