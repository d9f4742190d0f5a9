/** Posts told in whole sentences, 'From May 2015 to August 2019 I was a social worker at Cwm Derwen in Pontywern': what one was, with whom and where. */
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { inFirstPerson } from './told-voice.ts'

export interface ProseHeader {
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
}

const CAPITAL = "(?!I\\b)\\p{Lu}[\\p{L}\\d&'’.-]*(?<!\\.)"
/** 'The broadcaster Radio Vier', 'a law firm': what kind of house it is, before its name. */
const OF_KIND =
  '(?:\\p{Ll}{2,14} )?(?:broadcaster|charity|foundation|firm|company|consultancy|publisher|newspaper|magazine|weekly|hospital|clinic|practice|museum|gallery|theatre|bank|insurer|agency|studio|university|college|school|restaurant|hotel|bakery|brewery|shipyard|supplier|manufacturer|carrier|airline|start-?up|retailer|operator)'
/** 'Museum Het Weefhuis', 'Pell & Garraway', 'Society of Page Translators'. */
const NAME = `(?:(?:the|an?) (?:${OF_KIND} )?)?(${CAPITAL}(?: (?:(?:of|the|and|for|de|der|den|van|von|du|la|le|des|del|di|y|&) ){0,2}${CAPITAL}){0,7}(?: \\d{1,3})?)`
const BESIDE = '(?:also |then |now |again |briefly |first |at first )?'
const ARTICLE = '(?:an? |the |its |their |his |her )?'
const ENDS =
  '(?= (?:at|with|for|of|by|in|on|to|under|until|since|from|between|and|where|when|who|which|while|but|then|there|here|responsible|working|looking)\\b|[,.;:()]|$)'
const whatUpTo = (ends: string): string =>
  `(?<title>[^,.;:()\\d]{3,60}?(?: in (?:\\p{Ll}+ ?){1,3}| of (?:\\p{Ll}+ ?){1,3})?)${ends}`
const WHAT = whatUpTo(ENDS)
/** 'I was Head of Key Accounts here', at the house above. */
const HERE = new RegExp(
  `\\bI (?:was|am|have been|had been|became) ${BESIDE}${ARTICLE}(?<title>(?:(?! (?:at|with|by|under|until|since|from)\\b)[^,.;:()\\d]){3,60}?) (?:t?here)\\b`,
  'u',
)
const TITLES = [
  HERE,
  new RegExp(`\\bI (?:was|am|have been|had been|became) ${BESIDE}${ARTICLE}${WHAT}`, 'u'),
  new RegExp(
    `\\b(?<!such )(?:as(?! (?:well|part|long|soon|far|of)\\b)|become|made|appointed|promoted to) ${ARTICLE}${WHAT}`,
    'u',
  ),
  // 'I was Schools and Families Manager of a country house'
  new RegExp(
    `\\bI (?:was|am|have been|had been|became) ${BESIDE}${ARTICLE}${whatUpTo(ENDS.replace('and|', ''))}`,
    'u',
  ),
]
/** What one was that is no post: 'at home', 'on leave', 'not employed', 'employed by'. */
const NO_TITLE =
  /^(?:at|in|on|out|off|not|no|away|back|between|with|for|to|from|without|employed|able|asked|offered|given|born|made|free|booked|unemployed|self|there|one of the|a student|student|hired|taken|sent|also|working|appointed|elected|promoted|replaced|succeeded|looking|part of)\b/
const OF_ONE = new RegExp(`^ of (${CAPITAL})(?![\\p{L}\\d]| \\p{Lu}| (?:&|and|of) )`, 'u')
/** One tells of oneself before the verb, and of nobody else. */
const OWN =
  /\b(?:I|[Mm]y (?:first |second |last )?(?:[a-z]+ )?(?:employer|job|post|apprenticeship))\b(?!.*\b(?:my|our) (?:mother|father|wife|husband|partner|brother|sister|son|daughter|parents|boss)\b)/
