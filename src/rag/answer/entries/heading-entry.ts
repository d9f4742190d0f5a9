/** An entry that a heading opens by itself, with the lines below it that belong to its header. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { namesTimeOnly } from '../document/heading-kinds.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { datedLine, EMPLOYER, isParentOfEntries, last, WHEN } from './entry-headers.ts'
import type { Opened } from './entry-starts.ts'
import { assemble, type Entry } from './entry.ts'
import { fieldsBelowDates } from './fields-below-dates.ts'
import { headerParts } from './header-parts.ts'
import { houseBelow, linesBetween, namesHouse, roleBelow, titleBelow } from './header-lines.ts'
import { houseIn, houseLines } from './house-lines.ts'
import { fieldsOf, type Field } from './labelled-fields.ts'
import { namesNobody } from './nobody-headings.ts'
import { toldSpan, type ToldSpan } from './told-span.ts'

/** Lines below a heading among which its dates may stand. */
const FIELDS = 8

/** 'From: May 2014' and 'To: July 2019' in lines of their own. */
function spanBelow(document: CvDocument, list: readonly Unit[]): ToldSpan<Field & { unit: Unit }> | null {
  const lines = list.slice(1, FIELDS).filter(({ line, parents }) => line && parents.length === 0)
  return toldSpan(lines.flatMap((unit) => fieldsOf(document, unit).map((field) => ({ ...field, unit }))))
}

/**
 * Below a heading that tells dates alone the lines beside the one that is known to say what one was: the house below
 * that, or the house and below it what one was.
 */
function linesBelowDates(units: readonly Unit[], list: readonly Unit[], named: Unit | null): Unit[] {
  if (named !== null) {
    const house = headerParts(named.text, []).every(looksLikeTitle) ? houseBelow(units, named) : null
    return house === null ? [] : [house]
  }
  const [, house, title] = list
  const isPair =
    house?.kind === 'sentence' &&
    title?.block === house.block &&
    namesHouse(house) &&
    roleBelow(units, house, headerParts(house.text, [])) === title
  return isPair ? [house, title] : []
}

/** The entry that a heading opens by itself. */
export function headingEntry(
  { document, units, list, section, kind, depth, headingDated, above, entries }: Opened,
  heading: Unit,
): Entry | null {
  const span = headingDated ? null : spanBelow(document, list)
  const next = span === null ? datedLine(list) : null
  const header = [heading.index]
  let text = heading.text
  const own = headerParts(heading.text, findDates(heading.text))
  const told = headingDated ? fieldsBelowDates(document, list) : null
  if (told !== null) {
    const fields = [
      { header: 'title', text: told.title },
      { header: 'employer', text: told.employer },
    ]
    const read = assemble(
      {
        header: [heading.index, told.line.index],
        text: `${told.title}, ${told.employer}, ${text}`,
        rows: fields,
      },
      { kind, from: heading.index, to: last(list) + 1, index: entries.length },
    )
    return own[0] === undefined ? read : { ...read, place: own[0] }
  }
  const tellsAll = own.length > 1 && own.some(looksLikeTitle)
  const named = headingDated && !tellsAll ? titleBelow(document, list) : null
  if (named !== null) {
    header.push(named.index)
    text = `${named.text}, ${text}`
  }
  const lines = headingDated && own.length === 0 ? linesBelowDates(units, list, named) : []
  header.push(...lines.map(({ index }) => index))
  if (lines.length > 0)
    text =
      named === null
        ? [...lines.map((line) => line.text).reverse(), text].join(', ')
        : [named.text, ...lines.map((line) => line.text), heading.text].join(', ')
  // '## 2018 – 2021 · Quarrel Games' above '*Lead Tester, Leeds*': no section is called for a place
  const [name, more] = own
  const isHouse = named !== null && depth < 3 && name !== undefined && more === undefined
  // 'Scientist, Molecular Modelling' below 'Acme Biosciences, Leeds': the part of a title is no house beside one that is
  const ofTitle = named === null ? [] : headerParts(named.text, [])
  const isOf =
    named !== null &&
    depth >= 3 &&
    name !== undefined &&
    (looksLikeOrg(name) || (own.length > 1 && name.includes(' ') && own.every(isProperName))) &&
    !looksLikeTitle(name) &&
    ofTitle.length === 2 &&
    looksLikeTitle(ofTitle[0] ?? '') &&
    !ofTitle.some(looksLikeOrg)
  const rows =
    isHouse && !looksLikeTitle(name)
      ? [{ header: 'employer', text: name }]
      : isOf
        ? [
            { header: 'title', text: named.text },
            { header: 'employer', text: name },
          ]
        : null
  const house = headingDated && named === null ? houseLines(units).get(heading.index) : undefined
  if (house !== undefined) {
    header.push(house.index)
    text += `, ${houseIn(house.text)}`
  }
  if (span !== null) {
    header.push(...span.told.map(({ unit }) => unit.index))
    text += `, ${span.text}`
  }
  if (!headingDated && span === null && next === null && namesNobody(heading.text)) return null
  if (next && !headingDated) {
    // a heading may seem to tell all: 'Bachelor of Science (BSc), Physics' above '*Velden College*'
    const names = ({ text: line }: Unit): boolean => headerParts(line, []).every(isProperName)
    const between = linesBetween(document, list, next)
    const said = [...(tellsAll && !between.every(names) ? [] : between), next]
    // 'Earlier' above 'Trainee at Orrin Bank, 2009 – 2010' says when it was
    const [what = ''] = next.text.split(/,| (?:at|for|with|in) /)
    if (namesTimeOnly(heading.text) && looksLikeTitle(what)) {
      header.length = 0
      text = ''
    }
    header.push(...said.map(({ index }) => index))
    text += said.map((line) => `, ${line.text.replace(WHEN, '').replace(/\.$/, '')}`).join('')
    text = text.replace(/^, /, '')
  }
  const employer = list.slice(1, 5).find((u) => EMPLOYER.test(u.text) && u.text.length < 120)
  if (employer && !header.includes(employer.index)) {
    header.push(employer.index)
    text += `, ${employer.text.replace(EMPLOYER, '')}`
  }
  if (above !== null) {
    header.unshift(above.index)
    text += `, ${above.text}`
  }
  if (!headingDated && isParentOfEntries(document, section)) return null
  const years = above === null ? undefined : entries.find((e) => e.from === above.index)
  return assemble(
    { header, text, rows },
    {
      kind,
      from: heading.index,
      to: last(list) + 1,
      index: entries.length,
      parent: years?.index ?? null,
    },
  )
}
