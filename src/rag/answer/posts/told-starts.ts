/** A sentence of a paragraph that tells of a post, though it may not say what one was: 'I started in 2007 at Acme, a firm that …'. */
import { isHouse } from '../entries/house-in-sentence.ts'
import { proseHeader, type ProseHeader } from '../entries/prose-header.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { BESIDE_WORK } from './told-events.ts'

/** What is told of a post, and whether its one date is that of its beginning. */
export interface ToldStart extends ProseHeader {
  readonly begins: boolean
}

const BEGINS =
  /\bI (?:then |first |finally |next |also )?(?:was (?:then )?(?:hired|taken on|recruited|made|appointed|promoted|headhunted)|began|started|joined|came|moved|became|took over|went|got)\b|^(?:From|Since) /
/** Who is at a place by these works there. */
const WORKS = /\b(?:work\w*|employ\w*|joined|founded|apprentice\w*|started|began|hired|taken on|recruited)\b/
/** Who does this at a school is no pupil there. */
const TEACHES = /\bI (?:have )?(?:also |then |first |later )?(?:taught|lectured)\b(?! (?:myself|me)\b)/
/** What one does for a living at a place that is named. */
const DOES =
  /\bI (?:have )?(?:also |then |first |later |[^.;:]{3,60} and )?(?:taught|lectured|nursed|cooked|baked|(?:am|was|been) (?:responsible for|in charge of)|practised|drove|sailed|danced|sang|acted|reported|edited|preached)\b(?! (?:myself|me)\b)/
/** One comes back to a house. */
const RETURNS =
  /\bI (?:came back|returned|went back|started again|began again|(?:then )?(?:moved|changed|transferred|switched|went)(?: on| over)? to the (?:\p{Ll}+ ){1,4}(?:at|of))\b/u
/** 'I sold the van and set up Acme Joinery' */
const FOUNDED = new RegExp(
  "\\bI (?:[^.;:]{3,60} and )?(?:then |also )?(?:set up|founded|ran my own|ran his own|ran her own) (?:[^,;:.]{3,30}, )?(?=\\p{Lu})([\\p{L}\\d&'’-]+(?: (?:& |and |of )?\\p{Lu}[\\p{L}\\d&'’-]*)*)",
  'u',
)
/** A rank at school is no house. */
const NO_HOUSE = /^(?:\p{Lu}-[Ll]evels?|GCSE|Level|Year|Grade|Key Stage|Years)\b/u
/** Who has a board above him may work for one. */
const BOARDS = /\b(?:county|city|district|health|regional|national|state) board\b/i
/** Who goes to a place by these may be there for a day. */
const STAYS =
  /\bfor (?:an?|one|two|three|four|five|six|seven|\d{1,2}|some|several|the next) (?:\p{L}{1,9} )?(?:years?|months?)\b/u
const WENT = /\bI (?:then )?(?:went|moved|came)\b/
/** 'I worked with Anna Berg' */
const WITH_ONE = /\bwork(?:ed|ing)? (?:closely |together )?(?:with|by) /
const HOUSE =
  /\b(?:at|with|for) (?:the )?(\p{Lu}[\p{L}\d&'’-]*(?: (?:of |the |and |& |de |del |della |di |do |da |du |des |la |le |las |los |van |von |der |den ){0,2}\p{Lu}[\p{L}\d&'’-]*){0,5}(?: [a-z]\.(?:[a-z]\.){1,2})?)(?: in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))?/u
const NO_POST = new RegExp(
  `\\b(?:${BESIDE_WORK}|captain|coach|treasurer|pupil|governor|universit\\w{1,3}|college|school|institute?|academy|[ée]cole|lycée|conference|festival|summit)\\b`,
  'i',
)

const SCHOOL = /\b(?:universit\w{1,3}|college|school|institute?|academy|[ée]cole|lycée|gymnasium)\b/i
const BESIDE = new RegExp(`\\b(?:${BESIDE_WORK})\\b`, 'i')

const JOINED = /\bjoined ([^,.;]{1,60})/
/** One moves to a town as well. */
const MOVED =
  /\bI (?:then )?(?:moved|went|switched|changed|transferred)(?: on| over| across)? to (\p{Lu}[^,.;:()]{1,50}?)(?= (?:in|as|where|when|until|and)\b|[,.;:]|$)/u

/** 'I started learning Welsh', 'began a doctorate' */
const LEARNS =
  /\b(?:started|began) (?:to learn|to study|learning|studying|an? (?:\S{1,20} )?(?:doctorate|ph\.?d|degree|course|master))/i

/**
 * Null of a sentence that tells of none.
 * @param isHired the house is said to have taken one on: who joins a college may also study there
 */
export function toldStart(text: string, isHired = false): ToldStart | null {
  const said = proseHeader(text)
  const header = NO_HOUSE.test(said?.org ?? '') && said !== null ? { ...said, org: null, place: null } : said
  const begins = BEGINS.test(text)
  const moved = MOVED.exec(text)?.[1]
  if (header !== null && header.title !== null) {
    if (NO_POST.test(header.title)) return null
    // 'I moved to Acme Logistics in 2017 as head of transport'
    return header.org === null && moved !== undefined && looksLikeOrg(moved)
      ? { ...header, org: moved, begins }
      : { ...header, begins }
  }
  if (!/\bI\b/.test(text) || LEARNS.test(text) || (!isHired && NO_POST.test(JOINED.exec(text)?.[1] ?? '')))
    return null
  if (moved !== undefined && looksLikeOrg(moved)) return { title: null, org: moved, place: null, begins }
  const stays = WENT.test(text) && STAYS.test(text)
  const teaches = TEACHES.test(text)
  const does = teaches || DOES.test(text)
  const returns = RETURNS.test(text)
  const own = FOUNDED.exec(text)?.[1]
  if (own !== undefined) return { title: null, org: own, place: null, begins: true }
  if (!WORKS.test(text) && !stays && !does && !returns) return null
  const found = header?.org == null ? HOUSE.exec(text) : null
  const org = header?.org ?? found?.[1] ?? null
  const atSchool = (teaches || returns || isHired) && org !== null && SCHOOL.test(org) && !BESIDE.test(org)
  if (org === null || (NO_POST.test(org) && !atSchool && !BOARDS.test(org)) || !isHouse(org)) return null
  if (returns && !atSchool && !WORKS.test(text) && !looksLikeOrg(org)) return null
  if (WITH_ONE.test(text) && !looksLikeOrg(org)) return null
  return { title: null, org, place: header?.place ?? found?.[2] ?? null, begins: begins || does || returns }
}
