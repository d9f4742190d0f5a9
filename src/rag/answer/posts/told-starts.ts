/** A sentence of a paragraph that tells of a post, though it may not say what one was: 'I started in 2007 at Acme, a firm that …'. */
import { looksLikeOrg } from '../lexicon/names.ts'
import { isHouse, proseHeader, type ProseHeader } from '../entries/prose-header.ts'
import { BESIDE_WORK } from './told-events.ts'

/** What is told of a post, and whether its one date is that of its beginning. */
export interface ToldStart extends ProseHeader {
  readonly begins: boolean
}

const BEGINS =
  /\bI (?:then |first |finally |next |also )?(?:was (?:then )?(?:hired|taken on|recruited|made|appointed|promoted|headhunted)|began|started|joined|came|moved|became|took over|went|got)\b|^(?:From|Since) /
/** Who is at a place by these works there. */
const WORKS = /\b(?:work\w*|employ\w*|joined|founded|apprentice\w*|started|began|hired|taken on|recruited)\b/
/** Who goes to a place by these may be there for a day. */
const STAYS =
  /\bfor (?:an?|one|two|three|four|five|six|seven|\d{1,2}|some|several|the next) (?:\p{L}{1,9} )?(?:years?|months?)\b/u
const WENT = /\bI (?:then )?(?:went|moved|came)\b/
/** 'I worked with Anna Berg' */
const WITH_ONE = /\bwork(?:ed|ing)? (?:closely |together )?(?:with|by) /
const HOUSE =
  /\b(?:at|with|for) (?:the )?(\p{Lu}[\p{L}\d&'’-]*(?: (?:of |the |and |& )?\p{Lu}[\p{L}\d&'’-]*){0,5}(?: [a-z]\.(?:[a-z]\.){1,2})?)(?: in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))?/u
const NO_POST = new RegExp(
  `\\b(?:${BESIDE_WORK}|captain|coach|treasurer|pupil|governor|universit\\w{1,3}|college|school|institute?|academy|[ée]cole|lycée|conference|festival|summit)\\b`,
  'i',
)

const JOINED = /\bjoined ([^,.;]{1,60})/
/** One moves to a town as well. */
const MOVED =
  /\bI (?:then )?(?:moved|went|switched|changed|transferred)(?: on| over| across)? to (\p{Lu}[^,.;:()]{1,50}?)(?= (?:in|as|where|when|until|and)\b|[,.;:]|$)/u

/** 'I started learning Welsh', 'began a doctorate' */
const LEARNS =
  /\b(?:started|began) (?:to learn|to study|learning|studying|an? (?:\S{1,20} )?(?:doctorate|ph\.?d|degree|course|master))/i

/** Null of a sentence that tells of none. */
export function toldStart(text: string): ToldStart | null {
  const header = proseHeader(text)
  const begins = BEGINS.test(text)
  const moved = MOVED.exec(text)?.[1]
  if (header !== null && header.title !== null) {
    if (NO_POST.test(header.title)) return null
    // 'I moved to Acme Logistics in 2017 as head of transport'
    return header.org === null && moved !== undefined && looksLikeOrg(moved)
      ? { ...header, org: moved, begins }
      : { ...header, begins }
  }
  if (!/\bI\b/.test(text) || LEARNS.test(text) || NO_POST.test(JOINED.exec(text)?.[1] ?? '')) return null
  if (moved !== undefined && looksLikeOrg(moved)) return { title: null, org: moved, place: null, begins }
  const stays = WENT.test(text) && STAYS.test(text)
  if (!WORKS.test(text) && !stays) return null
  const found = header?.org == null ? HOUSE.exec(text) : null
  const org = header?.org ?? found?.[1] ?? null
  if (org === null || NO_POST.test(org) || !isHouse(org)) return null
  if (WITH_ONE.test(text) && !looksLikeOrg(org)) return null
  return { title: null, org, place: header?.place ?? found?.[2] ?? null, begins }
}
