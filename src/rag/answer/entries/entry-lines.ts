/** What an entry consists of that a heading or a line opens: its header with all that belongs to it, and its extent. */
import { namesTimeOnly } from '../document/heading-kinds.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { degreeOfItem, isMarked, isRange, isStrong, WHEN } from './entry-headers.ts'
import { isToldBelow, type Opened } from './entry-starts.ts'
import { columnsBySight } from './columns-by-sight.ts'
import { assemble, type Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { tellsOfClients, tellsOfWorks } from './post-columns.ts'
import { houseAndPeriod, linesBetween, linesToDates, roleBelow } from './header-lines.ts'
import { houseBehindTitle, houseOfLine } from './house-of-line.ts'
import { FIRST, headingNames } from './heading-names.ts'
import { headingTells, isBelowHouse, labelled } from './heading-titles.ts'
import { titleBehind } from './title-behind.ts'
import { proseHeader, type ProseHeader } from './prose-header.ts'
import { proseRange } from './prose-times.ts'
import { rowHeader } from './row-headers.ts'
import { gathersWholeItems } from './whole-items.ts'

/** The entry that a line opens; `i` is its place among those that open one, `to` where the next begins. */
/** Of a name; 'St.' and 'J.' are short for more. */
const FULL_STOP = /(?<=\p{L}{3})\.$/u

export function lineEntry(opened: Opened, unit: Unit, i: number, to: number): Entry {
  const { document, units, list, section, kind, heading, above, entries } = opened
  // 'Leeds, hybrid.' before the dates
  const before = opened.post === unit ? list.slice(1, list.indexOf(unit)) : []
  const header = [...before.map(({ index }) => index), unit.index]
  let text =
    opened.post === unit
      ? [...before, unit].map((line) => line.text.replace(WHEN, '').replace(/\.$/, '')).join(', ')
      : (degreeOfItem(unit) ?? unit.text)
  const own = headerParts(text, findDates(text))
  // '*Halden Robotics, Oslo*' between '### Staff Engineer' and dates alone
  const between =
    i === 0 && own.length === 0 && opened.post !== unit ? linesBetween(document, list, unit) : []
  header.unshift(...between.map(({ index }) => index))
  text = [...between.map((line) => line.text), text].join(', ')
  const isBelowName = isToldBelow(heading, opened.depth, unit)
  // 'Earlier' is no house
  const isGathered =
    heading !== undefined && (gathersWholeItems(heading, list, unit) || namesTimeOnly(heading.text))
  const names =
    heading !== undefined && !isGathered && (isBelowName || headingNames(opened, heading, unit, own, to))
  const titled =
    heading !== undefined && !isGathered && !names && headingTells(opened, heading, unit, own, to)
  const namer = heading !== undefined && (names || titled) ? heading : null
  if (namer !== null) {
    header.unshift(namer.index)
    const begins = findDates(text)[0]?.start ?? Infinity
    text =
      titled ||
      own.length === 0 ||
      begins <= FIRST ||
      between.length > 0 ||
      (opened.post === unit && headerParts(namer.text, []).some(looksLikeTitle))
        ? `${namer.text}, ${text}`
        : `${text}, ${namer.text}`
    if (above !== null) {
      header.unshift(above.index)
      text += `, ${above.text}`
    }
  }
  let parent: number | null = null
  if (unit.parents.length > 0) {
    const around = entries.findLast((e) => e.header.some((h) => units[h]?.block === unit.parents[0]))
    if (around) {
      parent = around.index
      const rest = around.parts.filter((part) => part !== around.title)
      if (rest.length > 0) text = `${unit.text.replace(/\.$/, '')}, ${rest.join(', ')}`
      header.push(...around.header)
    }
  }
  const toDates = linesToDates(units, unit)
  const lines = toDates.length > 0 ? toDates : houseAndPeriod(units, unit)
  header.push(...lines.map(({ index }) => index))
  // what was done then may stand behind the period
  const said = (line: Unit): string => line.text.slice(0, findDates(line.text)[0]?.end).replace(/\.$/, '')
  text = [text, ...lines.map((line) => (toDates.length > 0 ? line.text : said(line)))].join(', ')
  // below what one was, a line that has the word of a title tells what was done
  const isTold =
    namer !== null && headerParts(namer.text, []).some((part) => looksLikeTitle(part) && !looksLikeOrg(part))
  const role =
    lines.length > 0 ? null : ((isTold ? null : roleBelow(units, unit, own)) ?? titleBehind(units, unit, own))
  if (role !== null) {
    header.push(role.index)
    text = `${role.text.replace(/\.$/, '')}, ${text}`
  }
  const mayHouse = lines.length === 0 && namer === null && unit.first
  const house = mayHouse ? houseOfLine(opened, unit, own, role) : null
  if (house !== null) {
    header.push(house.line.index)
    text += `, ${house.line.text}`
  }
  const firm = unit.first || own.length > 1 ? undefined : entries.findLast((e) => sharesBlock(units, e, unit))
  if (firm !== undefined && firm.org !== null && isRange(firm.text)) {
    parent = firm.index
    text = `${unit.text.replace(/\.$/, '')}, ${firm.parts.filter((part) => part !== firm.title).join(', ')}`
    header.push(...firm.header)
  }
  const row = cellsOf(document, unit)
  if (row) text = rowHeader(row)
  const isOfWorks = row !== undefined && kind === 'experience' && (tellsOfClients(row) || tellsOfWorks(row))
  const kindOfRow = isOfWorks ? 'projects' : kind
  const follow = units[unit.index + 1]
  if (
    findDates(text).length === 0 &&
    follow?.section === section &&
    // an item that opens the next one tells nothing of this
    !(unit.kind === 'item' && follow.kind === 'item' && follow.index >= to) &&
    (row === undefined || follow.block !== unit.block) &&
    follow.text.length < 100 &&
    findDates(follow.text).length > 0
  ) {
    header.push(follow.index)
    text = `${text.replace(FULL_STOP, '')}, ${follow.text}`
  }
  const read = assemble(
    {
      header,
      text,
      rows:
        (row && kindOfRow === 'experience' ? columnsBySight(document, unit, row) : row) ??
        (namer === null
          ? employerField(house === null ? houseBehindTitle(opened, unit) : house.name)
          : labelled(
              namer,
              role === null || own.some(looksLikeTitle) ? own : [...headerParts(role.text, []), ...own],
              titled,
              isMarked(document, unit),
              isStrong(document, unit) && isBelowHouse(namer, unit, list, own),
            )),
    },
    {
      kind: kindOfRow,
      from: namer !== null && i === 0 ? namer.index : unit.index,
      to,
      index: entries.length,
      parent,
    },
  )
  const entry = house?.place === undefined ? read : { ...read, place: house.place }
  // '**Halden Robotics**' above 'I was Staff Engineer here from …'
  const isNextTold = unit.kind === 'sentence' && follow !== undefined && header.at(-1) === follow.index
  const line = isNextTold && proseHeader(follow.text) !== null ? follow : unit
  const prose = line.kind === 'sentence' ? proseHeader(line.text) : null
  if (prose === null) return isToldInPost(opened, unit) ? inHouse(entry, heading) : entry
  const named = line === follow ? unit : isBelowName ? heading : undefined
  const [employer = null] = named === undefined ? [] : headerParts(named.text, [])
  return asTold(entry, prose.org === null ? { ...prose, org: employer } : prose, line.text)
}

/** 'I have run the library since 2018' below '### Harcourt School, Hereford', which names whom it was for. */
const isToldInPost = ({ kind, depth, heading }: Opened, unit: Unit): boolean =>
  kind === 'experience' &&
  depth >= 3 &&
  unit.kind === 'sentence' &&
  /^I (?:have |had )?\p{Ll}/u.test(unit.text) &&
  heading !== undefined &&
  looksLikeOrg(heading.text)

function inHouse(entry: Entry, heading: Unit | undefined): Entry {
  if (heading === undefined) return entry
  const [org = null, place = null] = headerParts(heading.text, [])
  const header = [heading.index, ...entry.header.filter((unit) => unit !== heading.index)]
  return { ...entry, header, text: `${heading.text}: ${entry.text}`, title: null, org, place }
}

const employerField = (name: string | null | undefined): { header: string; text: string }[] | null =>
  name == null ? null : [{ header: 'employer', text: name }]

/** An entry that a sentence opens, with what that tells in place of its parts. */
function asTold(entry: Entry, told: ProseHeader, text: string): Entry {
  const time = proseRange(text)
  const dates =
    time === null
      ? entry.dates
      : `${said(text, time.from)} – ${time.to === null ? 'present' : said(text, time.to)}`
  return {
    ...entry,
    title: told.title,
    org: told.org ?? (told.title === null ? entry.org : null),
    place: told.place,
    range: time?.range ?? entry.range,
    dates,
  }
}
const said = (text: string, { start, end }: DateRange): string => text.slice(start, end).trim()

const sharesBlock = (units: readonly Unit[], entry: Entry, unit: Unit): boolean =>
  unit.block !== null && entry.header.some((h) => units[h]?.block === unit.block)
