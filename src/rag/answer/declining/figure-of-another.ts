/** 'How many downloads does Lark have?', where the line that tells of downloads is of Tern: its figure is no answer. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { isCountry } from '../lexicon/countries.ts'
import { isTime } from '../lexicon/quotable.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** So well is a name known to the CV, and so little one that is not there. */
const NAMED = 0.8
const UNKNOWN = 0.5

const ASKED =
  /^(?:and |so |about |roughly )?how (?:many (?!years|months|weeks|days|times|hours)|(?:many (?:years|months|weeks|days|hours|minutes)|long) (?:did|does) it take\b)/
/** A figure that counts, before what it counts. */
const FIGURE =
  /(?<![\p{L}\d.,])(?:\d{1,3}(?:[,.]\d{3})+|\d{1,6}|\d+(?:\.\d+)?[km])\+? (?:\p{Ll}[\p{Ll}-]+ ){0,2}?\p{Ll}{3,}s(?!\p{L})/u
/** 'in Upper Marsh' */
const PLACE = /\b(?:in|across|throughout) (?:the )?\p{Lu}\p{Ll}+/u

export function countsOfAnother(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'group' | 'unit'> | undefined,
): boolean {
  const line = best?.unit == null ? undefined : facts.units[best.unit]
  if (line === undefined || !ASKED.test(question.folded)) return false
  if (!FIGURE.test(line.unit.text)) return false
  const heads = new Set(question.head.map(({ start }) => start))
  const names = terms.filter(
    (t) =>
      t.named &&
      !t.self &&
      !heads.has(t.word.start) &&
      /^\p{Lu}\p{L}{3}/u.test(t.word.raw) &&
      !isTime(t.word),
  )
  return names.some((name) => isOfOther(facts, question.text, name, line))
}

/** Is what is named the name of something else in the CV, or of a place where the line is of another? */
function isOfOther(facts: Facts, text: string, name: Term, line: UnitFacts): boolean {
  if (isCountry(name.word.raw) || isSaidOf(facts, line, name)) return false
  if (name.known >= NAMED)
    return (
      isOfOtherEntries(facts, name, line) ||
      isMarkedApart(facts, text, name, line) ||
      facts.units.some(
        (one) =>
          one !== line &&
          one.unit.index !== line.unit.index &&
          begins(one, name) &&
          isListedBeside(one, line),
      )
    )
  const isPlace = /\b(?:in|across|throughout) (?:the )?$/.test(text.slice(0, name.word.start))
  return name.known < UNKNOWN && name.reach < UNKNOWN && isPlace && PLACE.test(line.unit.text)
}

/** Does the name stand in other posts and studies alone, or below headings beside that of the line? */
function isOfOtherEntries({ units, entries, document }: Facts, name: Term, line: UnitFacts): boolean {
  const parentOf = ({ unit }: UnitFacts): number | null => document.sections[unit.section]?.parent ?? null
  const isBeside = (one: UnitFacts): boolean => {
    if (line.entry !== null && one.entry !== null)
      return one.entry !== line.entry && entries[one.entry]?.org !== entries[line.entry]?.org
    const parent = parentOf(line)
    return (
      line.entry === null &&
      one.entry === null &&
      one.unit.section !== line.unit.section &&
      parent !== null &&
      parentOf(one) === parent
    )
  }
  const naming = units.filter(({ stems }) => holdsTerm(stems, name, NAMED))
  return naming.length > 0 && naming.every(isBeside)
}

/** '**Lark**, a planner' in one line, and in this '**Tern**, used in 23 wards': two things, each set off by its name. */
function isMarkedApart({ units, document }: Facts, text: string, name: Term, line: UnitFacts): boolean {
  const marked = ({ unit }: UnitFacts): readonly string[] => {
    const block = document.blocks[unit.block ?? -1]
    const own = block?.marks.filter(
      ({ kind, start, end }) => MARKS.has(kind) && start >= unit.from && end <= unit.to,
    )
    return own?.map(({ start, end }) => block?.text.slice(start, end) ?? '') ?? []
  }
  const isName = (text: string): boolean =>
    words(text).some(({ stem }) => (name.matches.get(stem) ?? 0) >= NAMED)
  const naming = units.filter(({ stems }) => holdsTerm(stems, name, NAMED))
  const [other, ...more] = marked(line)
  return (
    other !== undefined &&
    more.length === 0 &&
    // both may be asked about
    !text.toLowerCase().includes(other.toLowerCase()) &&
    /^\p{Lu}[\p{L}\d-]+$/u.test(other) &&
    naming.length > 0 &&
    naming.every((one) => one !== line && marked(one).some(isName))
  )
}
const MARKS: ReadonlySet<string> = new Set(['strong', 'em'])

/** Does the line, what it stands in, or a heading above hold the name? */
const isSaidOf = (facts: Facts, line: UnitFacts, name: Term): boolean =>
  near(facts, line).some(({ stems }) => holdsTerm(stems, name, UNKNOWN)) ||
  holdsTerm(headingsOver(facts, line), name, UNKNOWN)

function headingsOver({ document }: Facts, { unit }: UnitFacts): ReadonlySet<string> {
  const stems = new Set<string>()
  let section = document.sections[unit.section]
  while (section) {
    for (const word of words(section.heading)) stems.add(word.stem)
    section = section.parent === null ? undefined : document.sections[section.parent]
  }
  return stems
}

/** What opens with a name of its own, whatever entry it is taken for: 'Lark (2021): …', not 'Lent out by Tern for the move: …'. */
const CALLED =
  /^(?!\p{Lu}\p{Ll}+ (?:the|an?|our|my|and) [^:–—]{1,40}\()(?!\p{Lu}\p{Ll}+ (?:out|up|off|down|back|by|to|with) )\p{Lu}[^:.]{1,40}(?: \(|: | [–—-] )/u

const isCalled = ({ unit }: UnitFacts): boolean => CALLED.test(unit.text)

/** The line with what stands before it in the same line or sentence, what its item stands below, and its entry's header. */
function near({ units }: Facts, line: UnitFacts): UnitFacts[] {
  const { unit } = line
  let first = unit.index
  for (let one = unit; !one.first && !one.line; first--) {
    const before = units[first - 1]?.unit
    if (before === undefined || before.block !== unit.block) break
    one = before
  }
  const own = units.filter((one) => one.unit.index >= first && one.unit.index <= unit.index)
  const isOfOwn = own.some(isCalled)
  return units.filter(
    (one) =>
      own.includes(one) ||
      (one.unit.block !== null && unit.parents.includes(one.unit.block)) ||
      (one.entry !== null && one.entry === line.entry && (isPlace(one) || (!isOfOwn && one.isHeader))),
  )
}

/** 'Louisville, KY', by itself below the header of a post. */
const isPlace = ({ unit }: UnitFacts): boolean => /^\p{Lu}[\p{L}.' -]{1,30}, \p{Lu}{2,3}\.?$/u.test(unit.text)

/** Is it the first word of a thing that is listed? */
function begins({ words: own }: UnitFacts, { matches }: Term): boolean {
  const first = own[0]
  return first !== undefined && (matches.get(first.stem) ?? 0) >= NAMED && /^\p{Lu}/u.test(first.raw)
}

/** Do both begin a line of the same section, or is the other a heading? */
const isListedBeside = ({ unit }: UnitFacts, line: UnitFacts): boolean =>
  unit.kind === 'heading' || (unit.section === line.unit.section && (unit.first || unit.line))
