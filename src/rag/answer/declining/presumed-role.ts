/**
 * 'As the chief engineer of Acme, what did she change?', where she was a fitter there: what one was not is nothing that
 * the CV tells of. Only ranks are looked at, for what anybody else did may have many names.
 */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

const SHE = '(?:s?he|they|you)'
const HERS = '(?:his|her|their|your)'
/** What leads to a role that is taken for granted, up to where the house ends. */
const PRESUMED = new RegExp(
  `\\b(?:as|when ${SHE} (?:was|were|became)|while (?:${SHE} (?:was|were) )?|(?:since|given that|after|before) ${SHE} (?:was|is|are|were|became|has been)|${HERS} (?:time|years|days|tenure|stint) as) (?:(?:the|an?|their|its|then|former|acting|new|first) ){0,3}(?<role>[\\p{L}' -]{2,40}?) (?:of|at|for|with|in) (?<house>[^,;?]{3,70})`,
  'gu',
)
/** Somebody else may have been that. */
const OF_OTHERS = /^(?:and |so )?(?:who|whom|whose)\b/

/** Of the whole house or of a part that has a board: no verb tells it, a title does. */
const TOP =
  /\b(?:c[etfiom]o|chief|(?:vice[- ])?presidents?|managing|directors?|head ?(?:teacher|master|mistress)|owner|(?:co-?)?founder|proprietor|dean|rector|partner|editor[- ]in[- ]chief|chair(?:man|woman|person)?|general (?:manager|counsel)|superintendent)\b|\bprincipal$/
/** Of some people. */
const LEADING = /\b(?:head|manager|leader|supervisor|foreman|forewoman|boss)\b/
/** What may be another word for either. */
const TITLED =
  /\b(?:c[etfiom]o|chief|(?:vice[- ])?presidents?|vp|managing|manager|directors?|head|head ?(?:teacher|master|mistress)|principal|owner|own|(?:co-?)?founder|founded|set up|started|proprietor|dean|rector|partner|editor|chair\w*|general|superintendent|deputy|acting|interim|lead)\b/
/** Where sentences tell it, in which 'head' and 'lead' are what one did. */
const TOLD_TOP = new RegExp(
  `${TOP.source}|\\b(?:head of|founded|set up|my own (?:firm|business|company|studio|practice|shop)|acting|interim|deputy)\\b`,
)
const LEADS =
  /\b(?:head\w*|manag\w+|lead\w*|led|supervis\w+|foreman|forewoman|boss|ran|run|running|charge|responsible|answer\w*|direct\w*|chief|chef|senior|team|crew|brigade|staff|people|coordinat\w+|principal|owner|founde\w+|partner)\b/
/** Whom one was under or with; they have their ranks. */
const OTHERS =
  /\b(?:report(?:s|ed|ing)?(?: (?:directly|straight))? to|answer(?:s|ed|ing|able)?(?: directly)? to|under|assist(?:s|ed|ing|ant to)?|support(?:s|ed|ing)?|with|beside|for|to|by|from|of) (?:the |our |its |my |an? )?[^.;,:]{0,40}/g

const linesOf = oncePer((facts: Facts): readonly string[] => facts.units.map(({ unit }) => fold(unit.text)))

/** Is a rank taken for granted that none of the posts at that house has? */
export function presumesRole(facts: Facts, folded: string): boolean {
  if (OF_OTHERS.test(folded)) return false
  return [...folded.matchAll(PRESUMED)].some(({ groups: { role = '', house = '' } = {} }) => {
    const isTop = TOP.test(role)
    if (!isTop && !LEADING.test(role)) return false
    const rank = TOP.exec(role)?.[0] ?? LEADING.exec(role)?.[0] ?? role
    const names = house.split(/ (?:at|of|for|with|in) (?:the )?|^the /).filter((name) => name.length > 3)
    return names.some((name) => isNotOf(facts, name.trim().replace(/[.!]+$/, ''), rank, isTop))
  })
}

function isNotOf(facts: Facts, house: string, rank: string, isTop: boolean): boolean {
  const named = facts.entries.filter((entry) => isPost(entry) && hasWords(fold(entry.text), house))
  if (named.length === 0) return false
  const within = facts.entries.filter((entry) => isPost(entry) && isOf(entry, named))
  const isThere = (unit: number): boolean =>
    within.some(({ header, from, to }) => header.includes(unit) || (unit >= from && unit < to))
  return !linesOf(facts).some((line, i) => {
    const kind = facts.mainKinds[facts.units[i]?.unit.section ?? -1]
    const isHeader = within.some(({ header }) => header.includes(i))
    const own = isHeader || !isTop ? line : line.replace(OTHERS, ' ')
    if (isThere(i)) return isTop ? (isHeader ? TITLED : TOLD_TOP).test(own) : LEADS.test(own)
    if (kind === 'references') return false
    // told elsewhere: of this house, or of a seat that is no post
    return hasWords(own, rank) && (kind !== 'experience' || line.includes(house))
  })
}

/** The posts below a house's heading are of it, and what stands above a post is of its house. */
const isOf = (entry: Entry, named: readonly Entry[]): boolean =>
  named.some(
    (one) => one === entry || entry.parent === one.index || one.parent === entry.index || sameOrg(one, entry),
  )
const sameOrg = (one: Entry, other: Entry): boolean => one.org !== null && one.org === other.org

/** Whole words. */
function hasWords(line: string, said: string): boolean {
  const at = line.indexOf(said)
  if (at < 0) return false
  return !/[\p{L}\d]/u.test(line.charAt(at - 1)) && !/[\p{L}\d]/u.test(line.charAt(at + said.length))
}
