/** Posts told in whole sentences, 'From May 2015 to August 2019 I was a social worker at Cwm Derwen in Pontywern': what one was, with whom and where. */
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { houseCameTo, houseIn, houseJoined, houseOfWhat, type HouseInSentence } from './house-in-sentence.ts'
import { proseRange } from './prose-times.ts'
import { titleAt, type TitleInSentence } from './title-in-sentence.ts'
import { asJoined } from './told-hired.ts'
import { inFirstPerson } from './told-voice.ts'

export interface ProseHeader {
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
}

const BESIDE =
  '(?:also |then |now |again |briefly |first |at first |initially |already |still |later |finally )?'
const BE = `\\bI (?:was|am|have been|had been|became|have become) ${BESIDE}`
/** 'I was Head of Key Accounts here', at the house above. */
const HERE = new RegExp(
  `${BE}(?:an? |the |its |their |his |her )?(?<title>(?:(?! (?:at|with|by|under|until|since|from)\\b)[^,.;:()\\d]){3,60}?) (?:t?here)\\b`,
  'u',
)
/** What stands before what one was. */
const LEADS = [
  new RegExp(BE, 'gu'),
  /\b(?<!such )(?:as(?! (?:well|part|long|soon|far|of)\b)|become|made|appointed|promoted to|(?:post|position|job|role|office|work) of) /gu,
  // 'I have held the chair of Scenic Space'
  /\b(?:held|hold) (?:the |an? )(?=chair (?:of|in) )/g,
  // 'Acme, Leeds: a clerk, from …'
  /: (?=an? )/g,
]
/** What one was that is no post: 'at home', 'on leave', 'not employed', 'employed by'. */
const NO_TITLE =
  /^(?:at|in|on|out|off|not|no|away|back|between|with|for|to|from|without|employed|able|asked|offered|given|born|made|free|booked|unemployed|self|there|one of the|a student|student|hired|taken|sent|also|working|appointed|elected|promoted|replaced|succeeded|looking|part of)\b/
/** One tells of oneself before the verb, and of nobody else. */
const OWN =
  /\b(?:I|[Mm]y (?:first |second |last |present |current )?(?:[a-z]+ )?(?:employer|job|post|position|role|apprenticeship))\b(?!.*\b(?:my|our) (?:mother|father|wife|husband|partner|brother|sister|son|daughter|parents|boss)\b)/
/** 'One of five caretakers' */
const ONE_OF = /^one of (?:the )?\S+ /
/** 'I worked as practice lead': whatever follows is what one was. */
const WORKED_AS =
  /\b(?:worked|employed|joined|served|began|started|work|serve|sat|sit)\b[^.;]{0,80} as $|\b(?:held|hold) (?:the |an? )$/
/** Somebody tells. */
const TELLS = /\b(?:I|My|my)\b/
const WORKED =
  /\b(?:I (?:have |had |then |also |now |first |currently |next |later )?(?:worked|work|was|am|been|served|serve|began|started|came|moved|went|returned|transferred|crossed|sat|sit|joined|became|become|founded|set up|opened|took over|took up|stayed|spent|lived|held|hold|learned|learnt|trained|did)|[Mm]y (?:first |second |next |last |present |current )?(?:[a-z]+ )?(?:employer|apprenticeship|job|post|position|career))\b/

/** What one was, and where it stands; null where the sentence does not say so of the person. */
function titleIn(
  text: string,
): (TitleInSentence & { readonly isHere: boolean; readonly start: number }) | null {
  const here = HERE.exec(text)
  const said = here?.groups?.['title']?.trim()
  if (here !== null && said !== undefined && !NO_TITLE.test(said) && looksLikeTitle(said))
    return { title: said, start: here.index, end: here.index + here[0].length, short: null, isHere: true }
  for (const lead of LEADS)
    for (const found of text.matchAll(lead)) {
      const start = found.index + found[0].length
      // 'my mother worked as a cook': somebody else's
      if (!OWN.test(text.slice(0, found.index + 2))) continue
      const [oneOf = ''] = ONE_OF.exec(text.slice(start)) ?? []
      const rest = text.slice(start + oneOf.length)
      if (NO_TITLE.test(rest.replace(/^(?:an?|the|its|their|his|her) /, ''))) continue
      const read = titleAt(text, start + oneOf.length, oneOf !== '' || WORKED_AS.test(text.slice(0, start)))
      if (read === null) continue
      const title = `${oneOf}${read.title}`
      return { ...read, title, isHere: false, start: found.index }
    }
  return null
}

