/** An entry of a CV, and how it is made of its header. */
import { isBreak, isPersonal } from '../lexicon/breaks.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, withoutLength, type DateRange } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { titleIn } from './row-headers.ts'

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

/** 'Halden Robotics, Oslo. Staff Engineer', not 'Prof. Lund' nor 'St. Olav'. */
const SENTENCE =
  /(?<=\p{Ll}{3}(?<!\b(?:Prof|Univ|Dept|Inst|Corp|Bros|Capt|Serg|Dipl|Assoc|Asst|incl|dept|univ)))\. (?=\p{Lu}\p{Ll})/u

/** 'Olney & Co' behind 'Marsh' */
const PARTNERS = /^\p{Lu}[\p{L}'’-]+ (?:&|and) (?:Co|Partners|Sons|Associates|Company|Brothers)\b/u

/** 'Marsh, Olney & Co' is one name. */
function withPartners(parts: readonly string[], text: string): string[] {
  return parts.reduce<string[]>((done, part) => {
    const before = done.at(-1)
    const isOne =
      before !== undefined &&
      PARTNERS.test(part) &&
      /^\p{Lu}[\p{L}'’-]+$/u.test(before) &&
      !looksLikeTitle(before) &&
      text.includes(`${before}, ${part}`)
    return isOne ? [...done.slice(0, -1), `${before}, ${part}`] : [...done, part]
  }, [])
}

/**
 * 'Orrin Bank → Clerk, Loans → 2013 – 2018': arrows part what is told, unless they lead from one title to the next.
 */
export function withoutArrows(text: string): string {
  const told = text.split(ARROW)
  return told.filter((part) => looksLikeTitle(part)).length > 1 ? text : told.join(' | ')
}
const ARROW = /\s+(?:→|⟶|->|=>|»)\s+/u

/** How a post is worked, as profiles of networks tell in its header. */
const ARRANGED = /^(?:(?:full|part)[- ]time|hybrid|remote|on-?site)$/i

/** The parts of a header: split at separators, dates removed, empty ones dropped. */
export function headerParts(text: string, dates: readonly DateRange[]): string[] {
  let rest = ''
  let at = 0
  for (const date of dates) {
    rest += text.slice(at, date.start) + ' | '
    at = date.end
  }
  rest += text.slice(at)
  const parts = withoutArrows(rest)
    .split(/\s+[|·•–—@/]\s+|\s+-\s+|\s*[|·•—@]\s*|;\s+|:\s+|,\s+|\s+\bat\b\s+|\s+(?=\()|(?<=\))\s+|\n/)
    .flatMap((part) => part.split(SENTENCE))
    .map((part) => part.replace(/^[\s('"[\],.:–-]+|[\s)'"[\],:–-]+$|(?<=\p{L}{4})\.$/gu, '').trim())
    .filter(
      (part) =>
        /[\p{L}\d]/u.test(part) &&
        !/^(?:since|from|until|to|in|and|when|dates?|period|duration)$/i.test(part) &&
        !ARRANGED.test(part),
    )
  return withPartners(parts, text)
}

const TITLE_FIELD =
  /role|title(?!s\b)|designation|position|post|\brank\b|job|function|degree|course|qualification|what i was/
const ORG_FIELD =
  /employer|company|organi|\bowner|where|institution|school|university|firm|place of|client|ensemble|orchestra|team|^(?:house|hotel|hospital|theatre|restaurant)s?$/

/** Columns of what was done for others, rather than of posts. */
const OF_WORKS =
  /project|client|customer|value|\bjob\b|production|film|\bshow|\bplay\b|\bworks?\b|piece|event|exhibition|concert|\bgame|album|character/

/** Do the columns of a table tell what one was and with whom? */
export function tellsPosts(cells: readonly { readonly header: string }[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  return (
    heads.some((head) => TITLE_FIELD.test(head)) &&
    heads.some((head) => ORG_FIELD.test(head)) &&
    !heads.some((head) => OF_WORKS.test(head))
  )
}

/** A column of clients, and none of what one was: what was done for them. */
export function tellsOfClients(cells: readonly { readonly header: string }[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  return (
    heads.some((head) => /^(?:clients?|customers?)\b/.test(head)) &&
    !heads.some((head) => TITLE_FIELD.test(head))
  )
}

/** Rows of what was made, of which none says what one was or with whom. */
export function tellsOfWorks(cells: readonly { readonly header: string }[]): boolean {
  const heads = cells.map(({ header }) => fold(header))
  return (
    /scheme|\bmatter|^(?:the )?cases?\b/.test(heads[0] ?? '') &&
    !heads.some((head) => TITLE_FIELD.test(head) || ORG_FIELD.test(head))
  )
}

const FOR_WHOM =
  /^(?:(?:employer|compan(?:y|ies)|clients?|customers?|organi[sz]ation)\b|(?:work(?:ed)? )?for (?:whom|who)\b|for$)/

/** The lines of a cell: what one was, and below it whom it was with. */
function inCell(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** '3.1 ' before a name numbers what it heads. */
const OUTLINED = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})(?!FTE\b)/u

/** One column for what one was and with whom: 'What and where', 'Post / employer'. */
const BOTH_FIELDS = /\p{L}(?: and |, | ?[&/+] ?)\p{L}/u

/** 'Leeds head office' is where a desk stood. */
const HEAD_OFFICE = /\b(?:head(?:[ -]office|quarters)|main office|HQ)$/i

/** What leads from a title to the house: 'Lead, Payments Core @ Plumbline', 'Consultant, Hip Unit at Korle Bay Hospital'. */
const AT_HOUSE = /\s(?:@\s*|at\s+(?=(?:the )?[\p{Lu}\d]))/u

/** The part of a header that stands right behind its only 'at', where what one was stands before it. */
export function houseBehindAt(text: string, parts: readonly string[]): string | null {
  const [before = '', behind, more] = text.split(AT_HOUSE)
  if (behind === undefined || more !== undefined) return null
  const ahead = headerParts(before, [])
  if (ahead.length > 2 || !ahead.some(looksLikeTitle) || ahead.some(namesHouse)) return null
  return parts.find((part) => behind.startsWith(part) && !looksLikeTitle(part)) ?? null
}

/** 'Trainer, Kettlewick Ltd, beside the post at Tern': the house is told before. */
const namesHouse = (part: string): boolean => looksLikeOrg(part) && !looksLikeTitle(part)

/** 'Graduate, then Site Engineer': what one became. */
const THEN = /^(?:then|later) (?=\p{Lu})/u

/** 'Gannet Freight, Port of Dover': where a house stands, which is one only where no other is named before it. */
const PORT = /^(?:Port|Docks?|Airport|Harbour) of \p{Lu}/u

/** 'part of Orbis Group', 'formerly Crane Telecom', 'via Reed': what is told of a house beside its name. */
export const OF_HOUSE =
  /^(?:(?:now )?part of|formerly|previously|now|later|today|(?:(?:sub-?)?contract(?:ed|ing|or)|placed|hired|engaged|employed|supplied|paid) (?:via|through|by way of)|via|through|trading as|t\/a|owned by|acquired by|a (?:\p{Lu}\S+ )+(?:company|business|brand|group))\b/u

/** 'Helpdesk Assistant, also Halden Robotics': as in the post above. */
const ALSO = /^(?:[Aa]lso|[Aa]gain)(?: at| with| for)? (?=\p{Lu})/u

export function assemble(draft: Draft, { kind, from, to, index, parent = null }: Place): Entry {
  const dates = findDates(draft.text)
  const range =
    (kind === 'experience' ? sinceThen(draft.text, dates) : undefined) ??
    dates.find((d) => !d.single) ??
    (kind === 'experience' ? goingOn(draft.text, dates[0]) : dates[0]) ??
    null
  const parts = headerParts(draft.text, dates).map((part) => part.replace(OUTLINED, ''))
  let title: string | null = null
  let org: string | null = null
  if (draft.rows !== null) {
    for (const cell of draft.rows) {
      const head = fold(cell.header)
      const [first = '', second = ''] = inCell(cell.text)
      const both = BOTH_FIELDS.test(head) && TITLE_FIELD.test(head) && ORG_FIELD.test(head)
      if (both && headerParts(first, []).length > 1) continue
      if (TITLE_FIELD.test(head)) {
        title ??= titleIn(first)
        if (second !== '') org ??= headerParts(second, findDates(second))[0] ?? null
      } else if (
        ORG_FIELD.test(head) &&
        !(BOTH_FIELDS.test(head) && headerParts(first, []).some(looksLikeTitle))
      ) {
        org ??= second === '' ? first : (headerParts(first, findDates(first))[0] ?? first)
        if (looksLikeTitle(second)) title ??= titleIn(second)
      }
    }
    // beside a column of whom it was for, 'where' is a place
    const whom = draft.rows.find(({ header }) => FOR_WHOM.test(fold(header)))
    if (whom !== undefined && whom.text !== '') org = whom.text
  }
  const titled = parts.filter((part) => looksLikeTitle(part))
  title ??= titled[0] ?? null
  org ??= houseBehindAt(draft.text, parts)
  const houses = parts.filter(
    (part, i) =>
      part !== title &&
      /\p{Lu}/u.test(part) &&
      !(PORT.test(part) && isNamed(parts[i - 1] ?? '') && parts[i - 1] !== title) &&
      looksLikeOrg(part) &&
      !HEAD_OFFICE.test(part) &&
      !OF_HOUSE.test(part),
  )
  // 'Team Manager (Child Protection and Court), Alder City Council': what stands in brackets tells more of the title
  org ??= houses.find((part) => !draft.text.includes(`(${part})`)) ?? houses[0] ?? null
  const others = parts.filter((part) => part !== title && isNamed(part) && !looksLikeTitle(part))
  // 'Malmö · 2017 – 2021' above 'Developer – Pellora Health', read in this order: the house stands with the title
  const at = (part: string | null): number => (part === null ? -1 : draft.text.indexOf(part))
  const behind = others.find((part) => at(part) > at(title))
  const [before = null] = others
  const isApart = range !== null && at(before) < range.start && at(title) >= range.end
  org ??= (isApart ? behind : undefined) ?? before
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
    org: org?.replace(OUTLINED, '').replace(ALSO, '') ?? null,
    place: rest.find((part) => !looksLikeTitle(part) && part.length < 40) ?? null,
    parent,
  }
}

/** 'Head of Reserving, from 1 July 2022': a post that is told so, and no end of it, goes on. */
function goingOn(text: string, date: DateRange | undefined): DateRange | undefined {
  const isBegun = date?.single === true && /^from\b/i.test(text.slice(date.start))
  return isBegun ? { ...date, to: Infinity, open: true, single: false } : date
}

/** What leads to what one was before, behind what one is. */
const EARLIER =
  /^[\s;,.)]*(?:(?:and )?(?:earlier|before (?:that|this|then)|previously|formerly|until then)\b)/i

/** 'Lead (from May 2018; earlier deputy, Jan 2015 – Apr 2018)': what is told first goes on, what ended was before it. */
function sinceThen(text: string, [first, next]: readonly DateRange[]): DateRange | undefined {
  const begun = goingOn(text, first)
  if (begun?.open !== true || first?.single !== true || next === undefined) return undefined
  const isBefore = !next.open && next.to <= begun.from && EARLIER.test(text.slice(first.end, next.start))
  return isBefore ? begun : undefined
}

/** 'Interim: Hotel Miramar' says how one was there. */
export const HOW =
  /^(?:interim|acting|temporary|secondment|(?:industrial |work |year[- ]long |sandwich )?placement(?: year)?|permanent|casual|maternity cover|full[- ]time|part[- ]time|(?:band|grade) \d{1,2}[a-d]?)$/i

/** May it be a name, rather than what is told: 'I joined in', 'Anna was born in'? */
const isNamed = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  !HOW.test(part) &&
  !/^(?:I|My|We|She|He|It)\b|\p{Ll} (?:was|were)\b|\p{Ll} (?:closed|opened|shut|ended|moved) in$/u.test(part)

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
