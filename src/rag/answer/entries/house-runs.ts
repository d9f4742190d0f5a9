/**
 * Houses that one line tells one after the other, each with its time: 'Acme Ltd (2021 –), Orrin Works (2014 – 2020; laid
 * off), family firm (2011 – 2013)'. Each is a post by itself.
 */
import type { Unit } from '../document/units.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { assemble, type Entry } from './entry.ts'

/** Characters of a house with its time, and of its name. */
const PIECE = 140
const NAME = 70
/** 'Employers:', 'Earlier posts –' before the first. */
const LABEL = /^[\p{L} ]{3,30}(?::| [–—-])\s+/u

/** The entry, or where its line tells several houses, each of them. */
export function withHouseRuns(units: readonly Unit[], entry: Entry): Entry[] {
  const [index, ...more] = entry.header
  const unit = index === undefined ? undefined : units[index]
  if (entry.kind !== 'experience' || index === undefined || more.length > 0) return [entry]
  if (unit === undefined || unit.kind === 'row' || unit.kind === 'heading') return [entry]
  const pieces = housesIn(unit.text)
  if (pieces.length < 2) return [entry]
  return pieces.map((text, i) => {
    const place = i === 0 ? entry : { from: index, to: index, parent: entry.parent }
    const post = assemble(
      { header: entry.header, text, rows: null },
      { ...place, kind: 'experience', index: entry.index },
    )
    // what stands before the brackets is the house, whatever its words
    return post.org === null && post.title === null ? { ...post, org: post.parts[0] ?? null } : post
  })
}

/** None unless each piece of the line is a name with a time in brackets behind it, and one of them is surely a house. */
function housesIn(line: string): readonly string[] {
  const dates = findDates(line)
  if (dates.length < 2 || dates.some(({ single }) => single)) return []
  const pieces = outsideBrackets(line.replace(LABEL, '').replace(/[.\s]+$/, ''))
  if (pieces.length < 2 || pieces.length !== dates.length) return []
  const names = pieces.map((piece) => /^([^()]+) \([^()]+\)$/.exec(piece)?.[1] ?? '')
  const isEach = pieces.every((piece, i) => {
    const [time, other] = findDates(piece)
    const name = names[i] ?? ''
    return (
      piece.length <= PIECE &&
      name !== '' &&
      name.length <= NAME &&
      other === undefined &&
      time !== undefined &&
      time.start > name.length
    )
  })
  return isEach && names.some((name) => looksLikeOrg(name)) ? pieces : []
}

/** The pieces between commas and semicolons that stand in no brackets. */
function outsideBrackets(line: string): string[] {
  const out: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at <= line.length; at++) {
    const char = line[at] ?? ','
    if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && (char === ',' || char === ';')) {
      out.push(
        line
          .slice(from, at)
          .replace(/^\s*(?:and |then |before that )?/, '')
          .trim(),
      )
      from = at + 1
    }
  }
  return out.filter((piece) => piece !== '')
}
