/** An entry of a CV, and how it is made of its header. */
import { isBreak, isPersonal } from '../lexicon/breaks.ts'
import type { Kind } from '../lexicon/kinds.ts'
import {
  isFirmOfPeople,
  isProperName,
  isTitleOfField,
  looksLikeOrg,
  looksLikeTitle,
} from '../lexicon/names.ts'
import { findDates, withoutLength, type DateRange } from '../text/dates.ts'
import { houseBesideTitle } from './beside-dates.ts'
import { rangeOf } from './entry-range.ts'
import { headerParts, houseBehindAt, OF_HOUSE, PART_OF_HOUSE, withoutOutline } from './header-parts.ts'
import { houseAndPlace, toldInCells } from './post-columns.ts'
import { studyOf, studyParts } from './study-parts.ts'

export interface Entry {
  readonly index: number
  readonly kind: Kind | null
  /** Units that make the header, in reading order (a heading and its date line, a bold line, a table row). */
  readonly header: readonly number[]
  /** Header text without markup, parts joined with ', '. */
  readonly text: string
  /** First and last unit (exclusive) that belong to the entry, header included. */
  readonly from: number
  readonly to: number
  readonly range: DateRange | null
  readonly dates: string
  /** Parts of the header: what is left when dates and separators are cut out. */
  readonly parts: readonly string[]
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
  /** Index of the entry it is a part of: a post within the years at one employer. */
  readonly parent: number | null
}

/** A header before it is read. */
export interface Draft {
  readonly header: readonly number[]
  readonly text: string
  /** Cells or fields, where what they hold is labelled. */
  readonly rows: readonly { header: string; text: string }[] | null
}

/** `within`: the place among the section's drafts of the one that it is a part of. */
export type DatedDraft = Draft & { readonly from: number; readonly to?: number; readonly within?: number }

export type Place = Pick<Entry, 'kind' | 'from' | 'to' | 'index'> & { readonly parent?: number | null }

/** Massachusetts and Maryland, by the letters of an address, which are also those of degrees. */
const STATE = /^(?:MA|MD)$/

/** 'Leeds head office' is where a desk stood. */
const HEAD_OFFICE = /\b(?:head(?:[ -]office|quarters)|main office|HQ)$/i

/** 'Graduate, then Site Engineer': what one became. */
const THEN = /^(?:then|later|afterwards|finally)(?: as)? (?=\p{Lu})/u
const isLater = (part: string): boolean =>
  /^(?:then|later|afterwards|finally) /.test(part) && looksLikeTitle(part)
const isNext = (part: string): boolean => THEN.test(part) && looksLikeTitle(part.replace(THEN, ''))

/** 'Gannet Freight, Port of Dover', 'Tarn Works, Port Lorne': where a house stands, which is one only where no other is named before it. */
const PORT = /^(?:(?:Port|Docks?|Airport|Harbour) of \p{Lu}|Port \p{Lu}\p{Ll}+$)/u

/** 'Helpdesk Assistant, also Halden Robotics': as in the post above. */
const ALSO = /^(?:[Aa]lso|[Aa]gain)(?: at| with| for)? (?=\p{Lu})/u

export function assemble(draft: Draft, { kind, from, to, index, parent = null }: Place): Entry {
  const dates = findDates(draft.text)
  const range = rangeOf(draft.text, dates, kind)
  const said = headerParts(draft.text, dates).map(withoutOutline)
  const parts = kind === 'education' ? studyParts(said) : said
  const cells = toldInCells(draft.rows ?? [])
  const housed = kind === 'experience' && cells.org !== null ? houseAndPlace(cells.org) : null
  let { title } = cells
  let org = housed?.house ?? cells.org
  const titled = parts.filter((part) => looksLikeTitle(part) && !(kind !== 'education' && STATE.test(part)))
  const isWhat = (part: string): boolean => !isState(part, parts, draft.text) && !isFirmOfPeople(part)
  title ??= titled.find(isWhat) ?? titled[0] ?? null
  org ??= houseBehindAt(draft.text, parts)
  if (kind === 'experience' && title !== null) org ??= houseBesideTitle(draft.text, dates, title)
  const arranged = org === null && kind === 'experience' ? arrangedHouse(draft.text, parts) : null
  org ??= arranged
  if (arranged !== null && parts[0] !== arranged) title ??= parts[0] ?? null
  const houses = parts.filter(
    (part, i) =>
      part !== title &&
      /\p{Lu}/u.test(part) &&
      !(PORT.test(part) && isNamed(parts[i - 1] ?? '') && parts[i - 1] !== title) &&
      (looksLikeOrg(part) || (part !== titled[0] && isFirmOfPeople(part))) &&
      !isTitleOfField(part) &&
      !isNext(part) &&
      !HEAD_OFFICE.test(part) &&
      !isTold(part) &&
      !OF_HOUSE.test(part),
  )
  // 'Team Manager (Child Protection and Court), Alder City Council': what stands in brackets tells more of the title
  // and 'Staff Nurse, Emergency Department, Vale Hospital' the part of the house before the house
  const isWhole = (part: string): boolean =>
    !draft.text.includes(`(${part})`) &&
    !(PART_OF_HOUSE.test(part) && parts[parts.indexOf(part) - 1] === title)
  org ??= houses.find(isWhole) ?? houses[0] ?? null
  // 'Third, then second mate': both are what one was
  const others = parts.filter(
    (part, i) => part !== title && isNamed(part) && !looksLikeTitle(part) && !isLater(parts[i + 1] ?? ''),
  )
  // 'Malmö · 2017 – 2021' above 'Developer – Pellora Health', read in this order: the house stands with the title
  const at = (part: string | null): number => (part === null ? -1 : draft.text.indexOf(part))
  // 'Room Leader (Toddlers), Bright Acorns (Sale)': what stands in brackets behind each tells more of it
  const isOfTitle = (part: string): boolean => draft.text.includes(`${title ?? ''} (${part})`)
  const placed = others.find((part) => !isOfTitle(part) && draft.text.includes(`, ${part} (`))
  const [first = null] = others
  const before = first !== null && placed !== undefined && isOfTitle(first) ? placed : first
  const isApart = range !== null && at(before) < range.start && at(title) >= range.end
  const least = kind === 'experience' ? (range?.end ?? 0) : at(title)
  const behind = isApart ? others.find((part) => at(part) >= least) : undefined
  org ??= (kind === 'projects' ? smallName(parts) : undefined) ?? behind ?? before
  if (kind === 'education') title ??= studyOf(parts, org)
  if (kind === 'experience' && org !== null) title ??= parts.find((part) => ON_TERMS.test(part)) ?? null
  // of 'Actuary, Reserving' both are what one was
  const titles = title === null ? [] : [title, ...headerParts(title, [])]
  const rest = parts.filter(
    (part) => !titles.includes(part) && part !== org && isNamed(part) && !/\d/.test(part),
  )
  return {
    index,
    kind,
    header: draft.header,
    text: draft.text,
    from,
    to,
    range,
    dates: range === null ? '' : withoutLength(draft.text.slice(range.start, range.end).trim()),
    parts,
    title: title?.replace(THEN, '') ?? null,
    org: org === null ? null : withoutOutline(org).replace(ALSO, ''),
    place: housed?.place ?? placeIn(rest, parts[parts.indexOf(org ?? '') + 1]),
    parent,
  }
}