/** Null of a text that does not tell of a post in a sentence. */
export function proseHeader(given: string): ProseHeader | null {
  const text = withoutDates(asJoined(inFirstPerson(given)))
  if (!TELLS.test(text) || !(WORKED.test(text) || LEADS_THERE.test(text))) return null
  const said = titleIn(text)
  if (said === null) return houseAlone(text)
  if (said.isHere) return { title: said.title, org: null, place: null }
  const before = text.slice(0, said.start)
  const behind = text.slice(said.end)
  const sure = houseJoined(before) ?? houseIn(behind) ?? houseCameTo(text) ?? houseIn(before)
  const { short } = said
  // 'resident designer of the Teatre de la Ceràmica', where nothing else says with whom
  const ofWhat = short === null ? null : houseOfWhat(text.slice(short.end))
  const isOfHouse =
    short !== null &&
    ofWhat !== null &&
    (sure === null || looksLikeOrg(ofWhat.org)) &&
    !isField(short.title, ofWhat)
  const title = isOfHouse ? short.title : said.title
  const house = isOfHouse ? ofWhat : (sure ?? houseOfWhat(behind))
  const lived = LIVED.exec(before)?.[1] ?? null
  return { title, org: house?.org ?? null, place: house === null ? null : (house.place ?? lived) }
}
const LIVED = /\bI lived in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u

/** 'Interim Head of Collections': one word that is no house. */
const isField = (title: string, { org }: HouseInSentence): boolean =>
  !org.includes(' ') &&
  !looksLikeOrg(org) &&
  /\b(?:head|director|chief|professor|lecturer|teacher|manager|vice[- ]president|secretary|chair)$/i.test(
    title,
  )

/** Of a sentence that names no title. */
function houseAlone(text: string): ProseHeader | null {
  const house = houseJoined(text) ?? houseIn(text) ?? houseCameTo(text)
  if (house === null) return null
  const told = text.slice(0, text.indexOf(house.org) + house.org.length)
  return OWN.test(told) && (AT_WORK.test(text) || LEADS_THERE.test(text)) ? { title: null, ...house } : null
}
/** 'I head marketing at Velopunt', 'I led a team of six for Acme'. */
const LEADS_THERE =
  /\bI (?:(?:have|had|now|then|currently|also|jointly) ){0,2}(?:headed|head(?! (?:of|for)\b)|led|lead|run|ran|managed?|direct(?:ed)?|oversee|oversaw|look(?:ed)? after) [^,.;:]{2,50} (?:at|for) (?:the )?\p{Lu}/u
const AT_WORK =
  /\b(?:work|employ|joined|founded|apprentice)|\b[Mm]y (?:first|second|next|last|only|present) (?:[a-z]+ )?(?:job|post|position|role)\b|\bI (?:then )?(?:spent|was) [^,.;:]{0,40}\b(?:at|with|section of|department of) /

/** A sentence without its times, which may stand anywhere in it: 'I have sat since 2023 as an adjudicator'. */
function withoutDates(text: string): string {
  let rest = text
  for (const { start, end } of [...findDates(text)].reverse())
    rest = `${rest.slice(0, start).replace(BEFORE_DATE, '')}${TIME}${rest.slice(end)}`
  return rest
    .replace(/ ?\(\s*\0\s*\)/g, '')
    .replace(/\b(was|am|been|became|have), \0,/g, '$1')
    .replace(/, \0(?=[,.;:)])/g, '')
    .replace(/^\0,? ?/, '')
    .replace(/ ?\0/g, '')
}
const TIME = '\0'
/** 'from the autumn of', 'in early' */
const BEFORE_DATE =
  /(?<!\p{L})(?:(?:from|in|since|between|until|till|by|during|around|about|early|late|mid|the|years?|end|beginning|of|spring|summer|autumn|winter|fall|on)[ -])+$/iu

/** Characters of a sentence that may head what follows in its paragraph. */
const LONGEST = 420

/** Does the first sentence of a paragraph tell of a post, and since when? */
export function headsProse(given: string): boolean {
  if (given.length > LONGEST) return false
  const text = inFirstPerson(given)
  const header = proseHeader(text)
  if (header === null || header.org === null) return false
  // 'My first post was at Tarn Hotel, where from 2010 to 2013 I …'
  if (header.title === null ? !POST_AT.test(text) && !LEADS_THERE.test(text) : OFFICE.test(header.title))
    return false
  const [date] = findDates(text)
  return date !== undefined && !STUDIED.test(text) && (!date.single || BEGAN.test(text))
}

/** Below the name of a firm: does a sentence tell what one was there, and from when to when? */
export function tellsTitle(given: string): boolean {
  const text = inFirstPerson(given)
  if (given.length > LONGEST || STUDIED.test(text)) return false
  const title = proseHeader(text)?.title ?? null
  if (title === null || OFFICE.test(title)) return false
  return proseRange(text) !== null || findDates(text).some(({ single }) => !single)
}
const POST_AT =
  /\b[Mm]y (?:first|second|next|last) (?:[a-z]+ )?(?:job|post|position|role) was (?:at|with) \p{Lu}/u
const OFFICE =
  /\b(?:members?|captain|player|coach|keeper|conductor|scholar|treasurer|secretary|volunteer|jury|judge|trustee|governor|chair\w*|fellow|student|pupil)\b/i
/** The time of studies is not that of the post behind them. */
const STUDIED = /\bI (?:then |first )?(?:studied|read|attended)\b/
const BEGAN =
  /\bI (?:then |first )?(?:began|started|joined|came|went|moved|returned|transferred|became|took)\b/
/** Does it tell of studies? */
export const studied = (text: string): boolean => STUDIED.test(text)
