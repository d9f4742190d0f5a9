/** Whom a sentence says that one worked for, and where that was: 'with Pell & Garraway in Leeds', 'of the Teatre de la Ceràmica'. */
import { countryOf, countryOfTown } from '../lexicon/countries.ts'
import { LANGUAGE_CODES } from '../lexicon/language-codes.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { stem } from '../text/text.ts'

export interface HouseInSentence {
  readonly org: string
  readonly place: string | null
}

const CAPITAL = "(?!I\\b)\\p{Lu}[\\p{L}\\d&'’.+-]*(?<!\\.)"
/** 'The broadcaster Radio Vier', 'a law firm': what kind of house it is, before its name. */
const OF_KIND =
  '(?:\\p{Ll}{2,14} )?(?:broadcaster|charity|foundation|firm|company|consultancy|publisher|newspaper|magazine|weekly|hospital|clinic|practice|museum|gallery|theatre|bank|insurer|agency|studio|university|college|school|restaurant|hotel|bakery|brewery|shipyard|supplier|manufacturer|carrier|airline|start-?up|retailer|operator|bureau|orchestra|festival|laboratory|union|ministry|institute|bookshop|garage|workshop|ship|ferry|station)'
/** 'Museum Het Weefhuis', 'Pell & Garraway', 'Society of Page Translators', 'Casa do Farolim'. */
const NAME = `(?:(?:the|an?|its|their) (?:${OF_KIND} )?)?(${CAPITAL}(?: (?:(?:of|the|and|for|de|der|den|van|von|du|la|le|les|las|los|des|del|della|di|do|da|dos|das|e|el|y|og|och|und|&) ){0,2}${CAPITAL}){0,7}(?: \\d{1,3})?)`
const TOWN = `(${CAPITAL}(?: ${CAPITAL}){0,2})`
/** 'in the cello section of', 'on the night desk of' */
const WITHIN = '(?:in|on) (?:the |its |their )?(?:[\\p{Ll}-]+ ){1,4}(?:of|at)'

const whomBehind = (words: string): RegExp =>
  new RegExp(`\\b(?:${words}) ${NAME}(?: in ${NAME})?(?:, ${TOWN}(?=[,.;:]|$)| \\(${TOWN}(?=[,)]))?`, 'gu')
/** Who joined them is theirs, whatever part of the house is named behind it. */
const JOINED = whomBehind('joined|employer was')
/** The surest first: what one was the professor 'of' may be a subject. */
const WHOM = [
  whomBehind(
    `at|on the staff of|joined|founded|set up|opened|took over|employer was|under the name(?: of)?|${WITHIN}`,
  ),
  whomBehind('by|for|(?<!\\b(?:together|along|jointly) )with'),
]
const OF = whomBehind('of')
/** 'I came to Pell & Garraway as an associate': a house, where it is no town that one moved to. */
const CAME_TO = whomBehind(
  '(?:came|went|moved|returned|transferred|crossed)(?: back| over| across| on| straight)? to',
)
/** … where what one was follows right behind. */
const CAME_AS = new RegExp(`${CAME_TO.source},? as (?:an? |the )?\\p{L}`, 'u')
/** A person, a part of the world. */
const NO_FIRM =
  /^(?:Professor|Prof|Doctor|Dr|Mr|Mrs|Ms|Sir)\b|^(?:(?:North|South|East|West|Central)\p{L}* )?(?:Europe|America|Asia|Africa)$/u
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Easter|Christmas)\b/

const TONGUES: ReadonlySet<string> = new Set([...LANGUAGE_CODES.values()].flat())
/** 'An interpreter for Turkish' works for somebody else. */
const isTongue = (word: string): boolean => TONGUES.has(stem(word.toLowerCase()))

/** A name that is no time. */
export function nameOf(name: string | undefined): string | null {
  return name === undefined || findDates(name).length > 0 || MONTH.test(name) ? null : name
}

/** May a name be whom one works for? */
export const isHouse = (name: string): boolean => !NO_FIRM.test(name) && nameOf(name) !== null

const houseOf = (found: RegExpExecArray): HouseInSentence | null => {
  const org = nameOf(found[1])
  return org === null || NO_FIRM.test(org) || org.split(/ (?:and|&) /).every(isTongue)
    ? null
    : { org, place: nameOf(found[2] ?? found[3] ?? found[4]) }
}

function firstOf(patterns: readonly RegExp[], text: string): HouseInSentence | null {
  for (const pattern of patterns)
    for (const found of text.matchAll(pattern)) {
      const house = houseOf(found)
      if (house !== null) return house
    }
  return null
}

/** By what stands before the name, the 'of' aside. */
export const houseIn = (text: string): HouseInSentence | null => firstOf(WHOM, text)
export const houseJoined = (text: string): HouseInSentence | null => firstOf([JOINED], text)
export const houseOfWhat = (text: string): HouseInSentence | null => firstOf([OF], text)

/** Whom one came to, where it is no town. */
export function houseCameTo(text: string): HouseInSentence | null {
  const house = firstOf([CAME_TO], text)
  if (house === null) return null
  const { org, place } = house
  if (looksLikeOrg(org) || / (?:&|and) /.test(org)) return house
  const isTown = countryOfTown(org) !== null || countryOf(org) !== null
  if (!isTown && CAME_AS.test(text)) return house
  return place !== null && !isTown && countryOf(place) === null ? house : null
}
