/** Headers told in the first lines of a paragraph or an item: the house, from when to when, and what one was, in any order. */
import type { Unit } from '../document/units.ts'
import { headerParts } from '../entries/header-parts.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isStudies } from './posts-or-studies.ts'

/** Lines of a header at most. */
const LINES = 4
/** Characters of a line that names something. */
const NAME = 110
/** Characters of a line that names one thing alone. */
const SHORT = 70
/** What ends a sentence; 'Ltd.', 'S.A.' and 's.r.o.' end none. */
const ENDS = /[!?:;]$|(?<!\b\p{L}{1,4})\.$/u

const isName = ({ line, text }: Unit): boolean => line && text.length <= NAME && !ENDS.test(text)

/** Does it tell from when to when, at its beginning or end? */
const isDated = ({ text }: Unit): boolean =>
  findDates(text).some(({ single, start, end }) => !single && (start <= 6 || end >= text.length - 12))

/** What one was, or what one studied. */
const isTitled = ({ text }: Unit): boolean =>
  isStudies(text) || headerParts(text, findDates(text)).some(looksLikeTitle)

/** 'Quarrel Games, Leeds', in a few words. */
function isHouse({ text }: Unit): boolean {
  const [name = ''] = headerParts(text, [])
  return text.length <= SHORT && (isProperName(name) || looksLikeOrg(name)) && !looksLikeTitle(name)
}

/**
 * The text of the header that the paragraph of the unit at that place begins with; null where its first lines tell no
 * time, or one line tells it all.
 */
export function paragraphHeader(units: readonly Unit[], at: number): string | null {
  const first = units[at]
  if (!first?.first || first.block === null || first.kind === 'row' || first.parents.length > 0) return null
  const lines: Unit[] = []
  for (const unit of units.slice(at, at + LINES)) {
    if (unit.block !== first.block || !isName(unit)) break
    lines.push(unit)
  }
  const dated = lines.findIndex(isDated)
  if (dated < 0 || lines.length < 2) return null
  // several that tell a time each are no header of one thing
  if (lines.filter(isDated).length > 1) return null
  const upTo = lines.slice(0, dated + 1)
  const behind = upTo.some(isTitled) ? [] : lines.slice(dated + 1)
  const title = behind.findIndex(isTitled)
  // below '2016 – 2020 Clerk' the house
  const below = dated === 0 && behind.length === 0 ? lines.slice(1, 2).filter(isHouse) : []
  const header = [...upTo, ...behind.slice(0, title + 1), ...below]
  return header.length > 1 ? header.map(({ text }) => text).join(', ') : null
}

/** The line right below dates by themselves that says what one was then, in a paragraph of its own or theirs. */
export function titleBehind(units: readonly Unit[], at: number): string[] {
  const [line, next] = [units[at], units[at + 1]]
  const isTitle =
    line?.kind === 'sentence' &&
    line.section === units[at - 1]?.section &&
    isName(line) &&
    line.text.length <= SHORT &&
    (line.first ? next?.block !== line.block : true) &&
    findDates(line.text).length === 0 &&
    isTitled(line)
  return isTitle ? [line.text] : []
}