/** 'Lead Nurse, Critical Care — Vale Hospital, Swansea': where it was stands right behind the house sooner than behind what one was. */
function placeIn(rest: readonly string[], behind: string | undefined): string | null {
  const places = rest.filter((part) => !looksLikeTitle(part) && part.length < 40)
  return places.find((part) => part === behind) ?? places[0] ?? null
}

/** 'Interim: Hotel Miramar' says how one was there. */
export const HOW =
  /^(?:interim|acting|temporary|secondment|(?:industrial |work |year[- ]long |sandwich )?placement(?: year)?|permanent|casual|maternity cover|full[- ]time|part[- ]time|(?:band|grade|year|level|form|class|standard|key stage)s? \d{1,2}[a-d]?(?: ?(?:[–-]{1,2}|and|to|&) ?\d{1,2})?)$/i

/** 'Placement – Port of Norrsund': how one was there, where nothing says what one was. */
const ON_TERMS =
  /^(?:(?:industrial|work|summer|student|school|clinical|teaching) )?(?:placement|traineeship|secondment|work experience)$/i

/** May it be a name, rather than what is told: 'I joined in', 'Anna was born in'? */
const isNamed = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  !HOW.test(part) &&
  !/^(?:I|My|We|She|He|It)\b|\p{Ll} (?:was|were)\b|\p{Ll} (?:closed|opened|shut|ended|moved) in$/u.test(part)

/** 'Managed the office', 'Ran the shop': what was done, whatever it names. */
const isTold = (part: string): boolean => /^(?!The\b)\p{Lu}\p{Ll}+ (?:the|an?|our|their|all|its) /u.test(part)

/** 'Quarrel Games · Part-time': how one worked stands beside the house, as profiles of networks have it. */
const ARRANGED_AT =
  /([^·,|\n]{2,60}) · (?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent|temporary)(?=[\s,·|]|$)/i

function arrangedHouse(text: string, parts: readonly string[]): string | null {
  const house = ARRANGED_AT.exec(text)?.[1]?.trim()
  return parts.find((part) => part === house && !looksLikeTitle(part)) ?? null
}

/** 'Salem, MA', 'Easton, MD': letters of a degree that say where it was, where something else says what one was. */
const isState = (part: string, parts: readonly string[], text: string): boolean => {
  const town = parts[parts.indexOf(part) - 1] ?? ''
  return STATE.test(part) && isProperName(town) && text.includes(`${town}, ${part}`)
}

/** 'harbourd | Rust, SQLite': what is written of programs is often called so. */
const smallName = ([name = '', ...more]: readonly string[]): string | undefined =>
  more.length > 0 && /^\p{Ll}[\p{L}\d._-]{2,30}$/u.test(name) ? name : undefined

/** Entries that are posts: what stands between posts, or tells of the person, is none. */
export function isPost(entry: Entry): boolean {
  return (
    entry.kind === 'experience' &&
    !isBreak(entry.parts) &&
    !isPersonal(entry.parts) &&
    !(entry.title === null && WORK.test(entry.text))
  )
}

/** 'Talk: "What rivers teach", Lund, 2023' */
const WORK =
  /^(?:talk|lecture|keynote|poster|paper|article|panel|award|prize|publication|book|patent|(?:radio |press |tv )?interview): /i
