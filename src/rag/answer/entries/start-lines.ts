/** What a line tells beside others that may head an entry: a post of its own, a rank at the same house, a part of what one did. */
import type { CvDocument } from '../../types.ts'
import { termOf } from '../document/definitions.ts'
import { HEADER_MAX, type Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isRange, isSetOff, isStrong } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'
import { isLead } from './led-paragraphs.ts'

/** Characters of a sentence that tells when and where, and hardly more. */
const DATED_NEXT = 80

/** '- Since 2021: harbour manager, Vestbukt' alone above items without dates: they tell of that post. */
export const isPostAbove = (items: readonly Unit[], [start, ...more]: readonly Unit[]): boolean =>
  start !== undefined && more.length === 0 && start === items[0] && isRange(start.text) && titledIn(start)

/** '- **Attendance:** down since January 2022' tells of a post above it, as what. */
export const isLabelled = ({ blocks }: CvDocument, { block, from, text }: Unit): boolean => {
  const mark = blocks[block ?? -1]?.marks.find(({ kind, start }) => kind === 'strong' && start <= from + 2)
  if (mark === undefined) return false
  const label = text.slice(0, mark.end - from + 1)
  return /:\s*$/.test(label) && !looksLikeTitle(label)
}

/** 'Head of Yard (since 2021)' below '**2018 – today**' and the house: what one was then, in lines of the same paragraph. */
export const isRankBelow = (marked: readonly Unit[], unit: Unit): boolean =>
  unit.line &&
  isRange(unit.text) &&
  titledIn(unit) &&
  marked.some((above) => above.block === unit.block && !titledIn(above))

/** '- *Clerk* | *2014 – 2016*' among items in bold that name posts, as one of them: what one was before at the last house. */
export const isRankItem = (document: CvDocument, marked: readonly Unit[], unit: Unit): boolean =>
  unit.kind === 'item' &&
  unit.parents.length === 0 &&
  isRange(unit.text) &&
  titledIn(unit) &&
  isSetOff(document, unit) &&
  marked.every(({ kind, parents, text }) => kind === 'item' && parents.length === 0 && isRange(text))

/** With the items that begin with a name in bold as theirs do, though they tell no date: no part of the one before. */
export function withAlike(document: CvDocument, list: readonly Unit[], starts: readonly Unit[]): Unit[] {
  const isNamed = (unit: Unit): boolean =>
    unit.kind === 'item' && unit.first && unit.parents.length === 0 && isStrong(document, unit)
  return starts.some(isNamed) ? list.filter((unit) => starts.includes(unit) || isNamed(unit)) : [...starts]
}

/** '*April 2022 – present · Lisbon*' right below '### Lead @ Plumbline': the heading says what one was, the line when. */
export function tellsTime(heading: Unit | undefined, own: Unit): boolean {
  if (heading === undefined || own.kind === 'item' || own.kind === 'row') return false
  const range = findDates(own.text).find(({ single }) => !single)
  return (
    titledIn(heading) && range !== undefined && range.start <= 3 && !looksLikeTitle(own.text.slice(range.end))
  )
}

/** '2009 – 2011 Deckhand, Tyne Ferries' above '2005 Porter, Hotel Union', of one paragraph: posts in a few words each. */
export function isFirstOfSeveral([own, next]: readonly Unit[]): boolean {
  const isShort = (unit: Unit | undefined): boolean =>
    unit?.kind === 'sentence' &&
    unit.block === own?.block &&
    findDates(unit.text).some(({ start }) => start <= 3) &&
    headerParts(unit.text, findDates(unit.text)).length > 1
  return titledIn(own) && isRange(own?.text ?? '') && isShort(own) && isShort(next)
}

/** '*Clerk* | 2010 – 2012' in a paragraph of its own below '*Head Clerk* | 2012 – 2019': both were at the house above them. */
export const isSetOffAlike = (document: CvDocument, own: Unit, next: Unit): boolean =>
  [own, next].every(
    (unit) =>
      unit.kind === 'sentence' &&
      unit.first &&
      isSetOff(document, unit) &&
      isRange(unit.text) &&
      titledIn(unit),
  )

/** 'Halden Robotics' above ': castings, since 2016', as definitions are written. */
export function isTerm({ blocks }: CvDocument, { kind, first, block, to }: Unit): boolean {
  const own = kind === 'sentence' && first ? blocks[block ?? -1] : undefined
  return own !== undefined && (termOf(own) !== null || /^\s*:\s/.test(own.text.slice(to, to + 4)))
}

/** Several such names, and nothing else, each with a time in what is said of it: none is the heading's. */
export function datedTerms(document: CvDocument, list: readonly Unit[]): Unit[] {
  const terms = list.filter((unit) => unit.kind !== 'heading' && unit.first)
  const isDated = (term: Unit): boolean =>
    isTerm(document, term) &&
    list.some(
      ({ index, block, text }) =>
        (index === term.index || index === term.index + 1) &&
        block === term.block &&
        findDates(text).length > 0,
    )
  return terms.length > 1 && terms.every(isDated) ? terms : []
}

/** '**Senior Engineer**, 2016 – 2018' among what stands below a post: a post itself, where what was done is none. */
export function tellsRise({ text }: Unit): boolean {
  const dates = findDates(text)
  const [first = ''] = headerParts(text, dates)
  return dates.some(({ single }) => !single) && looksLikeTitle(first) && !/[.!?]$/.test(text)
}

/** '**Damp programme.** After a complaint I had …' below a post: what it begins with is no post's, nor any time's. */
export const leadsProse = (document: CvDocument, unit: Unit): boolean =>
  isLead(document, unit) &&
  !looksLikeTitle(unit.text) &&
  // 'Office move' has a word of firms, and is none
  !(looksLikeOrg(unit.text) && isProperName(unit.text.replace(/\.$/, '')))

/** 'Brindle Stores, 2023–24 — for the joint administrators': those for whom it was done are nothing that one was. */
const FOR_WHOM = /^(?:for|with|against|on behalf of) (?:an? |the |two |three |several )?\p{L}/u

/** Does a heading say what one was? */
export const titledIn = (heading: Unit | undefined): boolean =>
  heading !== undefined &&
  headerParts(heading.text, findDates(heading.text)).some(
    (part) => looksLikeTitle(part) && !FOR_WHOM.test(part),
  )

/** '*Tide Tables*, radio play, Harbour FM. Hull, 02/2021 – 05/2021.': an item whose dates stand in its second sentence. */
export function isDatedNext(document: CvDocument, unit: Unit, next: Unit | undefined): boolean {
  if (unit.kind !== 'item' || !unit.first || unit.parents.length > 0 || unit.text.length > HEADER_MAX)
    return false
  if (next?.block !== unit.block || next.text.length > DATED_NEXT || findDates(unit.text).length > 0)
    return false
  const range = findDates(next.text).find(({ single }) => !single)
  if (range === undefined) return false
  if (isSetOff(document, unit) && next.text.length - range.end <= 2) return true
  // '- **Ward Sister, Larch House**' above '2015 – 2019, Leeds'
  const others = headerParts(next.text, [range])
  const isPlaced = others.length <= 2 && others.every((part) => isProperName(part) && !looksLikeTitle(part))
  return next.line && isPlaced && (range.start <= 3 || next.text.length - range.end <= 2) && titledIn(unit)
}
