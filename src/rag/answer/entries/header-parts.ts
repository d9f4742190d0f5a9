/** The parts of an entry's header: what is left of it between separators, without its dates. */
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { DateRange } from '../text/dates.ts'

/** 'Halden Robotics, Oslo. Staff Engineer', not 'Prof. Lund' nor 'St. Olav'. */
const SENTENCE =
  /(?:(?<=\p{Ll}{3}(?<!\b(?:Prof|Univ|Dept|Inst|Corp|Bros|Capt|Serg|Dipl|Assoc|Asst|incl|dept|univ)))|(?<=\s\p{Lu}{2,4}))\. (?=\p{Lu}\p{L})/u

/** 'Olney & Co' behind 'Marsh' */
const PARTNERS = /^\p{Lu}[\p{L}'’-]+ (?:&|and) (?:Co|Partners|Sons|Associates|Company|Brothers)\b/u

/** 'Inc.' behind 'Quarrel Systems' */
const LEGAL_FORM = /^(?:Inc|Ltd|Limited|LLC|LLP|PLC|Corp|GmbH|Pty Ltd|S\.A|B\.V|N\.V)\.?$/i

/** 'Marsh, Olney & Co' is one name, as 'Quarrel Systems, Inc.' is. */
function withPartners(parts: readonly string[], text: string): string[] {
  return parts.reduce<string[]>((done, part) => {
    const before = done.at(-1)
    const isOne =
      before !== undefined &&
      ((PARTNERS.test(part) && /^\p{Lu}[\p{L}'’-]+$/u.test(before)) || LEGAL_FORM.test(part)) &&
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

/** 'As Staff Nurse', 'Employed as a clerk', 'in the role of Head Chef': what leads to what one was. */
const AS =
  /^(?:(?:I )?(?:(?:working|worked|work|serving|served|employed|engaged|hired|taken on|there|here|joined|started|began|(?:came|went|moved|arrived|returned|entered)(?: over| back| in| across)?|stayed(?: on)?|brought in) )?as|in the (?:role|post|position|capacity|rank) of)(?: an?| the| their)? (?=\p{L})/iu
const withoutAs = (part: string): string => {
  const what = part.replace(AS, '')
  return what !== part && looksLikeTitle(what) ? what : part
}

/** '3.1 ' before a name numbers what it heads. */
const OUTLINED = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})(?!FTE\b)/u
/** '[A] ' before a name, of which `headerParts` leaves 'A] ', is what other sections call it by. */
const LETTERED = /^\[?(?:\p{Lu}|\d{1,2})\] (?=\p{Lu})/u
export const withoutOutline = (part: string): string => part.replace(OUTLINED, '').replace(LETTERED, '')

/**
 * Without what goes on in a sentence of its own behind what one was and its dates: 'Relief cook, county pool, March to
 * August 2020. Seven schools in five months.' A house may stand there too.
 */
function upToSentence(text: string, dates: readonly DateRange[]): string {
  const end = dates.at(-1)?.end
  if (end === undefined) return text
  const behind = /^\.\s+(?=\p{Lu})/u.exec(text.slice(end))
  if (behind === null) return text
  const said = text.slice(end + behind[0].length)
  const [first = ''] = said.split(/[,;.(]/)
  const isTold = / \p{Ll}{4}/u.test(said) && !isProperName(first.trim()) && !looksLikeTitle(first)
  const before = text.slice(0, dates[0]?.start)
  return isTold && before.split(/[,;|·–—]/).some(looksLikeTitle) ? text.slice(0, end) : text
}

/** The parts of a header: split at separators, dates removed, empty ones dropped. */
export function headerParts(whole: string, dates: readonly DateRange[]): string[] {
  const text = upToSentence(whole, dates)
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
    // the year of 'Analyst until 2005' is a date, as that of 'MSc Robotics (graduated 2015)' is
    .map((part) =>
      withoutAs(
        part.replace(/(?<=[\p{L}.)]) (?:until|till|since|from|[[(](?:graduated|completed|awarded))$/iu, ''),
      ),
    )
    .filter(
      (part) =>
        /[\p{L}\d]/u.test(part) &&
        !/^(?:since|from|until|to|in|and|when|dates?|period|duration|role|position|job title|graduat(?:ed|ion|ing)|completed|conferred)$/i.test(
          part,
        ) &&
        !ARRANGED.test(part),
    )
  return withPartners(parts, text)
}

/** 'Emergency Department', 'Claims Unit': behind what one was it is a part of the house, which is named beside it. */
export const PART_OF_HOUSE =
  /\b(?:[Uu]nit|[Tt]eam|[Dd]epartment|[Dd]ept|[Dd]ivision|[Ss]ection|[Ww]ard|[Ss]quad|[Dd]esk|[Rr]oom|[Tt]heatres)$/

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

/** 'part of Orbis Group', 'formerly Crane Telecom', 'via Reed': what is told of a house beside its name. */
export const OF_HOUSE =
  /^(?:(?:now )?part of|formerly|previously|now|later|today|(?:(?:sub-?)?contract(?:ed|ing|or)|placed|hired|engaged|employed|supplied|paid) (?:via|through|by way of)|via|through|trading as|t\/a|owned by|acquired by|a (?:\p{Lu}\S+ )+(?:company|business|brand|group))\b/u

/** 'Repair Shop', 'Night Shift': a part of a house, be it with a capital. */
export const isPart = (part: string): boolean =>
  PART_OF_HOUSE.test(part) || (PART.test(part) && !part.startsWith('The '))
const PART =
  /\b(?:shop|shifts?|office|lab|laboratory|workshop|services?|operations?|engineering|finance|research|kitchen|bar|stores?|maintenance|production|sales|marketing|programme|program|group|faculty|cardiology|oncology|surgery|medicine|paediatrics|maternity|intensive care)$/i