/** 'One of five caretakers' */
const ONE_OF = /^one of \S+ (.*)s$/
/** 'I worked as practice lead': whatever follows is what one was. */
const WORKED_AS = /\b(?:worked|employed|served|began|started|work)\b[^.;]{0,80} as$/
const whomBehind = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words}) ${NAME}(?: in ${NAME})?(?:, (${CAPITAL}(?: ${CAPITAL}){0,2})(?=[,.;:]|$))?`,
    'u',
  )
/** The surest first: what one was the professor 'of' may be a subject. */
const WHOM = [
  whomBehind('at|on the staff of|joined|founded|set up|opened|took over|employer was'),
  whomBehind('by|for|with'),
  whomBehind('of'),
]
/** A person, a part of the world. */
const NO_FIRM =
  /^(?:Professor|Prof|Doctor|Dr|Mr|Mrs|Ms|Sir)\b|^(?:(?:North|South|East|West|Central)\p{L}* )?(?:Europe|America|Asia|Africa)$/u
/** Who joined them is theirs, whatever part of the house is named behind it. */
const JOINED = whomBehind('joined|employer was')
/** 'I came to Pell & Garraway as an associate': a house, where it is no town that one moved to. */
const CAME_TO = whomBehind('(?:came|went|moved|returned|transferred|crossed)(?: back| over| across)? to')
const cameTo = (text: string): RegExpExecArray | null => {
  const found = CAME_TO.exec(text)
  const name = found?.[1] ?? ''
  return looksLikeOrg(name) || / (?:&|and) /.test(name) || found?.[2] !== undefined ? found : null
}
const whomIn = (text: string): RegExpExecArray | null => {
  for (const pattern of WHOM) {
    const found = pattern.exec(text)
    if (found !== null && !NO_FIRM.test(found[1] ?? '')) return found
  }
  return null
}
/** May a name be whom one works for? */
export const isHouse = (name: string): boolean => !NO_FIRM.test(name) && nameOf(name) !== null
/** Somebody tells. */
const TELLS = /\b(?:I|My|my)\b/
const WORKED =
  /\b(?:I (?:have |had |then |also )?(?:worked|work|was|am|been|served|began|started|came|moved|went|returned|transferred|crossed|sat|joined|became|founded|set up|opened|took over|stayed|spent)|[Mm]y (?:first |second |next |last )?(?:[a-z]+ )?(?:employer|apprenticeship|job|post))\b/

/** Null of a text that does not tell of a post in a sentence. */
export function proseHeader(given: string): ProseHeader | null {
  const text = inFirstPerson(given)
  if (!TELLS.test(text) || !WORKED.test(text)) return null
  let title: string | null = null
  let rest = text
  for (const pattern of TITLES) {
    const found = pattern.exec(text)
    const said = found?.groups?.['title']?.trim()
    if (found === null || said === undefined || NO_TITLE.test(said)) continue
    // 'my mother worked as a cook': somebody else's
    if (!OWN.test(text.slice(0, found.index + 2))) continue
    const asOne = WORKED_AS.test(text.slice(0, found.index + 2)) && said.split(' ').length <= 4
    if ((!looksLikeTitle(said.replace(ONE_OF, '$1')) && !asOne) || isDegree(said)) continue
    title = said
    if (pattern === HERE) return { title, org: null, place: null }
    rest = text.slice(found.index + found[0].length)
    break
  }
  // 'Interim Head of Collections'
  const of = OF_ONE.exec(rest)
  if (title !== null && of?.[1] !== undefined && !looksLikeOrg(of[1])) {
    title += ` of ${of[1]}`
    rest = rest.slice(of[0].length)
  }
  const joined = JOINED.exec(text.slice(0, text.length - rest.length))
  const whom =
    (joined !== null && !NO_FIRM.test(joined[1] ?? '') ? joined : null) ??
    whomIn(rest) ??
    cameTo(text) ??
    (title === null ? null : whomIn(text.slice(0, text.length - rest.length - (of?.[0].length ?? 0))))
  const org = nameOf(whom?.[1])
  if (title === null) {
    const told = text.slice(0, (whom?.index ?? 0) + (whom?.[0].length ?? 0))
    if (
      org === null ||
      !OWN.test(told) ||
      !/\b(?:work|employ|joined|founded|apprentice)|\b[Mm]y (?:first|second|next|last|only|present) (?:[a-z]+ )?(?:job|post|position|role)\b/.test(
        text,
      )
    )
      return null
  }
  return { title, org, place: org === null ? null : nameOf(whom?.[2] ?? whom?.[3]) }
}

/** A name that is no time. */
function nameOf(name: string | undefined): string | null {
  if (name === undefined || findDates(name).length > 0 || MONTH.test(name)) return null
  return name
}
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Easter|Christmas)\b/

/** Characters of a sentence that may head what follows in its paragraph. */
const LONGEST = 420

/** Does the first sentence of a paragraph tell of a post, and since when? */
export function headsProse(given: string): boolean {
  if (given.length > LONGEST) return false
  const text = inFirstPerson(given)
  const header = proseHeader(text)
  if (header === null || header.org === null) return false
  // 'My first post was at Tarn Hotel, where from 2010 to 2013 I …'
  if (header.title === null ? !POST_AT.test(text) : OFFICE.test(header.title)) return false
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

/** 'In February 2017 I came …, until May 2019': both dates as one time; null where it tells no such. */
export function proseRange(text: string): { range: DateRange; from: DateRange; to: DateRange } | null {
  const dates = findDates(text)
  const [from, ...later] = dates
  if (from === undefined || dates.some(({ single }) => !single)) return null
  const to = later.find(({ start }) =>
    /\b(?:until|till|up to|to)(?: the end of)? $|\bleft(?: it| them| there| again){0,2} (?:in|at the end of) $/.test(
      text.slice(0, start),
    ),
  )
  if (to === undefined) return null
  return { range: { ...from, to: to.to, exact: from.exact && to.exact, single: false }, from, to }
}
