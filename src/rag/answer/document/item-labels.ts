/** What a list says of its items, and the items of an enumeration. */
import { findDates } from '../text/dates.ts'

/** Characters of a sentence that tells of two things. */
const SENTENCE = 260

const TITLE_MARK = /^["“„«]([^"”“»]+)["”“»]/

/** 'A. Brandt, C. Ode: ' and the like before the title of a work. */
const AUTHORS =
  /^(?:(?:and |& )?(?:(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.?[ -]?){1,3}|\d+ others|et al\.?)(?:[,;:.]| and| &)* ?){1,12}(?:\(\d{4}\)[.:,]? )?/u

/** A title that has a colon, up to the full stop behind it. */
const TITLED =
  /^(?:\(?\d{4}\p{Ll}?\)?[.:,] )?[^.;:"“”„«»]{3,80}: [^.;:"“”„«»]{3,140}?(?=[.?!] (?:\p{Lu}|\*|\d)|[.?!]$|, (?:\d{4}|in:? \p{Lu}))/u

/**
 * What a list says of an item: all of it while short, else its quoted or emphasised beginning or what stands before
 * the first separator. A date that leads ('2018: …') stays with what follows.
 */
/** Behind authors stands the year of a work. */
const CITED = /\(\d{4}\p{Ll}?\)[.,:]?\s*$/u

export function labelOf(text: string, limit = 110, isWork = false): string {
  const whole = text.replace(/[.,;:]$/, '')
  if (whole.length <= limit) return whole
  const quoted = TITLE_MARK.exec(text)
  if (quoted && quoted[0].length <= limit) return quoted[0]
  const lead = /^(?:[\d\s/.–—-]+|\w{3,9}\.? \d{4})(?:\s*[:–—-]\s*)/u.exec(text)?.[0].length ?? 0
  // the authors of a work are not what it is called
  const authors = AUTHORS.exec(text)?.[0].length ?? 0
  const title = authors > 0 ? TITLE_MARK.exec(text.slice(authors)) : null
  if (title) return title[0]
  // the title of a work may hold a colon or a dash: it ends where a sentence does
  const named =
    isWork || CITED.test(text.slice(0, authors)) ? TITLED.exec(text.slice(authors))?.[0] : undefined
  if (named !== undefined) return text.slice(0, authors + named.length)
  const cut =
    /^(.{12,110}?)(?:\s+[–—-]\s+|;\s|(?<!\b\p{Lu}|\(\d{4}\p{Ll}?\))\.\s+(?=\p{Lu})|,\s(?=(?:\d{4}|since|from|until|issued|valid|for|with|by|in|at|on|which|who|where)\b)|:\s)/u.exec(
      text.slice(lead),
    )
  // 'a master's in 2014 and, by evening study, a doctorate': what is cut off is as much of it
  if (cut?.[1] !== undefined && /\b(?:and|or|but)$/.test(cut[1]) && text.length <= SENTENCE) return whole
  if (cut?.[1] !== undefined) {
    const end = lead + cut[1].length
    // 'Jun - Sep 2019' is not parted
    const parted = findDates(text).find((date) => date.start < end && end < date.end)?.end
    return text.slice(0, closed(text, parted ?? end))
  }
  // a line that enumerates is the list itself: a part of it is another list
  if (text.length <= ENUMERATED && ENUMERATES.test(text)) return whole
  const space = text.lastIndexOf(' ', limit)
  return `${text.slice(0, space > 40 ? space : limit)}…`
}

/** Characters of an enumeration that is said whole. */
const ENUMERATED = 280
const ENUMERATES = /^[^,;]{2,60}(?:[,;] [^,;]{2,60}){3,}[.]?$/

/** Where brackets that are open at a place are closed again; that place when none are, or never. */
function closed(text: string, at: number): number {
  const isOpen = text.lastIndexOf('(', at - 1) > text.lastIndexOf(')', at - 1)
  const end = isOpen ? text.indexOf(')', at) : -1
  return end < 0 ? at : end + 1
}

/** Splits an enumeration ('Figma (expert), Sketch; and Blender') outside parentheses. */
export function splitParts(text: string): string[] {
  const lead = /^[^,;]{2,60}?(?::\s|\s[–—]\s)/u.exec(text)
  const body = lead ? text.slice(lead[0].length) : text
  const out: string[] = []
  let depth = 0
  let from = 0
  const strong = /;/.test(body.replace(/\([^)]*\)/g, ''))
  for (let i = 0; i <= body.length; i++) {
    const char = body[i]
    if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    const ends =
      char === undefined ||
      (depth === 0 && (char === ';' || (char === ',' && !strong && !/\d/.test(body[i + 1] ?? ''))))
    if (!ends) continue
    const part = body
      .slice(from, i)
      .replace(/^\s*(?:and|or|as well as)\s+/i, '')
      .replace(/[.\s]+$/, '')
      .trim()
    if (part !== '') out.push(part)
    from = i + 1
  }
  return out.flatMap((part) =>
    out.length > 1 && part === out.at(-1) ? part.split(/\s+and\s+(?=\S+$)/) : [part],
  )
}

/** A field: 'Phone: …', by the head of its line. */
export const FIELD = /^\p{L}[\p{L} /-]{1,24}: ?\S/u
